import { countingFor } from '../plural';

const count = countingFor('en');

/** What is said of a way that a unit of Aces & Armor could take. */
export const acesWays = {
  threatened: (units: string) => `In range of ${units}.`,
  interceptable: (units: string) => `Could be stopped on the way by ${units}.`,
  occupies: 'Occupies the factory; the unit cannot attack this turn.',
  cost: (points: string) => `Costs ${points}.`,
  /** For a mouse and a finger. */
  add: 'Lead it through here',
  go: 'Go there',
  addHint: 'Shift and a click lead the way through a hex, Escape takes it back.',
  through: (n: number) =>
    count(n, { one: 'Through {n} hex of your choice.', other: 'Through {n} hexes of your choice.' }),
};
