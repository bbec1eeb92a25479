import { play, type Sound } from './sounds';

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
