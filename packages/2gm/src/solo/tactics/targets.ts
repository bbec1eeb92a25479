import type { RuleId } from '../../../book/index';
import { unitCard } from '../../cards';
import { distance } from '../../ground';
import { NONE } from '../../state';
import { type Aim, wins } from '../pacific/targets';
import type { RowWords } from '../saying/rank';
import { bestBy } from '../saying/rank';
import { hitsPlace, isHqObjective } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { EASY } from './goals';
import type { Aims } from './tables';
import { defenders, stanceNow } from './target';

/** A row of the target lists: whom it means, and what it prefers among them, compared from left to right. */
export interface TargetRow {
  readonly rule: RuleId;
  readonly says: RowWords;
  /** Readings of the words it uses, and those by which it prefers one of several. */
  readonly means?: readonly RuleId[];
  readonly by?: readonly RuleId[];
  keeps(situation: Situation, aim: Aim): boolean;
  rank(situation: Situation, aim: Aim): readonly number[];
}

export function isUnit(aim: Aim): boolean {
  return aim.shot.target !== NONE;
}

/** The enemy HQ, or a place of the mission that is to be destroyed, whoever is inside (SOLO-RULING-87). */
function isTarget(situation: Situation, aim: Aim): boolean {
  return aim.shot.hq !== NONE ? isHqObjective(situation) : hitsPlace(situation, aim.shot);
}

function isCommand(situation: Situation, aim: Aim): boolean {
  return isUnit(aim) && unitCard(situation.s, situation.unit(aim.shot.target).card).tags.includes('command');
}

function danger(situation: Situation, aim: Aim): readonly number[] {
  return isUnit(aim) ? situation.danger(aim.shot.target) : [];
}

/** SOLOT-GOAL-02: it can hurt a unit of the opponent, or has its HQ in range. */
function threatens(situation: Situation, foe: number): boolean {
  const [onHq = 0] = situation.danger(foe);
  return onHq > 0 || situation.own.some((id) => situation.isThreat(foe, id, situation.at(id)));
}

function nearness(situation: Situation, aim: Aim): number {
  const from = situation.at(aim.shot.shooter);
  return aim.shot.space === NONE ? -99 : -distance(situation.s, from, aim.shot.space);
}

const boldly: readonly string[] = ['SOLOT-SHOOT-05', 'SOLOT-SHOOT-09', 'SOLOT-SHOOT-10'];

/**
 * SOLOT-GOAL-01 to SOLOT-GOAL-05, and last what else is an evident gain. Whoever could break its line (SOLOT-GOAL-03) has a
 * unit of it in range and so threatens it already: the rank of danger puts him before others that do.
 */
const GOALS: readonly TargetRow[] = [
  {
    rule: 'SOLOT-GOAL-01',
    says: 'whatBattleAbout',
    keeps: (x, aim) => wins(x, aim) || (isTarget(x, aim) && boldly.includes(stanceNow(x).shoot.rule)),
    rank: () => [],
  },
  {
    rule: 'SOLOT-GOAL-02',
    says: 'threatensNow',
    by: ['SOLO-RULING-51'],
    keeps: (x, aim) => isUnit(aim) && x.about(aim.shot.target, threatens),
    rank: danger,
  },
  {
    rule: 'SOLOT-GOAL-04',
    says: 'fallsEvenChance',
    means: ['SOLO-RULING-52'],
    keeps: (_x, aim) => isUnit(aim) && aim.prospect.kill >= EASY,
    rank: (x, aim) => [aim.prospect.kill, x.value(aim.shot.target)],
  },
  {
    rule: 'SOLOT-GOAL-05',
    says: 'range',
    keeps: (_x, aim) => isUnit(aim),
    rank: (x, aim) => [nearness(x, aim)],
  },
  {
    rule: 'SOLOT-GOAL-01',
    says: 'evidentGain',
    keeps: (x, aim) => isTarget(x, aim),
    rank: () => [],
  },
];

/** SOLOT-GOAL-03: it could break the line of the opponent. */
export function breaksLine(situation: Situation, aim: Aim): boolean {
  return danger(situation, aim)[1] === 1;
}

/** What comes before everything: an attack that ends the battle, and enemies about to end it (SOLO-RULING-08). */
const OBVIOUS: readonly TargetRow[] = [
  { rule: 'SOLO-RULING-08', says: 'endsBattle', keeps: wins, rank: () => [] },
  {
    rule: 'SOLO-RULING-08',
    says: 'couldBringHqDown',
    by: ['SOLO-RULING-51'],
    keeps: (x, aim) => isUnit(aim) && x.besiegers().includes(aim.shot.target),
    rank: danger,
  },
];

type Set = Omit<TargetRow, 'rule'>;

/** Inside a set that gives no order of its own the goals do: the number of the first that fits, and its own rank. */
function byGoals(situation: Situation, aim: Aim): readonly number[] {
  const at = GOALS.findIndex((row) => row.keeps(situation, aim));
  return [-at, ...(GOALS[at]?.rank(situation, aim) ?? [])];
}

/** The readings a row needed to choose between these: those of its words, and of what it prefers. */
function readings(situation: Situation, row: TargetRow, kept: readonly Aim[], best: readonly Aim[]): RuleId[] {
  const out: RuleId[] = [...(row.means ?? [])];
  if (kept.length < 2) return out;
  out.push(...(row.by ?? []));
  const [first] = best;
  if (row.rank !== byGoals || first === undefined) return out;
  const goal = GOALS.find((each) => each.keeps(situation, first));
  return goal === undefined ? out : [...out, goal.rule, ...(goal.means ?? []), ...(goal.by ?? [])];
}

function isDefender(situation: Situation, aim: Aim): boolean {
  return isUnit(aim) && defenders(situation).includes(aim.shot.target);
}

/** SOLOT-SHOOT-01 to SOLOT-SHOOT-15, SOLO-RULING-63: the set each stance fires at first. */
const SETS: Readonly<Record<Aims, readonly Set[]>> = {
  dangerous: [
    {
      says: 'mostDamage',
      by: ['SOLO-RULING-51'],
      keeps: (x, aim) => isUnit(aim) && (danger(x, aim)[0] ?? 0) + (danger(x, aim)[2] ?? 0) > 0,
      rank: danger,
    },
  ],
  nearby: [
    {
      says: 'nearby',
      means: ['SOLO-RULING-56'],
      keeps: (_x, aim) => isUnit(aim),
      rank: (x, aim) => [nearness(x, aim)],
    },
  ],
  threatening: [
    {
      says: 'threatensAdvance',
      means: ['SOLO-RULING-09', 'SOLO-RULING-56'],
      keeps: (x, aim) => isUnit(aim) && x.own.some((id) => x.isThreat(aim.shot.target, id, x.at(id))),
      rank: (x, aim) => [nearness(x, aim)],
    },
  ],
  middle: [
    {
      says: 'standsMiddle',
      means: ['SOLO-RULING-56'],
      keeps: (x, aim) => isUnit(aim) && [3, 4].includes(x.row(aim.shot.target)),
      rank: byGoals,
    },
  ],
  line: [
    {
      says: 'holdsEnemyLineTogether',
      means: ['SOLO-RULING-10'],
      keeps: (x, aim) => isUnit(aim) && x.isLineBreaker(aim.shot.target),
      rank: (x, aim) => [x.lineLoss(aim.shot.target), ...danger(x, aim)],
    },
    { says: 'commands', by: ['SOLO-RULING-51'], keeps: isCommand, rank: danger },
    { says: 'hq', keeps: (_x, aim) => aim.shot.hq !== NONE, rank: () => [] },
  ],
  'line-units': [
    {
      says: 'holdsEnemyLineTogetherCommands',
      means: ['SOLO-RULING-10'],
      by: ['SOLO-RULING-51'],
      keeps: (x, aim) => isUnit(aim) && (x.isLineBreaker(aim.shot.target) || isCommand(x, aim)),
      rank: danger,
    },
  ],
  hq: [{ says: 'hq', keeps: (_x, aim) => aim.shot.hq !== NONE, rank: () => [] }],
  any: [{ says: 'range', keeps: (_x, aim) => isUnit(aim), rank: byGoals }],
  defenders: [{ says: 'defendsTarget', means: ['SOLO-RULING-56'], keeps: isDefender, rank: byGoals }],
  'target-or-defenders': [
    { says: 'target', keeps: isTarget, rank: () => [] },
    { says: 'defendsTarget', means: ['SOLO-RULING-56'], keeps: isDefender, rank: byGoals },
  ],
  target: [{ says: 'target', keeps: isTarget, rank: () => [] }],
};

/** Whom a weapon fires at, the row that said so, and the rows before it that found nobody. */
export interface Targeted {
  readonly row: TargetRow;
  readonly best: readonly Aim[];
  readonly kept: readonly Aim[];
  readonly passed: readonly RuleId[];
  /** Readings of the row's words. */
  readonly readings: readonly RuleId[];
}

type Shooting = ReturnType<typeof stanceNow>['shoot'];

/** Every stance has one list, made when it is first asked for. */
const lists = new Map<Shooting, readonly TargetRow[]>();

/** SOLO-RULING-63: the set of the stance, then the goals. */
function listOf(situation: Situation): readonly TargetRow[] {
  const { shoot } = stanceNow(situation);
  let list = lists.get(shoot);
  if (list === undefined) {
    list = [...OBVIOUS, ...SETS[shoot.aims].map((set) => ({ ...set, rule: shoot.rule })), ...GOALS];
    lists.set(shoot, list);
  }
  return list;
}

export function targetOf(situation: Situation, aims: readonly Aim[]): Targeted | null {
  const passed: RuleId[] = [];
  for (const row of listOf(situation)) {
    const kept = aims.filter((aim) => row.keeps(situation, aim));
    if (kept.length > 0) {
      const best = bestBy(kept, (aim) => row.rank(situation, aim));
      return { row, best, kept, passed, readings: readings(situation, row, kept, best) };
    }
    if (!passed.includes(row.rule)) passed.push(row.rule);
  }
  return null;
}
