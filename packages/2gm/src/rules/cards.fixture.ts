import { ruleTests } from '@sandtable/testkit';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { type GmState, GONE, type Unit } from '../state';
import { sandbox as onField, told } from './field.fixture';

/** Registers a test with the rows of the book it proves. */
export const rule = ruleTests<RuleId>(book);

/** A side: its AP and the cards of its hand; everything else as a position has it. */
interface Side {
  readonly nation?: string;
  readonly ap?: number;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly [more: string]: unknown;
}

interface Laid {
  readonly edition?: 'tactics' | 'pacific';
  readonly phase?: string;
  readonly south?: Side;
  readonly north?: Side;
  readonly units?: readonly unknown[];
  readonly [more: string]: unknown;
}

/** "S light-infantry c3" is a unit of the south; what else there is to say about it follows. */
export function unit(text: string, more: Readonly<Record<string, unknown>> = {}): unknown {
  const [side = '', card = '', at = ''] = text.split(' ');
  return { side: side === 'S' ? 'south' : 'north', card, at, ...more };
}

/** A side has neither AP nor cards that are not named. */
const BARE = { ap: 0, hand: [], deck: ['light-infantry', 'heavy-infantry', 'light-infantry'], discard: [] };

/** The field of the other rules in the south's Deployment Phase of Pacific, unless told otherwise. */
export function sandbox({ units = [], south, north, ...more }: Laid, dice: readonly number[] = []) {
  const laid = units.map((u) => (typeof u === 'string' ? unit(u) : u)) as object[];
  const sides = { south: { ...BARE, ...south }, north: { ...BARE, ...north } };
  return onField(laid, { edition: 'pacific', phase: 'deployment', turn: 5, ...sides, ...more }, dice);
}

export type TestSandbox = ReturnType<typeof sandbox>;

function names(cards: readonly number[]): string[] {
  return cards.map((n) => (catalogue.cards[n]?.id ?? '').replace(/^.*\//, ''));
}

/** A side as people see it: AP, hand, discard pile. */
export function side(s: TestSandbox, seat: number): { ap: number; hand: string[]; discard: string[]; deck: string[] } {
  const x = (s.state as GmState).seats[seat];
  if (x === undefined) throw new Error(`There is no seat ${seat}.`);
  return { ap: x.ap, hand: names(x.hand), discard: names(x.discard), deck: names(x.deck) };
}

/** The unit of that number in the list of the position. */
export function unitOf(s: TestSandbox, id: number): Unit {
  const u = (s.state as GmState).units[id];
  if (u === undefined) throw new Error(`There is no unit ${id}.`);
  return u;
}

/** Wounds of the unit of that number; a destroyed one keeps its number and has no wounds to tell. */
export function woundsOf(s: TestSandbox, id: number): number | 'gone' {
  const u = unitOf(s, id);
  return u.at === GONE ? 'gone' : u.wounds;
}

/** The two numbers the last attack needed, its Armor-piercing and the Armor. */
export function needs(s: TestSandbox): string {
  const last = told<{ hit: number; crit: number; pierce: number; armor: number }>(s, 'needs').at(-1);
  return last === undefined ? '' : `${last.hit}+/${last.crit}+ ${last.pierce}:${last.armor}`;
}

/** The options that play a card. */
export function plays(s: TestSandbox, seat = s.seat): string[] {
  return s.options(seat).filter((text) => text.startsWith('play '));
}
