import { by, type Fact, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { labels } from '../../labels';
import { say } from '../../say';
import type { Table } from '../../state';
import { bandOf, LE3, T12 } from '../situation/bands';
import { wantsHq } from '../situation/objective';
import { Situation } from '../situation/situation';
import { isBrokenByHuman } from '../situation/supply';
import type { Solo } from '../solo';

/** One behaviour modifier (SOLOP-BEHAV-11 to SOLOP-BEHAV-18). */
export interface Part {
  readonly rule: RuleId;
  readonly label: Fact;
  readonly value: number;
}

export interface Behaviour {
  readonly mood: number;
  readonly sum: number;
  readonly parts: readonly Part[];
  /** The rule that chose the band. */
  readonly rule: RuleId;
}

/** SOLO-RULING-17: a row with both sides counts for the opponent alone. */
function rowParts(situation: Situation): Part[] {
  const own = situation.ownRows();
  const foes = situation.foeRows();
  const out: Part[] = [];
  for (let row = own.length - 1; row >= 1; row--) {
    const [a, h] = [own[row] ?? 0, foes[row] ?? 0];
    if (a > 1) out.push({ rule: 'SOLOP-BEHAV-12', label: labels.rowFirmlyHeld(row), value: 4 });
    else if (a === 1) out.push({ rule: 'SOLOP-BEHAV-11', label: labels.rowHeld(row), value: 3 });
    else if (h > 1) out.push({ rule: 'SOLOP-BEHAV-17', label: labels.rowLostToSeveral(row), value: -2 });
    else if (h === 1) out.push({ rule: 'SOLOP-BEHAV-16', label: labels.rowLost(row), value: -1 });
  }
  return out;
}

/** The HQ counts for every unit that has it in range, an objective once. */
function objectiveParts(situation: Situation): Part[] {
  const { solo, own } = situation;
  if (solo.type === 'variable') {
    const guns = own.filter((id) => situation.hqInRange(id)).length;
    return guns === 0 ? [] : [{ rule: 'SOLOP-BEHAV-15', label: labels.enemyHqInRange, value: guns }];
  }
  const { objective } = solo;
  if (solo.type === 'defensive') {
    const there = objective.some((space) => own.some((id) => situation.at(id) === space));
    return there ? [{ rule: 'SOLOP-BEHAV-13', label: labels.onTheObjective, value: 2 }] : [];
  }
  const near =
    (wantsHq(situation) && own.some((id) => situation.hqInRange(id))) ||
    objective.some((space) => own.some((id) => situation.unitReaches(id, situation.at(id), space)));
  return by(near ? [{ rule: 'SOLOP-BEHAV-14', label: labels.objectiveInRange, value: 1 }] : [], 'SOLO-RULING-18');
}

/** SOLOP-BEHAV-01 to SOLOP-BEHAV-19: what the opponent is up to this turn, for its turn as counted in `solo`. */
export function behaviourOf(s: Table, seat: Seat, solo: Solo): Behaviour {
  if (solo.turn <= 2) return by({ mood: T12, sum: 0, parts: [], rule: OPENING[solo.type] }, 'SOLO-RULING-14');
  const situation = new Situation(s, seat, solo, say);
  const parts = [...rowParts(situation), ...objectiveParts(situation)];
  if (isBrokenByHuman(s, seat, solo.chain))
    parts.push({ rule: 'SOLOP-BEHAV-18', label: labels.supplyLineBroken, value: -3 });
  if (solo.levers.bias !== 0) parts.push({ rule: 'SOLOP-BEHAV-19', label: labels.difficulty, value: solo.levers.bias });
  const sum = parts.reduce((total, part) => total + part.value, 0);
  return { mood: bandOf(sum), sum, parts, rule: 'SOLOP-BEHAV-19' };
}

const OPENING: Readonly<Record<Solo['type'], RuleId>> = {
  variable: 'SOLOP-BEHAV-01',
  offensive: 'SOLOP-BEHAV-02',
  defensive: 'SOLOP-BEHAV-03',
};

/** What each band is about, by mood: the opening, 3 or less, 4 to 7, 8 or more. */
export const AIMS: Readonly<Record<Solo['type'], readonly RuleId[]>> = {
  variable: ['SOLOP-BEHAV-01', 'SOLOP-BEHAV-21', 'SOLOP-BEHAV-24', 'SOLOP-BEHAV-27'],
  offensive: ['SOLOP-BEHAV-02', 'SOLOP-BEHAV-22', 'SOLOP-BEHAV-25', 'SOLOP-BEHAV-28'],
  defensive: ['SOLOP-BEHAV-03', 'SOLOP-BEHAV-23', 'SOLOP-BEHAV-26', 'SOLOP-BEHAV-29'],
};

/** The row of the behaviour this turn goes by. */
export function behaviourRule({ solo }: Situation): RuleId {
  return AIMS[solo.type][solo.mood] ?? OPENING[solo.type];
}

/** SOLOP-HQ-02: nothing but the HQ itself has given AP. */
export function isStarved(solo: Solo, earned: readonly { readonly rule: string; readonly ap: number }[]): boolean {
  const hq: RuleId = 'SOLOP-HQ-01';
  return by(
    solo.turn > 2 && solo.mood !== LE3 && earned.every((part) => part.rule === hq || part.ap === 0),
    'SOLO-RULING-19',
  );
}
