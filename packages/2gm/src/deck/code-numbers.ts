import type { Catalogue } from '../content/catalogue';
import { NATIONS, type Nation } from '../content/types';

/** More cards than any list will hold. */
const ROOM = 256;

/** Numbers for the cards of a deck code. */
export interface CodeNumbers {
  /** An unknown id is an error of the program. */
  numberOf(id: string): number;
  /** Undefined where no card has the number. */
  idOf(n: number): string | undefined;
}

/**
 * Each list of cards has its own room, the units of the deck's nation first: codes stay short, and a card added at the end
 * of a list leaves the codes made before as they are.
 */
export function codeNumbers(nation: Nation, catalogue: Catalogue): CodeNumbers {
  const unitsOf = (owner: Nation): readonly string[] =>
    catalogue.units.filter((card) => card.nation === owner).map((card) => card.id);
  const { support, heroes, generals, terrain } = catalogue;
  const others = [support, heroes, generals, terrain].map((cards) => cards.map((card) => card.id));
  const lists = [unitsOf(nation), ...others, ...NATIONS.map(unitsOf)];
  return {
    numberOf(id) {
      const list = lists.findIndex((ids) => ids.includes(id));
      const at = lists[list]?.indexOf(id);
      if (at === undefined) throw new RangeError(`There is no card "${id}".`);
      return list * ROOM + at;
    },
    idOf: (n) => lists[Math.floor(n / ROOM)]?.[n % ROOM],
  };
}
