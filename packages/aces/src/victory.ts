import { by, type Kernel, type Outcome } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { ALLIES, GERMANY, type Team, teamOf } from './content/factions';
import { LAUNCHER_ARM } from './content/unit-types';
import { missionOf } from './missions/index';
import { type AcesState, board, onMap, type Table, typeOf } from './state';
import { say } from './table/say-table';
import { win } from './winning';

/**
 * How many factories win: AA-VICTORY-01, AA-VICTORY-02, in a short game AA-VICTORY-04, AA-VICTORY-05, in the mission AA-V2-20
 * and AA-V2-22, on half a map as in a short game (AA-RULING-105). AA-RULING-77: no number does in the Bulge.
 */
export function factoriesToWin(s: Table): number {
  const half = board(s).half !== 'full';
  const mission = missionOf(s).factoriesToWin?.(half);
  if (mission !== undefined) return mission;
  if (s.opt.shortGame) return half ? 3 : 5;
  return by(half ? 4 : 6, 'AA-RULING-77');
}

function factoriesOf(s: Table, team: number): number {
  let count = 0;
  for (const owner of s.owners) if (owner >= 0 && teamOf(s.seats[owner]?.faction ?? 0) === team) count++;
  return count;
}

/** AA-VICTORY-03: of either faction of the team; the launcher is not a unit (AA-RULING-69). */
function hasUnits(s: Table, team: number): boolean {
  return by(
    s.units.some((u) => onMap(u) && typeOf(u).arm !== LAUNCHER_ARM && teamOf(s.seats[u.seat]?.faction ?? 0) === team),
    'AA-RULING-56',
  );
}

/** After every occupation, removal and rocket. True if the match has just been decided. */
export function checkVictory(s: AcesState, k: Kernel<AcesState>): boolean {
  if (s.outcome !== null || s.phase === 'setup') return false;
  const outcome = decided(s);
  if (outcome !== null) k.finish(outcome);
  return by(outcome !== null, 'AA-RULING-55');
}

function decided(s: Table): Outcome | null {
  const goal = factoriesToWin(s);
  const mission = missionOf(s);
  for (const team of [ALLIES, GERMANY]) {
    if (factoriesOf(s, team) < goal) continue;
    const phrase = team === ALLIES ? say.endings.alliesHold : say.endings.germanyHolds;
    return win(s, team, factoryRule(s, team), phrase(goal));
  }
  const over = mission.decided?.(s, goal);
  if (over !== null && over !== undefined) return over;
  const allies = hasUnits(s, ALLIES);
  const germany = hasUnits(s, GERMANY);
  if (mission.withoutUnits !== undefined) return mission.withoutUnits(s, { allies, germany });
  if (allies && germany) return null;
  if (allies) return win(s, ALLIES, 'AA-VICTORY-03', say.endings.alliesDestroyedAll);
  if (germany) return win(s, GERMANY, 'AA-VICTORY-03', say.endings.germanyDestroyedAll);
  return nobodyLeft(s);
}

function factoryRule(s: Table, team: Team): RuleId {
  const mission = missionOf(s).factoryRule?.(team);
  if (mission !== undefined) return mission;
  const half = board(s).half !== 'full';
  if (s.opt.shortGame) return half ? 'AA-VICTORY-05' : 'AA-VICTORY-04';
  return half ? 'AA-VICTORY-02' : 'AA-VICTORY-01';
}

/** AA-RULING-57. */
function nobodyLeft(s: Table): Outcome {
  const allies = factoriesOf(s, ALLIES);
  const germany = factoriesOf(s, GERMANY);
  if (allies !== germany) {
    return allies > germany
      ? win(s, ALLIES, 'AA-RULING-57', say.endings.alliesHoldMore)
      : win(s, GERMANY, 'AA-RULING-57', say.endings.germanyHoldsMore);
  }
  return { winners: [], rule: 'AA-RULING-57', reason: say.endings.bothFell };
}
