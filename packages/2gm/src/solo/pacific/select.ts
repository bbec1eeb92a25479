import { by } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { compareRanks } from '../saying/rank';
import type { Variant } from './variants';

/** What the number table and the priorities choose together (SOLOP-COUNT-08, SOLOP-PRIO-07). */
export interface Selection {
  /** Equally good sets, each in the order of the priorities: a die decides. */
  readonly sets: readonly (readonly Variant[])[];
  /** The line of the number table that was used. */
  readonly rules: readonly RuleId[];
}

const NOTHING: Selection = { sets: [[]], rules: [] };

function costOf(set: readonly Variant[]): number {
  return set.reduce((sum, v) => sum + v.cost, 0);
}

function copiesOf(cards: readonly number[], card: number): number {
  let copies = 0;
  for (const each of cards) if (each === card) copies++;
  return copies;
}

function copiesIn(set: readonly Variant[], card: number): number {
  let copies = 0;
  for (const { cards } of set) copies += copiesOf(cards, card);
  return copies;
}

/** How many copies of a card are there, and how many a set needs; the same for waiting craft. */
function isCompatible(set: readonly Variant[], { hand, berths }: Purse): boolean {
  let boarding = 0;
  for (const { boards, cards } of set) {
    if (boards) boarding++;
    for (const card of cards) if (copiesIn(set, card) > copiesOf(hand, card)) return false;
  }
  return boarding <= berths;
}

function byPriority(a: Variant, b: Variant): number {
  return a.entry.priority - b.entry.priority || b.cost - a.cost;
}

/**
 * SOLO-RULING-24: one card of each pile before two of one, best priorities, full matches, the dearest in the
 * best pile and on; of a set in the order of the priorities.
 */
function rankOf(sorted: readonly Variant[]): number[] {
  const twice = sorted.filter((v, i) => i > 0 && v.entry.priority === sorted[i - 1]?.entry.priority);
  return by(
    [
      0 - twice.length,
      ...sorted.map((v) => -v.entry.priority),
      ...sorted.map((v) => Number(v.full)),
      ...sorted.map((v) => v.cost),
    ],
    'SOLOP-PRIO-06',
    'SOLOP-PRIO-03',
  );
}

export interface Purse {
  readonly budget: number;
  readonly hand: readonly number[];
  /** Cards of this reading that are on the table already: the set must contain them. */
  readonly done: readonly number[];
  /** Table cards that may be deployed at most. */
  readonly most: number;
  /** Waiting craft somebody may board. */
  readonly berths: number;
}

/** Are these cards, which lie on the table already, all in the set? */
export function holdsDone(set: readonly Variant[], done: readonly number[]): boolean {
  return done.every((card) => copiesOf(done, card) <= copiesIn(set, card));
}

/** The best sets of k entries that each cost at least so much (`select` of the rules). */
function choose(variants: readonly Variant[], k: number, least: number, purse: Purse): Variant[][] {
  let best: number[] | null = null;
  let out: Variant[][] = [];
  const dear = variants.filter((v) => v.cost >= least && v.cost <= purse.budget);
  const visit = (from: number, set: Variant[], cost: number): void => {
    if (set.length === k) {
      if (!isCompatible(set, purse) || !holdsDone(set, purse.done)) return;
      const sorted = set.length === 1 ? set : [...set].sort(byPriority);
      const rank = rankOf(sorted);
      const order = best === null ? 1 : compareRanks(rank, best);
      if (order < 0) return;
      if (order > 0) out = [];
      best = rank;
      out.push(sorted);
      return;
    }
    for (let i = from; i < dear.length; i++) {
      const v = dear[i];
      if (v === undefined || cost + v.cost > purse.budget) continue;
      visit(i, [...set, v], cost + v.cost); // the same card may lie in the hand twice
    }
  };
  if (k <= purse.most) visit(0, [], 0);
  return out;
}

/** `one(highest cost)`: ties go to the better priority. */
function dearest(variants: readonly Variant[], purse: Purse): Variant[][] {
  const payable = variants.filter((v) => v.cost <= purse.budget && holdsDone([v], purse.done));
  const cost = Math.max(...payable.map((v) => v.cost));
  const best = payable.filter((v) => v.cost === cost);
  const priority = Math.min(...best.map((v) => v.entry.priority));
  return best.filter((v) => v.entry.priority === priority).map((v) => [v]);
}

interface Line {
  readonly rules: readonly RuleId[];
  find(variants: readonly Variant[], purse: Purse): Variant[][];
}

const DEAR = 5;
const MIDDLE = 3;

/** SOLOP-COUNT-01 to SOLOP-COUNT-07, SOLO-RULING-23, SOLO-RULING-25: the lines for so many AP; the first that finds a set counts. */
function linesFor(budget: number): readonly Line[] {
  if (budget <= 1) return [{ rules: ['SOLO-RULING-23'], find: (v, p) => choose(v, 1, 0, p) }];
  if (budget <= MIDDLE) return [{ rules: ['SOLOP-COUNT-01'], find: (v, p) => choose(v, 1, 0, p) }];
  if (budget <= DEAR)
    return [
      { rules: ['SOLOP-COUNT-02'], find: (v, p) => choose(v, 2, 0, p) },
      { rules: ['SOLOP-COUNT-03'], find: dearest },
    ];
  return [
    { rules: ['SOLOP-COUNT-04'], find: (v, p) => choose(v, 1, DEAR, p) },
    { rules: ['SOLOP-COUNT-05'], find: (v, p) => choose(v, 2, MIDDLE, p) },
    { rules: ['SOLOP-COUNT-06', 'SOLOP-COUNT-07'], find: (v, p) => choose(v, 3, 0, p) },
    { rules: ['SOLOP-COUNT-06', 'SOLOP-COUNT-07'], find: (v, p) => choose(v, 2, 0, p) },
    { rules: ['SOLO-RULING-25'], find: dearest },
  ];
}

/** Reads the number table with so many AP (SOLOP-COUNT-08). */
export function readTable(variants: readonly Variant[], purse: Purse): Selection {
  for (const line of linesFor(purse.budget)) {
    const sets = line.find(variants, purse);
    if (sets.length > 0) return { sets, rules: line.rules };
  }
  return NOTHING;
}

export { costOf as costOfSet };
