import { by, type Frame, type FrameDef, frame, type Kernel, passes, type Seat, step } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isUnitCard, terrainCard, unitCard } from '../../cards';
import { D10 } from '../../die';
import { canStand } from '../../field/deploy-space';
import { fieldOf, pieceAt, putOn, terrainHp } from '../../ground';
import { recorded } from '../../recorded';
import { type GmState, NONE, seatState, type Table, unit } from '../../state';
import { newUnit } from '../../turn/new-unit';
import { offersOf } from '../../turn/offers';
import { equipChecks } from '../../verbs/equip';
import { priceOf } from '../cards/cards';
import { boughtBits, freeBits, NO_COST, newTokens } from '../cards/upgrading';
import { chosenBy } from '../dice';
import { bestBy } from '../saying/rank';
import { columnOfDie, soloRow, soloSpace } from '../situation/field';
import { unitsByRow } from '../situation/supply';
import type { SoloSystem } from '../solo';

/** Units the opponent has on the field before the battle, as both books place them. */
export interface PredeployFrame extends Frame {
  readonly at: 'solo-predeploy';
  readonly seat: Seat;
  /** Unit cards still to be placed, the dearest first; then units still to be equipped, the cheapest first. */
  queue: number[];
  /** What the die chooses from: spaces, or upgrades of the first unit. */
  among: number[];
  /** The rule that chose the space; '' before the first. */
  rule: RuleId | '';
  /** Rows between which a die chooses, and the one it has chosen (SOLOT-PREDEPLOY-05). */
  rows: number[];
  row: number;
  /** The first unit it places. */
  from: number;
}

export function predeployFrame(seat: Seat): PredeployFrame {
  return {
    at: 'solo-predeploy',
    step: 'draw',
    dice: null,
    got: 0,
    seat,
    queue: [],
    among: [],
    rule: '',
    rows: [],
    row: 0,
    from: 0,
  };
}

function isFree(s: Table, card: number, space: number): boolean {
  return (s.on[space] ?? NONE) === NONE && canStand(s, card, space);
}

function spacesOf(s: Table, card: number, wanted: (space: number) => boolean): number[] {
  const out: number[] = [];
  for (let space = 0; space < fieldOf(s).size; space++) if (isFree(s, card, space) && wanted(space)) out.push(space);
  return out;
}

/** The same steps in both books, each with its own rows. */
const RULES = {
  pacific: {
    defend: 'SOLOP-PREDEPLOY-03',
    terrain: 'SOLOP-PREDEPLOY-04',
    line: 'SOLOP-PREDEPLOY-05',
    random: 'SOLOP-PREDEPLOY-05',
    upgrade: 'SOLOP-PREDEPLOY-06',
  },
  tactics: {
    defend: 'SOLOT-PREDEPLOY-03',
    terrain: 'SOLOT-PREDEPLOY-04',
    line: 'SOLOT-PREDEPLOY-07',
    random: 'SOLOT-PREDEPLOY-05',
    upgrade: 'SOLOT-PREDEPLOY-10',
  },
} as const satisfies Record<SoloSystem, Record<string, RuleId>>;

function rulesOf(s: Table, seat: Seat): (typeof RULES)[SoloSystem] {
  return RULES[seatState(s, seat).solo?.system ?? 'pacific'];
}

interface Start {
  readonly spaces: number[];
  readonly rule: RuleId;
  /** Where a die says the column: the rows it may be, one of them by a die. */
  readonly rows: readonly number[];
}

/** The first row, from its own side on, that none of its units holds. */
function missingRow(s: Table, seat: Seat): number {
  const rows = unitsByRow(s, seat, false);
  let row = s.rows;
  while (row > 1 && (rows[row] ?? 0) > 0) row--;
  return by(row, 'SOLO-RULING-67');
}

/** Does one of its units stand beyond the first row that nobody holds? */
function hasGap(s: Table, seat: Seat): boolean {
  const row = missingRow(s, seat);
  return unitsByRow(s, seat, false).some((count, other) => other > 0 && other < row && count > 0);
}

function onRow(s: Table, seat: Seat, card: number, row: number): number[] {
  return spacesOf(s, card, (space) => soloRow(s, seat, space) === row);
}

/** Places to defend, the terrain with most HP, then what the Supply Line needs; the Tactics book rolls for the rest. */
function startingSpaces(s: Table, seat: Seat, card: number): Start {
  const solo = seatState(s, seat).solo;
  const rules = rulesOf(s, seat);
  const defended = solo?.aim === 'defend' ? spacesOf(s, card, (space) => solo.objective.includes(space)) : [];
  if (defended.length > 0) return { spaces: defended, rule: rules.defend, rows: [] };
  const mine = (space: number): boolean => soloRow(s, seat, space) > s.rows / 2;
  const terrain = spacesOf(s, card, (space) => {
    const piece = pieceAt(s, space);
    return mine(space) && piece !== null && !piece.ruins;
  });
  if (terrain.length > 0) {
    const armor = (space: number): number => terrainCard(pieceAt(s, space)?.card ?? NONE).armor;
    const worth = (space: number): number[] =>
      solo?.system === 'tactics' ? [terrainHp(s, space)] : [terrainHp(s, space), armor(space)];
    return { spaces: bestBy(terrain, worth), rule: rules.terrain, rows: [] };
  }
  if (solo?.system !== 'tactics')
    return { spaces: onRow(s, seat, card, missingRow(s, seat)), rule: rules.line, rows: [] };
  const rows = rowsToFill(s, seat).filter((row) => onRow(s, seat, card, row).length > 0);
  const spaces = rows.flatMap((row) => onRow(s, seat, card, row));
  return { spaces, rule: rows.length > 1 ? rules.random : rules.line, rows };
}

/** SOLOT-PREDEPLOY-05: the second line or the third, but never one with nobody behind it (SOLOT-PREDEPLOY-07). */
function rowsToFill(s: Table, seat: Seat): number[] {
  const missing = missingRow(s, seat);
  if (hasGap(s, seat)) return [missing];
  const [second, third] = [Math.max(s.rows - 1, missing), Math.max(s.rows - 2, missing)];
  return second === third ? [second] : [second, third];
}

/** More than ten are told apart by two dice (SOLO-RULING-07). */
function diceFor(n: number): number {
  return n > D10 ? 2 : 1;
}

function chosen(dice: readonly number[], n: number): number {
  const [first = 1, second] = dice;
  if (second === undefined) return chosenBy(first, n);
  const value = (first - 1) * D10 + second - 1;
  const each = Math.floor((D10 * D10) / n);
  return value < each * n ? Math.floor(value / each) : NONE;
}

/** The cards a scenario names; the units among them, the dearest first. */
function drawCards(s: GmState, f: PredeployFrame): void {
  const x = seatState(s, f.seat);
  f.from = s.units.length;
  const cards = x.deck.splice(Math.max(0, x.deck.length - (x.solo?.levers.predeploy ?? 0)));
  const isGround = (card: number): boolean => isUnitCard(card) && unitCard(s, card).type !== 'aircraft';
  f.queue = by(
    cards.filter(isGround).sort((a, b) => priceOf(s, f.seat, b) - priceOf(s, f.seat, a)),
    'SOLOT-PREDEPLOY-01',
    'SOLOT-PREDEPLOY-02',
  );
  x.hand.push(...cards.filter((card) => !isGround(card)));
}

function place(s: GmState, f: PredeployFrame, space: number, k: Kernel<GmState>): void {
  const x = seatState(s, f.seat);
  const card = f.queue.shift() ?? NONE;
  const cost = priceOf(s, f.seat, card);
  x.ap -= cost; // SOLOP-PREDEPLOY-02
  const u = newUnit(s, card, f.seat);
  u.deployed = 0;
  // SOLOP-UPGRADE-04: what its card demands is paid, and what costs nothing comes along
  u.tokens = by(newTokens(s, card, freeBits(s, f.seat, card, 0)), 'SOLO-RULING-90');
  const id = s.units.push(u) - 1;
  putOn(s, id, space);
  const upgrades = u.tokens.map((token) => token.kind);
  if (f.rule !== '') k.emit?.({ type: 'deployed', rule: f.rule, seat: f.seat, unit: id, space, cost, upgrades });
}

/** Upgrades the unit could still get for the AP that are left. */
function affordable(s: Table, seat: Seat, id: number): number[] {
  const u = unit(s, id);
  const bought = boughtBits(s, u);
  const { ap } = seatState(s, seat);
  return offersOf(s, u.card).flatMap((offer, i) => {
    const upgrades = bought | (1 << i);
    if (upgrades === bought || offer.cost > ap) return [];
    return passes(equipChecks, s, { seat, card: u.card, upgrades, cost: NO_COST }) ? [i] : [];
  });
}

function equip(s: GmState, f: PredeployFrame, index: number, k: Kernel<GmState>): void {
  const id = f.queue.shift() ?? NONE;
  const u = unit(s, id);
  const cost = offersOf(s, u.card)[index]?.cost ?? 0;
  const [token] = newTokens(s, u.card, 1 << index);
  if (token === undefined) return;
  seatState(s, f.seat).ap -= cost;
  u.tokens.push(token);
  const rule = rulesOf(s, f.seat).upgrade;
  k.emit?.({ type: 'upgraded', rule, unit: id, token: token.kind, cost });
}

/** Everybody is placed: what is left of its AP equips them, the cheapest first. */
function toEquip(s: Table, f: PredeployFrame): number[] {
  const placed = s.units.flatMap((u, id) => (u.seat === f.seat && u.at >= 0 && id >= f.from ? [id] : []));
  return by(
    placed.sort((a, b) => unitCard(s, unit(s, a).card).cost - unitCard(s, unit(s, b).card).cost),
    'SOLOT-PREDEPLOY-08',
    'SOLOT-PREDEPLOY-09',
  );
}

export const soloPredeploy: FrameDef<GmState, PredeployFrame> = frame<GmState, PredeployFrame>('solo-predeploy', [
  step('draw', 'SOLOP-PREDEPLOY-01', (s, f) => drawCards(s, f)),
  step('next', 'SOLOP-PREDEPLOY-02', (s, f, k) => {
    const [card] = f.queue;
    const x = seatState(s, f.seat);
    if (card === undefined) {
      f.queue = toEquip(s, f);
      k.jump(f, 'equip');
      return;
    }
    const found = startingSpaces(s, f.seat, card);
    // SOLO-RULING-67: one that the initial AP cannot pay is skipped
    if (by(priceOf(s, f.seat, card) > x.ap || found.spaces.length === 0, 'SOLOT-PREDEPLOY-06')) {
      x.hand.push(card);
      f.queue.shift();
      k.jump(f, 'next');
      return;
    }
    f.among = found.spaces;
    f.rule = found.rule;
    f.rows = [...found.rows];
    if (found.rows.length > 0) k.jump(f, 'row');
    else if (f.among.length > 1)
      k.roll(f, diceFor(f.among.length), D10, f.seat, found.rule, recorded.whereStandsBeforeBattle);
    else f.dice = [1];
  }),
  step('place', 'SOLOP-PREDEPLOY-04', (s, f, k) => {
    const space = f.among[chosen(f.dice ?? [], f.among.length)];
    k.jump(f, 'next');
    if (space !== undefined) place(s, f, space, k);
  }),
  step('row', 'SOLOT-PREDEPLOY-05', (_s, f, k) => {
    if (f.rows.length > 1) k.roll(f, 1, D10, f.seat, f.rule, recorded.lineBeforeBattle);
    else f.dice = [1];
  }),
  step('column', 'SOLOT-PREDEPLOY-05', (_s, f, k) => {
    f.row = f.rows[chosenBy(f.dice?.[0] ?? 1, f.rows.length)] ?? 0;
    k.roll(f, 1, D10, f.seat, f.rule, recorded.columnBeforeBattle);
  }),
  step('stand', 'SOLOT-PREDEPLOY-05', (s, f, k) => {
    const space = soloSpace(s, f.seat, f.row, columnOfDie(f.dice?.[0] ?? 1));
    const [card = NONE] = f.queue;
    // SOLO-RULING-02: row and column again where it cannot stand
    if (space === NONE || !isFree(s, card, space)) k.jump(f, 'row');
    else {
      k.jump(f, 'next');
      place(s, f, space, k);
    }
  }),
  step('equip', 'SOLOP-PREDEPLOY-06', (s, f, k) => {
    const [id] = f.queue;
    if (id === undefined) {
      // SOLO-RULING-90: another round as long as somebody can get more
      f.queue = toEquip(s, f).filter((each) => affordable(s, f.seat, each).length > 0);
      if (f.queue.length === 0) k.done(f);
      else k.jump(f, 'equip');
      return;
    }
    f.among = affordable(s, f.seat, id);
    if (f.among.length === 0) {
      f.queue.shift();
      k.jump(f, 'equip');
    } else if (f.among.length > 1)
      k.roll(f, diceFor(f.among.length), D10, f.seat, rulesOf(s, f.seat).upgrade, recorded.upgrade);
    else f.dice = [1];
  }),
  step('equipped', 'SOLOP-PREDEPLOY-06', (s, f, k) => {
    const index = f.among[chosen(f.dice ?? [], f.among.length)];
    k.jump(f, 'equip');
    if (index !== undefined) equip(s, f, index, k);
  }),
]);
