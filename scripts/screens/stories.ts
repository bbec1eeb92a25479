import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { type Core, type Game, Recording, think } from '@sandtable/kernel';
import { Stop } from '../lib/say.mjs';

/** Files that fill a screen: moments of a match, and the replay of the whole of it. */
export interface Story {
  /** The person at the screen is to act. */
  readonly moment: string;
  /** The opponent is to act. */
  readonly answer: string;
  readonly replay: string;
}

type Position = Record<string, unknown>;

interface Told<S> {
  readonly opponent: string;
  readonly seed: string;
  /** Whether it is time to stop and look, with this seat to act. */
  isMoment(state: S, seat: number): boolean;
  /** The same position with a person in the first seat. */
  withPerson(position: Position): Position;
}

/** Plays a match between two opponents. */
function tell<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  setup: Setup,
  { opponent: name, seed, isMoment, withPerson }: Told<S>,
): Story {
  const opponent = game.opponents[name];
  if (opponent === undefined) throw new Stop(`${game.title} has no opponent "${name}".`);
  const recording = new Recording(game.rules, setup, seed);
  const moments: [string, string] = ['', ''];
  while (recording.match.over === null) {
    const { match } = recording;
    for (const seat of [0, 1] as const) {
      if (moments[seat] !== '' || !isMoment(match.state, seat)) continue;
      moments[seat] = JSON.stringify(withPerson(game.printPosition(match.state, 'all') as Position));
    }
    const seat = match.waiting()[0] ?? 0;
    const reply = think(match, seat, opponent);
    if (reply === null) break;
    if ('roll' in reply) recording.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
    else recording.submit(seat, reply.option);
  }
  return { moment: moments[0], answer: moments[1], replay: JSON.stringify(recording.file()) };
}

/** Aces & Armor on half of the summer map, in the third round. */
export function acesStory(): Story {
  return tell(acesGame, acesGame.defaultSetup('aces', ['automa', 'automa']), {
    opponent: 'automa',
    seed: 'screens',
    isMoment: (s, seat) => s.round === 4 && s.active === seat && s.phase === 'move',
    withPerson(position) {
      const seats = position.seats as Position;
      const [first = ''] = Object.keys(seats);
      return { ...position, seats: { ...seats, [first]: { ...(seats[first] as Position), automa: false } } };
    },
  });
}

/** 2GM with the decks of a first match, when both armies are on the field. */
export function gmStory(edition: 'tactics' | 'pacific'): Story {
  return tell(gmGame, gmGame.defaultSetup(edition, ['rulebook', 'rulebook']), {
    opponent: 'rulebook',
    seed: 'screens',
    isMoment: (s, seat) => s.turn >= 9 && s.active === seat && (seat === 1 || s.phase === 'shooting'),
    withPerson: (position) => ({ ...position, south: { ...(position.south as Position), solo: null } }),
  });
}
