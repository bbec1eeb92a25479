import { numberAt, type Option, passes } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { BY_CARD, blankShot, type Shot } from '../../attack/shot';
import { hpLeft, isUnitCard, playCost, supportCard, unitCard } from '../../cards';
import { distance } from '../../ground';
import { NONE, seatState, type Table, unit } from '../../state';
import { supports } from '../../support/list';
import { commonChecks, type Moment } from '../../support/support';
import { rowOf } from '../saying/own-book';
import { bestBy } from '../saying/rank';
import { prospectOf } from '../situation/fire';
import { canHitObjective } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { priceOf } from './cards';
import { hasTag, supportName } from './support-tags';

/** On what a support card would be played, and why. */
export interface Use {
  readonly card: number;
  /** Equally good aims: a die decides. */
  readonly aims: readonly number[];
  readonly rules: readonly RuleId[];
}

/** The legal aims of a card of the hand that can be paid now. */
export function legalAims(situation: Situation, card: number, moment: Moment = 'deployment'): readonly number[] {
  return moment === 'deployment' ? situation.about(card, deploymentAims) : findAims(situation, card, moment);
}

function deploymentAims(situation: Situation, card: number): readonly number[] {
  return findAims(situation, card, 'deployment');
}

function findAims(situation: Situation, card: number, moment: Moment): readonly number[] {
  const { s, seat } = situation;
  const support = supports.of(card);
  if (support === undefined || !support.moments.includes(moment)) return [];
  const play = supports.playOf(s, seat, card, moment, null, NONE);
  if (!passes(commonChecks, s, play)) return [];
  const out: Option[] = [];
  supports.offerAims(s, play, out);
  return out.map((option) => numberAt(option, 2));
}

/** A unit of its own that has the objective or somebody within range it can damage now (SOLOP-SUPPORT-01). */
function canFire(situation: Situation, id: number, only?: (foe: number) => boolean): boolean {
  const { foes } = situation;
  if (canHitObjective(situation, id, situation.weapons(id))) return true;
  return foes.some((foe) => only?.(foe) !== false && situation.hasInRange(id, foe) && situation.canHurt(id, foe));
}

function attackers(situation: Situation, card: number, aims: readonly number[]): number[] {
  const { s } = situation;
  const name = supportName(card);
  return aims.filter((id) => {
    if (s.units[id] === undefined || unit(s, id).at < 0) return false;
    if (name === 'sticky-bomb')
      return situation.foes.some(
        (foe) =>
          ['tank', 'transport'].includes(situation.type(foe)) && distance(s, situation.at(id), situation.at(foe)) <= 1,
      );
    // SOLOP-CARDUSE-04: against the objective, or to break the line
    if (name === 'sustained-fire') return canFire(situation, id, (foe) => situation.isLineBreaker(foe));
    return canFire(situation, id);
  });
}

/** SOLOP-SUPPORT-02: enemies that have a unit of the opponent within range. */
function hampered(situation: Situation, aims: readonly number[]): number[] {
  return aims.filter((foe) => situation.own.some((id) => situation.hasInRange(foe, id)));
}

function cardShot({ s, seat }: Situation, card: number, target: number): Shot {
  const shot = blankShot();
  shot.seat = seat;
  shot.card = card;
  shot.mode = BY_CARD;
  shot.target = target;
  shot.space = unit(s, target).at;
  return shot;
}

/** The chance a card has of destroying its target. */
function killByCard(situation: Situation, card: number, target: number): number {
  return supportCard(card).weapon === null ? 0 : prospectOf(situation.s, cardShot(situation, card, target)).kill;
}

/** Enemies the card can really damage. */
function damaged(situation: Situation, card: number, aims: readonly number[]): number[] {
  if (supportCard(card).weapon === null) return [...aims];
  return aims.filter((foe) => prospectOf(situation.s, cardShot(situation, card, foe)).pierces);
}

/** SOLO-RULING-50: those that break the line, else those that shorten it most. */
export function againstLine(situation: Situation, foes: readonly number[], kill: (foe: number) => number): number[] {
  const breakers = foes.filter((foe) => situation.isLineBreaker(foe));
  const aims = breakers.length > 0 ? breakers : foes.filter((foe) => situation.lineLoss(foe) > 0);
  return bestBy(aims, (foe) => [situation.lineLoss(foe), kill(foe), situation.value(foe)]);
}

export function mostDangerous(situation: Situation, foes: readonly number[]): number[] {
  return bestBy(foes, (foe) => situation.danger(foe));
}

function strongest(situation: Situation, units: readonly number[]): number[] {
  return bestBy(units, (id) => situation.power(id));
}

/** A fire is laid where it hurts most: two wounds for whoever stands there. */
function burnt(situation: Situation, aims: readonly number[]): number[] {
  const { s } = situation;
  const there = aims.filter((space) => situation.foes.includes(s.on[space] ?? NONE));
  return bestBy(there, (space) => {
    const foe = s.on[space] ?? NONE;
    return [Math.min(2, hpLeft(s, foe)), situation.value(foe)];
  });
}

/** SOLO-RULING-75: at night whenever somebody of its own could fire, by day the smoke of whom they could hurt. */
function lit(situation: Situation, aims: readonly number[]): number[] {
  if (aims.includes(NONE)) return situation.own.some((id) => canFire(situation, id)) ? [NONE] : [];
  const hidden = aims.filter(
    (foe) =>
      situation.foes.includes(foe) &&
      situation.own.some((id) => situation.hasInRange(id, foe) && situation.canHurt(id, foe)),
  );
  return strongest(situation, hidden);
}

const HAND = 5;

function humanHand(s: Table, situation: Situation): number {
  return s.seats.reduce(
    (sum, x, seat) => sum + (seat === situation.seat || x.side === situation.side ? 0 : x.hand.length),
    0,
  );
}

/** What a card is to do: break the human's line, damage the objective, or whatever it does best. */
export type Purpose = 'line' | 'objective' | 'plain';

/** D4: whether the card does anything now, and on what; null if it is not played (SOLO-RULING-26). */
export function useOf(situation: Situation, card: number, purpose: Purpose = 'plain'): Use | null {
  return purpose === 'plain' ? situation.about(card, plainUse) : findUse(situation, card, purpose);
}

function plainUse(situation: Situation, card: number): Use | null {
  return findUse(situation, card, 'plain');
}

function findUse(situation: Situation, card: number, purpose: Purpose): Use | null {
  const { s } = situation;
  const aims = legalAims(situation, card);
  if (aims.length === 0) return null;
  if (supportName(card) === 'captured') return captureOf(situation, card, aims);
  const role = roleOf(situation, card);
  const found = aimsFor(situation, role, aims, purpose);
  if (found === null || found.aims.length === 0) return null;
  if (hasTag(role, 'ap') && !gains(s, situation, role)) return null;
  return { card, aims: found.aims, rules: role === card ? found.rules : ['SOLO-RULING-75', ...found.rules] };
}

/** SOLO-RULING-75: a card that stands for another is what that one is. */
export function roleOf(situation: Situation, card: number): number {
  const { s, seat } = situation;
  const { lastSupport, lastSupportTurn } = seatState(s, seat);
  switch (supportName(card)) {
    case 'duplicate':
      return lastSupportTurn === s.turn && lastSupport !== NONE ? lastSupport : card;
    case 'captured':
      return captureOf(situation, card, legalAims(situation, card))?.aims[0] ?? card;
    default:
      return card;
  }
}

/** The aims a card of the enemy's pile would have as its own. */
function aimsAsOwn(situation: Situation, card: number): number[] {
  const { s, seat } = situation;
  const out: Option[] = [];
  supports.offerAims(s, supports.playOf(s, seat, card, 'deployment', null, NONE), out);
  return out.map((option) => numberAt(option, 2));
}

/** SOLO-RULING-75: the dearest card of the human's discard pile that does something now. */
function captureOf(situation: Situation, card: number, cards: readonly number[]): Use | null {
  const { s, seat } = situation;
  const useful = cards.filter(
    (each) =>
      !hasTag(each, 'role') && (aimsFor(situation, each, aimsAsOwn(situation, each), 'plain')?.aims.length ?? 0) > 0,
  );
  const aims = bestBy(useful, (each) => [playCost(s, seat, each)]);
  return aims.length === 0 ? null : { card, aims, rules: ['SOLO-RULING-75'] };
}

/** The terrain it has to destroy, where the card can reach it. */
function objectiveAims(situation: Situation, card: number, aims: readonly number[]): number[] {
  const { aim, objective } = situation.solo;
  return aim === 'destroy' && supportName(card) === 'fire' ? aims.filter((space) => objective.includes(space)) : [];
}

/** SOLO-RULING-49: it damages what the opponent is to destroy. */
export function damagesObjective(situation: Situation, card: number): boolean {
  return objectiveAims(situation, card, legalAims(situation, card)).length > 0;
}

/** SOLO-RULING-08: AP that the HQ cannot hold are no gain. */
function gains(s: Table, situation: Situation, card: number): boolean {
  if (supportName(card) !== 'supplies') return true;
  const hq = s.hqs.find((h) => h.side === situation.side);
  return seatState(s, situation.seat).ap < (hq?.cap ?? 0);
}

interface Aimed {
  readonly aims: readonly number[];
  readonly rules: readonly RuleId[];
}

/** The best of the aims a card could have. */
export function aimsFor(situation: Situation, card: number, aims: readonly number[], purpose: Purpose): Aimed | null {
  const { s } = situation;
  const name = supportName(card);
  if (purpose === 'objective') return { aims: objectiveAims(situation, card, aims), rules: ['SOLO-RULING-49'] };
  if (name === 'flares') return { aims: lit(situation, aims), rules: ['SOLO-RULING-75'] };
  if (name === 'fire')
    return { aims: burnt(situation, aims), rules: [rowOf(situation, 'SOLO-RULING-49', 'SOLOT-CARDUSE-06')] };
  if (name === 'sabotage') {
    const rich = s.seats.some((x) => x.side !== situation.side && x.ap > 0);
    return rich ? { aims, rules: ['SOLO-RULING-49'] } : null;
  }
  if (hasTag(card, 'ap') || hasTag(card, 'hq')) return { aims, rules: ['SOLO-RULING-49'] };
  if (hasTag(card, 'dmg')) {
    const foes = damaged(situation, card, aims);
    if (purpose === 'line')
      return {
        aims: againstLine(situation, foes, (foe) => killByCard(situation, card, foe)),
        rules: ['SOLO-RULING-50'],
      };
    return { aims: mostDangerous(situation, foes), rules: ['SOLO-RULING-51'] };
  }
  if (hasTag(card, 'atk')) {
    const rules = [rowOf(situation, 'SOLOP-SUPPORT-01', 'SOLO-RULING-49')];
    if (name === 'sustained-fire') rules.push(rowOf(situation, 'SOLOP-CARDUSE-04', 'SOLO-RULING-49'));
    return { aims: strongest(situation, attackers(situation, card, aims)), rules };
  }
  if (hasTag(card, 'defEnemy'))
    return {
      aims: strongest(situation, hampered(situation, aims)),
      rules: [rowOf(situation, 'SOLOP-SUPPORT-02', 'SOLO-RULING-49')],
    };
  if (hasTag(card, 'defOwn'))
    return {
      aims: strongest(
        situation,
        aims.filter((id) => situation.isThreatened(id)),
      ),
      rules: [rowOf(situation, 'SOLOP-SUPPORT-02', 'SOLO-RULING-49'), 'SOLO-RULING-49'],
    };
  if (hasTag(card, 'hand')) return humanHand(s, situation) > HAND ? { aims, rules: ['SOLO-RULING-49'] } : null;
  if (name === 'allies') return { aims: allied(situation, card, aims), rules: ['SOLO-RULING-80'] };
  if (hasTag(card, 'fetch')) return { aims: fetched(situation, aims), rules: ['SOLO-RULING-49'] };
  return null;
}

/** The dearest card it can fetch, where the card names one. */
function fetched(situation: Situation, aims: readonly number[]): number[] {
  const { s } = situation;
  const cards = aims.filter((n) => n >= 0 && isUnitCard(n));
  return cards.length === 0 ? [...aims] : bestBy(cards, (n) => [unitCard(s, n).cost]);
}

/** SOLO-RULING-80: of the cards set aside the dearest that can still be paid; their places are named, not the cards. */
function allied(situation: Situation, card: number, places: readonly number[]): number[] {
  const { s, seat } = situation;
  const { ap, aside } = seatState(s, seat);
  const price = (place: number): number => priceOf(s, seat, aside[place] ?? card);
  const payable = places.filter((place) => price(place) + playCost(s, seat, card) <= ap);
  return bestBy(payable, (place) => [price(place)]);
}

/** Does the card have a target that breaks the human's line? (SOLO-RULING-49) */
export function attacksLine(situation: Situation, card: number): boolean {
  if (!hasTag(card, 'dmg') || supportName(card) === 'fire') return false;
  return damaged(situation, card, legalAims(situation, card)).some((foe) => situation.isLineBreaker(foe));
}
