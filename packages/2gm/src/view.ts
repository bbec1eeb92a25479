import {
  cloneStack,
  type Frame,
  nextUint32,
  type Option,
  type Outcome,
  type Rng,
  randomBelow,
  type Seat,
  type Viewer,
} from '@sandtable/kernel';
import type { RaidFrame } from './air/raid-frame';
import type { AssaultFrame } from './attack/assault';
import type { AttackFrame } from './attack/attack-frame';
import { isUnitCard, UNKNOWN, unitCard } from './cards';
import { type PickUpFrame, pickerOf } from './options/token-drop';
import {
  areEnemies,
  cloneState,
  cloneTable,
  type GmState,
  NONE,
  onField,
  seatState,
  type Table,
  type Unit,
  unit,
} from './state';
import type { ChoiceFrame } from './support/choice-frame';
import type { DeployFrame } from './turn/deploy-frame';
import { equipTry } from './turn/equipping';
import type { TurnFrame } from './turn/turn-frame';

/** What a seat, or a spectator, may know of a match. */
export interface GmView {
  readonly you: Viewer;
  /** The table as far as the viewer may know it; unknown cards are UNKNOWN, and no order of a deck is told. */
  readonly table: Table;
  /** The attack under way; everything about it is open. */
  readonly attack: AttackFrame | null;
  /** The assault under way: the unit and its target. */
  readonly assault: { readonly unit: number; readonly target: number } | null;
  /** The air attack under way; all of it is declared openly. */
  readonly raid: {
    readonly seat: Seat;
    readonly aircraft: number;
    readonly spaces: readonly number[];
    readonly hq: number;
    readonly target: number;
    readonly interceptors: readonly number[];
    readonly escorts: readonly number[];
    /** Who still has to fire in the present step. */
    readonly queue: readonly number[];
  } | null;
  /** The unit being deployed. */
  readonly deploying: {
    readonly seat: Seat;
    readonly card: number;
    readonly space: number;
    readonly unit: number;
    readonly discount: number;
    /** AP for the unit without its upgrades, and what may be spent on both; 0 where the card is nobody's business. */
    readonly cost: number;
    readonly purse: number;
  } | null;
  /** The support card whose player still chooses, on what it was played and what he has chosen. */
  readonly choosing: {
    readonly seat: Seat;
    readonly card: number;
    readonly on: number;
    readonly picked: readonly number[];
  } | null;
  /** The unit that may take up what lies where it stands. */
  readonly picking: number;
  /** The unit that has just moved. */
  readonly mover: number;
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string; readonly answered: boolean }[];
  readonly outcome: Outcome | null;
}

/** Whose hand a card has opened to the viewer while he chooses (Enigma, Espionage); NONE otherwise. */
function openHand(s: GmState, who: Viewer): Seat {
  const choice = topmost(s, 'choice') as ChoiceFrame | undefined;
  return choice !== undefined && choice.seat === who ? choice.looksAt : NONE;
}

/** Hands and decks are secret, discard piles, AP and the field are open (2GM-GAP-24); bids are until all are in. */
export function view(s: GmState, who: Viewer): GmView {
  const table = cloneTable(s);
  const open = openHand(s, who);
  table.seats.forEach((x, seat) => {
    if (seat === who) {
      ascend(x.deck); // what is left is known to its owner, the order to nobody
      return;
    }
    x.deck.fill(UNKNOWN);
    if (seat !== open && x.solo?.open !== true) x.hand.fill(UNKNOWN); // SOLOP-CARDS-01: it lies open
    x.aside.fill(UNKNOWN);
  });
  for (const u of table.units) if (isHidden(s, u, who)) hide(u);
  const find = <F>(at: string): F | undefined => topmost(s, at) as F | undefined;
  const raid = find<RaidFrame>('raid');
  const attack = find<AttackFrame>('attack');
  const assault = find<AssaultFrame>('assault');
  const deploy = find<DeployFrame>('deploy');
  const choice = find<ChoiceFrame>('choice');
  const picks = find<PickUpFrame>('pick-up');
  return {
    you: who,
    table,
    attack: attack === undefined ? null : (cloneStack([attack])[0] as AttackFrame),
    raid: raid === undefined ? null : (cloneStack([raid])[0] as RaidFrame),
    assault: assault === undefined ? null : { unit: assault.unit, target: assault.target },
    deploying: deploy === undefined ? null : deployment(s, deploy, who),
    choosing:
      choice === undefined
        ? null
        : { seat: choice.seat, card: choice.card, on: choice.on, picked: choice.picked.slice() },
    picking: picks === undefined ? NONE : pickerOf(s, picks),
    mover: find<TurnFrame>('turn')?.mover ?? NONE,
    waiting: s.asks.map((a) => ({ seat: a.seat, kind: a.kind, answered: a.answer !== null })),
    outcome: s.outcome === null ? null : { ...s.outcome, winners: s.outcome.winners.slice() },
  };
}

/** Puts few numbers in order: every view does, and sorting with a comparison takes several times as long. */
function ascend(numbers: number[]): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    let at = i;
    for (; at > 0 && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0;
    numbers[at] = number;
  }
}

/** 2GM-NIGHT-04: face down to everybody but its own side. */
export function isHidden(s: Table, u: Unit, who: Viewer): boolean {
  if (who !== 'spectator' && !areEnemies(s, who, u.seat)) return false;
  return u.faceDown || (u.carrier !== NONE && unit(s, u.carrier).faceDown);
}

/** Position and owner remain (2GM-GAP-29). */
function hide(u: Unit): void {
  u.card = UNKNOWN;
  u.wounds = 0;
  u.promotions = 0;
  u.tokens = [];
  u.cards = [];
  u.shots = 0;
  u.secondShots = 0;
  u.extraShots = 0;
  u.left = NONE;
  u.noAttack = false;
  u.repulsed = false;
  u.advanced = false;
  u.helped = false;
  u.settled = false;
  u.remounted = false;
}

function deployment(s: GmState, f: DeployFrame, who: Viewer): GmView['deploying'] {
  const { seat, card, space, unit: id, discount } = f;
  if (isSecretDeployment(s, f, who)) return { seat, card: UNKNOWN, space, unit: id, discount, cost: 0, purse: 0 };
  const { cost, purse } = equipTry(s, f);
  return { seat, card, space, unit: id, discount, cost, purse: purse ?? seatState(s, seat).ap };
}

/** While it is being deployed: what will lie face down is not shown on its way there. */
function isSecretDeployment(s: GmState, f: DeployFrame, who: Viewer): boolean {
  if (!s.opt.night || (who !== 'spectator' && !areEnemies(s, who, f.seat))) return false;
  return f.unit === NONE || unit(s, f.unit).faceDown;
}

/** The frame of that name highest on the stack: attacks may lie on attacks. */
function topmost(s: GmState, at: string): Frame | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i]?.at === at) return s.stack[i];
  return undefined;
}

/** Draws anew what the seat cannot know: the cards of others, the order of every deck, secret answers, the dice to come. */
export function resample(s: GmState, who: Seat, rng: Rng): GmState {
  const out = cloneState(s);
  const open = openHand(s, who);
  out.seats.forEach((x, seat) => {
    if (seat === who) {
      mix(x.deck, rng);
      return;
    }
    const faceDown = areEnemies(out, who, seat) ? hiddenUnits(out, seat) : [];
    const known = seat === open || x.solo?.open === true;
    const hidden = [...x.deck, ...(known ? [] : x.hand), ...faceDown.map((u) => u.card)];
    mix(hidden, rng);
    for (const u of faceDown) u.card = takeUnitCard(out, hidden);
    if (!known) x.hand = hidden.splice(0, x.hand.length);
    x.deck = hidden;
  });
  for (const ask of out.asks) {
    if (ask.seat !== who && ask.answer !== null) ask.answer = otherAnswer(out, ask.seat, ask.answer, rng);
  }
  out.rng = [nextUint32(rng), nextUint32(rng), nextUint32(rng), nextUint32(rng)];
  return out;
}

/** Face-down units that could be any other: nothing about them depends on their card. */
function hiddenUnits(s: GmState, seat: Seat): Unit[] {
  // what its owner is asked while it comes tells what it is
  const coming = s.stack.flatMap((f) => (f.at === 'deploy' ? [(f as DeployFrame).unit] : []));
  return s.units.filter(
    (u, id) =>
      u.seat === seat &&
      !coming.includes(id) &&
      u.faceDown &&
      onField(u) &&
      u.partner === NONE &&
      u.cargo === NONE &&
      u.tokens.length + u.cards.length + u.wounds === 0,
  );
}

/** The first card of the pile that is a unit for the field; there is one for each that was put in. */
function takeUnitCard(s: GmState, pile: number[]): number {
  const i = pile.findIndex((card) => isUnitCard(card) && unitCard(s, card).type !== 'aircraft');
  return pile.splice(i, 1)[0] ?? UNKNOWN;
}

function mix(items: number[], rng: Rng): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    const a = items[i] ?? 0;
    items[i] = items[j] ?? 0;
    items[j] = a;
  }
}

function otherAnswer(s: GmState, seat: Seat, answer: Option, rng: Rng): Option {
  if (answer[0] === 'bid') return ['bid', randomBelow(rng, (s.seats[seat]?.ap ?? 0) + 1)];
  return randomBelow(rng, 2) === 0 ? ['keep'] : ['redraw'];
}
