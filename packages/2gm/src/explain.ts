import { DIE, type Option, type Refusal, refusals, type Seat, sameOption, type Wish } from '@sandtable/kernel';
import { rallyChecks } from './abilities/generals/messe';
import { explainCards } from './explain-cards';
import { explainFire } from './explain-fire';
import { explainMoves } from './explain-moves';
import { no } from './explain-words';
import { lendChecks } from './options/lend-lease';
import type { GmFacts } from './say';
import type { GmState } from './state';
import { ramChecks } from './support/ram';
import { healChecks, mountChecks, repairChecks, sapChecks, smokeChecks } from './turn/anytime';
import { screenChecks } from './turn/screens';
import { optionOf } from './wishes-read';

const MOVES = ['move', 'join', 'pair', 'swap', 'assault', 'board', 'fetch', 'unload'];
const ANYTIME = ['mount', 'heal', 'repair', 'sap', 'smoke', 'rally'];
const RAIDS = ['raid'];

/** Which wishes each question could be answered with. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  hand: ['keep', 'redraw'],
  bid: ['bid'],
  lay: ['lay', 'deploy', 'end'],
  move: [...MOVES, 'ram', 'lend', 'gift', 'partner', ...ANYTIME, 'play', 'end'],
  deploy: ['deploy', 'drop', 'hero', 'load', 'build', 'lend', 'gift', 'partner', ...RAIDS, ...ANYTIME, 'play', 'end'],
  equip: ['equip'],
  load: ['load', 'stay'],
  mobility: [...MOVES, 'stay'],
  bomb: [...RAIDS, 'stay'],
  shoot: ['shoot', 'gift', 'partner', ...RAIDS, 'resolve', 'screen', ...ANYTIME, 'play', 'end'],
  react: ['react', 'pass'],
  strike: ['strike'],
  flip: ['dismount', 'play', 'end'],
  discard: ['discard'],
  choose: ['play', 'take', 'discard', 'token', 'deploy', 'shoot', 'move', 'stay', 'done'],
  fire: ['play', 'pass'],
  cover: ['smoke', 'play', 'pass'],
  rolled: ['play', 'pass'],
  resolved: ['play', 'pass'],
  moved: ['play', 'pass'],
  arrived: ['play', 'pass'],
  orders: ['play', 'pass'],
  beside: ['beside', 'pass'],
  intercept: ['intercept', 'pass'],
  escort: ['escort', 'pass'],
  flak: ['flak', 'pass'],
  drop: ['flak', 'pass'],
  call: ['call', 'end'],
  charge: ['charge'],
  'pick-up': ['take', 'leave'],
  engage: ['engage'],
};

/** What is offered to the seat, and the rule behind its question. */
export interface Offered {
  readonly rule: string;
  readonly options: readonly Option[];
}

/** Every rule that forbids the wish now, by the same checks that list the options. */
export function explainWish(s: GmState, seat: Seat, wish: Wish, offered: () => Offered | null, w: GmFacts): Refusal[] {
  if (wish.verb === 'surrender') return explainSurrender(s, w);
  const ask = s.asks.find((a) => a.seat === seat && a.answer === null);
  const offer = ask === undefined ? null : offered();
  if (ask === undefined || offer === null) return [no('2GM-TURN-01', w.explain.notActNow)];
  const option = optionOf(s, seat, wish);
  if (option !== null && offer.options.some((o) => sameOption(o, option)))
    return explainExtras(s, seat, wish, option, ask.kind, w);
  if (!(QUESTIONS[ask.kind] ?? []).includes(wish.verb)) {
    return [no('2GM-TURN-01', w.explain.nowNotMoment(wish.verb))];
  }
  const found = option === null || ask.kind === 'choose' ? [] : reasons(s, seat, ask.kind, wish, option, w);
  // what no check names is refused by the rule that asks
  return found.length > 0 ? [...found] : [{ rule: offer.rule, text: w.explain.notAmongAnswersQuestion }];
}

/** 2GM-VICTORY-03: whenever the match waits for somebody, but not while dice are rolling. */
function explainSurrender(s: GmState, w: GmFacts): Refusal[] {
  const open = s.asks[0];
  if (open === undefined || open.kind === DIE) return [no('2GM-VICTORY-03', w.explain.oneGivesUpWhile)];
  return s.opt.surrender ? [] : [no('2GM-VICTORY-03', w.explain.matchPlayedEnd)];
}

/** A deployment may be legal and its upgrades not. */
function explainExtras(s: GmState, seat: Seat, wish: Wish, option: Option, kind: string, w: GmFacts): Refusal[] {
  return (wish.verb === 'deploy' || wish.verb === 'drop') && wish.extras.length > 0
    ? [...explainCards(s, seat, wish, option, kind, w)]
    : [];
}

function reasons(s: GmState, seat: Seat, kind: string, wish: Wish, option: Option, w: GmFacts): readonly Refusal[] {
  const [, a = 0, b = 0] = option;
  const anytime = { seat, unit: Number(a), on: Number(b) };
  switch (wish.verb) {
    case 'mount':
      return refusals(mountChecks, s, anytime, w);
    case 'heal':
      return refusals(healChecks, s, anytime, w);
    case 'repair':
      return refusals(repairChecks, s, anytime, w);
    case 'sap':
      return refusals(sapChecks, s, anytime, w);
    case 'smoke':
      return refusals(smokeChecks, s, anytime, w);
    case 'rally':
      return refusals(rallyChecks, s, anytime, w);
    case 'lend':
      return refusals(lendChecks, s, { seat, ap: Number(a) }, w);
    case 'ram':
      return refusals(ramChecks, s, { seat, tank: Number(a), target: Number(b) }, w);
    case 'screen':
      return refusals(screenChecks, s, { seat, unit: Number(a), space: Number(b) }, w);
    case 'deploy':
    case 'drop':
    case 'hero':
    case 'equip':
    case 'load':
    case 'lay':
    case 'build':
    case 'play':
    case 'discard':
      return explainCards(s, seat, wish, option, kind, w);
    default:
      return MOVES.includes(wish.verb) ? explainMoves(s, seat, kind, option, w) : explainFire(s, seat, wish, option, w);
  }
}
