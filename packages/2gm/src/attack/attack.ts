import { by, type FrameDef, frame, type Kernel, openWindow, step } from '@sandtable/kernel';
import { upgradeOf } from '../cards';
import { D10 } from '../die';
import { turnUp } from '../field/night';
import { buildingAt } from '../ground';
import { recorded } from '../recorded';
import { areEnemies, type GmState, GONE, NONE, nextTurnOf, unit } from '../state';
import { type AttackFrame, CRITICAL, HIT, MISS } from './attack-frame';
import { credit, hitNow, wound } from './damage';
import { cellDamage, cellOf, isDestroyed, lastCell, shifted } from './hit-table';
import { canDestroy, ignoresArmor, isFlame, numbersOf, partsOf, penetrates, profileOf } from './numbers';
import { playedEffect } from './played';
import { BY_CARD, FIRST_TOKEN } from './shot';
import { markUsed } from './weapons';

/** 2GM-SHOOT-22, 2GM-RULING-128: some attacks need no roll. */
function sureResult(s: GmState, f: AttackFrame): number | null {
  if (f.target === NONE && f.hq === NONE) return HIT;
  for (const card of f.played) {
    const sure = playedEffect(card)?.sure ?? 'no';
    if (sure === 'critical' && f.target !== NONE && s.opt.hitTable) {
      f.damage = by(cellDamage(lastCell(f.hit)), '2GM-RULING-141'); // what the building around it takes
      return by(CRITICAL, '2GM-HITTAB-12'); // whatever the table and the Armor say
    }
    if (sure === 'critical' && f.target !== NONE && canDestroy(s, f, f)) return CRITICAL; // 2GM-ABIL-39
    if (sure !== 'no') return penetrates(s, f, f) ? HIT : MISS;
  }
  return null;
}

/** 2GM-SUPPR-01 to 2GM-SUPPR-04, 2GM-TOKEN-41, 2GM-RULING-57, SOLOT-REF-05: the second unit that could hurt it presses it down. */
function suppress(s: GmState, f: AttackFrame, k: Kernel<GmState>): void {
  if (f.target === NONE || f.shooter === NONE || !penetrates(s, f, f)) return;
  const target = unit(s, f.target);
  if (by(!areEnemies(s, f.seat, target.seat), '2GM-SHOOT-25')) return; // bombs fall on own units too
  if (!target.attackers.includes(f.shooter)) target.attackers.push(f.shooter);
  if (target.attackers.length < 2) return;
  const until = by(nextTurnOf(s, f.seat), '2GM-SUPPR-07', '2GM-RULING-59');
  if (by(target.suppressed >= until, '2GM-RULING-58')) return;
  target.suppressed = by(
    until,
    '2GM-SUPPR-01',
    '2GM-SUPPR-02',
    '2GM-SUPPR-04',
    '2GM-TOKEN-41',
    '2GM-RULING-57',
    'SOLOT-REF-05',
  );
  k.emit?.({ type: 'suppressed', rule: '2GM-SUPPR-03', unit: f.target });
}

/** What the attack makes of a face of its die. */
export function judge(s: GmState, f: AttackFrame, face: number): number {
  // 2GM-RULING-33: against a building the die of a flamethrower only tells whether it is critical
  const flames = by(
    f.target !== NONE && isFlame(s, f) && buildingAt(s, f.space) !== null,
    '2GM-TOKEN-07',
    '2GM-BUILD-12',
  );
  if (face >= f.crit && canDestroy(s, f, f)) return CRITICAL;
  return flames || face >= f.hit ? HIT : MISS; // 2GM-SHOOT-08
}

/**
 * 2GM-HITTAB-01, 2GM-RULING-141: the cell is the damage and bonuses add to it, a Kamikaze's too; past the last one the unit is destroyed. Cards that attack are looked up like main weapons.
 */
function lookUp(s: GmState, f: AttackFrame, k: Kernel<GmState>): void {
  const surplus = ignoresArmor(s, f) ? 0 : f.pierce - f.armor;
  const cell = shifted(cellOf(f.hit, f.crit, surplus), f.shift);
  const bonus = numbersOf(s, f, f).damage - profileOf(s, f).damage;
  f.damage = cellDamage(cell) + bonus;
  f.result = by(
    isDestroyed(cell) && canDestroy(s, f, f) ? CRITICAL : HIT,
    '2GM-HITTAB-08',
    '2GM-HITTAB-16',
    '2GM-HITTAB-11',
    '2GM-HITTAB-14',
  );
  const { hit, crit, shift, damage } = f;
  const destroyed = f.result === CRITICAL;
  k.emit?.({ type: 'cell', rule: '2GM-HITTAB-02', hit, crit, surplus, shift, bonus, damage, destroyed });
}

/** 2GM-OPT-38: against every hit that had to beat its Armor; not together with the table. */
function isShielded(s: GmState, f: AttackFrame): boolean {
  if (!s.opt.shielding || s.opt.hitTable || f.target === NONE) return false;
  return by(f.result !== MISS && !f.cancelled && !ignoresArmor(s, f), '2GM-RULING-137');
}

const RESULTS = ['miss', 'hit', 'critical'] as const;

export const attack: FrameDef<GmState, AttackFrame> = frame<GmState, AttackFrame>('attack', [
  step('declare', '2GM-SHOOT-06', (s, f, k) => {
    if (f.shooter !== NONE && !f.splash) markUsed(s, f.shooter, f.weapon);
    if (by(f.shooter !== NONE, '2GM-NIGHT-06')) turnUp(s, f.shooter, k);
    if (by(f.target !== NONE, '2GM-RULING-145')) turnUp(s, f.target, k);
    k.emit?.({
      type: 'attack',
      rule: '2GM-SHOOT-06',
      seat: f.seat,
      shooter: f.shooter,
      weapon: f.weapon,
      card: f.card,
      target: f.target,
      space: f.space,
      hq: f.hq,
    });
  }),
  step('fire', '2GM-SHOOT-14', (_s, f, k) => {
    if (f.mode !== BY_CARD) k.call(openWindow('fire'));
  }),
  step('cover', '2GM-TOKEN-19', (_s, f, k) => {
    if (f.target !== NONE) k.call(openWindow('cover'));
  }),
  step('numbers', '2GM-SHOOT-15', (s, f, k) => {
    if (f.target !== NONE && unit(s, f.target).at === GONE) {
      k.done(f);
      return;
    }
    numbersOf(s, f, f);
    suppress(s, f, k);
    const { hit, crit, pierce, armor } = f;
    k.emit?.({ type: 'needs', rule: '2GM-SHOOT-15', hit, crit, pierce, armor, parts: partsOf(s, f) });
  }),
  step('roll', '2GM-SHOOT-08', (s, f, k) => {
    const sure = sureResult(s, f);
    if (sure !== null) {
      f.result = sure;
      k.jump(f, 'rolled');
    } else if (!penetrates(s, f, f)) {
      // 2GM-RULING-05, 2GM-HITTAB-04: legal, and without effect
      k.emit?.({ type: 'result', rule: '2GM-SHOOT-17', result: 'no-effect', face: 0 });
      k.jump(f, 'resolved');
    } else if (s.opt.hitTable) {
      lookUp(s, f, k);
      k.jump(f, 'rolled');
    } else k.roll(f, 1, D10, f.seat, '2GM-SHOOT-08', recorded.attack);
  }),
  step('read', '2GM-SHOOT-09', (s, f) => {
    f.face = f.dice?.[0] ?? 0;
    f.result = judge(s, f, f.face);
  }),
  step('rolled', '2GM-RULING-129', (_s, f, k) => {
    const { face } = f;
    k.emit?.({ type: 'result', rule: '2GM-SHOOT-09', result: RESULTS[f.result] ?? 'miss', face });
    if (f.face > 0 || f.target !== NONE) k.call(openWindow('rolled'));
  }),
  step('damage', '2GM-SHOOT-18', (s, f, k) => {
    if (f.again) {
      f.again = false;
      k.jump(f, 'roll');
    } else if (!isShielded(s, f)) k.jump(f, 'effect');
    else k.roll(f, 1, D10, unit(s, f.target).seat, '2GM-OPT-38', recorded.shielding);
  }),
  step('shield', '2GM-OPT-38', (s, f, k) => {
    if (by((f.dice?.[0] ?? 0) > f.armor, '2GM-OPT-39')) return; // with what its space adds
    if (f.result === CRITICAL) {
      f.dealt = by(1, '2GM-OPT-41');
      f.killed = wound(s, f.target, f.dealt, k);
      if (f.killed) credit(s, f);
    }
    f.result = by(MISS, '2GM-OPT-40');
  }),
  step('effect', '2GM-SHOOT-18', (s, f, k) => {
    if (f.result !== MISS && !f.cancelled) hitNow(s, f, k);
  }),
  step('victory', '2GM-HQ-07', (s, _f, k) => k.settle(s)),
  step('resolved', '2GM-RULING-130', (_s, f, k) => {
    if (f.target !== NONE) k.call(openWindow('resolved'));
  }),
  step('beside', '2GM-TOKEN-15', (s, f, k) => {
    const byToken = f.shooter !== NONE && f.weapon >= FIRST_TOKEN;
    const token = byToken ? unit(s, f.shooter).tokens[f.weapon - FIRST_TOKEN] : undefined;
    if (token !== undefined && upgradeOf(token.kind).spaces > 1 && f.space !== NONE && !f.splash)
      k.call(openWindow('beside'));
  }),
]);
