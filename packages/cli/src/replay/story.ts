import {
  type Core,
  type Game,
  type GameEvent,
  Match,
  oneLine,
  playReplay,
  type RecordedOutcome,
  type Replay,
  type ReplayEntry,
  TapeDice,
  type Told,
} from '@sandtable/kernel';
import { readIn, tellEvent, tellOutcome } from '../output/events';
import { guarded, type Verified, verdictText, verify } from './verify';

interface Chapter {
  readonly number: number;
  readonly seat: string;
  /** Null for a die the opponent rolled to make up its mind. */
  readonly wish: string | null;
  readonly events: readonly GameEvent[];
  readonly told: readonly string[];
}

export interface Story {
  readonly game: string;
  readonly version: string;
  readonly seed: string;
  readonly setup: unknown;
  readonly opening: readonly string[];
  readonly answers: readonly Chapter[];
  readonly result: Told<RecordedOutcome> | null;
  readonly ending: string;
  readonly verdict: Verified;
}

/** A replay as a person would tell it: who wanted what, what the dice said, how it ended. */
export function tellStory(game: Game, replay: Replay): Story {
  const { rules } = game;
  const answers: Chapter[] = [];
  let opening: readonly GameEvent[] = [];
  let last: Core | null = null;
  const told = guarded(replay, () => {
    const start = Match.start(rules, replay.setup, replay.seed, { dice: new TapeDice(replay.draws), events: true });
    opening = start.takeEvents();
    last = start.state;
    // A wish is told in the words of the moment it was made in, so each answer needs the state before it.
    let before = start.state;
    return playReplay(rules, replay, {
      events: true,
      each: (match, entry, done) => {
        const own = answers.length === 0 ? done.events.slice(opening.length) : done.events;
        answers.push(chapter(game, before, match.state, entry, own, answers.length + 1));
        before = rules.clone(match.state);
        last = match.state;
      },
    });
  });
  const state: Core | null = last;
  // told on the tape, so that a forged one can be read as far as it goes; judged as `verify` does
  const verdict = verify(game, replay);
  return {
    game: game.title,
    version: replay.version,
    seed: replay.seed,
    setup: replay.setup,
    opening: state === null ? [] : opening.map((event) => tellEvent(game, state, event, 'all')),
    answers,
    result: readIn(game, replay.result),
    ending: state === null ? 'The match could not be started.' : tellOutcome(game, state, replay.result),
    verdict: verdict.ok && !told.ok ? { ...told, checked: verdict.checked } : verdict,
  };
}

function chapter(
  game: Game,
  before: Core,
  after: Core,
  [seat, verb, ...args]: ReplayEntry,
  events: readonly GameEvent[],
  number: number,
): Chapter {
  const wish = verb === '$roll' ? null : game.wishOf(before, seat, [verb, ...args]);
  const told = events.map((event) => tellEvent(game, after, event, 'all'));
  return { number, seat: game.seatName(before, seat), wish, events, told };
}

/** Of what a file calls itself, so much is shown. */
const NAME = 100;

export function storyText(story: Story): string {
  const head = `${story.game} (version ${oneLine(story.version, NAME)}), seed ${oneLine(story.seed, NAME)}\n`;
  const opening = story.opening.map((line) => `      ${line}\n`).join('');
  const answers = story.answers.map(({ number, seat, wish, told }) => {
    const line = `${String(number).padStart(4)}  ${seat}: ${wish ?? 'rolls to decide'}\n`;
    return line + told.map((text) => `      ${text}\n`).join('');
  });
  return `${head}\n${opening}${answers.join('')}\n${oneLine(story.ending)}\n\n${verdictText(story.verdict)}`;
}
