import { by } from '@sandtable/kernel';
import { ALLIES, GERMANY, teamOf } from '../content/factions';
import { ROLES } from '../content/unit-types';
import { board, onMap, unit } from '../state';
import { say } from '../table/say-table';
import { win } from '../winning';
import type { Mission } from './mission';

/** V2 Rocket Attack: rockets that land win for Germany, the launcher's end for the Allies. */
export const v2: Mission = {
  factoriesToWin: (half) => (half ? 3 : 5),
  factoryRule: (team) => (team === GERMANY ? 'AA-V2-20' : 'AA-V2-22'),
  decided(s, factories) {
    if (s.rocketsLanded >= factories) {
      const phrase = board(s).half === 'full' ? say.endings.v2Factories : say.endings.v2FactoriesOfHalf;
      return win(s, GERMANY, 'AA-V2-19', phrase);
    }
    if (s.launcherUnit >= 0 && !onMap(unit(s, s.launcherUnit))) {
      return by(win(s, ALLIES, 'AA-V2-21', say.endings.v2Launcher), 'AA-RULING-71');
    }
    return null;
  },
  /** AA-V2-02: two sets. No German bombers; AA-V2-04: one Allied tank and one gun. */
  kept(faction) {
    const german = teamOf(faction) === GERMANY;
    return by(
      (_type, index) => {
        const role = ROLES[index % ROLES.length];
        if (german) return role !== 'bomber';
        return index < ROLES.length || (role !== 'tank' && role !== 'artillery');
      },
      'AA-V2-03',
      'AA-V2-04',
    );
  },
};
