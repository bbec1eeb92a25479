import { neighboursOf } from '@sandtable/geometry';
import { by, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import { asksUnit } from '../abilities/registry';
import { removePiece } from '../attack/damage';
import { terrainCard, upgradeNumber } from '../cards';
import { mineAt, removeMine } from '../field/mines';
import { distance, fieldOf, pieceAt } from '../ground';
import { spaceName } from '../names/names';
import { unitRef } from '../names/units';
import { type GmState, NONE, type Table, unit } from '../state';
import { postOf } from '../transport/place';
import { type AnytimeCheck, ownUnit, refusedBy } from './own-unit';
import type { Verb } from './verb';
import { fromOf, numbersOf, spaceTo } from './writing';

const SAPPERS = upgradeNumber('sappers');

/** A sapper by its card is always ready once a turn; one with the token while it is not grey. */
function sapperReady(s: Table, id: number): boolean {
  const u = unit(s, id);
  const token = u.tokens.find((t) => t.kind === SAPPERS);
  return by(token === undefined ? !u.helped : !token.grey, '2GM-ABIL-83');
}

export const sapChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-77',
    gate: true,
    ok: (s, c) => asksUnit('sapper', s, c.unit, c.unit),
    say: (_s, _c, w) => w.deploying.noSappers,
  },
  {
    rule: '2GM-RULING-151',
    ok: (s, c) => sapperReady(s, c.unit),
    say: (_s, _c, w) => w.deploying.sappersWork,
  },
  {
    rule: '2GM-ABIL-77',
    ok: (s, c) => distance(s, postOf(s, unit(s, c.unit)), c.on) === 1,
    say: (_s, _c, w) => w.deploying.sappersWorkAdjacentSpaces,
  },
  {
    rule: '2GM-ABIL-78',
    ok: (s, c) => {
      const piece = pieceAt(s, c.on);
      if (mineAt(s, c.on) !== NONE) return true; // 2GM-RULING-36
      return piece !== null && !piece.ruins && terrainCard(piece.card).sappers;
    },
    say: (_s, _c, w) => w.deploying.nothingSappersRemove,
  },
];

/** Sappers clear what is in the way. */
export const sap: Verb = {
  word: 'sap',
  form: 'from:place to:place',
  print(s, seat, option) {
    const [id, space] = numbersOf(option);
    return `sap ${unitRef(s, id, seat)} ${spaceName(s, space)}`;
  },
  read: (s, seat, wish) => ['sap', fromOf(s, seat, wish), spaceTo(s, wish)],
  refuse: refusedBy(sapChecks),
};

const near: number[] = [];

export function offerSapping(s: Table, seat: Seat, id: number, out: Option[]): void {
  const count = neighboursOf(fieldOf(s), postOf(s, unit(s, id)), near);
  for (let i = 0; i < count; i++) {
    const space = near[i] ?? NONE;
    if (passes(sapChecks, s, { seat, unit: id, on: space })) out.push(['sap', id, space]);
  }
}

export function takeSap(s: GmState, id: number, space: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  const token = u.tokens.find((t) => t.kind === SAPPERS);
  if (token === undefined) u.helped = true;
  else {
    token.grey = true;
    token.used = s.turn;
  }
  const mine = mineAt(s, space);
  if (mine !== NONE) {
    removeMine(s, space);
    k.emit?.({ type: 'sapped', rule: '2GM-ABIL-78', unit: id, space, card: mine });
    return;
  }
  const piece = pieceAt(s, space);
  if (piece === null) return;
  k.emit?.({ type: 'sapped', rule: '2GM-ABIL-77', unit: id, space, card: piece.card });
  removePiece(s, piece);
}
