import { FULL_TURN, PASS_ONLY } from '@sandtable/geometry';
import { DIE, type Option, type Refusal, refusals, type Seat, sameOption, type Wish } from '@sandtable/kernel';
import { hexAttackChecks, unitAttackChecks } from './attacking';
import { entryCode, FOG } from './entering';
import { interceptChecks } from './intercept';
import { buyChecks, repairChecks, transferChecks } from './money';
import { isPassingOver, type MoveFrame } from './move';
import { hexName, hexNamed, typeFact } from './names';
import { withUnitAt } from './questions';
import { rocketChecks } from './rocket';
import { say } from './say';
import type { SetupFrame } from './set-up/frame';
import { startOf } from './set-up/index';
import { openCircle, placeChecks } from './set-up/placing';
import { type AcesState, board, NONE, purseOf, type Table, typeOf, unit } from './state';
import { findReach, hasToken, moverChecks, stepChecks, stepCost, stepTry } from './steps';
import { optionOf, unitOn, wayOf } from './wishes';

/** Which question each verb answers. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  move: ['move', 'go'],
  step: ['move', 'go'],
  stop: ['go'],
  end: ['move', 'declare', 'money'],
  partner: ['move', 'declare', 'money'],
  time: ['armies', 'move', 'go', 'declare'],
  attack: ['declare', 'automa-attack'],
  rocket: ['declare'],
  intercept: ['intercept'],
  pass: ['intercept'],
  repair: ['money'],
  buy: ['money'],
  armies: ['armies'],
  pick: ['pick'],
  assign: ['assign'],
  reveal: ['reveal'],
  place: ['place'],
  controller: ['controller'],
  lay: ['lay'],
  hide: ['hide'],
  divide: ['divide'],
  act: ['automa-act'],
  hold: ['automa-attack'],
};

/** The rule behind each of the simple questions, for what is none of its answers. */
const QUESTIONS = {
  stop: 'AA-MOVE-14',
  end: 'AA-INTERCEPT-06',
  partner: 'AA-RULING-101',
  time: 'AA-TIMER-01',
  pass: 'AA-INTERCEPT-02',
  armies: 'AA-FIRST-11',
  pick: 'AA-RULING-102',
  assign: 'AA-SETUP-04',
  reveal: 'AA-SETUP-08',
  controller: 'AA-V2-05',
  lay: 'AA-RULING-64',
  hide: 'AA-V2-07',
  divide: 'AA-BULGE-03',
  act: 'AA-RULING-84',
  hold: 'AA-INTERCEPT-06',
} as const;

/** Every rule that forbids the wish now, by the same checks that list the options. */
export function explainWish(s: AcesState, seat: Seat, wish: Wish, offered: () => readonly Option[]): Refusal[] {
  if (wish.verb === 'transfer') return explainTransfer(s, seat, wish.numbers.coins ?? 0);
  const ask = s.asks.find((a) => a.seat === seat && a.answer === null);
  if (ask === undefined || !(MOMENTS[wish.verb] ?? []).includes(ask.kind)) {
    const kept = wish.verb === 'intercept' ? explainIntercept(s, seat, wish) : [];
    if (kept.length > 0) return kept;
    const rule = wish.verb === 'time' ? 'AA-TIMER-02' : 'AA-TURN-01';
    return [{ rule, text: say.explain.notNow(wish.verb) }];
  }
  const at = hexNamed(s, wish.places.at ?? '');
  switch (wish.verb) {
    case 'move':
      return explainMove(s, seat, wish);
    case 'step':
      return explainStep(s, seat, wish);
    case 'attack':
      return explainAttack(s, seat, wish);
    case 'place':
      return explainPlace(s, seat, wish);
    case 'intercept':
      return explainIntercept(s, seat, wish);
    case 'rocket':
      return refusals(rocketChecks, s, { seat, factory: at === NONE ? -1 : (board(s).factoryAt[at] ?? -1) });
    case 'repair':
      return refusals(repairChecks, s, { seat, unit: at === NONE ? NONE : unitOn(s, at) });
    case 'buy': {
      const option = optionOf(s, seat, wish);
      if (option === null) return [{ rule: 'AA-BUY-01', text: say.explain.noSuchPurchase }];
      return refusals(buyChecks, s, { seat, type: Number(option[1]), hex: at });
    }
    default:
      return explainQuestion(s, seat, wish, offered());
  }
}

/** AA-RULING-49: whenever the match waits for somebody, but not while dice are rolling. */
function explainTransfer(s: AcesState, seat: Seat, coins: number): Refusal[] {
  const open = s.asks[0];
  if (open === undefined || open.kind === DIE) {
    return [{ rule: 'AA-RULING-49', text: say.explain.noTransferNow }];
  }
  return refusals(transferChecks, s, { seat, coins });
}

function moverOf(s: AcesState): MoveFrame | undefined {
  return s.stack.find((f) => f.at === 'move') as MoveFrame | undefined;
}

/** While a unit is on its way no other one moves (AA-MOVE-09). */
function spentBy(s: AcesState, id: number): number | null {
  const mover = moverOf(s);
  if (mover === undefined) return -1;
  return mover.unit === id ? mover.spent : null;
}

function explainStep(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const id = unitOn(s, hexNamed(s, wish.places.from ?? ''));
  const to = hexNamed(s, wish.places.to ?? '');
  if (id === NONE) return [{ rule: 'AA-MOVE-01', text: say.explain.noUnit(wish.places.from ?? '') }];
  if (to === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.to ?? '') }];
  const spent = spentBy(s, id);
  if (spent === null) return [{ rule: 'AA-MOVE-09', text: say.explain.anotherMoves }];
  return refusals(stepChecks, s, stepTry(s, seat, id, to, spent));
}

/** A move of many steps is refused by what keeps the unit, or by the hex itself, or by the way there. */
function explainMove(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const id = unitOn(s, hexNamed(s, wish.places.from ?? ''));
  const to = hexNamed(s, wish.places.to ?? '');
  const spent = id === NONE ? -1 : spentBy(s, id);
  if (id === NONE || to === NONE || spent === null) return explainStep(s, seat, wish);
  const kept = refusals(moverChecks, s, stepTry(s, seat, id, to, spent));
  if (kept.length > 0) return kept;
  if (wish.words.way !== undefined) return explainWay(s, seat, id, spent, wish);
  if (to !== unit(s, id).at && findReach(s, id, spent).canStop(to)) return [];
  const there = refusals(
    stepChecks.filter((c) => c.rule !== 'AA-MOVE-06' && c.rule !== 'AA-MOVE-14'),
    s,
    stepTry(s, seat, id, to, spent),
  );
  if (there.length > 0) return there;
  if (to === unit(s, id).at) return [{ rule: 'AA-MOVE-02', text: say.explain.alreadyThere }];
  if (hasToken(s, to)) return [{ rule: 'AA-V2-08', text: say.explain.greyToken }];
  if ((s.hexes[to] ?? NONE) !== NONE) return [{ rule: 'AA-MOVE-14', text: say.explain.hexTaken }];
  if ((entryCode(s, id, to) & FULL_TURN) !== 0) {
    return [{ rule: 'AA-RULING-13', text: say.explain.wholeMove }];
  }
  return [{ rule: 'AA-MOVE-07', text: say.explain.tooFar(hexName(s, to), typeFact(typeOf(unit(s, id)))) }];
}

/** A way of one's own, step by step: the first that cannot be, or an end where nobody may stay. */
function explainWay(s: AcesState, seat: Seat, id: number, spent: number, wish: Wish): Refusal[] {
  const path = wayOf(s, wish);
  const to = path.at(-1);
  if (to === undefined) return [{ rule: 'AA-MOVE-06', text: say.explain.noSuchWay }];
  let [here, paid]: [Table, number] = [s, spent];
  for (const hex of path) {
    const tried = stepTry(here, seat, id, hex, paid);
    const found = refusals(stepChecks, here, tried);
    if (found.length > 0) return found;
    paid = Math.max(0, paid) + stepCost(here, tried);
    here = withUnitAt(s, id, hex);
  }
  if (hasToken(s, to)) return [{ rule: 'AA-V2-08', text: say.explain.greyToken }];
  const taken = (entryCode(s, id, to) & PASS_ONLY) !== 0;
  return taken ? [{ rule: 'AA-MOVE-14', text: say.explain.hexTaken }] : [];
}

function explainPlace(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const hex = hexNamed(s, wish.places.at ?? '');
  if (hex === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.at ?? '') }];
  const id = Number(optionOf(s, seat, wish)?.[1] ?? NONE);
  if (id === NONE) return [{ rule: 'AA-SETUP-08', text: say.explain.notInArmy }];
  const frame = s.stack.find((f) => f.at === 'set-up') as SetupFrame | undefined;
  const start = startOf(s, purseOf(s, seat), frame?.token ?? 0);
  return refusals(placeChecks, s, { unit: id, hex, start, circle: openCircle(s, id, start) });
}

/** Whoever cannot intercept is not asked at all: the rule that keeps it is the answer, not the moment. */
function explainIntercept(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const hex = hexNamed(s, wish.places.from ?? '');
  if (hex === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.from ?? '') }];
  const frame = moverOf(s);
  if (frame === undefined) return [{ rule: 'AA-INTERCEPT-01', text: say.explain.nobodyMoves }];
  if (s.weather === FOG) return [{ rule: 'AA-INTERCEPT-18', text: say.explain.fog }];
  if (isPassingOver(s, frame)) return [{ rule: 'AA-INTERCEPT-11', text: say.explain.overFriend }];
  const mover = frame.unit;
  return refusals(interceptChecks, s, { seat, unit: s.hexes[hex] ?? NONE, mover });
}

function explainAttack(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const id = unitOn(s, hexNamed(s, wish.places.from ?? ''));
  const hex = hexNamed(s, wish.places.to ?? '');
  if (id === NONE) return [{ rule: 'AA-DECLARE-01', text: say.explain.noUnit(wish.places.from ?? '') }];
  if (hex === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.to ?? '') }];
  const acting = s.stack.find((f) => f.at === 'turn') as { acting?: number } | undefined;
  if (s.phase === 'move' && acting?.acting !== id) {
    return [{ rule: 'AA-TURN-08', text: say.explain.automaOrder }];
  }
  if (typeOf(unit(s, id)).area) return refusals(hexAttackChecks, s, { seat, unit: id, target: NONE, hex });
  return refusals(unitAttackChecks, s, { seat, unit: id, target: s.hexes[hex] ?? NONE, hex: NONE });
}

/** The remaining questions have short lists of answers: what is not among them is refused by the rule that asks. */
function explainQuestion(s: AcesState, seat: Seat, wish: Wish, offered: readonly Option[]): Refusal[] {
  const option = optionOf(s, seat, wish);
  const same = option !== null && offered.some((o) => sameOption(o, option));
  const overToken = wish.verb === 'stop' && hasToken(s, unit(s, moverOf(s)?.unit ?? 0).at);
  const rule = overToken ? 'AA-V2-08' : (QUESTIONS[wish.verb as keyof typeof QUESTIONS] ?? 'AA-TURN-01');
  return same ? [] : [{ rule, text: say.explain.noAnswer }];
}
