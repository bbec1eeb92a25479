import {
  areEnemies,
  cardName,
  distance,
  distanceToHq,
  houseCards,
  isHeroCard,
  isUnitCard,
  onField,
  PARKED,
  spaceName,
  unitCard,
  unitRef,
  unitsOn,
  weaponName,
} from '@sandtable/2gm/table';
import { isSpace, type Spot } from '../board/spots';
import type { Desk } from './desk';
import { placeOf, spotRef } from './words';

/*
 * What somebody would have typed to do what cannot be done: the engine answers these with the rules that forbid it.
 */

const NEAR = 1;
const RAM = houseCards.numberOf('support/ram');

/** A wish without its place, for who has only chosen the unit or the card: where to is a guess of ours. */
export function chosen(text: string): string {
  return text.split(' ', 2).join(' ');
}

/** Why this unit cannot act now; null if there is nothing to ask. */
export function whyNotUnit(desk: Desk, id: number): string | null {
  const { view, question } = desk;
  const { table } = view;
  const u = table.units[id];
  if (u === undefined) return null;
  const ref = unitRef(table, id);
  if (question?.kind === 'move' && onField(u)) {
    const near = table.on.findIndex((there, space) => there < 0 && distance(table, u.at, space) === NEAR);
    return near < 0 ? null : `move ${ref} ${spaceName(table, near)}`;
  }
  if (question?.kind !== 'shoot') return null;
  const enemies = table.units.flatMap((e, i) => (onField(e) && areEnemies(table, u.seat, e.seat) ? [i] : []));
  const from = placeOf(table, id);
  if (u.at === PARKED) return enemies[0] === undefined ? null : `raid ${ref} ${unitRef(table, enemies[0])}`;
  const far = (enemy: number): number => distance(table, from, table.units[enemy]?.at ?? 0);
  const [nearest] = enemies.sort((a, b) => far(a) - far(b));
  return nearest === undefined ? null : `shoot ${ref} ${unitRef(table, nearest)}`;
}

/** Why this card of the hand cannot be played now. */
export function whyNotCard(desk: Desk, card: number): string | null {
  const { view, seat, question } = desk;
  const { table } = view;
  const nation = table.seats[seat]?.nation ?? 0;
  const name = cardName(table, nation, card);
  if (question?.kind === 'discard') return null;
  if (isHeroCard(card)) {
    const own = table.units.findIndex((u) => u.seat === seat && onField(u));
    return own < 0 ? null : `hero ${name} ${unitRef(table, own)}`;
  }
  if (!isUnitCard(card)) return `play ${name}`;
  // 2GM-TRANS-12: who comes along is asked of the carrier alone
  const carrier = view.deploying?.unit ?? -1;
  if (question?.kind === 'load' && carrier >= 0) return `load ${name} ${unitRef(table, carrier)}`;
  return unitCard(table, card).type === 'aircraft' ? `deploy ${name}` : `deploy ${name} ${entryFor(desk)}`;
}

/** A free space of the rows in which the seat's side deploys. */
function entryFor(desk: Desk): string {
  const { table } = desk.view;
  const hq = table.hqs.find((h) => h.side === table.seats[desk.seat]?.side);
  const free = table.on.flatMap((there, space) => (there < 0 ? [space] : []));
  const far = (space: number): number => (hq === undefined ? 0 : distanceToHq(table, space, hq));
  const [near = 0] = free.sort((a, b) => far(a) - far(b));
  return spaceName(table, near);
}

/** Why what is in hand cannot go there; null if nothing is in hand. */
export function whyNotThere(desk: Desk, spot: Spot): string | null {
  const { selection, view, question } = desk;
  const { table } = view;
  const where = spotRef(table, spot);
  if (selection.card >= 0) {
    const name = cardName(table, table.seats[desk.seat]?.nation ?? 0, selection.card);
    if (isHeroCard(selection.card)) return `hero ${name} ${where}`;
    // elsewhere it would come by itself: whether the carrier takes somebody along is asked first
    if (question?.kind === 'load' && isSpace(spot) && unitsOn(table, spot).includes(view.deploying?.unit ?? -1)) {
      return `load ${name} ${where}`;
    }
    if (question?.kind === 'lay' && !isUnitCard(selection.card)) return `lay ${name} ${where}`;
    return isUnitCard(selection.card) ? `deploy ${name} ${where}` : `play ${name} ${where}`;
  }
  const u = table.units[selection.unit];
  if (u === undefined) return null;
  const ref = unitRef(table, selection.unit);
  if (question?.kind === 'shoot' || question?.kind === 'bomb') return fireWish(desk, ref, where);
  const enemy =
    isSpace(spot) && unitsOn(table, spot).some((id) => areEnemies(table, u.seat, table.units[id]?.seat ?? 0));
  // 2GM-CARD-14: a tank that could ram is not told that only infantry assaults
  if (enemy) return `${u.cards.some(({ card }) => card === RAM) ? 'ram' : 'assault'} ${ref} ${where}`;
  if (!isSpace(spot)) return null;
  return u.partner >= 0 ? `pair ${spaceName(table, u.at)} ${where}` : `move ${ref} ${where}`;
}

function fireWish(desk: Desk, ref: string, where: string): string {
  const { selection, view } = desk;
  const u = view.table.units[selection.unit];
  if (u?.at === PARKED) return `raid ${ref} ${where}`;
  const weapon = selection.tool.startsWith('weapon:') ? Number(selection.tool.slice('weapon:'.length)) : 0;
  return u === undefined || weapon === 0
    ? `shoot ${ref} ${where}`
    : `shoot ${ref} ${where} with ${weaponName(u, weapon)}`;
}
