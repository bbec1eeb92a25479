import { by, type Fact, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { weaponCount, weaponOf } from '../../attack/weapons';
import { unitCard } from '../../cards';
import { labels } from '../../labels';
import { areEnemies, onField, type Table, type Unit } from '../../state';
import { soloRow } from '../situation/field';
import { isBrokenByHuman, unitsByRow } from '../situation/supply';
import type { Solo, SoloType } from '../solo';

/** The five stances of each type, by the number `Solo.mood` holds (SOLOT-STANCE-11 to SOLOT-STANCE-15). */
export const STANCE_NAMES: Readonly<Record<SoloType, readonly string[]>> = {
  variable: ['TOTAL DEFENSE', 'DEFENSE', 'REINFORCE', 'ADVANCE', 'FULL ASSAULT'],
  offensive: ['REINFORCE LINES', 'SEIZE AND HOLD', 'ADVANCE', 'ATTACK', 'FULL ASSAULT'],
  defensive: ['TOTAL DEFENSE', 'REINFORCE LINES', 'HOLD POSITION', 'SEIZE AND HOLD', 'OVERCOME DEFENSE'],
};

/** The bands of the result, from the lowest up. */
export const BANDS: readonly { readonly rule: RuleId; readonly upTo: number }[] = [
  { rule: 'SOLOT-STANCE-11', upTo: 2 },
  { rule: 'SOLOT-STANCE-12', upTo: 4 },
  { rule: 'SOLOT-STANCE-13', upTo: 6 },
  { rule: 'SOLOT-STANCE-14', upTo: 8 },
  { rule: 'SOLOT-STANCE-15', upTo: Number.POSITIVE_INFINITY },
];

/** One part of the sum that chooses the stance. */
export interface StancePart {
  readonly rule: RuleId;
  readonly label: Fact;
  readonly value: number;
}

export interface StanceResult {
  readonly mood: number;
  readonly sum: number;
  readonly parts: readonly StancePart[];
  /** The band of the result. */
  readonly rule: RuleId;
}

/** With a weapon of its own or of a token; Supplies and the like fire at nobody. */
function isArmed(s: Table, u: Unit): boolean {
  for (let weapon = 0; weapon < weaponCount(u); weapon++) if (weaponOf(s, u, weapon) !== null) return true;
  return false;
}

/** Who cannot cause damage, and scout vehicles, are no danger; face-down units are not known to be one. */
function counts(s: Table, u: Unit): boolean {
  const { type, tags } = unitCard(s, u.card);
  if (!isArmed(s, u)) return false;
  return by(!(['tank', 'transport'].includes(type) && tags.includes('scout')), 'SOLOT-STANCE-02');
}

/** The line of the foremost counting enemy, 1 being the opponent's Deployment Line; 0 if there is none. */
function foremostLine(s: Table, seat: Seat): number {
  let foremost = 0;
  for (const u of s.units) {
    if (!onField(u) || u.faceDown || !areEnemies(s, seat, u.seat) || !counts(s, u)) continue;
    foremost = Math.max(foremost, soloRow(s, seat, u.at));
  }
  return foremost === 0 ? 0 : s.rows + 1 - foremost;
}

/** SOLO-RULING-54: exactly one of these applies; the last also where no enemy counts. */
const LOCATIONS: readonly (StancePart & { readonly lines: readonly number[] })[] = [
  { rule: 'SOLOT-STANCE-03', label: labels.redAlert, lines: [1], value: -3 },
  { rule: 'SOLOT-STANCE-04', label: labels.yellowAlert, lines: [2], value: -2 },
  { rule: 'SOLOT-STANCE-06', label: labels.standard, lines: [3, 4], value: 1 },
  { rule: 'SOLOT-STANCE-07', label: labels.superiority, lines: [5], value: 2 },
  { rule: 'SOLOT-STANCE-08', label: labels.attack, lines: [6, 0], value: 3 },
];

function variableParts(s: Table, seat: Seat, solo: Solo): StancePart[] {
  const line = foremostLine(s, seat);
  const out: StancePart[] = LOCATIONS.filter(({ lines }) => lines.includes(line)).map(({ rule, label, value }) => ({
    rule,
    label,
    value,
  }));
  if (isBrokenByHuman(s, seat, solo.chain))
    out.push({ rule: 'SOLOT-STANCE-05', label: labels.brokenSupplyLine, value: -1 });
  return out;
}

/** A line with both sides counts for the opponent alone. */
function scenarioParts(s: Table, seat: Seat): StancePart[] {
  const own = unitsByRow(s, seat, false);
  const foes = unitsByRow(s, seat, true);
  const held = own.filter((count) => count > 0).length;
  const lost = foes.filter((count, row) => count > 0 && (own[row] ?? 0) === 0).length;
  const out: StancePart[] = [];
  if (held > 0) out.push({ rule: 'SOLOT-STANCE-09', label: labels.linesHeld, value: held });
  if (lost > 0) out.push({ rule: 'SOLOT-STANCE-10', label: labels.linesLost, value: -lost });
  return by(out, 'SOLO-RULING-17');
}

/** SOLOT-STANCE-01: the die with its modifiers, and the stance it means for this turn. */
export function stanceOf(s: Table, seat: Seat, solo: Solo, face: number): StanceResult {
  const parts: StancePart[] = [{ rule: 'SOLOT-STANCE-01', label: labels.d10, value: face }];
  parts.push(...(solo.type === 'variable' ? variableParts(s, seat, solo) : scenarioParts(s, seat)));
  if (solo.levers.bias !== 0)
    parts.push({ rule: 'SOLOT-STANCE-01', label: labels.difficulty, value: solo.levers.bias });
  const sum = parts.reduce((total, part) => total + part.value, 0);
  const mood = BANDS.findIndex(({ upTo }) => sum <= upTo);
  return { mood, sum, parts, rule: BANDS[mood]?.rule ?? 'SOLOT-STANCE-15' };
}
