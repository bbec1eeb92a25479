import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { type Hosted, hosted } from '@sandtable/host';

/** The games this server keeps tables of. */
export const GAMES: readonly Hosted[] = [hosted(gmGame), hosted(acesGame)];
