import { countingFor } from '@sandtable/kernel/words';

const count = countingFor('en');

/** What things are called where a sentence names them. */
export const names = {
  /** Cards and tokens by their ids; one that is not listed keeps its printed name. */
  cards: { hidden: 'Face-down unit' } as Readonly<Record<string, string>>,
  sides: ['south', 'north'] as readonly string[],
  nations: {
    usa: 'the United States',
    germany: 'Germany',
    japan: 'Japan',
    uk: 'the United Kingdom',
    ussr: 'the Soviet Union',
    italy: 'Italy',
  },
  teams: { allies: 'the Allies', axis: 'the Axis' },
  seat: (side: string, nation: string) => `${side} (${nation})`,
  /** The nations of one side. */
  together: (nations: readonly string[]) => nations.join(' and '),
  ranked: (seat: string, leads: boolean) => `${seat} (${leads ? 'Field Marshal' : 'General'})`,
  unitOn: (unit: string, space: string) => `${unit} on ${space}`,
  aUnit: 'a unit',
  faceDownUnit: 'a face-down unit',
  hq: (side: string) => `the HQ in the ${side}`,
  unknownCard: 'an unknown card',
  unknownCards: (n: number) => count(n, { one: '{n} card', other: '{n} cards' }),
  mainWeapon: 'main weapon',
  secondGun: 'second gun',
  weapon: 'weapon',
  weather: ['clear', 'fog', 'rain', 'winds', 'storm'] as readonly string[],
  phases: {
    initial: 'Initial Phase',
    headquarters: 'Headquarters Phase',
    card: 'Card Phase',
    movement: 'Movement Phase',
    deployment: 'Deployment Phase',
    shooting: 'Shooting Phase',
    flip: 'Flip Over Phase',
    discard: 'Discard Phase',
    end: 'End of Turn',
  } as Readonly<Record<string, string>>,
  /** "a, b, c" */
  list: (parts: readonly string[]) => parts.join(', '),
  /** A sentence may begin with a name that is written small. */
  capital: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
};

export type GmNames = typeof names;
