import { Sandbox } from '@sandtable/testkit';
import { gmGame } from '../game';

/** A unit of a position. */
export function unit(side: 'south' | 'north', card: string, at: string, more: object = {}): object {
  return { side, card, at, ...more };
}

/** Infantry that every rule of the books is about: Movement 1, Armor 1, 3 HP, 2 spaces, 5+/10+, Armor-piercing 2, Damage 1. */
export const own = (at: string, more: object = {}): object => unit('south', 'light-infantry', at, more);
export const foe = (at: string, more: object = {}): object => unit('north', 'light-infantry', at, more);
/** A tank: Movement 2, Armor 5, 4 HP, 3 spaces, 5+/9+, Armor-piercing 6, Damage 2. */
export const tank = (at: string, more: object = {}): object => unit('south', 'm4-sherman', at, more);

/** One side: nobody can react with an empty hand, and nobody runs out of cards. */
const DECK = new Array<string>(20).fill('light-infantry');

/** South (the United States) against north (Germany), both with 5 AP and empty hands, on open ground in turn 3. */
export function position(units: readonly object[], more: Readonly<Record<string, unknown>> = {}): object {
  const { south = {}, north = {}, ...rest } = more;
  return {
    game: '2gm',
    edition: 'tactics',
    turn: 3,
    phase: 'movement',
    active: 'south',
    south: { nation: 'usa', ap: 5, hand: [], deck: DECK, ...(south as object) },
    north: { nation: 'germany', ap: 5, hand: [], deck: DECK, ...(north as object) },
    units,
    ...rest,
  };
}

export function sandbox(
  units: readonly object[],
  more: Readonly<Record<string, unknown>> = {},
  dice: readonly number[] = [],
) {
  return new Sandbox(gmGame, position(units, more), dice);
}

export const EDITIONS = ['tactics', 'pacific'] as const;

/** The kinds of windows in which somebody may only answer with a card. */
const WINDOWS = ['fire', 'cover', 'rolled', 'resolved', 'moved', 'arrived', 'orders'];

/** Everybody lets every window pass. */
export function quiet(s: ReturnType<typeof sandbox>): void {
  while (WINDOWS.includes(s.kind ?? '')) s.do('pass');
}

/** Carries out wishes; nobody answers in between. */
export function act(s: ReturnType<typeof sandbox>, ...wishes: string[]): void {
  for (const wish of wishes) {
    quiet(s);
    s.do(wish);
  }
  quiet(s);
}

/** The player does nothing more this turn. */
export function endTurn(s: ReturnType<typeof sandbox>): void {
  const { turn } = s.state;
  quiet(s);
  while (s.state.turn === turn && s.match.over === null) act(s, 'end');
}

/** What may be chosen that begins with this word. */
export function offers(s: ReturnType<typeof sandbox>, verb: string): string[] {
  return s.options().filter((wish) => wish.split(' ')[0] === verb);
}

export function apOf(s: ReturnType<typeof sandbox>, seat: number): number | undefined {
  return s.state.seats[seat]?.ap;
}

/** What the events of a kind say, in their order. */
export function told<T>(s: ReturnType<typeof sandbox>, type: string): T[] {
  return s.events.filter((e) => e.type === type) as unknown as T[];
}
