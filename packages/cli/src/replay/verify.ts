import { type Examined, examineReplay, type Game, type Replay, RulesError, type Verdict } from '@sandtable/kernel';
import { count } from '../output/text';

/** What came of it, and what it was held against; that is null where it could not even be played. */
export interface Verified extends Verdict {
  readonly checked: Examined | null;
}

/** Plays a replay again; an engine that breaks over it means no, not a crash of ours. */
export function verify(game: Game, replay: Replay): Verified {
  let checked: Examined | null = null;
  const verdict = guarded(replay, () => {
    const { verdict: found, examined } = examineReplay(game.rules, replay);
    checked = examined;
    return found;
  });
  return { ...verdict, checked };
}

export function guarded(replay: Replay, play: () => Verdict): Verdict {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const found = error instanceof RulesError ? error.message : `${error.name}: ${error.message}`;
    return { ok: false, at: replay.answers.length, expected: 'a match that can be played', found };
  }
}

/** Says what was checked and no more: a file can be written by anybody. */
export function verdictText({ ok, at, expected, found, checked }: Verified): string {
  if (!ok) return `The replay differs at answer ${at}:\n  expected ${expected}\n  found    ${found}\n`;
  if (checked === null) return '';
  const { answers, draws, checkpoints, ended } = checked;
  const end = ended ? 'and the same result' : 'without an end yet';
  const same = `${count(answers, 'answer')}, ${count(checkpoints, 'state')} on the way ${end}`;
  return `${DICE[checked.dice](count(draws, 'die or shuffle', 'dice and shuffles'))}: ${same}.${RULES[checked.rules]}\n`;
}

const DICE: Readonly<Record<Examined['dice'], (draws: string) => string>> = {
  seed: (draws) => `Played again from its seed, which gives the same ${draws}`,
  tape: (draws) => `Played again on the ${draws} it has written down, not checked against its seed`,
  typed: (draws) => `Played again on the ${draws} that were typed in, which nobody can check`,
};

const RULES: Readonly<Record<Examined['rules'], string>> = {
  same: ' Rules and cards are those it was played with.',
  other: ' It says that it was played with other rules or cards than these.',
};
