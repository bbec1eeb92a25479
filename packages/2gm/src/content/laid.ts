import { unitId } from './build';
import { type CardRows, ownCardRows } from './card-rows';
import { buildCards, type Cards, houseCards } from './cards';
import type { Pack } from './pack-shape';

/*
 * The cards that lie on the table of a match with a pack have the pack's values. Every part of the rules looks cards up in one
 * catalogue, so the pack is laid over it, card by card and in place, whenever a state of such a match comes through the door
 * (`enter` of the rules), and taken off when the next one has another or none. Rules run without pause: nobody is inside meanwhile.
 */
let laid: Pack | undefined;
const listeners: (() => void)[] = [];

/** The pack whose values the catalogue has now. */
export function laidPack(): Pack | undefined {
  return laid;
}

/** Runs now and whenever the values of cards have changed: for what is worked out from them once and for all. */
export function whenLaid(again: () => void): void {
  again();
  listeners.push(again);
}

/** Gives the catalogue the values of this pack, one that has passed the checks; those of the house without one. */
export function layPack(pack: Pack | undefined): void {
  if (pack === laid) return;
  laid = pack;
  copyOver(houseCards, buildCards(pack === undefined ? ownCardRows : overCards(pack)));
  for (const again of listeners) again();
}

function copyOver(cards: Cards, fresh: Cards): void {
  cards.cards.forEach((card, n) => {
    Object.assign(card, fresh.cards[n]);
  });
  cards.upgrades.forEach((token, n) => {
    Object.assign(token, fresh.upgrades[n]);
  });
  Object.assign(cards.headquarters, fresh.headquarters);
}

/** A row that speaks of one of ours which does not exist, or of one twice, is told. */
type Told = (path: string, key: string, what: 'unknown' | 'twice') => void;

/** Rows of a pack laid over ours: each of its cells has the shape of the cell it replaces. */
export function overCards(pack: Pack, told: Told = () => undefined): CardRows {
  const id = (row: { readonly id: string }): string => row.id;
  const over = <R extends object, P extends object>(
    list: string,
    rows: readonly R[],
    patches: readonly P[] = [],
    key: (row: R | P) => string,
  ): readonly object[] => {
    const out: object[] = rows.slice();
    const keys = rows.map(key);
    patches.forEach((patch, i) => {
      const at = keys.indexOf(key(patch));
      if (at < 0) told(`${list}/${i}`, key(patch), 'unknown');
      else if (patches.findIndex((other) => key(other) === key(patch)) < i) told(`${list}/${i}`, key(patch), 'twice');
      else out[at] = { ...rows[at], ...withoutGaps(patch) };
    });
    return out;
  };
  const own = ownCardRows;
  const rows = {
    units: over('units', own.units, pack.units, unitId),
    support: over('support', own.support, pack.support, id),
    heroes: over('heroes', own.heroes, pack.heroes, id),
    generals: over('generals', own.generals, pack.generals, id),
    terrain: over('terrain', own.terrain, pack.terrain, id),
    upgrades: over('upgrades', own.upgrades, pack.upgrades, id),
    headquarters: over('headquarters', own.headquarters, pack.headquarters, (row) => row.nation),
    naturals: own.naturals,
  };
  return rows as CardRows;
}

/** A cell left undefined is a cell not spoken of. */
function withoutGaps(patch: object): object {
  // eslint-disable-next-line no-restricted-syntax -- the order of the pack, which means nothing
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
