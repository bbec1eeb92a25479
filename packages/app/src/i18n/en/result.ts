import { begin } from './article';

/** What is said when a match has ended. */
export const result = {
  title: (winners: string) => `${begin(winners)} won the match`,
  draw: 'The match ends without a winner',
  summary: 'Summary',
  replay: 'Replay',
  look: 'Look at the map',
  again: 'The result',
  rematch: 'Rematch',
  swap: 'Swap sides',
};
