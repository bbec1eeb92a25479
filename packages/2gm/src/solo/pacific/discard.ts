import type { Decision, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isUnitCard, unitCard } from '../../cards';
import { recorded } from '../../recorded';
import { seatState } from '../../state';
import { priceOf } from '../cards/cards';
import type { Dice } from '../dice';
import { Reasons } from '../saying/reasons';
import { cardWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { firstCards } from './deployment';
import { entriesOf } from './plan';
import { type Entry, KEEPS, type Keeping } from './tables';

const LEVELS = 3;
const EXTRAS = 3;

/** SOLOP-PRIO-10, SOLO-RULING-53: the best priority 1 to 3 a unit card fits, both halves of a carrier's entry; 0 without one. */
function levelOf(situation: Situation, card: number): number {
  if (!isUnitCard(card) || firstCards(situation)(card)) return 0;
  const found = entriesOf(situation).filter((entry) => entry.priority <= LEVELS && fitsEntry(situation, card, entry));
  return found.reduce((best, entry) => (best === 0 ? entry.priority : Math.min(best, entry.priority)), 0);
}

function fitsEntry(situation: Situation, card: number, entry: Entry): boolean {
  const { type, weapon, tags } = unitCard(situation.s, card);
  if (entry.card === 'carrier') {
    const carries = (brought: string): boolean => tags.includes(brought === 'infantry' ? 'transport' : 'tow');
    if (type === 'transport') return entry.brings.some(carries);
    return entry.brings.some((brought) => brought === type);
  }
  if (entry.card !== type) return false;
  return (!entry.shoots || weapon !== null) && (!entry.mobile || tags.includes('mobility'));
}

interface Sorted {
  readonly card: number;
  readonly cost: number;
  readonly level: number;
}

/** A group of which some stay: those that surely go, or a die among equals, and the rows that say so. */
interface Cut {
  readonly cards: readonly number[];
  readonly rules: readonly RuleId[];
}

/** Those of a list that have no room: the last ones, or one of several equals on the edge. */
function beyond(list: readonly Sorted[], room: number, dear: boolean): readonly number[] {
  if (list.length <= room) return [];
  const sorted = [...list].sort((a, b) => (dear ? b.cost - a.cost : a.cost - b.cost));
  const last = sorted[sorted.length - 1];
  const tied = sorted.filter((x) => x.cost === last?.cost);
  return tied.map((x) => x.card);
}

/** The hand, sorted by what the table thinks of it. */
function sorted(situation: Situation): Sorted[] {
  const { s, seat } = situation;
  return seatState(s, seat).hand.map(
    (card): Sorted => ({ card, cost: priceOf(s, seat, card), level: levelOf(situation, card) }),
  );
}

function keepingOf({ solo }: Situation): Keeping | undefined {
  return KEEPS[solo.type][solo.mood];
}

/** SOLOP-DISCARD-01 to SOLOP-DISCARD-25: what goes next; null when all that is left is kept. */
function nextDiscard(situation: Situation, cards: readonly Sorted[]): Cut | null {
  const keeping = keepingOf(situation);
  if (keeping === undefined) return null;
  // SOLOP-DISCARD-02: a priority without cards keeps nothing, and no other makes up for it
  for (let level = 1; level <= LEVELS; level++) {
    const mine = cards.filter((x) => x.level === level);
    const gone = beyond(mine, keeping.counts[level - 1] ?? 0, keeping.first === 'dear');
    if (gone.length > 0) return { cards: gone, rules: ['SOLOP-PRIO-10', keeping.rule, 'SOLOP-DISCARD-22'] };
  }
  // SOLOP-DISCARD-23, SOLOP-DISCARD-24: units before support cards, the cheapest first
  const units = cards.filter((x) => x.level === 0 && isUnitCard(x.card));
  const others = cards.filter((x) => x.level === 0 && !isUnitCard(x.card));
  const support = beyond(others, Math.max(0, EXTRAS - units.length), false);
  if (support.length > 0)
    return {
      cards: support,
      rules: [...(units.length > 0 ? (['SOLOP-DISCARD-23'] as const) : []), 'SOLOP-DISCARD-24', 'SOLOP-DISCARD-25'],
    };
  const rest = beyond(units, EXTRAS, false);
  return rest.length > 0 ? { cards: rest, rules: ['SOLOP-DISCARD-23', 'SOLOP-DISCARD-25'] } : null;
}

/** The rows by which what is left is kept: the line of the table, priorities that have nothing, and the extras. */
function keptBy(situation: Situation, cards: readonly Sorted[]): RuleId[] {
  const keeping = keepingOf(situation);
  if (keeping === undefined) return ['SOLOP-DISCARD-25'];
  const rules: RuleId[] = [keeping.rule];
  for (let level = 1; level <= LEVELS; level++)
    if ((keeping.counts[level - 1] ?? 0) > 0 && !cards.some((x) => x.level === level)) rules.push('SOLOP-DISCARD-02');
  const extras = cards.filter((x) => x.level === 0);
  if (extras.some((x) => isUnitCard(x.card))) rules.push('SOLOP-DISCARD-23');
  if (extras.some((x) => !isUnitCard(x.card))) rules.push('SOLOP-DISCARD-24');
  return rules;
}

/** P8 of the rules: one card after the other, until only those are left that the table keeps. */
export function chooseDiscard(situation: Situation, decision: Decision, dice: Dice): Reply {
  const { s, w } = situation;
  const hand = sorted(situation);
  const cut = nextDiscard(situation, hand);
  if (cut === null) {
    const kept = hand.map(({ card }) => cardWords(s, card, w));
    const option = decision.options.find((o) => o[0] === 'end') ?? decision.options[0] ?? ['end'];
    return new Reasons(w)
      .rule(...keptBy(situation, hand), 'SOLO-RULING-53')
      .reply(option, kept.length === 0 ? w.solo.keepsNothing : w.solo.keeps(kept), dice);
  }
  const cards = cut.cards.filter((card, i) => cut.cards.indexOf(card) === i);
  const card = dice.pick(cards, 'SOLOP-DISCARD-21', recorded.equalCardsGoes);
  return new Reasons(w)
    .rule(...cut.rules, 'SOLO-RULING-53')
    .reply(['discard', card], w.solo.discarded(cardWords(s, card, w)), dice);
}
