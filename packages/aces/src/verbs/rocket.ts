import { type Check, passes, refusals, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { GERMANY } from '../content/factions';
import { say } from '../say';
import { board, DESTROYED, NEUTRAL, NONE, type Table, teamOfSeat } from '../state';
import type { TurnFrame } from '../turn/turn-frame';
import { declareRocket, resolveAll } from './attack';
import type { Act, Verb } from './verb';
import { factoryHex, factoryOption, hexOf } from './writing';

interface RocketTry {
  readonly seat: Seat;
  readonly factory: number;
}

const rocketChecks: readonly Check<Table, RocketTry, RuleId>[] = [
  {
    rule: 'AA-V2-12',
    gate: true,
    ok: (s, c) => s.opt.mission === 'v2' && c.seat === s.controller && s.active === c.seat && !s.rocketFired,
    say: () => say.refusals.v2FiresOnceTurn,
  },
  {
    rule: 'AA-RULING-67',
    ok: (s, c) => {
      const owner = s.owners[c.factory];
      if (owner === undefined || owner === DESTROYED) return false;
      return owner === NEUTRAL || s.opt.v2MayHitOwnFactories || teamOfSeat(s, owner) !== GERMANY;
    },
    say: () => say.refusals.firesIntactFactoriesGermany,
  },
];

export const rocket: Verb = {
  word: 'rocket',
  form: 'at:place',
  print: (s, _seat, [, factory]) => `rocket ${factoryHex(s, factory)}`,
  read: (s, _seat, wish) => factoryOption(s, 'rocket', hexOf(s, wish, 'at')),
  refuse(s, { seat, wish }) {
    const at = hexOf(s, wish, 'at');
    return refusals(rocketChecks, s, { seat, factory: at === NONE ? -1 : (board(s).factoryAt[at] ?? -1) });
  },
  goOn: resolveAll,
};

export const firingRocket: Act<TurnFrame> = {
  verbs: [rocket],
  offer(s, _f, seat, out) {
    for (let factory = 0; factory < s.owners.length; factory++)
      if (passes(rocketChecks, s, { seat, factory })) out.push(['rocket', factory]);
  },
  take: (s, _f, _seat, option, k) => declareRocket(s, Number(option[1]), k),
};
