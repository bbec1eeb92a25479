import {
  areEnemies,
  armyLimit,
  type Goal,
  goalsOf,
  goalsThrough,
  hexName,
  printWay,
  saferWays,
  typeOf,
} from '@sandtable/aces/table';
import {
  type Deed,
  type Desk,
  EMPTY,
  isOwn,
  type Knob,
  knobFor,
  offered,
  optionsOf,
  type Picture,
  partnerKnob,
  unitAt,
} from './desk';
import { armyNumbers, armyWords, unitName } from './words';

/** Each army, one bit each. */
const ALL_ARMIES = 0b111;

/** AA-FIRST-11: which armies are used in the first round. Of two it is said which one is left out: that is shorter, and what is decided. */
export function choosingArmies(desk: Desk): Picture {
  const { view, seat, t } = desk;
  const options = optionsOf(desk, 'armies');
  const knobs = options.map((option): Knob => {
    const [id, deed] = [`armies-${option[1]}`, { do: 'answer', option } as const];
    const used = armyNumbers(Number(option[1]));
    const [army = 1] = used.length === 1 ? used : armyNumbers(ALL_ARMIES & ~Number(option[1]));
    const units = armyWords(view, seat, army - 1, t);
    if (used.length === 1) return { id, label: t.button.use(army, units), deed };
    return { id, label: t.button.waits(army, units), deed };
  });
  // every label begins alike up to the number of the army
  knobs.sort((a, b) => (a.label < b.label ? -1 : 1));
  return { ...EMPTY, prompt: t.prompt.armies(armyLimit(view.table)), knobs };
}

function moversOf(desk: Desk): number[] {
  return [...new Set(optionsOf(desk, 'step').map((o) => Number(o[1])))];
}

function moveWish(desk: Desk, unit: number, hex: number): string {
  const { table } = desk.view;
  const from = table.units[unit]?.at ?? 0;
  return `move ${hexName(table, from)} ${hexName(table, hex)}`;
}

/** Where the unit in hand can go, by the ways its person wants, and how many of them had a safer one. */
interface Reachable {
  readonly goals: readonly Goal[];
  readonly safer: number;
  /** They are not the ways the rules take by themselves. */
  readonly own: ReadonlySet<number>;
}

const NOWHERE: Reachable = { goals: [], safer: 0, own: new Set() };

function reachOf({ view: { table }, selection }: Desk, unit: number, spent: number): Reachable {
  if (selection.through.length > 0) {
    const goals = goalsThrough(table, unit, spent, selection.through);
    return { goals, safer: 0, own: new Set(goals.map((g) => g.hex)) };
  }
  const goals = goalsOf(table, unit, spent);
  const safer = new Map(saferWays(table, unit, spent, goals).map((g) => [g.hex, g]));
  if (!selection.safe) return { goals, safer: safer.size, own: new Set() };
  return { goals: goals.map((g) => safer.get(g.hex) ?? g), safer: safer.size, own: new Set(safer.keys()) };
}

/** Only where it would make a difference. */
function safeKnob({ t, selection }: Desk, { safer }: Reachable): Knob[] {
  return safer === 0 ? [] : [{ id: 'safe', label: t.button.safe, deed: { do: 'safe' }, pressed: selection.safe }];
}

export function moving(desk: Desk): Picture {
  const { view, seat, selection, t } = desk;
  const { table } = view;
  const actors = moversOf(desk);
  const chosen = isOwn(table, seat, selection.unit) ? selection.unit : -1;
  const canMove = actors.includes(chosen);
  const reach = canMove ? reachOf(desk, chosen, -1) : NOWHERE;
  const { goals } = reach;
  return {
    ...EMPTY,
    prompt: movePrompt(desk, actors, chosen),
    actors,
    goals,
    knobs: [
      ...safeKnob(desk, reach),
      knobFor(desk, 'end', t.button.endMove, { main: actors.length === 0, ends: true }),
      ...partnerKnob(desk),
    ],
    pick(hex) {
      const there = unitAt(view, hex);
      if (isOwn(table, seat, there) && !isGoal(goals, hex)) {
        return { do: 'select', unit: there, why: actors.includes(there) ? null : moveWish(desk, there, hex) };
      }
      if (chosen < 0) {
        const other = table.units[there];
        return other !== undefined && areEnemies(table, seat, other.seat)
          ? { do: 'look', hex, attack: true }
          : { do: 'look', hex };
      }
      return wayTo(desk, chosen, reach, hex);
    },
  };
}

function movePrompt(desk: Desk, actors: readonly number[], chosen: number): string {
  const { t, view } = desk;
  const u = view.table.units[chosen];
  if (u !== undefined && actors.includes(chosen)) {
    return t.prompt.moveWhere(unitName(view.table, chosen, t), t.points(typeOf(u).speed));
  }
  if (u !== undefined && actors.length > 0) return t.prompt.moveCannot(unitName(view.table, chosen, t));
  return actors.length === 0 ? t.prompt.moveNobody : t.prompt.move(actors.length);
}

/** A goal is reached in one wish; a hex where it cannot stay is one step, and then the unit must go on. */
function wayTo(desk: Desk, unit: number, { goals, own }: Reachable, hex: number): Deed {
  const text = moveWish(desk, unit, hex);
  const goal = goals.find((g) => g.hex === hex);
  if (goal !== undefined) {
    const { table } = desk.view;
    const way = own.has(hex) ? ` by ${printWay(table, table.units[unit]?.at ?? 0, goal.path)}` : '';
    return { do: 'wish', text: `${text}${way}` };
  }
  const step = optionsOf(desk, 'step').find((o) => Number(o[1]) === unit && Number(o[2]) === hex);
  return step === undefined ? { do: 'explain', text } : { do: 'answer', option: step };
}

function isGoal(goals: readonly Goal[], hex: number): boolean {
  return goals.some((g) => g.hex === hex);
}

/** A unit in the middle of its move: no other one moves before it has stopped. */
export function going(desk: Desk): Picture {
  const { view, t } = desk;
  const { table, mover } = view;
  const u = mover === null ? undefined : table.units[mover.unit];
  if (mover === null || u === undefined) return { ...EMPTY, prompt: t.prompt.other };
  const reach = reachOf(desk, mover.unit, mover.spent);
  const left = t.points(typeOf(u).speed - mover.spent);
  const name = unitName(table, mover.unit, t);
  const stop = offered(desk, 'stop');
  return {
    ...EMPTY,
    prompt: stop === null ? t.prompt.goOver(name, left) : t.prompt.go(name, left),
    actors: [mover.unit],
    goals: reach.goals,
    knobs: [...safeKnob(desk, reach), knobFor(desk, 'stop', t.button.stop, { ends: true })],
    pick(hex) {
      if (hex === u.at) return stop === null ? { do: 'explain', text: 'stop' } : { do: 'answer', option: stop };
      return wayTo(desk, mover.unit, reach, hex);
    },
  };
}
