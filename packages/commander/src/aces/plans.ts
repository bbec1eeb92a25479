import type { AcesView } from '@sandtable/aces';
import { couldAimFrom, mayAttackOn, worthOfAttack } from '@sandtable/aces/stand-in';
import {
  areEnemies,
  board,
  type Goal,
  goalsOf,
  type Table,
  threatsAt,
  typeOf,
  type Unit,
  unitTypeOf,
} from '@sandtable/aces/table';
import type { Decision, Option } from '@sandtable/kernel';
import type { Plan } from '../brain';

const INFANTRY = 0;
const FOREST = 1;
/** A factory taken now is worth more than any shot. */
const FACTORY = 20;
const COVER = 0.4;
const DANGER = 0.12;
/** So many places are considered for each unit. */
const PLACES = 4;
const NOT_MEANT = ['time', 'partner'];

/** Whole moves instead of steps, the most promising first; everything else as it is offered. */
export function plansOf(view: AcesView, decision: Decision): readonly Plan[] {
  const { table, mover } = view;
  const options = decision.options.filter((o) => !NOT_MEANT.includes(o[0]));
  if (decision.kind === 'move') {
    const movers = [...new Set(options.flatMap((o) => (o[0] === 'step' ? [Number(o[1])] : [])))];
    const moves = movers.flatMap((id) => movesOf(table, id, -1, options));
    const sorted = moves.sort((a, b) => b.worth - a.worth).map(({ plan }) => plan);
    return [['end'] as Option].map((o): Plan => [o]).concat(sorted);
  }
  if (decision.kind === 'go' && mover !== null) {
    const moves = movesOf(table, mover.unit, mover.spent, options).sort((a, b) => b.worth - a.worth);
    const stop = options.filter((o) => o[0] === 'stop').map((o): Plan => [o]);
    return [...stop, ...moves.map(({ plan }) => plan)];
  }
  if (decision.kind === 'declare') {
    const worth = (o: Option): number => (o[0] === 'attack' || o[0] === 'strike' ? worthOfAttack(table, o) : 1);
    return options
      .map((o) => ({ o, w: worth(o) }))
      .sort((a, b) => b.w - a.w)
      .map(({ o }): Plan => [o]);
  }
  return options.map((o): Plan => [o]);
}

interface Move {
  readonly plan: Plan;
  readonly worth: number;
}

function movesOf(s: Table, id: number, spent: number, options: readonly Option[]): Move[] {
  const u = s.units[id];
  if (u === undefined) return [];
  const steps = options.flatMap((o) => (o[0] === 'step' && o[1] === id ? [Number(o[2])] : []));
  const here = worthOfPlace(s, id, u, u.at);
  return goalsOf(s, id, spent)
    .filter((goal) => steps.includes(goal.path[0] ?? -1))
    .map((goal) => ({ goal, worth: worthOfPlace(s, id, u, goal.hex) - here }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, PLACES)
    .map(({ goal, worth }) => ({ plan: planOf(id, goal, spent < 0), worth }));
}

/** The steps, and the word that ends them where there may be points left. */
function planOf(id: number, { path }: Goal, _fresh: boolean): Plan {
  return [...path.map((hex): Option => ['step', id, hex]), ['stop']];
}

/** What a hex promises a unit: a factory, something to shoot at, cover; less who could shoot at it there. */
function worthOfPlace(s: Table, id: number, u: Unit, hex: number): number {
  const type = typeOf(u);
  const at = board(s);
  const factory = at.factoryAt[hex] ?? -1;
  let worth = at.terrain[hex] === FOREST && type.arm <= 1 ? COVER : 0;
  if (factory >= 0 && type.arm === INFANTRY) {
    const owner = s.owners[factory] ?? -1;
    if (hex !== u.at && (owner < 0 || areEnemies(s, owner, u.seat))) return FACTORY;
  }
  if (type.arm === INFANTRY) worth += nearFactories(s, u, hex);
  const units = s.units.slice();
  units[id] = { ...u, at: hex };
  const there: Table = { ...s, units };
  let best = 0;
  if (mayAttackOn(s, u, hex)) {
    for (let target = 0; target < s.units.length; target++) {
      const t = s.units[target];
      if (t === undefined || t.at < 0 || !areEnemies(s, t.seat, u.seat) || !couldAimFrom(s, u, hex, t)) continue;
      best = Math.max(best, worthOfAttack(there, type.area ? ['strike', id, t.at] : ['attack', id, target]));
    }
  }
  return worth + best - DANGER * (unitTypeOf(u.type).cost + 1) * threatsAt(s, id, hex).length;
}

function nearFactories(s: Table, u: Unit, hex: number): number {
  const { factories, map } = board(s);
  let worth = 0;
  for (let f = 0; f < factories.length; f++) {
    const owner = s.owners[f] ?? -1;
    if (owner === -2 || (owner >= 0 && !areEnemies(s, owner, u.seat))) continue;
    const columns = map.columns;
    const at = factories[f] ?? 0;
    const away = Math.max(
      Math.abs((hex % columns) - (at % columns)),
      Math.abs(Math.floor(hex / columns) - Math.floor(at / columns)),
    );
    worth = Math.max(worth, 3 / (1 + away));
  }
  return worth;
}
