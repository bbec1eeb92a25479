import { type BookOpponent, OpponentError, type Reply } from '@sandtable/kernel';
import type { AcesView } from '../seeing/view';
import { NONE } from '../state';
import { chooseAct } from './act';
import { chooseArmies } from './armies';
import { chooseAttack } from './attack';
import { Dice } from './dice';
import { chooseInterception } from './interception';
import { choosePurchase } from './purchase';
import { Situation } from './situation';

/** The solo opponent of the book. What it knows is the open table; what it cannot decide it leaves to the die. */
export const automa: BookOpponent<AcesView> = (view, decision): Reply => {
  const situation = new Situation(view.table, decision.seat);
  const dice = new Dice(decision.dice);
  switch (decision.kind) {
    case 'armies':
      return chooseArmies(situation, decision.options, dice);
    case 'automa-act':
      return chooseAct(situation, dice);
    case 'automa-attack':
      return chooseAttack(situation, view.acting, view.target, dice);
    case 'intercept':
      return chooseInterception(situation, view.mover?.unit ?? NONE, decision.options);
    case 'money':
      return choosePurchase(situation, decision.options, dice);
    default:
      throw new OpponentError(`The Automa answers only for a seat of its own, not "${decision.kind}" of a person.`);
  }
};
