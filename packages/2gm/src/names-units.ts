import { type GmNames, names } from '../words/en/names';
import { UNKNOWN, unitCard } from './cards';
import { isVehicle } from './entering';
import { sideName, unitsOn } from './ground';
import { letters, printedName, shortId, spaceName, spaceNamed } from './names';
import { CARRIED, NONE, onField, PARKED, sideOf, type Table, unit } from './state';

/*
 * A unit is called by its space. Where two stand on one space, and for what has no space of its own, the card follows
 * behind a colon: `c3:light-infantry`; aircraft beside an HQ are `south:p-38-lightning`.
 */

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

function placeOf(s: Table, id: number): string {
  const u = unit(s, id);
  if (u.at === CARRIED && u.carrier !== NONE) return placeOf(s, u.carrier);
  return onField(u) ? spaceName(s, u.at) : sideName(sideOf(s, u.seat));
}

/** The names of a group: the cards, numbered where one comes twice. */
function namesIn(s: Table, group: readonly number[]): string[] {
  const shorts = group.map((id) => shortId(unitCard(s, unit(s, id).card).id));
  return shorts.map((short, i) => {
    const before = shorts.slice(0, i).filter((other) => other === short).length;
    return before === 0 ? short : `${short}-${before + 1}`;
  });
}

/** The text that means this unit. */
export function unitRef(s: Table, id: number): string {
  const u = unit(s, id);
  const place = placeOf(s, id);
  if (onField(u) && (u.partner === NONE || u.card === UNKNOWN)) return place;
  const group = unitsAt(s, place);
  return `${place}:${namesIn(s, group)[group.indexOf(id)] ?? ''}`;
}

/** The unit a text means, NONE if there is none. A space alone means the vehicle of a covered pair. */
export function unitNamed(s: Table, text: string): number {
  const [place = '', name] = text.split(':');
  const group = unitsAt(s, place);
  if (name === undefined) {
    const standing = group.filter((id) => onField(unit(s, id)));
    return standing.find((id) => isVehicle(s, unit(s, id))) ?? standing[0] ?? NONE;
  }
  const [only = NONE] = group;
  if (group.length === 1 && unit(s, only).faceDown) return only; // a guess is not told to be right or wrong (2GM-NIGHT-03)
  const wanted = letters(name);
  const exact = namesIn(s, group).findIndex((n) => letters(n) === wanted);
  return group[exact] ?? group.find((id) => unitCard(s, unit(s, id).card).type === name) ?? NONE;
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
