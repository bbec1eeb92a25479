import { countingFor } from '../plural';

const count = countingFor('en');

/** What the Commander says when somebody asks it what to do. */
export const advice = {
  title: 'What the Commander would do',
  thinking: 'It thinks it over with what your seat knows…',
  first: 'Its choice:',
  second: 'Or else:',
  take: 'Do its choice',
  close: 'Close',
  asked: (n: number) => count(n, { one: 'Asked once in this match.', other: 'Asked {n} times in this match.' }),
};
