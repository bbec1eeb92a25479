import * as z from 'zod/mini';
import { catalogue } from '../content/index';
import { UNIT_TYPES } from '../content/types';
import { shortId, spaceName } from '../names/names';
import type { Notes } from '../position/notes';
import { shapeKey } from '../shape-key';
import { NONE, type Table } from '../state';
import { goalRow } from './apply';
import * as g from './goals';
import { type Goal, GoalShape } from './shape';

const Cards = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(300));
const Rows = z.int().check(z.minimum(0), z.maximum(6));

const SideShape = z.strictObject({
  goals: z._default(
    z
      .array(
        z.strictObject({
          goal: GoalShape,
          /** Turns in succession in which the places were held. */
          held: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
        }),
      )
      .check(z.maxLength(20)),
    () => [],
  ),
  /** Rows, from its own side, in which it may deploy. */
  rows: z._default(z.array(z.int().check(z.minimum(1), z.maximum(6))).check(z.maxLength(6)), () => [1]),
  supplyRows: z._default(Rows, 0),
  /** Units it has lost so far. */
  lost: z._default(Cards, () => []),
});

/** What a scenario adds to a position. */
export const ScenarioPositionShape = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, shapeKey('smallLettersDigitsHyphens'))),
  rowboats: z._default(z.boolean(), false),
  south: z._default(SideShape, () => ({ goals: [], rows: [1], supplyRows: 0, lost: [] })),
  north: z._default(SideShape, () => ({ goals: [], rows: [1], supplyRows: 0, lost: [] })),
});

type Told = z.infer<typeof ScenarioPositionShape>;

const SIDES = ['south', 'north'] as const;

export function readScenarioPosition(s: Table, told: Told, notes: Notes): void {
  s.scenario = told.id;
  s.rowboats = told.rowboats;
  SIDES.forEach((name, side) => {
    const { goals, rows, supplyRows, lost } = told[name];
    const nation = s.seats[side]?.nation ?? 0;
    s.rowsOpen[side] = [...rows];
    s.supplyRows[side] = supplyRows;
    lost.forEach((card, i) => {
      const n = notes.card(nation, card, ['unit'], `scenario/${name}/lost/${i}`);
      if (n !== NONE) s.lost.push(side, n);
    });
    goals.forEach(({ goal, held }, i) => {
      const path = `scenario/${name}/goals/${i}/goal/card`;
      s.goals.push([side, ...goalRow(s, goal, (card) => notes.card(nation, card, ['unit'], path))]);
      s.held.push(held);
    });
  });
}

export function printScenarioPosition(s: Table): Told {
  return { id: s.scenario, rowboats: s.rowboats, south: printSide(s, 0), north: printSide(s, 1) };
}

function printSide(s: Table, side: number): Told['south'] {
  return {
    goals: s.goals.flatMap((row, i) => (row[0] === side ? [{ goal: goalOf(s, row), held: s.held[i] ?? 0 }] : [])),
    rows: [...(s.rowsOpen[side] ?? [])],
    supplyRows: s.supplyRows[side] ?? 0,
    lost: s.lost.flatMap((card, i) => (i % 2 === 1 && s.lost[i - 1] === side ? [idOf(s, card)] : [])),
  };
}

/** A card with numbers of a position's own is still called by its name. */
function idOf(s: Table, card: number): string {
  return (catalogue.cards[card] ?? s.custom[card - catalogue.cards.length])?.id ?? '';
}

/** A goal as a scenario writes it. */
function goalOf(s: Table, row: g.GoalRow): Goal {
  const { kind, count, row: line, card, places, atEnd, type, turns } = g.readGoal(row);
  const at = places.map((space) => spaceName(s, space));
  switch (kind) {
    case g.DESTROY_UNITS: {
      const of = UNIT_TYPES[type];
      return of === undefined ? { kind: 'destroy-units', count } : { kind: 'destroy-units', count, type: of };
    }
    case g.DESTROY_PLACES:
      return { kind: 'destroy-places', at, count };
    case g.HOLD_PLACES:
      return { kind: 'hold-places', at, count, turns };
    case g.REACH_ROW:
      return { kind: 'reach-row', row: line, count, atEndOfTurn: atEnd };
    case g.RESCUE:
      return { kind: 'rescue', card: shortId(idOf(s, card)), row: line, count };
    case g.SURVIVE:
      return { kind: 'survive' };
    default:
      return { kind: 'destroy-hq' };
  }
}
