import { acesGame } from '@sandtable/aces';
import type { Game } from '@sandtable/kernel';
import { answerAll } from '../../situations/answer-worker';
import { aimOf, lumpsOf } from './aims';
import { SITUATIONS } from './situations';

answerAll(
  acesGame as unknown as Game,
  SITUATIONS,
  ({ aim }) =>
    () =>
      aimOf(aim),
  lumpsOf,
);
