import { gmGame } from '@sandtable/2gm';
import type { Seat } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { gmPlay } from '../../i18n/en/gm-play';
import { type Desk, NOTHING, type Selection } from '../play/desk';

type More = Readonly<Record<string, unknown>>;
const DECK = new Array<string>(20).fill('light-infantry');

function sandboxOf(units: readonly object[], { south = {}, north = {}, ...more }: More, dice: readonly number[]) {
  const position = {
    game: '2gm',
    edition: 'pacific',
    turn: 3,
    phase: 'shooting',
    active: 'south',
    south: { nation: 'usa', ap: 5, hand: [], deck: DECK, ...(south as object) },
    north: { nation: 'germany', ap: 5, hand: [], deck: DECK, ...(north as object) },
    units,
    ...more,
  };
  return new Sandbox(gmGame, position, dice);
}

/** The Shooting Phase of the south (the United States) against the north (Germany), of the real engine. */
export class Moment {
  readonly sandbox: ReturnType<typeof sandboxOf>;

  constructor(units: readonly object[], more: More = {}, dice: readonly number[] = []) {
    this.sandbox = sandboxOf(units, more, dice);
  }

  do(...wishes: string[]): this {
    for (const wish of wishes) this.sandbox.do(wish);
    return this;
  }

  desk(seat: Seat = this.sandbox.seat, selection: Partial<Selection> = {}): Desk {
    return deskOf(this.sandbox.match, seat, selection);
  }
}

export function deskOf(match: AnyMatch, seat: Seat, selection: Partial<Selection> = {}): Desk {
  const decision = match.decision(seat);
  return {
    view: match.rules.view(match.state, seat),
    seat,
    question: decision === null ? null : { ...decision, roll: null },
    selection: { ...NOTHING, ...selection },
    t: gmPlay,
  };
}

export type AnyMatch = ReturnType<typeof sandboxOf>['match'];

export const south = (card: string, at: string, more: object = {}): object => ({ side: 'south', card, at, ...more });
export const north = (card: string, at: string, more: object = {}): object => ({ side: 'north', card, at, ...more });

/** The numbers of the book's examples of air combat. */
export const B25 = south('b-25-mitchell', 'hq', {
  stats: { armor: 5, hp: 3, accuracy: [5, 8], pierce: 7, damage: 3, bomber: 3 },
});
export const P51 = south('p-51-mustang', 'hq', { stats: { armor: 4, hp: 3, accuracy: [3, 8], pierce: 5, damage: 3 } });
export const FW190 = north('fw-190', 'hq', { stats: { armor: 4, hp: 3, accuracy: [4, 8], pierce: 5, damage: 3 } });
export const flakOn = (at: string): object =>
  north('flak-38', at, { stats: { accuracy: [5, 9], pierce: 5, damage: 2, range: 4, tags: ['anti-aircraft'] } });
