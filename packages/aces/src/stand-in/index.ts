import { hexDistance } from '@sandtable/geometry';
import type { Decision, Option } from '@sandtable/kernel';
import { chooseArmies } from '../automa/armies';
import { Dice, FIRST } from '../automa/dice';
import { chooseInterception } from '../automa/interception';
import { choosePurchase } from '../automa/purchase';
import { Situation } from '../automa/situation';
import { unitTypeOf } from '../content/unit-types';
import type { AcesView } from '../seeing/view';
import { board, NONE, purseOf, type Table, typeOf, unit } from '../state';
import { worthOfAttack } from './fights';
import { chooseMove, chooseSteps } from './moves';

export { couldAimFrom, mayAttackOn } from '../attack/attacking';
export { costsTo } from '../automa/distances';
export { worthOfAttack } from './fights';

/** An attack that takes less than this is not worth the shot back. */
const WORTH_IT = 0.15;
/** From so much damage on a repair is worth two coins. */
const HURT = 2;
const DEAR = 4;

/**
 * Plays a seat of a person without foresight: units go where the Automa's orders would send them, attacks are weighed by what they
 * take on average. Good enough to finish a match for somebody who has left, and what a search begins with. Says what it answers now
 * and, where that only begins a move, to the questions after it.
 */
export function intention(view: AcesView, decision: Decision): readonly Option[] {
  const { options, seat } = decision;
  if (decision.kind === 'go')
    return chooseSteps(new Situation(view.table, seat), view.mover?.unit ?? NONE, view.mover?.spent ?? 0, options);
  if (decision.kind !== 'move') return [choose(view, decision)];
  const situation = new Situation(view.table, seat);
  const [step = ['end'] as Option, ...rest] = chooseMove(situation, options);
  return [handingOver(situation, options, step, true), ...rest];
}

function choose(view: AcesView, decision: Decision): Option {
  const { table } = view;
  const { options, seat } = decision;
  const situation = new Situation(table, seat);
  switch (decision.kind) {
    case 'declare':
      return handingOver(
        situation,
        options,
        best(options, (o) => (o[0] === 'attack' || o[0] === 'strike' ? worthOfAttack(table, o) - WORTH_IT : rest(o))),
        false,
      );
    case 'money':
      return handingOver(situation, options, chooseMoney(situation, options), true);
    case 'armies':
      return (
        answered(
          chooseArmies(
            situation,
            options.filter((o) => o[0] === 'armies'),
            new Dice(FIRST),
          ),
        ) ?? first(options)
      );
    case 'intercept':
      return answered(chooseInterception(situation, view.mover?.unit ?? NONE, options)) ?? first(options);
    case 'pick':
      return best(options, (o) => unitTypeOf(Number(o[1])).cost);
    case 'assign':
      return options[Number(options[0]?.[1] ?? 0) % options.length] ?? first(options);
    case 'place':
      return best(options, (o) => -wayToFactory(table, Number(o[2])));
    case 'hide':
      return options[(table.turn + table.tokens.reduce((sum, t) => sum + t.hex, 0)) % options.length] ?? first(options);
    default:
      return first(options);
  }
}

/**
 * Partners who share a turn (AA-RULING-101): in the order they come to it, first one and then the other has the last word of a phase,
 * so that both have had theirs and nobody hands over for ever.
 */
function handingOver({ s, seat }: Situation, options: readonly Option[], option: Option, leaderFirst: boolean): Option {
  if (option[0] !== 'end') return option;
  const isLeader = purseOf(s, seat) === seat;
  return isLeader === leaderFirst ? (options.find((o) => o[0] === 'partner') ?? option) : option;
}

function answered(reply: ReturnType<typeof chooseInterception>): Option | null {
  return 'option' in reply ? reply.option : null;
}

function first(options: readonly Option[]): Option {
  const [option] = options;
  if (option === undefined) throw new Error('There is nothing to choose.');
  return option;
}

/** A rocket is fired where it can be; the end waits for everything that is worth more. */
function rest(option: Option): number {
  if (option[0] === 'rocket') return 1;
  return option[0] === 'end' ? 0 : Number.NEGATIVE_INFINITY;
}

function best(options: readonly Option[], worth: (option: Option) => number): Option {
  let chosen = first(options);
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value > most) {
      most = value;
      chosen = option;
    }
  }
  return chosen;
}

/** Repairs what is dear and hurt, then buys as the Automa would. */
function chooseMoney(situation: Situation, options: readonly Option[]): Option {
  const { s } = situation;
  const repair = options.find((o) => {
    if (o[0] !== 'repair') return false;
    const u = unit(s, Number(o[1]));
    return u.damage >= HURT && typeOf(u).cost >= DEAR;
  });
  if (repair !== undefined) return repair;
  const face = (s.turn % 12) + 1;
  const dice = new Dice([...new Array<number>(8).fill(face), ...FIRST]);
  return answered(choosePurchase(situation, options, dice)) ?? ['end'];
}

function wayToFactory(s: Table, hex: number): number {
  const { factories, map } = board(s);
  return Math.min(...factories.map((factory) => hexDistance(map, hex, factory)));
}
