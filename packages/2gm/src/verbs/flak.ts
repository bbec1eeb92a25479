import { by, type Kernel, type Option, refusals } from '@sandtable/kernel';
import { areaOf, flakChecks, flakShot, offerFlak } from '../air/flak';
import { flies, type RaidFrame } from '../air/raid-frame';
import { attackFrame } from '../attack/attack-frame';
import { policies } from '../editions/index';
import { type GmState, NONE, type Table, unit } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { topmost } from './moment';
import type { Act, Verb } from './verb';
import { numbersOf, ofTwo } from './writing';

export const flak: Verb = {
  word: 'flak',
  form: 'from:place to:place',
  ...ofTwo('flak'),
  refuse(s, { seat, option }, w) {
    const [gun] = numbersOf(option);
    const raid = topmost<RaidFrame>(s, 'raid');
    const drop = topmost<DeployFrame>(s, 'deploy');
    if (raid !== undefined) return refusals(flakChecks, s, { seat, gun, area: areaOf(s, raid) }, w);
    return drop === undefined
      ? []
      : refusals(flakChecks, s, { seat, gun, area: { spaces: [drop.space], hq: NONE } }, w);
  },
};

/** Whom the guns may aim at: in Pacific an escort before the attacker, in Tactics any of them. */
export function flakTargets(s: Table, f: RaidFrame): number[] {
  const escorts = f.escorts.filter((id) => flies(s, id));
  const attacker = flies(s, f.aircraft) ? [f.aircraft] : [];
  if (policies(s).escortsDrawFire && escorts.length > 0) return escorts;
  return by([...escorts, ...attacker], '2GM-AA-10', '2GM-AA-11', '2GM-RULING-89');
}

function fire(s: GmState, option: Option, k: Kernel<GmState>): void {
  const [gun, target] = numbersOf(option);
  unit(s, gun).flak = s.turn;
  k.call(attackFrame(flakShot(s, gun, target)));
}

/** 2GM-AIR-47: at whatever attacks within range. */
export const firingAtRaid: Act<RaidFrame> = {
  verbs: [flak],
  offer: (s, f, seat, out) => offerFlak(s, seat, areaOf(s, f), flakTargets(s, f), out),
  take: (s, _f, _seat, option, k) => fire(s, option, k),
};

/** 2GM-PARA-08: at who comes down in their range. */
export const firingAtDrop: Act<DeployFrame> = {
  verbs: [flak],
  offer: (s, f, seat, out) => offerFlak(s, seat, { spaces: [f.space], hq: NONE }, [f.unit], out),
  take: (s, _f, _seat, option, k) => fire(s, option, k),
};
