import type { Decision, Option, Reply } from '@sandtable/kernel';
import { MAIN } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { rangeOf, weaponOf } from '../../attack/weapons';
import { supportCard } from '../../cards';
import { distance } from '../../ground';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import { areEnemies, NONE, unit } from '../../state';
import { TO_TERRAIN } from '../../support/fire';
import { goliathShot } from '../../support/goliath';
import type { Dice } from '../dice';
import { Reasons } from '../saying/reasons';
import { prospectOf } from '../situation/fire';
import { wouldWin } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { supportName } from './support-tags';

/** Would the next shot of its main weapon end the battle? */
function nextShotWins(situation: Situation, id: number): boolean {
  const { s, seat, solo } = situation;
  if (weaponOf(s, unit(s, id), MAIN) === null) return false;
  const range = rangeOf(s, id, MAIN);
  const from = situation.at(id);
  const wins = (where: object): boolean => {
    const shot = shotAt(s, seat, id, MAIN, where);
    const { pierces, damage } = prospectOf(s, shot);
    return pierces && wouldWin(situation, shot, damage);
  };
  if (situation.enemyHqDistance(from) <= range && s.hqs.some((hq, i) => hq.side !== situation.side && wins({ hq: i })))
    return true;
  return solo.objective.some((space) => {
    if (distance(s, from, space) > range) return false;
    const there = s.on[space] ?? NONE;
    if (there === NONE) return wins({ space });
    return areEnemies(s, seat, unit(s, there).seat) && wins({ target: there });
  });
}

/** The cards that can end a battle by themselves or by one more attack, and whether they would. */
const WINNERS: Readonly<Record<string, (situation: Situation, card: number, on: number) => boolean>> = {
  fire: (x, _card, on) => wouldWin(x, { hq: NONE, target: NONE, space: on }, TO_TERRAIN),
  goliath: (x, card, on) => {
    const shot = goliathShot(x.s, { seat: x.seat, card, on });
    if (shot === null) return false;
    const { pierces, damage } = prospectOf(x.s, shot);
    return pierces && wouldWin(x, shot, damage);
  },
  'rapid-fire': (x, _card, on) => nextShotWins(x, on),
};

function isWinner(situation: Situation, [verb, card, on]: Option): boolean {
  if (verb !== 'play') return false;
  return WINNERS[supportName(Number(card))]?.(situation, Number(card), Number(on)) === true;
}

/** SOLO-RULING-08 (a): a card that ends the battle now is played before anything else. */
export function winByCard(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const able = decision.options.filter((option) => isWinner(situation, option));
  if (able.length === 0) return null;
  const option = dice.pick(able, 'SOLO-RULING-07', recorded.whatCardPlayed);
  const name = cardFact(supportCard(Number(option[1])));
  return new Reasons(situation.w).rule('SOLO-RULING-08').reply(option, situation.w.solo.cardEndsBattle(name), dice);
}
