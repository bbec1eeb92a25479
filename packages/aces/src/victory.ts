import { by, type Fact, type Kernel, type Outcome, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { ALLIES, GERMANY, type Team, teamOf } from './content/factions';
import { LAUNCHER_ARM } from './content/unit-types';
import { type AcesState, board, onMap, type Table, typeOf, unit } from './state';
import { say } from './table/say-table';

/**
 * How many factories win: AA-VICTORY-01, AA-VICTORY-02, in a short game AA-VICTORY-04, AA-VICTORY-05, in the mission AA-V2-20
 * and AA-V2-22, on half a map as in a short game (AA-RULING-105). AA-RULING-77: no number does in the Bulge.
 */
export function factoriesToWin(s: Table): number {
  if (s.opt.mission === 'bulge') return Number.POSITIVE_INFINITY;
  const half = board(s).half !== 'full';
  if (s.opt.shortGame || s.opt.mission === 'v2') return half ? 3 : 5;
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

/** The team wins, all its seats. */
export function win(s: Table, team: Team, rule: RuleId, reason: Fact): Outcome {
  return by({ winners: seatsOf(s, team), rule, reason }, 'AA-VICTORY-07');
}

export function seatsOf(s: Table, team: Team): Seat[] {
  return s.seats.flatMap((seat, i) => (teamOf(seat.faction) === team ? [i] : []));
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
  for (const team of [ALLIES, GERMANY]) {
    if (factoriesOf(s, team) < goal) continue;
    const phrase = team === ALLIES ? say.endings.alliesHold : say.endings.germanyHolds;
    return win(s, team, factoryRule(s, team), phrase(goal));
  }
  const mission = missionDecided(s);
  if (mission !== null) return mission;
  const allies = hasUnits(s, ALLIES);
  const germany = hasUnits(s, GERMANY);
  if (s.opt.mission === 'bulge') {
    // AA-BULGE-09, AA-RULING-76: only a tank at the sea wins for Germany
    return by(germany ? null : win(s, ALLIES, 'AA-RULING-76', say.endings.bulgeDestroyed), 'AA-BULGE-10');
  }
  if (allies && germany) return null;
  if (allies) return win(s, ALLIES, 'AA-VICTORY-03', say.endings.alliesDestroyedAll);
  if (germany) return win(s, GERMANY, 'AA-VICTORY-03', say.endings.germanyDestroyedAll);
  return nobodyLeft(s);
}

function factoryRule(s: Table, team: Team): RuleId {
  if (s.opt.mission === 'v2') return team === GERMANY ? 'AA-V2-20' : 'AA-V2-22';
  const half = board(s).half !== 'full';
  if (s.opt.shortGame) return half ? 'AA-VICTORY-05' : 'AA-VICTORY-04';
  return half ? 'AA-VICTORY-02' : 'AA-VICTORY-01';
}

/** The mission's own ends, AA-V2-19 and AA-V2-21. */
function missionDecided(s: Table): Outcome | null {
  if (s.opt.mission !== 'v2') return null;
  if (s.rocketsLanded >= factoriesToWin(s)) {
    const phrase = board(s).half === 'full' ? say.endings.v2Factories : say.endings.v2FactoriesOfHalf;
    return win(s, GERMANY, 'AA-V2-19', phrase);
  }
  if (s.launcherUnit >= 0 && !onMap(unit(s, s.launcherUnit))) {
    return by(win(s, ALLIES, 'AA-V2-21', say.endings.v2Launcher), 'AA-RULING-71');
  }
  return null;
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
