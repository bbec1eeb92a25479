import { play, type Sound } from './sounds';
import type { StagedShot } from './staged';

/** Milliseconds between two different engines that are heard in one step. */
const APART_MS = 220;

/** Lets each step of a match be heard once, however often it is looked at, and each kind of engine once in it. */
export class Hearing {
  private last = -1;

  /** Which sounds were begun, in their order. */
  hear(answers: number, sounds: readonly Sound[], make: typeof play = play): readonly Sound[] {
    if (answers === this.last) return [];
    this.last = answers;
    const heard = [...new Set(sounds)];
    for (const [i, sound] of heard.entries()) make(sound, i * APART_MS);
    return heard;
  }
}

/** Longer than this nobody waits for what has happened already. */
const MOST_WAITING_MS = 4000;

/** Lets dice and what came of them be heard, shot by shot. */
export class ShotHearing {
  private free = 0;

  /** Shots that are seen are heard when they fall. Those that are not follow at once, one decision after the other: they wait until the last ones are over. */
  hear(
    shots: readonly Pick<StagedShot, 'kind'>[],
    { beat, seen, now }: { readonly beat: number; readonly seen: boolean; readonly now: number },
    make: typeof play = play,
  ): void {
    const wait = seen ? 0 : Math.max(0, this.free - now);
    if (wait > MOST_WAITING_MS) return;
    shots.forEach(({ kind }, i) => {
      const at = wait + i * beat;
      make('die', at + beat * 0.2);
      if (kind !== 'none') make(kind, at + beat * 0.5);
    });
    this.free = now + wait + shots.length * beat;
  }
}
