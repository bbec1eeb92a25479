import { type Table, unitsOn } from '@sandtable/2gm/table';
import type { Option } from '@sandtable/kernel';
import { isSpace, NOWHERE, type Spot, unitAt } from '../board/spots';
import { type Parts, spotFor } from './anatomy';
import type { Desk } from './desk';

/** At empty ground, which can be shot at nearly always and nearly never should be (2GM-SHOOT-22). */
export const AT_GROUND: ReadonlySet<string> = new Set(['shell', 'raze']);

/**
 * Done to a friend, or all over the field: asked for by a button first, so that a click on a friend takes him in hand. Not
 * boarding: whoever has somebody in hand and clicks a transport wants him aboard.
 */
const BY_BUTTON: ReadonlySet<string> = new Set(['swap', 'join', 'fetch', 'heal', 'repair', 'screen', ...AT_GROUND]);

/** Questions about one unit: it is in hand without being chosen. */
const OF_ONE_UNIT: ReadonlySet<string> = new Set(['mobility', 'bomb']);

/** What is in hand, and what of the question goes with it. */
export interface Hand {
  readonly all: readonly Parts[];
  readonly actors: readonly number[];
  /** Those of them that the eye is called to: who could only shoot at empty ground is left in peace. */
  readonly called: readonly number[];
  /** Cards of the hand that can be played, each once. */
  readonly cards: readonly number[];
  /** Other cards one may lay or bring: they have no place of their own on the table. */
  readonly others: readonly number[];
  /** The unit or the card in hand, −1 without. */
  readonly unit: number;
  readonly card: number;
  /** Options that a place of the field stands for now. */
  readonly aimed: readonly Parts[];
  /** Options of what is in hand that have no place, or are asked for by a button. */
  readonly own: readonly Parts[];
  /** Options that belong to nothing in particular. */
  readonly free: readonly Parts[];
}

/** Who does one of these is a unit that can shoot; who could only mount a weapon, heal or lay smoke does not. */
const AT_ENEMIES: ReadonlySet<string> = new Set(['shoot', 'bombard', 'raid', 'strafe', 'raid-hq', 'resolve']);
const ON_THE_WAY: ReadonlySet<string> = new Set(['move', 'pair', 'assault']);
const GETTING_OFF: ReadonlySet<string> = new Set(['unload']);

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

export function verbOf(option: Option): string {
  return String(option[0]);
}

export function weaponInHand(tool: string): number {
  return tool.startsWith('weapon:') ? Number(tool.slice('weapon:'.length)) : -1;
}

export function handOf(desk: Desk, all: readonly Parts[]): Hand {
  const { selection, view, question } = desk;
  const inHand = new Set(view.table.seats[desk.seat]?.hand ?? []);
  const actors = unique(all.flatMap((p) => p.actors)).sort((a, b) => a - b);
  const called = actors.filter((id) => all.some((p) => !AT_GROUND.has(verbOf(p.option)) && p.actors.includes(id)));
  const played = unique(all.flatMap((p) => (p.card >= 0 ? [p.card] : [])));
  const isPlaced = (card: number): boolean => all.some((p) => p.card === card && p.spot !== NOWHERE);
  const cards = played.filter((card) => inHand.has(card));
  const others = played.filter((card) => !inHand.has(card) && isPlaced(card));
  const alone = OF_ONE_UNIT.has(question?.kind ?? '') ? (actors[0] ?? -1) : -1;
  const card = [...cards, ...others].includes(selection.card) ? selection.card : -1;
  const unit = card >= 0 ? -1 : actors.includes(selection.unit) ? selection.unit : alone;
  const mine = all.filter((p) => (card >= 0 ? p.card === card : p.actors.includes(unit)));
  const free = all.filter((p) => p.actors.length === 0 && (p.card < 0 || (!inHand.has(p.card) && !isPlaced(p.card))));
  const aimed = [...mine, ...free].filter(
    (p) => spotFor(view.table, p, unit) !== NOWHERE && isInView(p, selection.tool),
  );
  return {
    all,
    actors,
    called,
    cards,
    others,
    unit,
    card,
    aimed,
    own: mine.filter((p) => p.spot === NOWHERE || BY_BUTTON.has(verbOf(p.option)) || verbOf(p.option) === 'board'),
    free: free.filter((p) => p.spot === NOWHERE),
  };
}

function whoDoes(all: readonly Parts[], verbs: ReadonlySet<string>): number[] {
  return unique(all.flatMap((p) => (verbs.has(verbOf(p.option)) ? p.actors : []))).sort((a, b) => a - b);
}

export function shootersIn(all: readonly Parts[]): number[] {
  return whoDoes(all, AT_ENEMIES);
}

/** Whom the phase is there for; where assaults wait (2GM-RULING-65), they come first and have buttons of their own. */
function readyIn(kind: string, all: readonly Parts[]): number[] {
  if (kind === 'move') return whoDoes(all, ON_THE_WAY);
  const waits = all.some((p) => verbOf(p.option) === 'resolve');
  return kind === 'shoot' && !waits ? shootersIn(all) : [];
}

/** Who comes to hand after the last one: a carrier that has come somewhere stays in it while somebody can get off. */
export function comesNext(kind: string, all: readonly Parts[], last: number): number {
  if (kind === 'move' && whoDoes(all, GETTING_OFF).includes(last)) return last;
  const ready = readyIn(kind, all);
  return ready.find((id) => id > last) ?? ready[0] ?? -1;
}

/** One weapon, or one thing to do, may have been picked out; what needs a button waits for it. */
function isInView(p: Parts, tool: string): boolean {
  const verb = verbOf(p.option);
  const weapon = weaponInHand(tool);
  if (weapon >= 0) return p.weapon === weapon && !AT_GROUND.has(verb);
  if (tool === '') return !BY_BUTTON.has(verb);
  return tool === verb;
}

/** Units of the seat that one can mean by a place: those standing there, then whom they carry. */
export function ownUnitsAt(desk: Desk, spot: Spot): number[] {
  const { table } = desk.view;
  const parked = unitAt(spot);
  const there = isSpace(spot) ? unitsOn(table, spot) : parked >= 0 ? [parked] : [];
  return there.flatMap((id) => [id, ...inside(table, id)]).filter((id) => table.units[id]?.seat === desk.seat);
}

function inside(table: Table, id: number): number[] {
  const cargo = table.units[id]?.cargo ?? -1;
  return cargo < 0 ? [] : [cargo, ...inside(table, cargo)];
}
