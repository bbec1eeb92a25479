import type { GameEvent } from './core';
import { success } from './result';

/** What a ruleset of a test has beside its frames, its first state and its seats. */
export const TINY = {
  id: 'tiny',
  version: '1',
  content: '',
  maxAnswers: 9,
  parseSetup: success,
  clone: <S>(s: S): S => structuredClone(s),
  view: () => null,
  see: (event: GameEvent) => event,
  resample: <S>(s: S): S => structuredClone(s),
  explain: () => [],
  invariants: () => [],
};
