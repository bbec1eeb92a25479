import type { Decision, Reply } from '@sandtable/kernel';
import type { GmView } from '../../seeing/view';
import type { Dice } from '../dice';
import type { Situation } from '../situation/situation';
import { chooseBombing } from './aircraft';
import { chooseDeployment, chooseLoad, chooseUpgrades } from './deployment';
import { chooseDiscard } from './discard';
import { chooseFlip } from './flip';
import { chooseMobility, chooseMove } from './movement';
import { chooseShot } from './shooting';

/** The decisions of its own turn that the Pacific tables make; null for everything else. */
export function pacificChoice(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  switch (decision.kind) {
    case 'deploy':
      return chooseDeployment(situation, decision, dice);
    case 'equip':
      return chooseUpgrades(situation, view, decision, dice);
    case 'load':
      return chooseLoad(situation, view, decision, dice);
    case 'mobility':
      return chooseMobility(situation, view, decision, dice);
    case 'bomb':
      return chooseBombing(situation, decision, dice);
    case 'move':
      return chooseMove(situation, view, decision, dice);
    case 'shoot':
      return chooseShot(situation, decision, dice);
    case 'flip':
      return chooseFlip(situation, decision, dice);
    case 'discard':
      return chooseDiscard(situation, decision, dice);
    default:
      return null;
  }
}
