import { hexDistance } from '@sandtable/geometry';
import type { Decision, Option, Reply, Seat } from '@sandtable/kernel';
import { chooseArmies } from '../automa/armies';
import { Dice, FIRST } from '../automa/dice';
import { Situation } from '../automa/situation';
import { INFANTRY, unitTypeOf } from '../content/unit-types';
import type { AcesView } from '../seeing/view';
import { areEnemies, board, NONE, onMap, purseOf, type Table, typeOf, unit } from '../state';
import { worthOfAttack } from './fights';
import { chooseMove, chooseSteps } from './moves';
import { Places } from './places';
import { BUYS, TASTES } from './tastes';

export { hexDistance, neighboursOf } from '@sandtable/geometry';
export { costsTo } from '../automa/distances';
export { worthOfAttack } from './fights';
export { moversOf, movesOf } from './moves';
export { Places } from './places';

/** From so much damage on a repair is worth two coins. */
const HURT = 2;
const DEAR = 4;
/** With fewer Infantry than this those come before everything else that could be bought. */
const ENOUGH_INFANTRY = 3;
const BESIDE = 3;

/**
 * Plays a seat of a person without foresight: units go where a place promises most, attacks are weighed by what they
 * take on average. Good enough to finish a match for somebody who has left, and what a search begins with. Says what it answers now
 * and, where that only begins a move, to the questions after it.
 */
export function intention(view: AcesView, decision: Decision): readonly Option[] {
  const { options, seat } = decision;
  if (decision.kind === 'go')
    return chooseSteps(new Places(view.table, seat), view.mover?.unit ?? NONE, view.mover?.spent ?? 0, options);
  if (decision.kind !== 'move') return [choose(view, decision)];
  const [step = ['end'] as Option, ...rest] = chooseMove(new Places(view.table, seat), options);
  return [handingOver(view.table, seat, options, step, true), ...rest];
}

function choose(view: AcesView, decision: Decision): Option {
  const { table } = view;
  const { options, seat } = decision;
  switch (decision.kind) {
    case 'declare':
      return handingOver(
        table,
        seat,
        options,
        best(options, (o) =>
          o[0] === 'attack' || o[0] === 'strike' ? worthOfAttack(table, o) - TASTES.worthIt : rest(o),
        ),
        false,
      );
    case 'money':
      return handingOver(table, seat, options, chooseMoney(table, seat, options), true);
    case 'armies':
      return (
        answered(
          chooseArmies(
            new Situation(table, seat),
            options.filter((o) => o[0] === 'armies'),
            new Dice(FIRST),
          ),
        ) ?? first(options)
      );
    case 'intercept':
      return best(options, (o) => (o[0] === 'intercept' ? worthOfStop(table, Number(o[1]), view.mover?.unit) : 0));
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
function handingOver(s: Table, seat: Seat, options: readonly Option[], option: Option, leaderFirst: boolean): Option {
  if (option[0] !== 'end') return option;
  const isLeader = purseOf(s, seat) === seat;
  return isLeader === leaderFirst ? (options.find((o) => o[0] === 'partner') ?? option) : option;
}

function answered(reply: Reply): Option | null {
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

/** Repairs what is dear and hurt, then buys: Infantry first while there is little of it, and nothing where enemies walk in. */
function chooseMoney(s: Table, seat: Seat, options: readonly Option[]): Option {
  const repair = options.find((o) => {
    if (o[0] !== 'repair') return false;
    const u = unit(s, Number(o[1]));
    return u.damage >= HURT && typeOf(u).cost >= DEAR;
  });
  if (repair !== undefined) return repair;
  const infantry = s.units.filter((u) => onMap(u) && u.seat === seat && typeOf(u).arm === INFANTRY).length;
  return best(options, (o) => {
    if (o[0] !== 'buy') return rest(o);
    const { role, arm } = unitTypeOf(Number(o[1]));
    const wanted = BUYS[role] + (arm === INFANTRY && infantry < ENOUGH_INFANTRY ? BESIDE : 0);
    return wanted - (isWalkedInto(s, seat, Number(o[2])) ? TASTES.trapped * BESIDE : 0);
  });
}

/** AA-BUY-09. */
function isWalkedInto(s: Table, seat: Seat, hex: number): boolean {
  const { map } = board(s);
  return s.units.some(
    (e) => onMap(e) && areEnemies(s, e.seat, seat) && typeOf(e).arm === INFANTRY && hexDistance(map, e.at, hex) === 1,
  );
}

/** What stopping somebody brings: the attack that has to follow, and that he does not get on. */
function worthOfStop(s: Table, id: number, mover = NONE): number {
  const stopped = typeOf(unit(s, mover)).arm === INFANTRY ? TASTES.stop : 0;
  return worthOfAttack(s, ['attack', id, mover]) + stopped - TASTES.intercept;
}

function wayToFactory(s: Table, hex: number): number {
  const { factories, map } = board(s);
  return Math.min(...factories.map((factory) => hexDistance(map, hex, factory)));
}
