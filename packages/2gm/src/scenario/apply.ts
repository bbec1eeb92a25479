import { parseSpace } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { upgradeNumber, upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import { NATURALS, type Natural, UNIT_TYPES } from '../content/types';
import { fieldOf, putOn } from '../ground';
import { putPiece } from '../set-up/pieces';
import { type GmState, NONE, type Table } from '../state';
import { newUnit } from '../turn/new-unit';
import { cardId } from './check';
import * as g from './goals';
import type { Goal, Scenario, ScenarioSide } from './shape';

const LETTERS: Readonly<Record<string, Natural>> = {
  '.': 'open',
  f: 'forest',
  b: 'bushes',
  m: 'mountain',
  l: 'lake',
  r: 'river',
  s: 'sea',
  h: 'beach',
};

/** The number of a space the scenario names; its checks have seen to it that there is one. */
function spaceOf(s: Table, text: string): number {
  const read = parseSpace(fieldOf(s), text);
  if (!read.ok) throw new RangeError(`There is no space ${text}.`);
  return read.value;
}

/** Columns of one copy of the game. */
const COLUMNS = 8;

/** How far each field lies to the right: with two copies everything is there twice. */
function shiftsOf(s: Table): readonly number[] {
  return by(s.opt.twoCopies ? [0, COLUMNS] : [0], '2GM-TEAM-18');
}

/** 2GM-SETUP-14: field, terrain, forces and goals as the scenario says. */
export function applyScenario(s: GmState, scenario: Scenario): void {
  s.scenario = scenario.id;
  s.rowboats = scenario.rowboats;
  for (const shift of shiftsOf(s)) layField(s, scenario, shift);
  s.first = by(scenario.first === 'bid' ? NONE : scenario.first === 'south' ? 0 : 1, '2GM-SETUP-16');
  applySide(s, scenario.south, 0);
  applySide(s, scenario.north, 1);
}

function layField(s: GmState, scenario: Scenario, shift: number): void {
  scenario.field.forEach((row, fromNorth) => {
    [...row].forEach((letter, column) => {
      const space = (s.rows - 1 - fromNorth) * s.columns + column + shift;
      s.natural[space] = NATURALS.indexOf(LETTERS[letter] ?? 'open');
    });
  });
  s.bridges.push(...scenario.bridges.map((at) => spaceOf(s, at) + shift));
  for (const { card, at } of scenario.terrain)
    putPiece(
      s,
      catalogue.numberOf(`terrain/${card}`),
      at.map((text) => spaceOf(s, text) + shift),
    );
  for (const { card, at } of scenario.mines)
    s.mines.push(spaceOf(s, at) + shift, catalogue.numberOf(`support/${card}`));
}

function applySide(s: GmState, side: ScenarioSide, index: number): void {
  s.seats.forEach((x, seat) => {
    if (x.side !== index) return;
    x.ap = by(seat === index || s.opt.twoCopies ? side.ap : 0, '2GM-SETUP-17'); // 2GM-SETUP-17, divided before the first turn (2GM-TEAM-09)
    x.opening = side.hand;
  });
  s.rowsOpen[index] = [...side.rows];
  s.supplyRows[index] = side.supplyRows;
  s.issued[index] = side.cards.flatMap(({ card, copies }) =>
    new Array<number>(copies).fill(catalogue.numberOf(cardId(side, card, catalogue) ?? '')),
  );
  for (const hq of s.hqs) if (hq.side === index) hq.hp = side.hq;
  shiftsOf(s).forEach((shift, copy) => void placeUnits(s, side, index + 2 * copy, shift));
  const ofNation = (card: string): number => catalogue.numberOf(`${side.nation}/${card}`);
  for (const goal of side.goals) s.goals.push([index, ...goalRow(s, goal, ofNation)]);
  s.held = s.goals.map(() => 0);
}

/** The units of each field are those of the player who sits before it. */
function placeUnits(s: GmState, side: ScenarioSide, seat: number, shift: number): void {
  for (const told of side.units) {
    const u = newUnit(s, catalogue.numberOf(`${side.nation}/${told.card}`), seat);
    u.wounds = told.wounds;
    u.tokens = told.upgrades.map((id) => {
      const kind = upgradeNumber(id);
      return { kind, grey: upgradeOf(kind).mountable, used: 0, since: 0, locked: 0 };
    });
    putOn(s, s.units.push(u) - 1, spaceOf(s, told.at) + shift); // 2GM-SETUP-18
  }
}

/** A goal as numbers. What is to be done is doubled with the field, the turns are not (2GM-TEAM-18). */
export function goalRow(s: Table, goal: Goal, cardNumber: (card: string) => number): number[] {
  const shifts = shiftsOf(s);
  const many = (count: number): number => count * shifts.length;
  const places = (at: readonly string[]): number[] =>
    shifts.flatMap((shift) => at.map((text) => spaceOf(s, text) + shift));
  switch (goal.kind) {
    case 'destroy-hq':
      return [g.DESTROY_HQ, many(1), 0];
    case 'destroy-units':
      return [g.DESTROY_UNITS, many(goal.count), goal.type === undefined ? g.ANY_TYPE : UNIT_TYPES.indexOf(goal.type)];
    case 'destroy-places':
      return [g.DESTROY_PLACES, many(goal.count), 0, ...places(goal.at)];
    case 'hold-places':
      return [g.HOLD_PLACES, many(goal.count), goal.turns, ...places(goal.at)];
    case 'reach-row':
      return [g.REACH_ROW, many(goal.count), g.rowDetail(goal.row, goal.atEndOfTurn)];
    case 'survive':
      return [g.SURVIVE, 1, 0];
    case 'rescue':
      return [g.RESCUE, many(goal.count), g.rescueDetail(cardNumber(goal.card), goal.row)];
  }
}
