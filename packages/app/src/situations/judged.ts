import { type Core, type Game, Match, type Option, type Replay } from '@sandtable/kernel';
import { type Aim, Judge, type Lumps, TooLarge } from './judge';
import type { Judged, JudgedStep } from './situation';

const PERSON = 0;

/** Plays a line again, from its seed, and has every decision of the person judged where it was made. */
export function judged<S extends Core>(
  game: Pick<Game<S>, 'rules' | 'wishOf'>,
  replay: Pick<Replay, 'setup' | 'seed' | 'answers'>,
  aimFrom: (start: S) => Aim<S>,
  lumps?: Lumps<S>,
): Judged | null {
  const rules = game.rules as Game<S>['rules'];
  const match = Match.start(rules, replay.setup as never, replay.seed);
  const aim = aimFrom(rules.clone(match.state));
  const judge = new Judge<S>(rules as never, PERSON, aim, undefined, lumps);
  const steps: JudgedStep[] = [];
  try {
    for (const [seat, ...option] of replay.answers) {
      if (aim(match.state) !== null) break;
      if (seat === PERSON) steps.push(...stepOf(game, judge, match.state, option as unknown as Option));
      if (!match.submit(seat, option as unknown as Option).ok) return null;
    }
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
  return { reached: aim(match.state) === 1, steps };
}

/** A decision with one answer is none. */
function stepOf<S extends Core>(
  game: Pick<Game<S>, 'wishOf'>,
  judge: Judge<S>,
  state: S,
  option: Option,
): readonly JudgedStep[] {
  const lines = judge.lines(state);
  const [best] = lines;
  if (best === undefined || lines.length < 2) return [];
  const same = (other: Option): boolean => JSON.stringify(other) === JSON.stringify(option);
  const chance = lines.find((line) => same(line.option))?.chance ?? 0;
  const better = best.chance - chance < 1e-9 ? null : game.wishOf(state, PERSON, best.option);
  return [{ done: game.wishOf(state, PERSON, option), chance, best: best.chance, better }];
}
