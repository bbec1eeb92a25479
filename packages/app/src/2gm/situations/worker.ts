import { gmGame } from '@sandtable/2gm';
import type { Game, Replay } from '@sandtable/kernel';
import { judged } from '../../situations/judged';
import { aimFrom } from './aims';
import { SITUATIONS } from './situations';

interface Question {
  readonly id: string;
  readonly replay: Replay;
}

/** The engine counts apart from the page. */
self.addEventListener('message', ({ data: { id, replay } }: MessageEvent<Question>) => {
  const found = SITUATIONS.find((each) => each.id === id);
  try {
    const read = gmGame.rules.parseSetup(replay.setup);
    const again = read.ok ? { ...replay, setup: read.value } : null;
    const said =
      found === undefined || again === null
        ? null
        : judged(gmGame as unknown as Game, again, aimFrom(found.aim) as never);
    self.postMessage(said);
  } catch {
    self.postMessage(null);
  }
});
