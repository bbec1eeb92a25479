import type { LogWords } from './log-reader';

/** Words that show what they stand for. */
export const WORDS: LogWords = {
  setUp: 'Set-up',
  movement: 'Movement',
  declarations: 'Attacks declared',
  combat: 'Combat',
  automa: 'Automa acts',
  money: 'Money',
  diceByDamage: 'Dice by damage',
  redDice: 'Red dice',
  hitsUpTo: (level) => `${level} hits up to`,
};
