import type { Viewer } from '@sandtable/kernel';
import { type GmNames, names } from '../../words/en/names';
import { UNKNOWN, unitCard } from '../cards';
import { isVehicle } from '../field/entering';
import { sideName, unitsOn } from '../ground';
import { isHidden } from '../seeing/hidden';
import { NONE, onField, PARKED, sideOf, type Table, type Unit, unit } from '../state';
import { placeOf } from '../transport/place';
import { letters, printedName, shortId, spaceName, spaceNamed } from './names';

/*
 * A unit is called by its space. Where two stand on one space, and for what has no space of its own, the card follows
 * behind a colon: `c3:light-infantry`; aircraft beside an HQ are `south:p-38-lightning`. Of what lies face down to whoever speaks
 * only the place is said, `c6`, and of a second card there its number, `c6:2` (2GM-GAP-29).
 */

/** Face down to whoever speaks; in a view it has no card to speak of. */
function isUnknown(s: Table, u: Unit, who: Viewer | null): boolean {
  return u.card === UNKNOWN || (who !== null && isHidden(s, u, who));
}

/** The cards that lie face down on a space, in the order in which they came into play. */
function unknownsOn(s: Table, space: number, who: Viewer | null): number[] {
  return s.units.flatMap((u, id) => (u.faceDown && u.at === space && isUnknown(s, u, who) ? [id] : []));
}

/** Everybody a place stands for, on the space itself first. */
function unitsAt(s: Table, place: string): number[] {
  const side = place === 'south' ? 0 : place === 'north' ? 1 : NONE;
  if (side !== NONE) return s.units.flatMap((u, id) => (u.at === PARKED && sideOf(s, u.seat) === side ? [id] : []));
  const space = spaceNamed(s, place);
  if (space === NONE) return [];
  const there = [...unitsOn(s, space)].sort((a, b) => a - b);
  return [...there, ...there.flatMap((id) => inside(s, id))];
}

/** Whom a unit carries, and whom that one carries. */
function inside(s: Table, id: number): number[] {
  const { cargo } = unit(s, id);
  return cargo === NONE ? [] : [cargo, ...inside(s, cargo)];
}

function placeName(s: Table, u: Unit): string {
  const place = placeOf(s, u);
  return place >= 0 ? spaceName(s, place) : sideName(sideOf(s, u.seat));
}

/** The names of a group: the cards, numbered where one comes twice. */
function namesIn(s: Table, group: readonly number[]): string[] {
  const shorts = group.map((id) => shortId(unitCard(s, unit(s, id).card).id));
  return shorts.map((short, i) => {
    const before = shorts.slice(0, i).filter((other) => other === short).length;
    return before === 0 ? short : `${short}-${before + 1}`;
  });
}

/** The text that means this unit, to a seat or, without one, to whoever sees everything on this table. */
export function unitRef(s: Table, id: number, who: Viewer | null = null): string {
  const u = unit(s, id);
  const place = placeName(s, u);
  if (isUnknown(s, u, who)) return unknownRef(s, id, who, place);
  if (onField(u) && u.partner === NONE) return place;
  const group = unitsAt(s, place).filter((other) => !isUnknown(s, unit(s, other), who));
  return `${place}:${namesIn(s, group)[group.indexOf(id)] ?? ''}`;
}

function unknownRef(s: Table, id: number, who: Viewer | null, place: string): string {
  const space = placeOf(s, unit(s, id));
  if (space < 0 || s.on[space] === id) return place;
  return `${place}:${unknownsOn(s, space, who).indexOf(id) + 1}`;
}

/** The unit a text means, NONE if there is none. A space alone means the vehicle of a covered pair. */
export function unitNamed(s: Table, text: string, who: Viewer | null = null): number {
  const [place = '', name] = text.split(':');
  const group = unitsAt(s, place);
  const space = spaceNamed(s, place);
  const unknown = space === NONE ? [] : unknownsOn(s, space, who);
  const standing = group.filter((id) => onField(unit(s, id)));
  if (name === undefined) {
    if (standing.some((id) => unknown.includes(id))) return s.on[space] ?? NONE;
    return standing.find((id) => isVehicle(s, unit(s, id))) ?? standing[0] ?? NONE;
  }
  const known = group.filter((id) => !isUnknown(s, unit(s, id), who)); // nor who sits in an open carrier
  const wanted = letters(name);
  const exact = namesIn(s, known).findIndex((n) => letters(n) === wanted);
  const found = known[exact] ?? known.find((id) => unitCard(s, unit(s, id).card).type === name);
  if (found !== undefined || unknown.length === 0) return found ?? NONE;
  // a guess is not told to be right or wrong (2GM-NIGHT-03)
  const on = s.on[space] ?? NONE;
  return (
    (/^\d$/.test(name) ? unknown[Number(name) - 1] : undefined) ?? (unknown.includes(on) ? on : (unknown[0] ?? NONE))
  );
}

/** "Light Infantry on c3" */
export function unitTitle(s: Table, id: number, words: GmNames = names): string {
  const u = unit(s, id);
  const name = printedName(unitCard(s, u.card), words);
  return onField(u) ? words.unitOn(name, spaceName(s, u.at)) : name;
}

/** The text that means an HQ: its side, and `north:hq-2` for the second one of a side (2GM-TEAM-16). */
export function hqRef(s: Table, hq: number): string {
  const { side } = s.hqs[hq] ?? { side: 0 };
  const nth = s.hqs.slice(0, hq + 1).filter((h) => h.side === side).length;
  return nth <= 1 ? sideName(side) : `${sideName(side)}:hq-${nth}`;
}

/** The HQ a text means, NONE if it is none. */
export function hqNamed(s: Table, text: string): number {
  return s.hqs.findIndex((_h, i) => hqRef(s, i) === text);
}
