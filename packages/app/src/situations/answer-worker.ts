import type { Core, Game, Replay } from '@sandtable/kernel';
import type { Aim, Lumps } from './judge';
import { judged } from './judged';
import type { Situation } from './situation';

interface Question {
  readonly id: string;
  readonly replay: Replay;
}

/** The engine counts apart from the page: a worker that judges lines of these situations. */
export function answerAll<T extends Situation>(
  game: Game,
  situations: readonly T[],
  aimFrom: (situation: T) => (start: Core) => Aim,
  lumps?: Lumps,
): void {
  self.addEventListener('message', ({ data: { id, replay } }: MessageEvent<Question>) => {
    const found = situations.find((each) => each.id === id);
    try {
      const read = game.rules.parseSetup(replay.setup);
      const again = read.ok ? { ...replay, setup: read.value } : null;
      self.postMessage(found === undefined || again === null ? null : judged(game, again, aimFrom(found), lumps));
    } catch {
      self.postMessage(null);
    }
  });
}
