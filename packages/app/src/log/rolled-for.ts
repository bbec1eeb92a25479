import type { Fact } from '@sandtable/kernel';
import { isRead, readIn } from '../i18n/reading';

/** What is told of a die, with what it was rolled for as soon as the words of the game are there. */
export function rolledFor(told: string, purpose: Fact | undefined, game: string): string {
  const words = purpose !== undefined && isRead(game) ? readIn(game, purpose) : '';
  return words ? `${told}: ${words}` : told;
}
