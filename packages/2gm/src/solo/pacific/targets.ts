import type { Option } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import type { Shot } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { hpLeft } from '../../cards';
import { distance } from '../../ground';
import { NONE } from '../../state';
import type { RowWords } from '../saying/rank';
import { type Narrowed, narrow, type RankRow } from '../saying/rank';
import { B47, GE8, LE3 } from '../situation/bands';
import { coverRank } from '../situation/cover';
import { type Prospect, prospectOf } from '../situation/fire';
import { hitsPlace, isHqObjective, wouldWin } from '../situation/objective';
import type { Situation } from '../situation/situation';
import type { SoloType } from '../solo';

/** Something a weapon could be fired at. */
export interface Aim {
  readonly option: Option;
  readonly shot: Shot;
  readonly prospect: Prospect;
}

/** A row of the target list (SOLOP-TARGET-01 to SOLOP-TARGET-05): whom it means, and what it prefers. */
export interface TargetRow {
  readonly rule: RuleId;
  readonly says: RowWords;
  readonly extra: readonly RuleId[];
  keeps(situation: Situation, aim: Aim): boolean;
  /** What it ranks those by before the general rows. */
  rank(situation: Situation, aim: Aim): number;
  /** The focus of the behaviour narrows it down (SOLO-RULING-44). */
  readonly focused: boolean;
}

const DEAR = 3;

function isUnit(aim: Aim): boolean {
  return aim.shot.target !== NONE;
}

function isObjective(situation: Situation, aim: Aim): boolean {
  return aim.shot.hq !== NONE ? isHqObjective(situation) : hitsPlace(situation, aim.shot);
}

/** SOLO-RULING-87: the walls it has to destroy take what their occupant takes. */
export function isOccupiedPlace(situation: Situation, aim: Aim): boolean {
  return isUnit(aim) && hitsPlace(situation, aim.shot);
}

/** Its value, or that of what would be lost with it. */
function destroys(situation: Situation, aim: Aim): boolean {
  return isUnit(aim) && aim.prospect.damage >= hpLeft(situation.s, aim.shot.target);
}

/** SOLO-RULING-08: an attack that ends the match now. */
export function wins(situation: Situation, aim: Aim): boolean {
  return aim.prospect.pierces && wouldWin(situation, aim.shot, aim.prospect.damage);
}

/** SOLO-RULING-08: enemies that together could bring its HQ down in their next turn. */
function endangers(situation: Situation, aim: Aim): boolean {
  return isUnit(aim) && situation.besiegers().includes(aim.shot.target);
}

/** The point from which near and far are told (SOLO-RULING-44). */
function steps(situation: Situation, space: number): number {
  const { s, solo } = situation;
  if (solo.type === 'variable')
    return solo.mood === GE8 ? situation.enemyHqDistance(space) : situation.ownHqDistance(space);
  if (solo.objective.length > 0)
    return solo.objective.reduce((least, at) => Math.min(least, distance(s, space, at)), Number.POSITIVE_INFINITY);
  return solo.type === 'defensive' ? situation.ownHqDistance(space) : situation.enemyHqDistance(space);
}

function nearObjective(situation: Situation, foe: number, most: number): boolean {
  return steps(situation, situation.at(foe)) <= most;
}

/** SOLO-RULING-44: whom the behaviour of a cell is after. */
interface Focus {
  readonly rule: RuleId;
  is(situation: Situation, foe: number): boolean;
}

const inMiddle = (x: Situation, foe: number): boolean => [3, 4].includes(x.row(foe));

const FOCUS: Readonly<Record<SoloType, Readonly<Record<number, Focus>>>> = {
  variable: {
    [LE3]: { rule: 'SOLOP-BEHAV-21', is: (x, foe) => x.row(foe) >= 5 },
    [B47]: { rule: 'SOLOP-BEHAV-24', is: (x, foe) => inMiddle(x, foe) || x.isLineBreaker(foe) },
    [GE8]: { rule: 'SOLOP-BEHAV-27', is: () => true },
  },
  offensive: {
    [LE3]: { rule: 'SOLOP-BEHAV-22', is: (x, foe) => x.row(foe) >= 4 || x.lineLoss(foe) >= 1 },
    [B47]: { rule: 'SOLOP-BEHAV-25', is: (x, foe) => nearObjective(x, foe, 2) || x.isLineBreaker(foe) },
    [GE8]: { rule: 'SOLOP-BEHAV-28', is: (x, foe) => nearObjective(x, foe, 1) },
  },
  defensive: {
    [LE3]: { rule: 'SOLOP-BEHAV-23', is: (x, foe) => nearObjective(x, foe, 2) },
    [B47]: { rule: 'SOLOP-BEHAV-26', is: (x, foe) => nearObjective(x, foe, 2) },
    [GE8]: { rule: 'SOLOP-BEHAV-29', is: (x, foe) => inMiddle(x, foe) || x.isLineBreaker(foe) },
  },
};

/** If one of them is in the focus, the others drop out; in the opening there is none. */
function focus(
  situation: Situation,
  aims: readonly Aim[],
): { readonly aims: readonly Aim[]; readonly rule: RuleId | null } {
  const { solo } = situation;
  const found = FOCUS[solo.type][solo.mood];
  const inside = aims.filter((aim) => isUnit(aim) && found?.is(situation, aim.shot.target) === true);
  if (found === undefined || inside.length === 0) return { aims, rule: null };
  return { aims: inside, rule: found.rule };
}

const TARGETS: readonly TargetRow[] = [
  {
    rule: 'SOLO-RULING-08',
    says: 'endsBattleSavesOwn',
    extra: [],
    keeps: (x, aim) => wins(x, aim) || endangers(x, aim),
    rank: (x, aim) => (wins(x, aim) ? 1000 : x.value(aim.shot.target)),
    focused: false,
  },
  {
    rule: 'SOLOP-TARGET-01',
    says: 'dearFallsOneHit',
    extra: ['SOLO-RULING-43'],
    keeps: (x, aim) => destroys(x, aim) && x.value(aim.shot.target) >= DEAR,
    rank: (x, aim) => x.value(aim.shot.target),
    focused: false,
  },
  {
    rule: 'SOLOP-TARGET-02',
    says: 'objective',
    extra: [],
    keeps: isObjective,
    rank: () => 0,
    focused: false,
  },
  {
    rule: 'SOLOP-TARGET-03',
    says: 'wounded',
    extra: ['SOLO-RULING-44'],
    keeps: (x, aim) => isUnit(aim) && x.unit(aim.shot.target).wounds > 0,
    rank: () => 0,
    focused: true,
  },
  {
    rule: 'SOLOP-TARGET-04',
    says: 'nearestWhatMatters',
    extra: ['SOLO-RULING-44'],
    keeps: (_x, aim) => isUnit(aim),
    rank: (x, aim) => -steps(x, x.at(aim.shot.target)),
    focused: true,
  },
  {
    rule: 'SOLOP-TARGET-05',
    says: 'terrainEnemyWouldReach',
    extra: [],
    keeps: (x, aim) =>
      aim.shot.target === NONE && aim.shot.hq === NONE && x.nearestFoe(aim.shot.space) < x.nearestOwn(aim.shot.space),
    rank: (x, aim) => -x.nearestFoe(aim.shot.space),
    focused: false,
  },
];

function covered(situation: Situation, aim: Aim): number {
  return aim.shot.space === NONE ? 0 : Number((coverRank(situation.s, aim.shot.space)[0] ?? 0) > 0);
}

function alreadyAttacked(situation: Situation, aim: Aim): number {
  if (aim.shot.target === NONE) return 0;
  return Number(situation.unit(aim.shot.target).attackers.some((id) => id !== aim.shot.shooter));
}

function rankRows(situation: Situation, row: TargetRow): readonly RankRow<Aim>[] {
  return [
    { rule: row.rule, says: row.says, value: (aim) => row.rank(situation, aim) },
    { rule: 'SOLOP-TARGET-06', says: 'easierHit', value: (aim) => -aim.prospect.need },
    { rule: 'SOLO-RULING-45', says: 'noCover', value: (aim) => -covered(situation, aim) },
    { rule: 'SOLOP-TARGET-07', says: 'underFireAlready', value: (aim) => alreadyAttacked(situation, aim) },
  ];
}

/** Whom a weapon fires at: the first row of the list that finds somebody, and why the earlier ones did not. */
export interface Targeted {
  readonly row: TargetRow;
  readonly found: Narrowed<Aim>;
  readonly passed: readonly RuleId[];
  /** The behaviour that narrowed it down. */
  readonly focus: RuleId | null;
}

export function targetOf(situation: Situation, aims: readonly Aim[]): Targeted | null {
  const passed: RuleId[] = [];
  for (const row of TARGETS) {
    const kept = aims.filter((aim) => row.keeps(situation, aim));
    if (kept.length === 0) {
      passed.push(row.rule);
      continue;
    }
    const { aims: left, rule } = row.focused ? focus(situation, kept) : { aims: kept, rule: null };
    return { row, found: narrow(rankRows(situation, row), left), passed, focus: rule };
  }
  return null;
}

/** The shots of one weapon that the engine lists and that would do something; empty terrain needs no piercing. */
export function aimsOf(situation: Situation, options: readonly Option[], id: number, weapon: number): Aim[] {
  const { s, seat } = situation;
  const out: Aim[] = [];
  for (const option of options) {
    if (option[1] !== id || option[2] !== weapon) continue;
    const [verb, , , at] = option;
    const where =
      verb === 'shoot'
        ? { target: Number(at) }
        : verb === 'bombard'
          ? { hq: Number(at) }
          : verb === 'shell'
            ? { space: Number(at) }
            : null;
    if (where === null) continue;
    const shot = shotAt(s, seat, id, weapon, where);
    const prospect = prospectOf(s, shot);
    if (prospect.pierces) out.push({ option, shot, prospect });
  }
  return out;
}
