import { by, type Kernel } from '@sandtable/kernel';
import { terrainCard, unitCard } from '../cards';
import { catalogue } from '../content/index';
import { policies } from '../editions/index';
import { buildingAt, NATURAL_HP, naturalAt, pieceAt, unitsOn } from '../ground';
import { areEnemies, type GmState, NONE, type Piece, type Table, unit } from '../state';
import { type AttackFrame, CRITICAL } from './attack-frame';
import { destroyUnit, discardAttached } from './destruction';

/** A hit takes effect: unit, then building (2GM-WIN-41, 2GM-RULING-29). */
export function hitNow(s: GmState, f: AttackFrame, k: Kernel<GmState>): void {
  if (f.hq !== NONE) hurtHq(s, f.hq, f.damage, k);
  else if (f.target === NONE) hurtTerrain(s, f.space, f.damage, k);
  else {
    const { space } = f;
    hurtTarget(s, f, k);
    shareWithTerrain(s, space, f, k);
  }
}

function hurtTarget(s: GmState, f: AttackFrame, k: Kernel<GmState>): void {
  f.dealt = f.damage;
  if (f.result === CRITICAL) {
    f.killed = true;
    destroyUnit(s, f.target, '2GM-SHOOT-09', k); // SOLOT-REF-11
  } else f.killed = wound(s, f.target, f.damage, k);
  if (f.killed) credit(s, f);
}

/** 2GM-RULING-130: a unit that has destroyed an enemy; own ones under its bombs do not count. */
export function credit(s: GmState, f: AttackFrame): void {
  if (f.shooter !== NONE && areEnemies(s, f.seat, unit(s, f.target).seat)) unit(s, f.shooter).killed = true;
}

/** 2GM-SHOOT-18, 2GM-WOUND-01: true if that was its end. Of a transport its own Armor was hit. */
export function wound(s: GmState, id: number, amount: number, k: Kernel<GmState>): boolean {
  const u = unit(s, id);
  u.wounds += amount;
  k.emit?.({ type: 'wounded', rule: '2GM-WOUND-01', unit: id, amount });
  const fell = by(u.wounds >= unitCard(s, u.card).hp, '2GM-CARD-29');
  if (fell) destroyUnit(s, id, '2GM-WOUND-05', k);
  else if (u.cargo !== NONE && by(sharesWounds(s), '2GM-TRANS-25')) wound(s, u.cargo, amount, k);
  return by(fell, '2GM-SHOOT-19', '2GM-TRANS-24');
}

/** The edition says, unless the table does. */
function sharesWounds(s: GmState): boolean {
  const { transportShareWounds } = s.opt;
  return by(
    transportShareWounds === 'yes' || (transportShareWounds === 'edition' && policies(s).transportsShareWounds),
    '2GM-RULING-82',
  );
}

/** 2GM-BUILD-06: the walls take what their occupant takes; other terrain only if the table plays so. */
export function sharesDamage(s: Table, space: number): boolean {
  return by(buildingAt(s, space) !== null || s.opt.terrainShareDamage === 'all', '2GM-RULING-26');
}

function shareWithTerrain(s: GmState, space: number, f: AttackFrame, k: Kernel<GmState>): void {
  if (space === NONE) return;
  if (sharesDamage(s, space)) hurtTerrain(s, space, f.damage, k);
  // 2GM-BUILD-08: whoever was inside fell with the walls
  if (f.target !== NONE && unit(s, f.target).at < 0 && !f.killed) {
    f.killed = true;
    credit(s, f);
  }
}

/** 2GM-SHOOT-22, 2GM-RULING-10: terrain has no Armor, only HP. */
export function hurtTerrain(s: GmState, space: number, amount: number, k: Kernel<GmState>): void {
  const piece = pieceAt(s, space);
  if (piece !== null && !piece.ruins) hurtPiece(s, piece, space, amount, k);
  else hurtNatural(s, space, amount, k);
}

function hurtPiece(s: GmState, piece: Piece, space: number, amount: number, k: Kernel<GmState>): void {
  const card = terrainCard(piece.card);
  if (by(card.tags.includes('indestructible'), '2GM-ABIL-42')) return; // 2GM-TERRAIN-40
  piece.damage += by(amount, '2GM-RULING-28'); // of a critical hit no more than the Damage
  k.emit?.({ type: 'terrain-hurt', rule: '2GM-BUILD-06', space, amount });
  if (by(piece.damage < card.hp, '2GM-BUILD-05')) return;
  if (card.tags.includes('building')) {
    piece.ruins = by(true, '2GM-ABIL-13'); // 2GM-BUILD-09
    k.emit?.({ type: 'terrain-destroyed', rule: '2GM-BUILD-09', space, amount: 0 });
    for (const id of by(unitsOn(s, space), '2GM-RULING-30')) destroyUnit(s, id, '2GM-BUILD-08', k);
  } else {
    k.emit?.({ type: 'terrain-destroyed', rule: '2GM-TERRAIN-11', space, amount: 0 });
    removePiece(s, piece); // 2GM-RULING-27: whoever stands there loses the cover and nothing else
  }
}

/** Back to the box. */
export function removePiece(s: GmState, piece: Piece): void {
  for (const space of piece.spaces) s.piece[space] = NONE;
  piece.spaces = by([], '2GM-TERRAIN-12');
}

/** 2GM-TERRAIN-19: what is left is open ground. */
function hurtNatural(s: GmState, space: number, amount: number, k: Kernel<GmState>): void {
  const hp = NATURAL_HP[naturalAt(s, space)];
  if (hp === undefined) return;
  const hurt = (s.hurt[space] ?? 0) + amount;
  s.hurt[space] = hurt;
  k.emit?.({ type: 'terrain-hurt', rule: '2GM-TERRAIN-18', space, amount });
  if (hurt < hp) return;
  s.natural[space] = 0;
  s.hurt[space] = by(0, '2GM-TERRAIN-23', '2GM-RULING-25');
  k.emit?.({ type: 'terrain-destroyed', rule: '2GM-TERRAIN-19', space, amount: 0 });
}

const FORTIFIED_HQ = catalogue.numberOf('support/fortified-hq');

/** 2GM-RULING-09: each hit removes Damage HP; what lies beside the HQ may take it first. */
function hurtHq(s: GmState, index: number, amount: number, k: Kernel<GmState>): void {
  const hq = s.hqs[index];
  if (hq === undefined) return;
  let rest = amount;
  for (const shield of hq.beside) {
    if (shield.card !== FORTIFIED_HQ || rest === 0) continue;
    const taken = Math.min(shield.left, rest);
    shield.left -= taken;
    rest -= taken;
  }
  const used = hq.beside.filter((a) => a.card === FORTIFIED_HQ && a.left === 0);
  discardAttached(s, used);
  hq.beside = hq.beside.filter((a) => !used.includes(a));
  hq.hp = Math.max(0, hq.hp - rest);
  if (hq.hp === 0) for (const x of s.seats) if (x.side === hq.side) x.general = NONE; // 2GM-HQ-18
  k.emit?.({ type: 'hq-hurt', rule: '2GM-HQ-07', hq: index, amount: rest, left: hq.hp });
}
