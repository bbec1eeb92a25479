import { by } from '@sandtable/kernel';
import { catalogue } from '../../content/index';
import { fieldOf, rowOf } from '../../ground';
import { DESTROY_HQ, DESTROY_PLACES, type GoalRow, HOLD_PLACES, REACH_ROW, readGoal } from '../../scenario/goals';
import type { Scenario, ScenarioSide } from '../../scenario/shape';
import type { GmState, Table } from '../../state';
import type { Solo, SoloAim, SoloType } from '../solo';

/** Where the numbers of a goal stand: side, kind, count, detail, then the spaces. */
const [SIDE, KIND, PLACES] = [0, 1, 4];

interface Wanted {
  readonly aim: SoloAim;
  readonly objective: readonly number[];
}

/** What a goal of its own means for an opponent that attacks. */
function attackFor(s: Table, goal: GoalRow): Wanted | null {
  const side = goal[SIDE] ?? 0;
  switch (goal[KIND]) {
    case DESTROY_HQ:
      return { aim: 'hq', objective: [] };
    case DESTROY_PLACES:
      return { aim: 'destroy', objective: goal.slice(PLACES) };
    case HOLD_PLACES:
      return { aim: 'occupy', objective: goal.slice(PLACES) };
    case REACH_ROW: {
      const all = Array.from({ length: fieldOf(s).size }, (_, space) => space);
      return { aim: 'occupy', objective: all.filter((space) => rowOf(s, side, space) === readGoal(goal).row) };
    }
    default:
      return null;
  }
}

/** The places the enemy is after are those to be defended. */
function defenceAgainst(goal: GoalRow): Wanted | null {
  const places = goal[KIND] === DESTROY_PLACES || goal[KIND] === HOLD_PLACES;
  return places ? { aim: 'defend', objective: goal.slice(PLACES) } : null;
}

function objectiveOf(s: Table, solo: Solo, side: number): Wanted {
  const own = s.goals.filter((goal) => goal[SIDE] === side);
  const theirs = s.goals.filter((goal) => goal[SIDE] !== side);
  const found =
    solo.type === 'defensive'
      ? [...theirs.map(defenceAgainst), ...own.map((goal) => attackFor(s, goal))]
      : own.map((goal) => attackFor(s, goal));
  return found.find((wanted) => wanted !== null) ?? { aim: 'none', objective: [] };
}

/**
 * Who must hold out, or keep the human from destroying a space, defends; who must destroy or take
 * something attacks. A scenario may print the type.
 */
export function soloType(side: ScenarioSide): SoloType {
  return by(
    side.solo.type ?? (side.goals.some(({ kind }) => kind === 'survive') ? 'defensive' : 'offensive'),
    'SOLOT-DECK-04',
    'SOLOT-DECK-03',
  );
}

/**
 * What a scenario says of the opponent that plays one of its sides: type and number of cards (SOLOP-TURN-04, SOLOP-TURN-05,
 * SOLOP-DECK-21), the cards that stay away (SOLOP-DECK-20), and what it is after.
 */
export function briefSolos(s: GmState, scenario: Scenario): void {
  s.seats.forEach((x) => {
    const { solo } = x;
    if (solo === null) return;
    const told = x.side === 0 ? scenario.south : scenario.north;
    if (solo.type === 'variable') solo.type = soloType(told);
    if (solo.levers.counts.length === 0) solo.levers.counts = told.solo.line.split('-').map(Number);
    catalogue.cards.forEach((card, n) => {
      const banned = card.kind === 'unit' && scenario.without.includes(card.type);
      if (banned || scenario.forbidden.includes(card.id)) solo.levers.without.push(n);
    });
    const { aim, objective } = objectiveOf(s, solo, x.side);
    solo.aim = aim;
    solo.objective = [...objective];
  });
}

/** SOLOP-START-01: AP and cards at the start as everybody, but for the difficulty; in Tactics no cards (SOLO-RULING-89). */
export function tuneSolos(s: GmState): void {
  for (const x of s.seats) {
    if (x.solo === null) continue;
    x.ap = Math.max(0, x.ap + x.solo.levers.ap);
    if (x.solo.system === 'tactics') x.opening = 0;
  }
  for (const hq of s.hqs) hq.hp = Math.max(1, hq.hp + (s.seats[hq.seat]?.solo?.levers.hq ?? 0));
}
