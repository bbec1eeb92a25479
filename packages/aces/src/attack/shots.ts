import { by, type Fact, type Frame, type Kernel } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { DICE_BY_DAMAGE, fixedHits, thresholdOf } from '../content/unit-types';
import { typeFact } from '../names/names';
import { type AcesState, seatState, type Table, typeOf, type Unit, unit } from '../state';

/** Does the unit fight by the Automa's rules (AA-AUTOMA-60)? */
export function fightsAsAutoma(s: Table, u: Unit): boolean {
  return by(seatState(s, u.seat).automa && !s.opt.automaRolls, 'AA-AUTOMA-65');
}

/** Who lands a fixed number of hits instead of rolling: by the Automa's rules, or everybody (AA-DICELESS-01). */
export function landsFixedHits(s: Table, u: Unit): boolean {
  return s.opt.diceless || fightsAsAutoma(s, u);
}

/** AA-COMBAT-10: by damage alone. */
export function diceOf(u: Unit): number {
  return DICE_BY_DAMAGE[u.damage] ?? 0;
}

/** AA-RULING-59, by option: in dice-less play red dice count for what they hit on average. */
export function averageHits(bonus: number, threshold: number): number {
  return Math.round((bonus * threshold) / 12);
}

/** What the dice of a unit are rolled for, with the number they are held against. */
type Phrase = (unit: Fact, n: number) => Fact;

/** Rolls a unit's dice, or leaves them where its hits are fixed. */
export function shoot(s: AcesState, f: Frame, id: number, bonus: number, phrase: Phrase, k: Kernel<AcesState>): void {
  const u = unit(s, id);
  f.dice = null;
  if (landsFixedHits(s, u)) return;
  const type = typeOf(u);
  const purpose = phrase(typeFact(type), thresholdOf(type, u.xp));
  k.roll(f, diceOf(u) + bonus, 12, u.seat, 'AA-HITS-02', purpose);
}

/** The hits a unit has landed. Its level is the one it came into the fight with. */
export function hitsOf(s: AcesState, f: Frame, id: number, bonus: number, k: Kernel<AcesState>): number {
  const u = unit(s, id);
  const type = typeOf(u);
  const threshold = thresholdOf(type, u.xp);
  if (!landsFixedHits(s, u)) {
    const hits = countHits(f.dice ?? [], threshold);
    k.emit?.({ type: 'shots', rule: 'AA-HITS-09', unit: id, hits, threshold, bonus });
    return hits;
  }
  const hits = fixedHits(type, u.damage, u.xp) + averageHits(bonus, threshold);
  const rule: RuleId = fightsAsAutoma(s, u) ? 'AA-AUTOMA-60' : 'AA-DICELESS-01';
  k.emit?.({ type: 'shots', rule, unit: id, hits, threshold: 0, bonus });
  return by(hits, 'AA-XP-07');
}

/** AA-HITS-09: all dice, the red ones too, are held against the same number and added up. */
function countHits(dice: readonly number[], threshold: number): number {
  let hits = 0;
  for (const die of dice) if (die <= threshold) hits++; // AA-HITS-02
  return by(hits, 'AA-HITS-08');
}
