import { type Option, passes, type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import type { AttackFrame } from './attack/attack-frame';
import { no } from './explain-words';
import { heroChecks } from './heroes/deploying';
import { buildChecks } from './options/field-terrain';
import type { GmFacts } from './say';
import type { SetUpFrame } from './set-up/set-up';
import { startChecks, startFrame } from './set-up/starting';
import { layChecks, placingOf } from './set-up/terrain';
import { type GmState, NONE, seatState } from './state';
import { supports } from './support/list';
import { aimsOf, commonChecks, type Moment, type Play, type Support } from './support/support';
import { dropChecks } from './turn/airborne';
import type { DeployFrame } from './turn/deploy-frame';
import { deployChecks, deployCost, loadChecks } from './turn/deployments';
import { equipChecks, equipTry } from './turn/equipping';
import type { TurnFrame } from './turn/turn-frame';
import { topmost } from './wishes-moment';
import { equipmentNamed } from './wishes-read';

/** Why a card of the hand, or one of the Terrain deck, cannot be used so. */
export function explainCards(
  s: GmState,
  seat: Seat,
  wish: Wish,
  option: Option,
  kind: string,
  w: GmFacts,
): readonly Refusal[] {
  const [verb, ...rest] = option;
  const [a = NONE, b = NONE] = rest.map(Number);
  switch (verb) {
    case 'lay':
      return refusals(layChecks, s, { ...placingOf(option), seat }, w);
    case 'build':
      return refusals(buildChecks, s, { ...placingOf(option), seat }, w);
    case 'deploy':
      return kind === 'lay' ? explainStart(s, seat, wish, a, b, w) : explainDeploy(s, seat, wish, a, b, w);
    case 'drop':
      return explainDrop(s, seat, wish, a, b, w);
    case 'hero':
      return refusals(heroChecks, s, { seat, card: a, unit: b }, w);
    case 'equip':
      return explainEquip(s, seat, a, w);
    case 'load':
      return refusals(loadChecks, s, { seat, card: a, carrier: b, together: kind === 'load' }, w);
    case 'play':
      return explainPlay(s, seat, a, b, kind, w);
    default:
      return seatState(s, seat).hand.includes(a) ? [] : [no('2GM-DISCARD-02', w.explain.noSuchCardHand)];
  }
}

function explainDeploy(s: GmState, seat: Seat, wish: Wish, card: number, space: number, w: GmFacts): Refusal[] {
  const attempt = { seat, card, space, discount: 0 };
  const found = refusals(deployChecks, s, attempt, w);
  if (found.length > 0) return found;
  const upgrades = equipmentNamed(s, card, wish.extras);
  return refusals(equipChecks, s, { seat, card, upgrades, cost: deployCost(s, attempt) }, w);
}

/** A unit before the first turn, on terrain just laid (2GM-OPT-24). */
function explainStart(s: GmState, seat: Seat, wish: Wish, card: number, space: number, w: GmFacts): Refusal[] {
  const attempt = { seat, card, space, laid: topmost<SetUpFrame>(s, 'set-up')?.laid ?? [] };
  const found = refusals(startChecks, s, attempt, w);
  if (found.length > 0) return found;
  const upgrades = equipmentNamed(s, card, wish.extras);
  return refusals(equipChecks, s, { ...equipTry(s, startFrame(s, attempt)), upgrades }, w);
}

function explainDrop(s: GmState, seat: Seat, wish: Wish, card: number, space: number, w: GmFacts): Refusal[] {
  const found = refusals(dropChecks, s, { seat, card, space }, w);
  if (found.length > 0) return found;
  const upgrades = equipmentNamed(s, card, wish.extras);
  return refusals(equipChecks, s, { seat, card, upgrades, cost: deployCost(s, { seat, card, space, discount: 0 }) }, w);
}

function explainEquip(s: GmState, seat: Seat, upgrades: number, w: GmFacts): Refusal[] {
  const f = topmost<DeployFrame>(s, 'deploy');
  if (f === undefined) return [];
  return refusals(equipChecks, s, { ...equipTry(s, f), seat, upgrades }, w);
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  move: 'movement',
  deploy: 'deployment',
  shoot: 'shooting',
};

/** What the card would be played on, as the question that is open sees it. */
function playAt(s: GmState, seat: Seat, card: number, on: number, kind: string): Play {
  const moment = MOMENTS[kind] ?? (kind as Moment);
  const isAttack = moment === 'fire' || moment === 'cover' || moment === 'rolled' || moment === 'resolved';
  const attack = isAttack ? (topmost<AttackFrame>(s, 'attack') ?? null) : null;
  const mover =
    moment === 'moved'
      ? (topmost<TurnFrame>(s, 'turn')?.mover ?? NONE)
      : moment === 'arrived'
        ? (topmost<DeployFrame>(s, 'deploy')?.mover ?? NONE)
        : NONE;
  return { ...supports.playOf(s, seat, card, moment, attack, mover), on };
}

function explainPlay(s: GmState, seat: Seat, card: number, on: number, kind: string, w: GmFacts): Refusal[] {
  const support = supports.of(card);
  if (support === undefined) return [no('2GM-CARD-17', w.explain.noCardOnePlays)];
  const play = playAt(s, seat, card, on, kind);
  const found = refusals(commonChecks, s, play, w);
  if (!seatState(s, seat).hand.includes(card)) return found;
  if (!support.moments.includes(play.moment)) {
    const when = support.moments.map((moment) => w.explain.when[moment]);
    return [...found, no('2GM-CARD-17', w.explain.itIsPlayed(when))];
  }
  return [...found, ...explainAim(s, support, play, w)];
}

/** Whoever names no target, or a wrong one, wants to know first whether there is any. */
function explainAim(s: GmState, support: Support, play: Play, w: GmFacts): Refusal[] {
  const aims = aimsOf(s, support, play);
  if (aims.includes(play.on)) return refusals(support.checks, s, play, w);
  const [first] = aims;
  if (first === undefined) return [no('2GM-CARD-17', w.explain.nothingToPlayOn)];
  if (aims.some((on) => passes(support.checks, s, { ...play, on }))) return [no('2GM-CARD-17', w.explain.notPlayed)];
  return refusals(support.checks, s, { ...play, on: first }, w);
}
