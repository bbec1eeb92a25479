import type { Seat } from '@sandtable/kernel';
import { battleFrame } from '../battle';
import { unitCard } from '../cards';
import { SEAT_NAMES, seatName } from '../ground';
import { terrainCost } from '../options/large-field';
import { type SetUpFrame, setUpFrame } from '../set-up/set-up-frame';
import { type GmState, onField, type SeatState, seatState, sideOf, type Table } from '../state';
import { leaderOf } from '../team';
import type { Notes } from './notes';
import { toldOf } from './seats';
import { OPENING_PHASES, type Position } from './shape';

/** A moment before the first turn. */
export type OpeningPhase = (typeof OPENING_PHASES)[number];

/** Where the set-up goes on: 2GM-SETUP-20, 2GM-SETUP-04, 2GM-SETUP-12, SOLOP-PREDEPLOY-01. */
const STEPS: Readonly<Record<OpeningPhase, string>> = {
  hand: 'redraw',
  bid: 'bid',
  terrain: 'terrain',
  predeployment: 'units-south',
};

/** The questions of the set-up, and the phase each of them is asked in. */
const ASKED: Readonly<Record<string, OpeningPhase>> = { hand: 'hand', bid: 'bid', lay: 'terrain', equip: 'terrain' };

export function isOpening(phase: string): phase is OpeningPhase {
  return (OPENING_PHASES as readonly string[]).includes(phase);
}

/** What belongs to the set-up is told of no other moment, and a turn of no moment before the first. */
export function checkOpening(s: Table, p: Position, notes: Notes): void {
  const { notBeforeTheFirst, onlyInSetUp, onlyWhileLaying, laidForMore } = notes.w.position;
  const opening = isOpening(p.phase);
  if (opening && p.turn !== undefined) notes.note('turn', notBeforeTheFirst);
  if (!opening && p.first !== undefined) notes.note('first', onlyInSetUp);
  p.terrain.forEach(({ by }, i) => {
    if (by !== undefined && p.phase !== 'terrain') notes.note(`terrain/${i}/by`, onlyWhileLaying);
  });
  s.seats.forEach((_x, seat) => {
    const { bid } = toldOf(p, seat);
    if (bid === undefined) return;
    if (p.phase !== 'terrain') notes.note(`${seatName(seat)}/bid`, onlyWhileLaying);
    const [most, cost] = [typeof bid === 'number' ? bid : bid.ap, laidFor(s, p, seat)];
    if (cost > most) notes.note(`${seatName(seat)}/bid`, laidForMore(most, cost));
  });
}

/** AP of the Terrain cards a seat has laid. */
function laidFor(s: Table, p: Position, seat: Seat): number {
  return p.terrain.reduce((sum, { by }, i) => {
    const piece = s.pieces[i];
    if (by !== seatName(seat) || piece === undefined) return sum;
    return sum + terrainCost({ card: piece.card, wide: piece.spaces.length });
  }, 0);
}

/** AP of the units that stand ready, as their cards print them (2GM-OPT-23). */
function unitsOf(s: Table, seat: Seat): number {
  return s.units.reduce((sum, u) => (u.seat === seat && onField(u) ? sum + unitCard(s, u.card).cost : sum), 0);
}

/** Puts the table back before its first turn. */
export function readOpening(s: GmState, p: Position): void {
  const asked = SEAT_NAMES.indexOf(p.active);
  const first = p.first === undefined ? asked : SEAT_NAMES.indexOf(p.first);
  const fixed = p.scenario !== undefined && p.first !== undefined; // 2GM-SETUP-16
  s.phase = 'set-up';
  s.active = 0;
  s.first = isDecided(p) ? leaderOf(s, sideOf(s, first)) : 0;
  const ended = p.ended.map((name) => SEAT_NAMES.indexOf(name));
  const f: SetUpFrame = {
    ...setUpFrame(),
    step: isOpening(p.phase) ? STEPS[p.phase] : STEPS.hand,
    fixed,
    finished: p.phase === 'terrain' && !s.opt.terrainPlaceAlternating && asked !== first ? [first, ...ended] : ended,
    layer: asked === first ? 0 : 1,
    laid: p.terrain.flatMap(({ by }, i) => (by === undefined ? [] : [SEAT_NAMES.indexOf(by), i])),
  };
  if (p.phase === 'terrain')
    s.seats.forEach((x, seat) => {
      readBid(s, p, x, seat);
    });
  s.stack = [battleFrame('turn'), f];
}

/** Who begins is known once the bids are in, or if the scenario says so. */
function isDecided(p: Position): boolean {
  return p.phase === 'terrain' || p.phase === 'predeployment' || p.first !== undefined;
}

function readBid(s: Table, p: Position, x: SeatState, seat: Seat): void {
  const told = toldOf(p, seat).bid ?? 0;
  const { ap, terrain, units } = typeof told === 'number' ? { ap: told } : told;
  x.bid = ap;
  x.terrainAp = terrain ?? ap - laidFor(s, p, seat);
  x.unitAp = units ?? (s.opt.startingDeployment ? Math.max(0, ap - unitsOf(s, seat)) : 0);
}

function frameOf(s: GmState): SetUpFrame | undefined {
  return s.stack.find((f): f is SetUpFrame => f.at === 'set-up');
}

/** The moment of a set-up as a position tells it; null where the first turn has begun or no file could say it. */
export function openingPhase(s: GmState): OpeningPhase | null {
  const [ask] = s.asks;
  const step = frameOf(s)?.step;
  if (ask === undefined) return OPENING_PHASES.find((phase) => STEPS[phase] === step) ?? null;
  return step === undefined ? null : (ASKED[ask.kind] ?? null);
}

/** Who begins, who lays now and who has finished laying. */
export function printOpening(s: GmState): object {
  const f = frameOf(s);
  const phase = openingPhase(s);
  if (f === undefined || phase === null) return {};
  if (phase === 'predeployment') return { active: seatName(s.first) };
  if (phase !== 'terrain') return f.fixed ? { first: seatName(s.first) } : {};
  const asked = s.asks[0]?.seat ?? (f.layer === 0 ? s.first : leaderOf(s, 1 - sideOf(s, s.first)));
  const ended = f.finished.filter((seat) => s.opt.terrainPlaceAlternating || seat !== s.first || asked === s.first);
  return {
    active: seatName(asked),
    ...(asked === s.first ? {} : { first: seatName(s.first) }),
    ...(ended.length === 0 ? {} : { ended: ended.map(seatName) }),
  };
}

/** Who laid a Terrain card in this set-up. */
export function printLayer(s: GmState, piece: number): object {
  if (openingPhase(s) !== 'terrain') return {};
  const laid = frameOf(s)?.laid ?? [];
  const at = laid.findIndex((n, i) => i % 2 === 1 && n === piece);
  return at < 0 ? {} : { by: seatName(laid[at - 1] ?? 0) };
}

/** What was bid, and what is left of it. */
export function printBid(s: GmState, seat: Seat): object {
  if (openingPhase(s) !== 'terrain') return {};
  const { bid, terrainAp, unitAp } = seatState(s, seat);
  return { bid: { ap: bid, terrain: terrainAp, units: unitAp } };
}
