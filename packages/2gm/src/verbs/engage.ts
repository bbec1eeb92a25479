import { flies, type RaidFrame } from '../air/raid-frame';
import { attackFrame } from '../attack/attack-frame';
import { DOGFIGHT, MAIN } from '../attack/shot';
import { shotAt } from '../attack/targets';
import { unitNamed } from '../names/units';
import { NONE } from '../state';
import type { Act, Verb } from './verb';
import { ofUnit } from './writing';

/** Whom a fighter takes on. */
export const engage: Verb = {
  word: 'engage',
  form: 'target:place',
  print: ofUnit('engage').print,
  read: (s, seat, { places }) => ['engage', unitNamed(s, places.target ?? '', seat)],
};

/** 2GM-AIR-48: which interceptor the escort whose turn it is fires at. */
export const engaging: Act<RaidFrame> = {
  verbs: [engage],
  offer(s, f, _seat, out) {
    for (const id of f.interceptors) if (flies(s, id)) out.push(['engage', id]);
  },
  take(s, f, seat, option, k) {
    const [shooter = NONE, weapon = MAIN] = f.queue.splice(0, 2);
    k.call(attackFrame(shotAt(s, seat, shooter, weapon, { mode: DOGFIGHT, target: Number(option[1]), extra: 0 })));
  },
};
