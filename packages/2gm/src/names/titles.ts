import type { Fact } from '@sandtable/kernel';
import { FIRST_TOKEN, MAIN, SECOND } from '../attack/shot';
import { unitCard } from '../cards';
import { houseCards } from '../content/cards';
import { NATIONS } from '../content/types';
import { say } from '../say';
import { onField, type Table, type Unit, unit } from '../state';
import { spaceName } from './names';
import { armOf } from './weapons';

/** A card or token by its name. */
export function cardFact({ id, name }: { readonly id: string; readonly name: string }): Fact {
  return say.ref.card(id, name);
}

/** The card of that number. */
export function titleFact(s: Pick<Table, 'custom'>, n: number): Fact {
  const card = houseCards.cards[n] ?? s.custom[n - houseCards.cards.length];
  return card === undefined ? say.names.unknownCard : cardFact(card);
}

/** "Light Infantry on c3" */
export function unitFact(s: Table, id: number): Fact {
  const u = unit(s, id);
  const name = cardFact(unitCard(s, u.card));
  return onField(u) ? say.names.unitOn(name, spaceName(s, u.at)) : name;
}

/** "Bazooka", "main weapon" */
export function weaponFact(u: Pick<Unit, 'tokens' | 'cards'>, weapon: number): Fact {
  if (weapon === MAIN) return say.names.mainWeapon;
  if (weapon === SECOND) return say.names.secondGun;
  const arm = weapon < FIRST_TOKEN ? undefined : armOf(u, weapon);
  // of a token, or of a card that lies on it
  const printed = [...houseCards.upgrades, ...houseCards.cards].find((c) => c.id === arm);
  return printed === undefined ? say.names.weapon : cardFact(printed);
}

/** "the HQ in the north" */
export function hqFact(s: Table, hq: number): Fact {
  return say.names.hq(say.names.sides[s.hqs[hq]?.side ?? 0] ?? '');
}

/** "the United Kingdom and the United States": everybody who fights on that side, each nation once. */
export function sideFact(s: Table, side: number): Fact {
  const nations = s.seats.flatMap((x) => (x.side === side ? [x.nation] : []));
  return say.names.together(nations.filter((n, i) => nations.indexOf(n) === i).map((n) => armyFact(s, side, n)));
}

/** "the United States"; with its side only where both sides lead that nation. */
function armyFact(s: Table, side: number, nation: number): Fact {
  const name = say.names.nations[NATIONS[nation] ?? 'usa'];
  const onBoth = s.seats.some((x) => x.side !== side && x.nation === nation);
  return onBoth ? say.names.seat(say.names.sides[side] ?? '', name) : name;
}
