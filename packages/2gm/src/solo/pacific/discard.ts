import type { Decision, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { recorded } from '../../../words/en/recorded';
import { isUnitCard, unitCard } from '../../cards';
import { seatState } from '../../state';
import { priceOf } from '../cards';
import type { Dice } from '../dice';
import { Reasons } from '../reasons';
import type { Situation } from '../situation';
import { cardWords } from '../words';
import { firstCards } from './deployment';
import { entriesOf } from './plan';
import { type Entry, KEEPS } from './tables';

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

/** A group of which some stay: those that surely go, or a die among equals. */
interface Cut {
  readonly cards: readonly number[];
  readonly rule: RuleId;
}

/** Those of a list that have no room: the last ones, or one of several equals on the edge. */
function beyond(list: readonly Sorted[], room: number, dear: boolean): readonly number[] {
  if (list.length <= room) return [];
  const sorted = [...list].sort((a, b) => (dear ? b.cost - a.cost : a.cost - b.cost));
  const last = sorted[sorted.length - 1];
  const tied = sorted.filter((x) => x.cost === last?.cost);
  return tied.map((x) => x.card);
}

/** SOLOP-DISCARD-01 to SOLOP-DISCARD-25: what goes next; null when all that is left is kept. */
function nextDiscard(situation: Situation): Cut | null {
  const { s, seat, solo } = situation;
  const { hand } = seatState(s, seat);
  const keeping = KEEPS[solo.type][solo.mood];
  if (keeping === undefined) return null;
  const cards = hand.map((card): Sorted => ({ card, cost: priceOf(s, seat, card), level: levelOf(situation, card) }));
  // SOLOP-DISCARD-02: a priority without cards keeps nothing, and no other makes up for it
  for (let level = 1; level <= LEVELS; level++) {
    const mine = cards.filter((x) => x.level === level);
    const gone = beyond(mine, keeping.counts[level - 1] ?? 0, keeping.first === 'dear');
    if (gone.length > 0) return { cards: gone, rule: keeping.rule };
  }
  // SOLOP-DISCARD-23, SOLOP-DISCARD-24: units before support cards, the cheapest first
  const units = cards.filter((x) => x.level === 0 && isUnitCard(x.card));
  const others = cards.filter((x) => x.level === 0 && !isUnitCard(x.card));
  const support = beyond(others, Math.max(0, EXTRAS - units.length), false);
  if (support.length > 0) return { cards: support, rule: 'SOLOP-DISCARD-24' };
  const rest = beyond(units, EXTRAS, false);
  return rest.length > 0 ? { cards: rest, rule: 'SOLOP-DISCARD-23' } : null;
}

/** P8 of the rules: one card after the other, until only those are left that the table keeps. */
export function chooseDiscard(situation: Situation, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const cut = nextDiscard(situation);
  if (cut === null) {
    const kept = seatState(s, situation.seat).hand.map((card) => cardWords(s, card, situation.w));
    const option = decision.options.find((o) => o[0] === 'end') ?? decision.options[0] ?? ['end'];
    return new Reasons(situation.w)
      .rule(KEEPS[situation.solo.type][situation.solo.mood]?.rule ?? 'SOLOP-DISCARD-25', 'SOLO-RULING-53')
      .reply(option, situation.w.solo.keeps(kept.join(', ')), dice);
  }
  const cards = cut.cards.filter((card, i) => cut.cards.indexOf(card) === i);
  const card = dice.pick(cards, 'SOLOP-DISCARD-21', recorded.equalCardsGoes);
  const rule: RuleId =
    cut.rule === 'SOLOP-DISCARD-24' || cut.rule === 'SOLOP-DISCARD-23' ? 'SOLOP-DISCARD-25' : 'SOLOP-DISCARD-22';
  return new Reasons(situation.w)
    .rule(cut.rule, rule, 'SOLO-RULING-53')
    .reply(['discard', card], situation.w.solo.discarded(cardWords(s, card, situation.w)), dice);
}
