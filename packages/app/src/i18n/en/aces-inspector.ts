import { countingFor } from '../plural';
import { the } from './article';

const count = countingFor('en');

/** What is said of a hex and of a unit of Aces & Armor where somebody looks at them closely. */
export const acesInspector = {
  lookUp: 'Look it up among all cards',
  nothing: 'Choose a hex or a unit to read about it here.',
  hex: (name: string) => `Hex ${name}`,
  terrain: {
    standard: 'Open ground',
    forest: 'Forest',
    road: 'Road',
    bridge: 'Bridge',
    river: 'River',
    lake: 'Lake',
    sea: 'Sea',
    mountain: 'Mountain',
    factory: 'Factory',
  } as Readonly<Record<string, string>>,
  owner: (name: string) => `Factory of ${the(name)}`,
  neutral: 'Neutral factory',
  destroyed: 'Factory in ruins',
  start: (n: number) => `Start number ${count.number(n)}`,
  token: 'A grey token lies here',
  launcher: 'The launcher is hidden here',
  speed: 'Speed',
  range: 'Range',
  rangeValue: (from: number, to: number) =>
    from === to ? count.number(to) : `${count.number(from)}–${count.number(to)}`,
  cost: 'Cost',
  dice: 'Dice now',
  hits: 'Hits on',
  hitsValue: (n: number) => `${count.number(n)} or less`,
  air: 'Attacks aircraft',
  yes: 'yes',
  no: 'no',
  salvo: 'Salvo at a hex and its neighbours',
  damage: 'Damage',
  experience: 'Experience',
  table: 'Hits needed for damage',
  open: 'in the open',
  forest: 'in forest',
  arm: {
    infantry: 'Infantry',
    tank: 'Tank',
    artillery: 'Artillery',
    aircraft: 'Aircraft',
    launcher: 'Launcher',
  } as Readonly<Record<string, string>>,
  marks: (unit: string) => `Has intercepted ${unit} and must attack it.`,
};
