import {
  type AcesOdds,
  areEnemies,
  board,
  type Goal,
  interceptorsAt,
  NEUTRAL,
  NONE,
  salvoHexes,
  type Table,
  threatsAt,
  typeOf,
} from '@sandtable/aces/table';
import type { AcesPlayWords } from '../../i18n/en/aces-play';
import type { Arrow, Candidate, Marks, Target } from '../board/model';
import { labelOf, toneOf } from './chances';
import type { Desk, Picture } from './desk';

export type KnownOdds = ReadonlyMap<string, AcesOdds>;

/** Dangers on the hexes a unit could go to. */
export interface Dangers {
  /** Hexes in range of an enemy as he stands now. */
  readonly threatened: readonly number[];
  /** Hexes on the way where somebody may stop it. */
  readonly stops: readonly number[];
  readonly interceptors: readonly number[];
}

export const NO_DANGER: Dangers = { threatened: [], stops: [], interceptors: [] };

export function dangersOf(table: Table, unit: number, goals: readonly Goal[]): Dangers {
  const threatened: number[] = [];
  const stops: number[] = [];
  const interceptors = new Set<number>();
  for (const { hex } of goals) {
    if (threatsAt(table, unit, hex).length > 0) threatened.push(hex);
    const near = interceptorsAt(table, unit, hex);
    if (near.length > 0) stops.push(hex);
    for (const id of near) interceptors.add(id);
  }
  return { threatened, stops, interceptors: [...interceptors] };
}

/** Who may stop a unit on its way to the hex; at the goal itself there is nothing left to stop. */
export function stoppersOnWay(table: Table, unit: number, goal: Goal): number[] {
  const found = new Set<number>();
  for (const hex of goal.path.slice(0, -1)) for (const id of interceptorsAt(table, unit, hex)) found.add(id);
  return [...found];
}

/** Factories that somebody else holds and this move would take (AA-FACTORY-03). */
export function stakesOf(table: Table, unit: number, goals: readonly Goal[]): number[] {
  const u = table.units[unit];
  if (u === undefined) return [];
  const { factoryAt } = board(table);
  return goals.flatMap(({ hex }) => {
    const factory = factoryAt[hex] ?? -1;
    const owner = factory < 0 ? null : (table.owners[factory] ?? null);
    const taken = owner === NEUTRAL || (owner !== null && owner >= 0 && areEnemies(table, owner, u.seat));
    return taken ? [hex] : [];
  });
}

/** The factory the V2 is fired at. */
function rocketHex(table: Table, factory: number): number {
  return board(table).factories[factory] ?? NONE;
}

/** Attacks in the order they will be fought (AA-DECLARE-02). */
function planArrows(table: Table): Arrow[] {
  return table.declared.flatMap(([id = NONE, kind = 0, target = NONE], i) => {
    // where the launcher lies is not told by its shot, as long as it is hidden
    const from = table.units[kind === 2 ? table.launcherUnit : id]?.at ?? NONE;
    const to = kind === 0 ? (table.units[target]?.at ?? NONE) : kind === 1 ? target : rocketHex(table, target);
    return from < 0 || to < 0 ? [] : [{ from, to, kind: 'attack' as const, number: i + 1 }];
  });
}

function targetsOf(picture: Picture, odds: KnownOdds, attacker: number, t: AcesPlayWords): Target[] {
  return picture.aims.map(({ hex, odds: wish }) => {
    const known = wish === null ? undefined : odds.get(wish);
    if (known === undefined) return { hex };
    return { hex, label: labelOf(known, attacker, t), tone: toneOf(known, attacker) };
  });
}

/** Questions about where something is put: nobody is shot at there. A salvo may go to dozens of hexes; one is in view. */
const LAYING: ReadonlySet<string> = new Set(['place', 'lay', 'hide', 'money']);

export interface MarkInput {
  readonly desk: Desk;
  readonly picture: Picture;
  readonly odds: KnownOdds;
  readonly dangers: Dangers;
  readonly candidates: readonly Candidate[];
  readonly lastMove: readonly number[];
}

/** What is drawn over the map for the person who looks. */
export function marksOf({ desk, picture, odds, dangers, candidates, lastMove }: MarkInput): Marks {
  const { view, selection, t } = desk;
  const { table } = view;
  const at = (id: number): number => table.units[id]?.at ?? NONE;
  const unit = view.mover?.unit ?? selection.unit;
  const selected = at(unit);
  const goal = picture.goals.find((g) => g.hex === selection.aim);
  const aimed = picture.aims.some((a) => a.hex === selection.aim);
  const u = table.units[selection.unit];
  const pointing: Arrow[] =
    aimed && u !== undefined && u.at >= 0 && desk.question?.kind === 'declare' && selection.tool === ''
      ? [{ from: u.at, to: selection.aim, kind: 'attack', number: table.declared.length + 1 }]
      : [];
  const area = u !== undefined && typeOf(u).area && desk.question?.kind === 'declare' && selection.tool === '';
  const ground = area || LAYING.has(desk.question?.kind ?? '');
  const shown = ground ? { ...picture, aims: picture.aims.filter((a) => area && a.hex === selection.aim) } : picture;
  return {
    selected: selected >= 0 ? selected : (picture.about ?? null),
    actors: picture.actors.map(at).filter((hex) => hex >= 0),
    reach: [
      ...picture.goals.map((g) => ({ hex: g.hex, halves: g.cost })),
      ...(ground ? picture.aims : []).map(({ hex }) => ({ hex })),
    ],
    path: goal === undefined || selected < 0 ? [] : [selected, ...goal.path],
    through: selection.through,
    threatened: dangers.threatened,
    interceptors: dangers.interceptors.map(at),
    stakes: stakesOf(table, unit, picture.goals),
    targets: targetsOf(shown, odds, selection.unit, t),
    arrows: [...planArrows(table), ...pointing],
    candidates,
    lastMove,
    aim: [
      ...table.declared.flatMap(([, kind, target = NONE]) => (kind === 2 ? [rocketHex(table, target)] : [])),
      ...(area && aimed ? salvoHexes(table, selection.aim) : []),
    ],
  };
}
