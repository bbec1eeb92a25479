import { by, type Check, type Kernel, type Option, passes, type Seat, type Standing } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { putUnit } from './removal';
import { say } from './say';
import {
  type AcesState,
  actsNow,
  areEnemies,
  BOUGHT,
  board,
  NONE,
  OFF_BOARD,
  onMap,
  purseOf,
  seatState,
  type Table,
  unit,
} from './state';
import { unitTypeOf } from './unit-types';

/** AA-REPAIR-02, AA-REPAIR-05. */
const REPAIR_COST = 2;
const REPAIR_REMOVES = 3;

function purse(s: Table, seat: Seat) {
  return seatState(s, purseOf(s, seat));
}

/**
 * AA-MONEY-01: one coin for each factory with the own flag, to keep until it is spent; there is
 * no end of coins.
 */
export function collectIncome(s: AcesState, seat: Seat, k: Kernel<AcesState>): void {
  const owner = purseOf(s, seat);
  const coins = s.owners.filter((o) => o === owner).length;
  seatState(s, owner).coins += by(coins, 'AA-MONEY-02', 'AA-MONEY-05', 'AA-RULING-50');
  k.emit?.({ type: 'income', rule: 'AA-MONEY-01', seat: owner, coins });
}

/**
 * AA-TURN-04: repairs paid in the previous turn end before anything moves. AA-REPAIR-04: the coins go to
 * the bank. AA-REPAIR-07: experience stays.
 */
export function finishRepairs(s: AcesState, k: Kernel<AcesState>): void {
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (!u.repairing || !actsNow(s, u.seat)) continue;
    u.repairing = false;
    u.damage = by(Math.max(0, u.damage - REPAIR_REMOVES), 'AA-REPAIR-06', 'AA-REPAIR-04', 'AA-REPAIR-07');
    k.emit?.({ type: 'repaired', rule: 'AA-REPAIR-05', unit: id });
  }
}

export interface RepairTry {
  readonly seat: Seat;
  readonly unit: number;
}

export const repairChecks: readonly Check<Table, RepairTry, RuleId>[] = [
  {
    rule: 'AA-REPAIR-08',
    ok: (s, c) => !seatState(s, c.seat).automa,
    say: () => say.refusals.automaNeverRepairs,
  },
  {
    rule: 'AA-REPAIR-01',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && onMap(u) && u.seat === c.seat && actsNow(s, c.seat) && isOwnFactory(s, u.seat, u.at);
    },
    say: () => say.refusals.onlyUnitYoursFactory,
  },
  {
    rule: 'AA-RULING-51',
    ok: (s, c) => unit(s, c.unit).damage > 0 && !unit(s, c.unit).repairing,
    say: (s, c) => (unit(s, c.unit).damage === 0 ? say.refusals.unitNotDamaged : say.refusals.repairAlreadyPaid),
  },
  {
    rule: 'AA-REPAIR-02',
    ok: (s, c) => purse(s, c.seat).coins >= REPAIR_COST,
    say: (s, c) => say.refusals.repairCostsCoins(REPAIR_COST, purse(s, c.seat).coins),
  },
];

/** AA-REPAIR-03: the coins leave the purse and lie under the unit. */
export function startRepair(s: AcesState, seat: Seat, id: number, k: Kernel<AcesState>): void {
  purse(s, seat).coins -= REPAIR_COST;
  unit(s, id).repairing = by(true, 'AA-MONEY-06');
  k.emit?.({ type: 'repair-started', rule: 'AA-REPAIR-03', unit: id });
}

export interface BuyTry {
  readonly seat: Seat;
  readonly type: number;
  readonly hex: number;
}

export const buyChecks: readonly Check<Table, BuyTry, RuleId>[] = [
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

export function countType(s: Table, type: number): number {
  return s.units.filter((u) => onMap(u) && u.type === type).length;
}

function isOwnFactory(s: Table, seat: Seat, hex: number): boolean {
  const factory = board(s).factoryAt[hex] ?? -1;
  return factory >= 0 && s.owners[factory] === purseOf(s, seat);
}

/**
 * AA-BUY-02, AA-BUY-04: the unit appears at once and the buyer may go on. Phase 4 is the last, so until its owner's next
 * turn it can only react (AA-RULING-54), and it is lost if enemy Infantry beside it occupies the factory (AA-BUY-09).
 */
export function buyUnit(s: AcesState, seat: Seat, type: number, hex: number, k: Kernel<AcesState>): void {
  purse(s, seat).coins -= unitTypeOf(type).cost;
  const id = s.units.length;
  s.units.push(newUnit(type, seat, BOUGHT));
  putUnit(s, id, hex);
  k.emit?.({ type: 'bought', rule: 'AA-BUY-02', seat, unit: id, hex });
}

/** New units have neither damage nor experience. */
export function newUnit(type: number, seat: Seat, army: number) {
  return {
    type,
    seat,
    at: OFF_BOARD,
    damage: by(0, 'AA-BUY-07', 'AA-SETUP-17'),
    xp: by(0, 'AA-BUY-07', 'AA-SETUP-17'),
    army,
    moved: false,
    occupied: false,
    marks: NONE,
    intercepted: false,
    repairing: false,
    attackers: 0,
  };
}

/** The ally of a seat who keeps a purse of their own; NONE for partners with one purse. */
function allyOf(s: Table, seat: Seat): Seat {
  return by(
    s.seats.findIndex((x, i) => i !== seat && !areEnemies(s, i, seat) && x.purse !== purseOf(s, seat)),
    'AA-COOP-05',
    'AA-COOP-06',
  );
}

export interface TransferTry {
  readonly seat: Seat;
  readonly coins: number;
}

export const transferChecks: readonly Check<Table, TransferTry, RuleId>[] = [
  {
    rule: 'AA-MONEY-03',
    gate: true,
    ok: (s, c) => s.phase !== 'setup' && allyOf(s, c.seat) !== NONE,
    say: () => say.refusals.noAllyHandCoins,
  },
  {
    rule: 'AA-RULING-49',
    ok: (_s, c) => Number.isInteger(c.coins) && c.coins >= 2,
    say: () => say.refusals.oneCoinGoesBank,
  },
  {
    rule: 'AA-MONEY-03',
    ok: (s, c) => seatState(s, c.seat).coins >= c.coins,
    say: (s, c) => say.refusals.youHaveCoins(seatState(s, c.seat).coins),
  },
];

/** AA-MONEY-03: at any moment the match waits for somebody (AA-RULING-49). AA-MONEY-04: the bank keeps one coin. */
export const transfers: Standing<AcesState> = {
  offer(s, seat, out: Option[]) {
    for (let coins = 2; passes(transferChecks, s, { seat, coins }); coins++) out.push(['transfer', coins]);
  },
  take(s, seat, option, k) {
    const coins = Number(option[1]);
    const to = allyOf(s, seat);
    seatState(s, seat).coins -= coins;
    seatState(s, to).coins += coins - 1;
    k.emit?.({ type: 'transferred', rule: 'AA-MONEY-04', seat, to, coins });
  },
};
