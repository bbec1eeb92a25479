import { type AcesView, OFF_BOARD } from '@sandtable/aces/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';

/*
 * The book lets everybody lay out a whole army at once (AA-SETUP-04), the engine asks unit by unit. What a person has laid
 * out is given unit by unit as the questions come, so that the screen changes hands once.
 */

/** The units a seat still has to put on tokens, beginning with the one that is asked for. */
export function unitsToAssign(view: AcesView, seat: Seat, question: Question): number[] {
  const first = Number(question.options[0]?.[1] ?? 0);
  return view.table.units.flatMap((u, id) => (u.seat === seat && u.at === OFF_BOARD && id >= first ? [id] : []));
}

/** Tokens a seat may use: both partners of a cooperative game have two of the three. */
export function tokensOf(question: Question): number[] {
  return [...new Set(question.options.map((o) => Number(o[2])))];
}

/** A layout to begin with: units one after the other around the tokens. */
export function firstLayout(units: readonly number[], tokens: readonly number[]): Map<number, number> {
  return new Map(units.map((unit, i) => [unit, tokens[i % tokens.length] ?? 0]));
}

export function withToken(layout: ReadonlyMap<number, number>, unit: number, token: number): Map<number, number> {
  return new Map(layout).set(unit, token);
}

export function answersOf(layout: ReadonlyMap<number, number>): Option[] {
  return [...layout].map(([unit, token]): Option => ['assign', unit, token]);
}
