import { type Frame, type FrameDef, frame, type Kernel, passes, type Seat, step } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isUnitCard, terrainCard, unitCard, upgradeNumber, upgradeOf } from '../cards';
import { canStand } from '../deploy-space';
import { D10 } from '../die';
import type { GmEvent } from '../events';
import { fieldOf, pieceAt, putOn, terrainHp } from '../ground';
import { type GmState, NONE, seatState, type Table, unit } from '../state';
import { equipChecks } from '../turn/deploying';
import { newUnit } from '../turn/new-unit';
import { offersOf } from '../turn/offers';
import { priceOf } from './cards';
import { soloRow } from './field';
import { bestBy } from './rank';
import { unitsByRow } from './supply';
import { boughtBits } from './upgrading';

/** Units the opponent has on the field before the battle (SOLOP-PREDEPLOY-01 to -06, SOLOT-PREDEPLOY-01 to -10). */
export interface PredeployFrame extends Frame {
  readonly at: 'solo-predeploy';
  readonly seat: Seat;
  /** Unit cards still to be placed, the dearest first; then units still to be equipped, the cheapest first. */
  queue: number[];
  /** What the die chooses from: spaces, or upgrades of the first unit. */
  among: number[];
  rule: string;
}

export function predeployFrame(seat: Seat): PredeployFrame {
  return { at: 'solo-predeploy', step: 'draw', dice: null, got: 0, seat, queue: [], among: [], rule: '' };
}

function isFree(s: Table, card: number, space: number): boolean {
  return (s.on[space] ?? NONE) === NONE && canStand(s, card, space);
}

function spacesOf(s: Table, card: number, wanted: (space: number) => boolean): number[] {
  const out: number[] = [];
  for (let space = 0; space < fieldOf(s).size; space++) if (isFree(s, card, space) && wanted(space)) out.push(space);
  return out;
}

/** SOLOP-PREDEPLOY-03 to SOLOP-PREDEPLOY-05, SOLO-RULING-67: places to defend, the best terrain, rows of the Supply Line. */
function startingSpaces(s: Table, seat: Seat, card: number): { readonly spaces: number[]; readonly rule: RuleId } {
  const solo = seatState(s, seat).solo;
  const defended = solo?.aim === 'defend' ? spacesOf(s, card, (space) => solo.objective.includes(space)) : [];
  if (defended.length > 0) return { spaces: defended, rule: 'SOLOP-PREDEPLOY-03' };
  const mine = (space: number): boolean => soloRow(s, seat, space) > s.rows / 2;
  const terrain = spacesOf(s, card, (space) => {
    const piece = pieceAt(s, space);
    return mine(space) && piece !== null && !piece.ruins;
  });
  if (terrain.length > 0) {
    const worth = (space: number): number[] => [
      terrainHp(s, space),
      terrainCard(pieceAt(s, space)?.card ?? NONE).armor,
    ];
    return { spaces: bestBy(terrain, worth), rule: 'SOLOP-PREDEPLOY-04' };
  }
  const rows = unitsByRow(s, seat, false);
  let row = s.rows;
  while (row > 1 && (rows[row] ?? 0) > 0) row--;
  return { spaces: spacesOf(s, card, (space) => soloRow(s, seat, space) === row), rule: 'SOLOP-PREDEPLOY-05' };
}

/** The one of n a face means, NONE for one to be rolled again (SOLO-RULING-07). */
function chosen(face: number, n: number): number {
  const each = Math.floor(D10 / n);
  return face <= each * n ? Math.ceil(face / each) - 1 : NONE;
}

function drawCards(s: GmState, f: PredeployFrame): void {
  const x = seatState(s, f.seat);
  const cards = x.deck.splice(Math.max(0, x.deck.length - (x.solo?.levers.predeploy ?? 0)));
  const isGround = (card: number): boolean => isUnitCard(card) && unitCard(s, card).type !== 'aircraft';
  f.queue = cards.filter(isGround).sort((a, b) => priceOf(s, f.seat, b) - priceOf(s, f.seat, a));
  x.hand.push(...cards.filter((card) => !isGround(card)));
}

function place(s: GmState, f: PredeployFrame, space: number, k: Kernel<GmState>): void {
  const x = seatState(s, f.seat);
  const card = f.queue.shift() ?? NONE;
  const cost = priceOf(s, f.seat, card);
  x.ap -= cost; // SOLOP-PREDEPLOY-02
  const u = newUnit(s, card, f.seat);
  u.deployed = 0;
  const id = s.units.push(u) - 1;
  putOn(s, id, space);
  k.emit?.({ type: 'deployed', rule: f.rule, seat: f.seat, unit: id, space, cost, upgrades: [] } as unknown as GmEvent);
}

/** Upgrades the unit could still get for the AP that are left. */
function affordable(s: Table, seat: Seat, id: number): number[] {
  const u = unit(s, id);
  const bought = boughtBits(s, u);
  const { ap } = seatState(s, seat);
  return offersOf(s, u.card).flatMap((offer, i) => {
    const upgrades = bought | (1 << i);
    if (upgrades === bought || offer.cost > ap) return [];
    return passes(equipChecks, s, { seat, card: u.card, upgrades, cost: -1000 }) ? [i] : [];
  });
}

function equip(s: GmState, f: PredeployFrame, index: number, k: Kernel<GmState>): void {
  const id = f.queue.shift() ?? NONE;
  const u = unit(s, id);
  const offer = offersOf(s, u.card)[index];
  if (offer === undefined) return;
  seatState(s, f.seat).ap -= offer.cost;
  const kind = upgradeNumber(offer.token);
  u.tokens.push({ kind, grey: upgradeOf(kind).mountable, used: 0, since: 0, locked: 0 });
  k.emit?.({ type: 'upgraded', rule: 'SOLOP-PREDEPLOY-06', unit: id, token: kind, cost: offer.cost } as GmEvent);
}

export const soloPredeploy: FrameDef<GmState, PredeployFrame> = frame<GmState, PredeployFrame>('solo-predeploy', [
  step('draw', 'SOLOP-PREDEPLOY-01', (s, f) => drawCards(s, f)),
  step('next', 'SOLOP-PREDEPLOY-02', (s, f, k) => {
    const [card] = f.queue;
    const x = seatState(s, f.seat);
    if (card === undefined) {
      const placed = s.units.flatMap((u, id) => (u.seat === f.seat && u.at >= 0 ? [id] : []));
      f.queue = placed.sort((a, b) => unitCard(s, unit(s, a).card).cost - unitCard(s, unit(s, b).card).cost);
      k.jump(f, 'equip');
      return;
    }
    const found = startingSpaces(s, f.seat, card);
    // SOLO-RULING-67: one that cannot be paid is skipped
    if (priceOf(s, f.seat, card) > x.ap || found.spaces.length === 0) {
      x.hand.push(card);
      f.queue.shift();
      k.jump(f, 'next');
      return;
    }
    f.among = found.spaces;
    f.rule = found.rule;
    if (f.among.length > 1) k.roll(f, 1, D10, f.seat, found.rule, 'where it stands before the battle');
    else f.dice = [1];
  }),
  step('place', 'SOLOP-PREDEPLOY-04', (s, f, k) => {
    const space = f.among[chosen(f.dice?.[0] ?? 1, f.among.length)];
    k.jump(f, 'next');
    if (space !== undefined) place(s, f, space, k);
  }),
  step('equip', 'SOLOP-PREDEPLOY-06', (s, f, k) => {
    const [id] = f.queue;
    if (id === undefined) {
      k.done(f);
      return;
    }
    f.among = affordable(s, f.seat, id);
    if (f.among.length === 0) {
      f.queue.shift();
      k.jump(f, 'equip');
    } else if (f.among.length > 1) k.roll(f, 1, D10, f.seat, 'SOLOP-PREDEPLOY-06', 'which upgrade');
    else f.dice = [1];
  }),
  step('equipped', 'SOLOP-PREDEPLOY-06', (s, f, k) => {
    const index = f.among[chosen(f.dice?.[0] ?? 1, f.among.length)];
    k.jump(f, 'equip');
    if (index !== undefined) equip(s, f, index, k);
  }),
]);
