import { gmGame } from '@sandtable/2gm';
import type { Game } from '@sandtable/kernel';
import { answerAll } from '../../situations/answer-worker';
import { aimFrom } from './aims';
import { SITUATIONS } from './situations';

answerAll(gmGame as unknown as Game, SITUATIONS, ({ aim }) => aimFrom(aim) as never);
