import type { AcesView, Phase } from '@sandtable/aces/table';
import { armyLimit, factoriesToWin, roundOf, WEATHER_NAMES } from '@sandtable/aces/table';
import type { AcesPlayWords } from '../../i18n/en/aces-play';
import { armyNumbers, seatName } from './words';

const ARMIES = 3;

export type Stage =
  | 'picks'
  | 'armiesAssign'
  | 'placing'
  | 'mission'
  | 'armies'
  | 'move'
  | 'declare'
  | 'combat'
  | 'money'
  | 'automa'
  | 'over';

export interface PhaseStep {
  readonly stage: Stage;
  readonly label: string;
  readonly state: 'done' | 'now' | 'coming';
}

/** Where the match is, what may be done now and what comes next. */
export interface PhaseBar {
  readonly where: string;
  readonly steps: readonly PhaseStep[];
  readonly now: string;
  readonly next: string;
  readonly weather: string | null;
  /** What wins this match, in a few words. */
  readonly goal: string;
  /** The same where there is room for a number only. */
  readonly short: string;
}

const SETTING_UP: Readonly<Record<string, Stage>> = {
  pick: 'picks',
  assign: 'armiesAssign',
  controller: 'mission',
  lay: 'mission',
  hide: 'mission',
  divide: 'mission',
};

const OF_PHASE: Readonly<Record<Exclude<Phase, 'setup'>, Stage>> = {
  armies: 'armies',
  move: 'move',
  declare: 'declare',
  combat: 'combat',
  money: 'money',
};

/** AA-TURN-01 and, before it, the book's "Game Preparation". */
function stageOf(view: AcesView): Stage {
  if (view.outcome !== null) return 'over';
  const { table } = view;
  if (table.phase === 'setup') return SETTING_UP[view.waiting[0]?.kind ?? ''] ?? 'placing';
  const stage = OF_PHASE[table.phase];
  return table.seats[table.active]?.automa === true && stage !== 'money' ? 'automa' : stage;
}

function stagesOf(view: AcesView, stage: Stage): Stage[] {
  const { table } = view;
  if (table.phase === 'setup') {
    const picks: Stage[] = table.opt.sets === '1+4' ? ['picks'] : [];
    const mission: Stage[] = table.opt.mission === 'none' ? [] : ['mission'];
    return [...picks, 'armiesAssign', 'placing', ...mission];
  }
  if (table.seats[table.active]?.automa === true) return ['automa', 'money'];
  const limited = table.round === 1 && (stage === 'armies' || armyLimit(table) < 3);
  return [...(limited ? (['armies'] as const) : []), 'move', 'declare', 'combat', 'money'];
}

export function phasesOf(view: AcesView, t: AcesPlayWords): PhaseBar {
  const { table } = view;
  const stage = stageOf(view);
  const stages = stage === 'over' ? [] : stagesOf(view, stage);
  const here = stages.indexOf(stage);
  const active = seatName(table, table.active, t);
  return {
    where: table.phase === 'setup' ? t.phase.beforePlay : t.phase.round(roundOf(table), active),
    steps: stages.map((s, i) => ({
      stage: s,
      label: t.phase[s],
      state: i < here ? 'done' : i === here ? 'now' : 'coming',
    })),
    now: joiningWords(view, stage, t) ?? t.phase.may[stage],
    next: nextWords(view, stage, t),
    goal: goalWords(view, t),
    short: shortGoal(view),
    weather: table.opt.weather && table.phase !== 'setup' ? (WEATHER_NAMES[table.weather] ?? null) : null,
  };
}

/** AA-FIRST-13: which armies act, where not all of them do; null elsewhere. */
function joiningWords({ table }: AcesView, stage: Stage, t: AcesPlayWords): string | null {
  const numbers = armyNumbers(table.usable);
  if ((stage !== 'move' && stage !== 'declare') || numbers.length === ARMIES) return null;
  return t.phase.joining(numbers.length === 1 ? t.army(numbers[0] ?? 1) : t.armies(t.list(numbers.map(String))));
}

/** AA-VICTORY-01, AA-V2-20, AA-BULGE-09: what the match is about, wherever it is. */
function goalWords({ table }: AcesView, t: AcesPlayWords): string {
  const { mission, bulgeRounds } = table.opt;
  const goal = factoriesToWin(table);
  if (mission === 'bulge') return t.phase.goal.bulge(roundOf(table), bulgeRounds);
  return mission === 'v2' ? t.phase.goal.v2(goal, table.rocketsLanded) : t.phase.goal.none(goal);
}

function shortGoal({ table }: AcesView): string {
  const { mission, bulgeRounds } = table.opt;
  return mission === 'bulge' ? `${roundOf(table)}/${bulgeRounds}` : `⚑ ${factoriesToWin(table)}`;
}

function nextWords(view: AcesView, stage: Stage, t: AcesPlayWords): string {
  if (stage === 'money') return t.phase.after.money(seatName(view.table, seatAfter(view), t));
  const words = t.phase.after[stage];
  return typeof words === 'string' ? words : '';
}

/** Clockwise, partners who share a purse in one turn (AA-RULING-101). */
function seatAfter(view: AcesView): number {
  const { seats, active } = view.table;
  const leaders = seats.flatMap((x, seat) => (x.purse === seat ? [seat] : []));
  const here = leaders.indexOf(seats[active]?.purse ?? 0);
  return leaders[(here + 1) % leaders.length] ?? 0;
}
