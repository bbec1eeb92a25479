import { by, type Check, type Kernel, passes, refusals, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { putUnit } from '../attack/removal';
import { setOf, unitTypeOf } from '../content/unit-types';
import { hexName, typeId, typeNamed } from '../names/names';
import { say } from '../say';
import { type AcesState, actsNow, BOUGHT, board, NONE, seatState, type Table } from '../state';
import { countType, isOwnFactory, newUnit, purse } from '../turn/money';
import type { TurnFrame } from '../turn/turn-frame';
import type { Act, Verb } from './verb';
import { hexOf } from './writing';

interface BuyTry {
  readonly seat: Seat;
  readonly type: number;
  readonly hex: number;
}

const buyChecks: readonly Check<Table, BuyTry, RuleId>[] = [
  {
    rule: 'AA-BUY-01',
    gate: true,
    ok: (s, c) => actsNow(s, c.seat) && seatState(s, c.seat).faction === unitTypeOf(c.type).faction,
    say: () => say.refusals.onlyUnitsOwnFaction,
  },
  {
    rule: 'AA-BUY-02',
    ok: (s, c) => isOwnFactory(s, c.seat, c.hex),
    say: () => say.refusals.boughtUnitPlacedFactory,
  },
  {
    rule: 'AA-BUY-03',
    ok: (s, c) => (s.hexes[c.hex] ?? NONE) === NONE,
    say: () => say.refusals.unitStandsFactory,
  },
  {
    rule: 'AA-BUY-05',
    // AA-RULING-53; how many miniatures the box holds does not matter
    ok: (s, c) => by(s.opt.maxPerType === 0 || countType(s, c.type) < s.opt.maxPerType, 'AA-RULING-53', 'AA-BUY-06'),
    say: (s) => say.refusals.nobodyMoreThanOne(s.opt.maxPerType),
  },
  {
    rule: 'AA-BUY-01',
    ok: (s, c) => purse(s, c.seat).coins >= unitTypeOf(c.type).cost,
    say: (s, c) => say.refusals.costsCoins(unitTypeOf(c.type).cost, purse(s, c.seat).coins),
  },
];

/**
 * AA-BUY-02, AA-BUY-04: the unit appears at once and the buyer may go on. Phase 4 is the last, so until its owner's next
 * turn it can only react (AA-RULING-54), and it is lost if enemy Infantry beside it occupies the factory (AA-BUY-09).
 */
function buyUnit(s: AcesState, seat: Seat, type: number, hex: number, k: Kernel<AcesState>): void {
  purse(s, seat).coins -= unitTypeOf(type).cost;
  const id = s.units.length;
  s.units.push(newUnit(type, seat, BOUGHT));
  putUnit(s, id, hex);
  k.emit?.({ type: 'bought', rule: 'AA-BUY-02', seat, unit: id, hex });
}

export const buy: Verb = {
  word: 'buy',
  form: 'unit:word at:place',
  print: (s, _seat, [, type, hex]) => `buy ${typeId(Number(type))} ${hexName(s, Number(hex))}`,
  read(s, seat, wish) {
    const type = typeNamed(seatState(s, seat).faction, wish.words.unit ?? '');
    const at = hexOf(s, wish, 'at');
    return type < 0 || at === NONE ? null : ['buy', type, at];
  },
  refuse(s, { seat, wish }) {
    const type = typeNamed(seatState(s, seat).faction, wish.words.unit ?? '');
    const hex = hexOf(s, wish, 'at');
    if (type < 0 || hex === NONE) return [{ rule: 'AA-BUY-01', text: say.explain.noSuchPurchase }];
    return refusals(buyChecks, s, { seat, type, hex });
  },
};

export const buying: Act<TurnFrame> = {
  verbs: [buy],
  offer(s, _f, seat, out) {
    for (const type of setOf(seatState(s, seat).faction))
      for (const hex of board(s).factories) if (passes(buyChecks, s, { seat, type, hex })) out.push(['buy', type, hex]);
  },
  take: (s, _f, seat, [, type, hex], k) => buyUnit(s, seat, Number(type), Number(hex), k),
};
