import type { BookOpponent, Decision, Reply, Seat } from '@sandtable/kernel';
import type { GmFacts } from '../say';
import type { GmView } from '../seeing/view';
import { seatState, type Table } from '../state';
import { supplyLine } from '../turn/income';
import { otherChoice } from './answering/other';
import { chooseReaction, chooseReactionFire, WINDOWS } from './answering/reactions';
import { answer, Dice } from './dice';
import { behaviourOf } from './pacific/behaviour';
import { pacificChoice } from './pacific/index';
import { plainSolo, soloOf } from './set-up/setup-shape';
import { Situation } from './situation/situation';
import type { Solo } from './solo';
import { chooseAttackCard } from './tactics/attack-cards';
import { tacticsChoice } from './tactics/index';
import { stanceOf } from './tactics/stance';

/** The die nobody has rolled for a seat that was handed over. */
const MIDDLE = 5;

/** A seat that a person has handed over plays by the tables of its edition, with nothing remembered. */
function stoodIn(s: Table, seat: Seat): Solo {
  const solo = soloOf(plainSolo(s.edition));
  solo.turn = Math.ceil(s.turn / 2);
  solo.chain = supplyLine(s, seat);
  if (solo.system === 'pacific') solo.mood = behaviourOf(s, seat, solo).mood;
  else solo.mood = stanceOf(s, seat, solo, MIDDLE).mood;
  return solo;
}

/**
 * The solo opponents of the books. Each decides from what its seat may see and from nothing else, by the tables of its
 * system; what these leave open is rolled with the dice of the match. Until it has the die, what it has worked out about the
 * view is kept; with the answer it is forgotten.
 */
export function rulebookIn(w: GmFacts): BookOpponent<GmView> {
  let kept: { readonly view: GmView; readonly situation: Situation } | null = null;
  return (view, decision) => {
    const { seat } = decision;
    const situation = kept?.view === view && kept.situation.seat === seat ? kept.situation : situationOf(view, seat, w);
    const reply = answer(() => decide(situation, view, decision));
    kept = 'roll' in reply ? { view, situation } : null;
    return reply;
  };
}

function situationOf({ table }: GmView, seat: Seat, w: GmFacts): Situation {
  return new Situation(table, seat, seatState(table, seat).solo ?? stoodIn(table, seat), w);
}

function decide(situation: Situation, view: GmView, decision: Decision): Reply {
  const dice = new Dice(decision.dice, decision.options.length === 1);
  return withAllRows(choose(situation, view, decision, dice), dice);
}

/** Law 11: the reason names every row that took part: after those that chose also those that kept another out, and those of the dice. */
function withAllRows(reply: Reply, dice: Dice): Reply {
  if ('roll' in reply) return reply;
  const { option, thought } = reply;
  const because = thought.because.slice();
  for (const { rule } of thought.candidates) if (rule !== null && !because.includes(rule)) because.push(rule);
  for (const { rule } of dice.rolls) if (!because.includes(rule)) because.push(rule);
  if (because.length === thought.because.length) return reply;
  return { option, thought: { because, text: thought.text, candidates: thought.candidates } };
}

function choose(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { solo } = situation;
  if (WINDOWS.includes(decision.kind)) {
    // SOLOT-CARDUSE-05, SOLOT-CARDUSE-10: the Tactics book has its own rules for cards on its attacks
    const card = solo.system === 'tactics' ? chooseAttackCard(situation, view, decision, dice) : null;
    return card ?? chooseReaction(situation, view, decision, dice);
  }
  if (decision.kind === 'react' || decision.kind === 'strike')
    return chooseReactionFire(situation, view, decision, dice);
  const byTable = solo.system === 'pacific' ? pacificChoice : tacticsChoice;
  return byTable(situation, view, decision, dice) ?? otherChoice(situation, view, decision, dice);
}
