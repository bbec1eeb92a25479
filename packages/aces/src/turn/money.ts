import { by, type Kernel, type Seat } from '@sandtable/kernel';
import { type AcesState, actsNow, board, NONE, OFF_BOARD, onMap, purseOf, seatState, type Table, unit } from '../state';

/** AA-REPAIR-05. */
const REPAIR_REMOVES = 3;

/** The seat that keeps the coins. */
export function purse(s: Table, seat: Seat) {
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

export function isOwnFactory(s: Table, seat: Seat, hex: number): boolean {
  const factory = board(s).factoryAt[hex] ?? -1;
  return factory >= 0 && s.owners[factory] === purseOf(s, seat);
}

export function countType(s: Table, type: number): number {
  return s.units.filter((u) => onMap(u) && u.type === type).length;
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
