import { type GmView, NONE, type Phase } from '@sandtable/2gm/table';
import type { GmPlayWords } from '../../i18n/en/gm-play';
import { seatName } from './words';

/** Where the match is, what may be done now and what comes next. */
export interface PhaseBar {
  readonly where: string;
  readonly steps: readonly {
    readonly stage: string;
    readonly label: string;
    readonly state: 'done' | 'now' | 'coming';
  }[];
  readonly now: string;
  readonly next: string;
}

/** 2GM-TURN-01; what happens without anybody is not shown as a step of its own. */
const STEPS: readonly Phase[] = ['headquarters', 'movement', 'deployment', 'shooting', 'flip', 'discard'];

/** The initial phase and the drawing of cards go by with the Headquarters Phase. */
function stepOf(phase: Phase): Phase {
  if (phase === 'initial' || phase === 'card') return 'headquarters';
  return phase === 'end' ? 'discard' : phase;
}

export function phasesOf(view: GmView, t: GmPlayWords): PhaseBar {
  const { table, outcome } = view;
  const { phase: words } = t;
  if (outcome !== null)
    return { where: words.over, steps: [], now: words.may.over ?? '', next: words.after.over ?? '' };
  const seat = seatName(table, table.active, t);
  if (table.phase === 'set-up' || table.turn === 0) {
    const now = table.scenario === '' || table.first === NONE ? words.may['set-up'] : words.may.scenario;
    return { where: words.beforePlay, steps: [], now: now ?? '', next: words.after['set-up'] ?? '' };
  }
  const { maxTurns } = table.opt;
  const now = stepOf(table.phase);
  const here = STEPS.indexOf(now);
  return {
    where: maxTurns === 0 ? words.turn(table.turn, seat) : words.turnOf(table.turn, maxTurns * 2, seat),
    steps: STEPS.map((stage, i) => ({
      stage,
      label: words.steps[stage] ?? '',
      state: i < here ? 'done' : i === here ? 'now' : 'coming',
    })),
    now: words.may[now] ?? '',
    next: words.after[now] ?? '',
  };
}
