import { by } from '@sandtable/kernel';
import { isUnitCard, unitCard } from '../cards';
import { UNIT_TYPES } from '../content/types';
import { pieceAt, rowOf, terrainHp } from '../ground';
import { NONE, onField, sideOf, type Table, unit } from '../state';

/**
 * Goals as plain numbers, so that a state can be cloned blindly: side, kind, count, a number that depends on the kind (row, type,
 * card, turns), then the spaces.
 */
export type GoalRow = number[];

export const DESTROY_HQ = 0;
export const DESTROY_UNITS = 1;
export const DESTROY_PLACES = 2;
export const HOLD_PLACES = 3;
export const REACH_ROW = 4;
export const SURVIVE = 5;
export const RESCUE = 6;

export const ANY_TYPE = -1;

const SIDE = 0;
const KIND = 1;
const COUNT = 2;
const DETAIL = 3;
const PLACES = 4;

function rowOfRescue(detail: number): number {
  return Math.floor(detail / CARDS);
}

/** Added to the row of a goal that counts only at the end of a turn. */
const AT_END = 10;

export function rowDetail(row: number, atEnd: boolean): number {
  return row + (atEnd ? AT_END : 0);
}

/** A card and a row in one number. */
const CARDS = 10_000;

export function rescueDetail(card: number, row: number): number {
  return row * CARDS + card;
}

/** A goal in words the rest of the engine understands: NONE where its kind has no such thing. */
export interface GoalRead {
  readonly side: number;
  readonly kind: number;
  readonly count: number;
  readonly row: number;
  readonly card: number;
  readonly places: readonly number[];
  /** Only when a turn ends. */
  readonly atEnd: boolean;
  readonly type: number;
  /** So many turns in succession. */
  readonly turns: number;
}

export function readGoal(goal: GoalRow): GoalRead {
  const [side = 0, kind = 0, count = 1, detail = 0] = goal;
  const row = kind === REACH_ROW ? detail % AT_END : kind === RESCUE ? rowOfRescue(detail) : NONE;
  return {
    side,
    kind,
    count,
    row,
    card: kind === RESCUE ? detail % CARDS : NONE,
    places: goal.slice(PLACES),
    atEnd: kind === REACH_ROW && detail > AT_END,
    type: kind === DESTROY_UNITS ? detail : ANY_TYPE,
    turns: kind === HOLD_PLACES ? detail : 0,
  };
}

/** Has the side a goal of this kind? */
export function hasGoal(s: Table, side: number, kind: number): boolean {
  return s.goals.some((goal) => goal[SIDE] === side && goal[KIND] === kind);
}

/** How many of what the goal counts are there now. */
function progressOf(s: Table, goal: GoalRow): number {
  const side = goal[SIDE] ?? 0;
  const detail = goal[DETAIL] ?? 0;
  const spaces = goal.slice(PLACES);
  switch (goal[KIND]) {
    case DESTROY_HQ:
      return s.hqs.filter((h) => h.side !== side && h.hp <= 0).length;
    case DESTROY_UNITS:
      return s.lost.filter((card, i) => i % 2 === 1 && s.lost[i - 1] !== side && isOfType(s, card, detail)).length;
    case DESTROY_PLACES:
      return spaces.filter((space) => isDestroyed(s, space)).length;
    case HOLD_PLACES:
      return spaces.filter((space) => isHeld(s, side, space)).length;
    case REACH_ROW:
      return s.units.filter((u) => onField(u) && sideOf(s, u.seat) === side && rowOf(s, side, u.at) === detail % AT_END)
        .length;
    case RESCUE:
      return s.units.filter(
        (u) =>
          onField(u) &&
          sideOf(s, u.seat) === side &&
          u.card === detail % CARDS &&
          rowOf(s, side, u.at) === rowOfRescue(detail),
      ).length;
    default:
      return 0;
  }
}

/** How far a goal is: so many of so many. Null where there is nothing to count. */
export function goalStand(s: Table, goal: GoalRow): { readonly have: number; readonly count: number } | null {
  if (goal[KIND] === SURVIVE || goal[KIND] === DESTROY_HQ) return null;
  return { have: progressOf(s, goal), count: goal[COUNT] ?? 1 };
}

/** Would one more unit of the enemy, lost now, meet the goal? */
export function winsByLoss(s: Table, goal: GoalRow, card: number): boolean {
  return goal[KIND] === DESTROY_UNITS && isOfType(s, card, goal[DETAIL] ?? ANY_TYPE) && lacksOne(s, goal);
}

/** Would one more of these places, destroyed now, meet the goal? */
export function winsByPlace(s: Table, goal: GoalRow): boolean {
  return goal[KIND] === DESTROY_PLACES && lacksOne(s, goal);
}

function lacksOne(s: Table, goal: GoalRow): boolean {
  return progressOf(s, goal) + 1 >= (goal[COUNT] ?? 1);
}

function isOfType(s: Table, card: number, type: number): boolean {
  if (!isUnitCard(card)) return false;
  return type === ANY_TYPE || unitCard(s, card).type === UNIT_TYPES[type];
}

/** Nothing is left to be shot at there (2GM-BUILD-09, 2GM-TERRAIN-11). */
function isDestroyed(s: Table, space: number): boolean {
  const piece = pieceAt(s, space);
  return piece === null ? terrainHp(s, space) <= 0 : piece.ruins;
}

function isHeld(s: Table, side: number, space: number): boolean {
  const id = s.on[space] ?? NONE;
  return id !== NONE && sideOf(s, unit(s, id).seat) === side;
}

/** The goal is met now; holding counts the turns it has been (`s.held`). */
function isMet(s: Table, index: number): boolean {
  const goal = s.goals[index];
  if (goal === undefined || goal[KIND] === SURVIVE) return false;
  if (goal[KIND] === HOLD_PLACES) return (s.held[index] ?? 0) >= (goal[DETAIL] ?? 1);
  if (goal[KIND] === REACH_ROW && (goal[DETAIL] ?? 0) > AT_END && s.phase !== 'end') return false;
  return progressOf(s, goal) >= (goal[COUNT] ?? 1);
}

/** At the end of a side's turn: one more turn in which it holds what it has to, or it starts again. */
export function countHolding(s: Table, side: number): void {
  s.goals.forEach((goal, i) => {
    if (goal[KIND] !== HOLD_PLACES || goal[SIDE] !== side) return;
    s.held[i] = progressOf(s, goal) >= (goal[COUNT] ?? 1) ? (s.held[i] ?? 0) + 1 : 0;
  });
}

/** The side that has met one of its goals; NONE if none has. */
export function winnerByGoals(s: Table): number {
  return s.goals.find((_g, index) => isMet(s, index))?.[SIDE] ?? NONE;
}

/** The side that has only to hold out; NONE if none has. */
export function survivor(s: Table): number {
  return s.goals.find((goal) => goal[KIND] === SURVIVE)?.[SIDE] ?? NONE;
}

/** Where Objective tokens lie: every space some goal names. */
export function objectives(s: Pick<Table, 'goals'>): number[] {
  return by(
    [...new Set(s.goals.flatMap((goal) => goal.slice(PLACES)))].sort((a, b) => a - b),
    '2GM-TOKEN-39',
  );
}
