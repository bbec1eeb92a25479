import { setOf } from '../content/unit-types';
import { typeId, typeNamed } from '../names/names';
import type { SetupFrame } from '../set-up/frame';
import { seatState } from '../state';
import { newUnit } from '../turn/money';
import type { Act, Verb } from './verb';

/** A unit of a second set. */
export const pick: Verb = {
  word: 'pick',
  form: 'unit:word',
  rule: 'AA-RULING-102',
  print: (_s, _seat, [, type]) => `pick ${typeId(Number(type))}`,
  read: (s, seat, { words }) => ['pick', typeNamed(seatState(s, seat).faction, words.unit ?? '')],
};

export const picking: Act<SetupFrame> = {
  verbs: [pick],
  offer(s, f, seat, out) {
    const types = setOf(seatState(s, seat).faction);
    const picked = s.units.filter((u) => u.seat === seat).slice(types.length, types.length + f.n);
    for (const type of types) if (!picked.some((u) => u.type === type)) out.push(['pick', type]);
  },
  take(s, _f, seat, option, k) {
    s.units.push(newUnit(Number(option[1]), seat, 0));
    k.emit?.({ type: 'picked', rule: 'AA-PLAYERS-18', seat, unitType: Number(option[1]) });
  },
};
