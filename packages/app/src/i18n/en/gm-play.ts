import { countingFor } from '../plural';

const count = countingFor('en');

/** Sentences of 2GM's table while a match is played; what all games say alike is in play. */
export const gmPlay = {
  ap: (n: number) => `${count.number(n)} AP`,
  prompt: {
    other: 'Choose one of the answers.',
  },
};

export type GmPlayWords = typeof gmPlay;
