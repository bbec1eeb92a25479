import { disc } from '@sandtable/geometry';
import { by, type Frame, type FrameDef, frame, step } from '@sandtable/kernel';
import { AIRCRAFT, damageFor } from '../content/unit-types';
import { say } from '../say';
import { type AcesState, board, NONE, onMap, type Table, typeOf, unit } from '../state';
import { countsForXp, damageTable, gainXp, hurt } from './fight';
import { removeUnit } from './removal';
import { hitsOf, shoot } from './shots';

/**
 * One roll at seven hexes. Its least range is 2, so nobody shoots back, it gets no red dice (AA-KATYUSHA-12) and never
 * hits itself (AA-KATYUSHA-13).
 */
export interface StrikeFrame extends Frame {
  readonly at: 'strike';
  readonly attacker: number;
  readonly hex: number;
}

export function strikeFrame(attacker: number, hex: number): StrikeFrame {
  return { at: 'strike', step: 'announce', dice: null, got: 0, attacker, hex };
}

const covered: number[] = [];

/**
 * The hex and its neighbours, as far as they are on the map (AA-RULING-62). AA-KATYUSHA-05,
 * AA-KATYUSHA-06: every ground unit there, friends too, but no aircraft; in the order of the hexes.
 */
export function unitsUnder(s: Table, hex: number): number[] {
  const count = disc(board(s).map, hex, 1, covered);
  const out: number[] = [];
  for (let i = 0; i < count; i++) {
    const there = s.hexes[covered[i] ?? 0] ?? NONE;
    if (there !== NONE && typeOf(unit(s, there)).arm !== AIRCRAFT) out.push(there);
  }
  return by(out, 'AA-KATYUSHA-03', 'AA-KATYUSHA-05', 'AA-KATYUSHA-06');
}

export const strike: FrameDef<AcesState, StrikeFrame> = frame<AcesState, StrikeFrame>('strike', [
  step('announce', 'AA-RULING-62', (s, f, k) => {
    if (onMap(unit(s, f.attacker))) return;
    k.emit?.({ type: 'void', rule: 'AA-RULING-62', unit: f.attacker });
    k.done(f);
  }),
  step('roll', 'AA-KATYUSHA-04', (s, f, k) => shoot(s, f, f.attacker, 0, say.rolls.salvo, k)),
  step('damage', 'AA-KATYUSHA-04', (s, f, k) => {
    const attacker = unit(s, f.attacker);
    const hits = hitsOf(s, f, f.attacker, 0, k);
    let killed = false;
    let damaged = false;
    for (const id of unitsUnder(s, f.hex)) {
      const victim = unit(s, id);
      victim.attackers++;
      const amount = by(damageFor(damageTable(s, victim, true), hits), 'AA-KATYUSHA-09');
      const counts = amount > 0 && countsForXp(s, attacker, victim);
      damaged ||= counts;
      if (!hurt(s, id, amount, k)) continue;
      killed ||= counts;
      removeUnit(s, id, 'AA-DAMAGE-10', k);
    }
    // AA-KATYUSHA-07, AA-KATYUSHA-08: however many were hit
    gainXp(s, f.attacker, killed ? 2 : damaged ? 1 : 0, killed ? 'AA-KATYUSHA-07' : 'AA-KATYUSHA-08', k);
  }),
  step('victory', 'AA-VICTORY-06', (s, _f, k) => k.settle(s)),
]);
