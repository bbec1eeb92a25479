import { countingFor } from '../plural';
import { gmPlay } from './gm-play';

const count = countingFor('en');
const { ap } = gmPlay;

/** What is said of the upgrades of a unit of 2GM while they are chosen. */
export const gmEquip = {
  title: (unit: string, space: string) => (space === '' ? `Upgrades of ${unit}` : `Upgrades of ${unit} on ${space}`),
  slots: { offensive: 'offensive', defensive: 'defensive' },
  exchange: 'takes the place of the main weapon',
  compulsory: 'always',
  evasion: (hit: number, crit: number) => `harder to hit by ${count.number(hit)}/${count.number(crit)}`,
  grants: { heal: 'heals', repair: 'repairs', sappers: 'clears obstacles', supplies: 'brings AP' },
  mountable: 'has to be mounted',
  flips: 'every second turn',
  once: 'once only',
  sum: (unit: number, upgrades: number) => `Unit ${ap(unit)}, upgrades ${ap(upgrades)}`,
  total: (total: number, purse: number) => `${count.number(total)} of ${ap(purse)}`,
  back: 'Take it back',
  faceUp: 'At night a unit with upgrades comes face up: everybody sees what it is.',
};
