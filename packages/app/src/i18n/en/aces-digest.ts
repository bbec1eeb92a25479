import { countingFor } from '../plural';

const count = countingFor('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the turns of enemies have done, when the own turn begins. */
export const acesDigest = {
  said: (parts: readonly string[]) => `Enemy’s turn: ${parts.join('; ')}.`,
  unhurt: 'no hits',
  lost: (units: readonly string[]) => `lost ${list.format(units)}`,
  damaged: (units: readonly string[]) => `damaged ${list.format(units)}`,
  hurt: (unit: string, amount: number) => `${unit} (−${count.number(amount)})`,
  taken: (hexes: readonly string[]) =>
    count(hexes.length, {
      one: `factory taken on ${hexes.join('')}`,
      other: `factories taken on ${list.format(hexes)}`,
    }),
  missed: (units: readonly string[]) => `${list.format(units)} attacked in vain`,
  killed: (units: readonly string[]) => `the enemy lost ${list.format(units)}`,
  moved: (n: number) => count(n, { one: 'moved {n} unit', other: 'moved {n} units' }),
  bought: (units: readonly string[]) => `bought ${list.format(units)}`,
};
