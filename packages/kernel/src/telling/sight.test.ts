import { expect, it } from 'vitest';
import type { GameEvent, Seat } from '../core';
import { rules } from '../replay/race.fixture';
import { Match } from '../running/match';
import { showing, sightOf } from './sight';

type Event =
  | { readonly type: 'drew'; readonly rule: string; readonly seat: Seat; readonly card: number }
  | { readonly type: 'laid'; readonly rule: string; readonly seat: Seat; readonly card: number; readonly why: string };

const see = sightOf<Event>({
  drew: (e, who) => (e.seat === who ? showing(e, ['seat', 'card']) : null),
  laid: ['seat', 'card'],
});

const drew = { type: 'drew', rule: 'R-1', seat: 0, card: 7 };

it('shows of an event the fields that are listed, and no others', () => {
  const laid = { type: 'laid', rule: 'R-2', seat: 1, card: 3, why: 'a plan', was: 'secret' };
  expect(see(laid, 0)).toEqual({ type: 'laid', rule: 'R-2', seat: 1, card: 3 });
  expect(see(drew, 0)).toEqual(drew);
  expect(see(drew, 1)).toBeNull();
  expect(see(drew, 'spectator')).toBeNull();
});

it('shows nothing of an event that nobody listed', () => {
  expect(see({ type: 'hummed', rule: 'R-3' }, 0)).toBeNull();
  expect(see({ type: 'toString', rule: 'R-3' }, 0)).toBeNull();
});

it('does not compile without a line for every event', () => {
  // @ts-expect-error -- `laid` is missing
  expect(sightOf<Event>({ drew: ['seat'] })({ ...drew, type: 'laid' }, 0)).toBeNull();
});

it('lets the rules note at once what an event says of the board', () => {
  const witness = (s: object, event: GameEvent): GameEvent => ({ ...event, was: JSON.stringify(s).length > 0 });
  const match = Match.start({ ...rules, witness }, { goal: 60 }, 'seed', { events: true });
  const events = match.takeEvents();
  expect(events.map((e) => [e.type, e.was])).toEqual([['roll', true]]);
});
