import { type Game, type Replay, RulesError, type Verdict, verifyReplay } from '@sandtable/kernel';

/** Plays a replay again; an engine that breaks over it means no, not a crash of ours. */
export function verify(game: Game, replay: Replay): Verdict {
  return guarded(replay, () => verifyReplay(game.rules, replay));
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

export function verdictText({ ok, at, expected, found }: Verdict): string {
  if (ok) return 'The replay is genuine: the same answers give the same match.\n';
  return `The replay differs at answer ${at}:\n  expected ${expected}\n  found    ${found}\n`;
}
