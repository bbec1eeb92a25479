import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { withCommander } from '@sandtable/commander';
import { type Hosted, hosted } from '@sandtable/host';

/** The games this server keeps tables of. */
export const GAMES: readonly Hosted[] = [hosted(withCommander(gmGame)), hosted(withCommander(acesGame))];
