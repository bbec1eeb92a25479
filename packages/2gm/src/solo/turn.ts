import { by, type Fact, type Frame, type Kernel, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isUnitCard, unitCard } from '../cards';
import { D10 } from '../die';
import { recorded } from '../recorded';
import { type GmState, NONE, seatState, type Table } from '../state';
import { type Income, supplyLine } from '../turn/income';
import { AIMS, behaviourOf, isStarved } from './pacific/behaviour';
import { BAND_NAMES, LE3 } from './situation/bands';
import type { Solo } from './solo';
import { STANCE_NAMES, stanceOf } from './tactics/stance';
import { STANCES } from './tactics/tables';

/** The Pacific opponent deploys before it moves; everybody else moves first. */
export function deploysFirst(s: Table): boolean {
  return by(seatState(s, s.active).solo?.system === 'pacific', 'SOLOP-TURN-01', 'SOLOT-TURN-01');
}

/** Its turn has begun: what it remembers of the last one is over, and it makes up its mind (SOLOP-TURN-02). */
export function soloBegins(s: GmState, f: Frame, k: Kernel<GmState>): void {
  const { solo } = seatState(s, s.active);
  if (solo === null) return;
  solo.turn++;
  solo.spent = [];
  solo.held = [];
  solo.from = NONE;
  if (solo.system === 'tactics') k.roll(f, 1, D10, s.active, 'SOLOT-STANCE-01', recorded.stance);
  else {
    const { mood, sum, parts, rule } = behaviourOf(s, s.active, solo);
    solo.mood = mood;
    solo.sum = by(sum, 'SOLOT-TURN-02');
    tellMood(s.active, solo, rule, parts, k);
  }
}

/** SOLOT-STANCE-01: the die is known. */
export function soloRolled(s: GmState, f: Frame, k: Kernel<GmState>): void {
  const { solo } = seatState(s, s.active);
  if (solo === null || solo.system !== 'tactics') return;
  const { mood, sum, parts, rule } = stanceOf(s, s.active, solo, f.dice?.[0] ?? 1);
  solo.mood = mood;
  solo.sum = sum;
  tellMood(s.active, solo, rule, parts, k);
}

function tellMood(
  seat: Seat,
  solo: Solo,
  rule: RuleId,
  parts: readonly { readonly rule: RuleId; readonly label: Fact; readonly value: number }[],
  k: Kernel<GmState>,
): void {
  if (k.emit === undefined) return;
  const [mood, aim] =
    solo.system === 'pacific'
      ? [BAND_NAMES[solo.mood], AIMS[solo.type][solo.mood]]
      : [STANCE_NAMES[solo.type][solo.mood], STANCES[solo.type][solo.mood]?.aim];
  if (aim === undefined) throw new RangeError(`There is no ${solo.type} mood ${solo.mood}.`);
  k.emit({ type: 'behaviour', rule, seat, kind: solo.type, mood: mood ?? '', sum: solo.sum, parts, aim });
}

/** SOLOP-HQ-02: an opponent without supply defends itself this turn. */
export function soloPaid(s: GmState, parts: readonly Income[], k: Kernel<GmState>): void {
  const { solo } = seatState(s, s.active);
  if (solo === null || solo.system !== 'pacific' || !isStarved(solo, parts)) return;
  solo.mood = LE3;
  tellMood(s.active, solo, 'SOLOP-HQ-02', [], k);
}

/** SOLOP-DISCARD-26, SOLOT-DISCARD-02: an empty deck is made anew from its discards; without any, nothing is drawn. */
function drawOpenly(s: GmState, seat: Seat, count: number, rule: RuleId, k: Kernel<GmState>): void {
  const x = seatState(s, seat);
  const cards: number[] = [];
  while (cards.length < count) {
    if (x.deck.length === 0) {
      if (x.discard.length === 0) break;
      x.deck = x.discard.splice(0);
      k.shuffle(x.deck);
      const by: RuleId = x.solo?.system === 'tactics' ? 'SOLOT-DISCARD-02' : 'SOLOP-DISCARD-26';
      k.emit?.({ type: 'reshuffled', rule: by, seat });
    }
    const card = x.deck.pop();
    if (card !== undefined) cards.push(card);
  }
  x.hand.push(...cards);
  if (cards.length > 0) k.emit?.({ type: 'drew', rule, seat, cards, open: true });
}

/** SOLOP-CARDS-01: by the size of the hand. */
export function pacificDraw(hand: number): number {
  return hand >= 5 ? 2 : 7 - hand;
}

const TACTICS_DRAW = 5;

/** Aircraft count as units able to shoot. */
function canShoot(s: Table, card: number): boolean {
  return by(isUnitCard(card) && unitCard(s, card).weapon !== null, 'SOLO-RULING-20');
}

/** The Card Phase of a solo seat; false for everybody else's. */
export function soloDraws(s: GmState, seat: Seat, k: Kernel<GmState>): boolean {
  const x = seatState(s, seat);
  const { solo } = x;
  if (solo === null) return false;
  solo.open = true;
  k.reveal('all');
  const { draw } = solo.levers;
  if (solo.system === 'tactics') {
    drawOpenly(s, seat, TACTICS_DRAW + draw, 'SOLOT-CARDS-01', k);
    return true;
  }
  drawOpenly(s, seat, Math.max(0, pacificDraw(x.hand.length) + draw), 'SOLOP-CARDS-01', k);
  if (x.hand.length === 0 || x.hand.some((card) => canShoot(s, card))) return true;
  // SOLOP-CARDS-02: once a turn, as many again
  const cards = x.hand.splice(0);
  k.emit?.({ type: 'discarded', rule: 'SOLOP-CARDS-02', seat, cards });
  const { length } = cards;
  x.discard.push(...cards);
  drawOpenly(s, seat, length, 'SOLOP-CARDS-02', k);
  return true;
}

/** SOLO-RULING-10: what the human does to its Supply Line is counted from here. */
export function soloEnds(s: GmState): void {
  const { solo } = seatState(s, s.active);
  if (solo !== null) solo.chain = by(supplyLine(s, s.active), 'SOLOP-END-01', 'SOLOT-END-01');
}

/** A card has left its hand for so many AP; what it still means to do this phase depends on it. */
export function noteSpent(s: GmState, seat: Seat, card: number, ap: number): void {
  seatState(s, seat).solo?.spent.push(card, ap);
}
