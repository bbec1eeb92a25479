import { NONE, playedOn, type Table } from '@sandtable/2gm/table';
import type { Option } from '@sandtable/kernel';
import { hqSpot, NOWHERE, type Spot } from '../board/spots';
import type { Aim, Desk } from './desk';
import { ownHqSpot, placeOf } from './words';

/** What the words and numbers of an option stand for: who does it, with what, where. */
export interface Parts {
  readonly option: Option;
  /** Units that could be taken in hand for it: both of a pair, both who change places. */
  readonly actors: readonly number[];
  /** The card that is played, −1 without one. */
  readonly card: number;
  /** Where one points to choose it. */
  readonly spot: Spot;
  /** The weapon, −1 without one. */
  readonly weapon: number;
  readonly look: Aim['look'];
}

/** What it takes to say where an option leads. */
type Asked = Pick<Desk, 'view' | 'seat'>;
type Place = (table: Table, option: Option, desk: Asked) => Spot;

const at = (option: Option, i: number): number => Number(option[i] ?? NONE);
const space =
  (i: number): Place =>
  (_table, option) =>
    at(option, i);
const unitAt =
  (i: number): Place =>
  (table, option) =>
    placeOf(table, at(option, i));
const hqAt =
  (i: number): Place =>
  (_table, option) =>
    hqSpot(at(option, i));
const nowhere: Place = () => NOWHERE;

interface Shape {
  readonly does?: 'unit' | 'card';
  readonly where: Place;
  readonly look: Aim['look'];
}

function byUnit(where: Place, look: Aim['look']): Shape {
  return { does: 'unit', where, look };
}

function byCard(where: Place): Shape {
  return { does: 'card', where, look: 'put' };
}

/** 2GM-DEPLOY-14: aircraft come beside the HQ. */
const deployAt: Place = (table, option, desk) => (at(option, 2) < 0 ? ownHqSpot(table, desk.seat) : at(option, 2));

const callAt: Place = (table, option) => (at(option, 1) < 0 ? at(option, 2) : placeOf(table, at(option, 1)));

/** Where the unit stands that a Support card is played on, or the space, or the HQ of the player; else nowhere. */
const playedAt: Place = (table, option, { seat }) => {
  const aim = playedOn(table, seat, at(option, 1), at(option, 2));
  if (aim.on === 'unit') return placeOf(table, aim.number);
  if (aim.on === 'space') return aim.number;
  return aim.on === 'seat' ? ownHqSpot(table, aim.number) : NOWHERE;
};

/** Every verb of the game that is bound to a unit, a card or a place; the others are buttons. */
const SHAPES: Readonly<Record<string, Shape>> = {
  move: byUnit(space(2), 'go'),
  pair: byUnit(space(2), 'go'),
  unload: byUnit(space(2), 'go'),
  join: byUnit(unitAt(2), 'help'),
  swap: byUnit(unitAt(2), 'help'),
  board: byUnit(unitAt(2), 'help'),
  fetch: byUnit(unitAt(2), 'help'),
  heal: byUnit(unitAt(2), 'help'),
  repair: byUnit(unitAt(2), 'help'),
  sap: byUnit(space(2), 'help'),
  screen: byUnit(space(2), 'help'),
  assault: byUnit(unitAt(3), 'assault'),
  resolve: byUnit((table, option) => placeOf(table, table.units[at(option, 1)]?.assaults ?? NONE), 'assault'),
  ram: byUnit(unitAt(2), 'assault'),
  shoot: byUnit(unitAt(3), 'fire'),
  shell: byUnit(space(3), 'fire'),
  bombard: byUnit(hqAt(3), 'fire'),
  raid: byUnit(space(2), 'fire'),
  raze: byUnit(space(2), 'fire'),
  strafe: byUnit(unitAt(2), 'fire'),
  'raid-hq': byUnit(hqAt(2), 'fire'),
  flak: byUnit(unitAt(2), 'fire'),
  intercept: byUnit(unitAt(1), 'help'),
  escort: byUnit(unitAt(1), 'help'),
  smoke: byUnit(nowhere, 'help'),
  rally: byUnit(nowhere, 'help'),
  hold: byUnit(nowhere, 'help'),
  upgrade: byUnit(nowhere, 'help'),
  mount: byUnit(nowhere, 'help'),
  dismount: byUnit(nowhere, 'help'),
  strike: { where: (table, _option, { view }) => placeOf(table, view.assault?.target ?? NONE), look: 'assault' },
  beside: { where: unitAt(1), look: 'fire' },
  engage: { where: unitAt(1), look: 'fire' },
  call: { where: callAt, look: 'fire' },
  deploy: byCard(deployAt),
  drop: byCard(space(2)),
  lay: byCard(space(2)),
  build: byCard(space(2)),
  load: byCard(unitAt(2)),
  hero: byCard(unitAt(2)),
  play: byCard(playedAt),
  discard: byCard(nowhere),
};

/** Where an option names the unit it is about; spaces, weapons and directions are numbers, too. */
const NAMES_UNIT: Readonly<Record<string, number>> = {
  ...{ shoot: 3, assault: 3, strafe: 2, flak: 2, ram: 2, join: 2, swap: 2, board: 2, fetch: 2 },
  ...{ heal: 2, repair: 2, hero: 2, load: 2, play: 2, engage: 1, beside: 1, resolve: 1, call: 1 },
};

/** The unit an option is aimed at, −1 where it names none. */
export function namedBy(option: Option): number {
  const place = NAMES_UNIT[String(option[0])];
  return place === undefined ? NONE : at(option, place);
}

const ARMED: ReadonlySet<string | number> = new Set(['shoot', 'shell', 'bombard']);

/** A pair moves by the name of one of the two; who changes places may be taken from either end. */
function actorsOf(table: Table, option: Option): number[] {
  const id = at(option, 1);
  if (option[0] === 'pair') return [id, table.units[id]?.partner ?? NONE].filter((each) => each >= 0);
  return option[0] === 'swap' ? [id, at(option, 2)] : [id];
}

/** Seen from the other end a change of places points the other way. */
export function spotFor(table: Table, parts: Parts, held: number): Spot {
  return parts.option[0] === 'swap' && at(parts.option, 2) === held ? placeOf(table, at(parts.option, 1)) : parts.spot;
}

export function partsOf(desk: Asked, option: Option): Parts {
  const { table } = desk.view;
  const verb = String(option[0]);
  const shape = SHAPES[verb];
  const none: Parts = { option, actors: [], card: NONE, spot: NOWHERE, weapon: NONE, look: 'help' };
  if (shape === undefined) return none;
  return {
    ...none,
    actors: shape.does === 'unit' ? actorsOf(table, option) : [],
    card: shape.does === 'card' ? at(option, 1) : NONE,
    spot: shape.where(table, option, desk),
    weapon: ARMED.has(verb) ? at(option, 2) : NONE,
    look: shape.look,
  };
}
