import {
  type DecisionDef,
  type FrameDef,
  frame,
  type Kernel,
  type Option,
  openWindow,
  type Seat,
  step,
} from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { offerRaids, raidOf } from '../air/declare';
import { assaultFrame } from '../attack/assault';
import { attackFrame } from '../attack/attack-frame';
import { discardAttached } from '../attack/destruction';
import { offerShots, shotAt } from '../attack/targets';
import { endsWithTurn, generalIs, upgradeOf } from '../cards';
import { D10 } from '../die';
import type { GmEvent } from '../events';
import { offerHeroes, takeHero } from '../heroes/deploying';
import { lookAround } from '../night';
import { barrageFrame, callers } from '../options/barrage';
import { offerBuilding, takeBuilding } from '../options/field-terrain';
import { offerLend, takeLend } from '../options/lend-lease';
import { pickUpFrame } from '../options/token-drop';
import { recorded } from '../recorded';
import { countHolding } from '../scenario/goals';
import { offerHolds, takeHold } from '../solo/holding';
import { deploysFirst, soloBegins, soloDraws, soloEnds, soloPaid, soloRolled } from '../solo/turn';
import { offerUpgrades, takeUpgrade } from '../solo/upgrading';
import {
  type Attached,
  type GmState,
  GONE,
  NONE,
  onField,
  type Phase,
  type SeatState,
  seatState,
  sideOf,
  type Table,
  unit,
} from '../state';
import { supports } from '../support/list';
import { offerRams, takeRam } from '../support/ram';
import type { Moment } from '../support/support';
import { tripMine } from '../support/trip';
import { leaderOf, partnerOf, teamOf } from '../team';
import { isCraft } from '../transport/carrying';
import { postOf } from '../transport/place';
import { setWeather, weatherOf } from '../weather';
import { offerDrops } from './airborne';
import { offerAnytime, takeAnytime } from './anytime';
import { deployFrame, loadFrame } from './deploy-frame';
import { offerDeployments, offerLoads } from './deployments';
import { draw } from './drawing';
import { collectIncome, hqOf, supplyLine } from './income';
import { offerMoves } from './move-options';
import { moveNow } from './moving';
import { offerScreens, takeScreen } from './screens';
import type { TurnFrame } from './turn-frame';

function begin(s: GmState, f: TurnFrame, phase: Phase, k: Kernel<GmState>): void {
  s.phase = phase;
  s.active = leaderOf(s, sideOf(s, s.active));
  f.ended = [];
  k.emit?.({ type: 'phase', rule: '2GM-TURN-01', phase } as GmEvent);
}

/** A support card of the turn's owner; false if the option is none. */
function takePlay(s: GmState, seat: Seat, option: Option, moment: Moment, k: Kernel<GmState>): boolean {
  if (option[0] !== 'play') return false;
  const play = supports.playOf(s, seat, Number(option[1]), moment, null, NONE);
  play.on = Number(option[2]);
  supports.play(s, play, k);
  return true;
}

/** Both partners act in the same phase, in whatever order they like (2GM-TEAM-13). */
function offerPartner(s: Table, f: TurnFrame, seat: Seat, out: Option[]): void {
  const partner = partnerOf(s, seat);
  if (partner !== NONE && !f.ended.includes(partner)) out.push(['partner']);
}

/** The word goes to the partner, who has not finished yet; false if there is nobody to hand over to. */
function handOver(s: GmState, f: TurnFrame, seat: Seat, ends: boolean): boolean {
  const partner = partnerOf(s, seat);
  if (ends) f.ended.push(seat);
  if (partner === NONE || f.ended.includes(partner)) return false;
  s.active = partner;
  return true;
}

/** What a decision of a phase has in common: finishing, and handing over. True if that was the choice. */
function takeEnd(s: GmState, f: TurnFrame, seat: Seat, option: Option, again: string, k: Kernel<GmState>): boolean {
  if (option[0] !== 'end' && option[0] !== 'partner') return false;
  if (handOver(s, f, seat, option[0] === 'end')) k.jump(f, again);
  return true;
}

/** Where the unit comes from: a solo opponent lets others close up behind it (SOLO-RULING-34). */
function noteStart(s: GmState, seat: Seat, id: number): void {
  const { solo } = seatState(s, seat);
  if (solo !== null) solo.from = s.units[id]?.at ?? NONE;
}

const chooseMove: DecisionDef<GmState, TurnFrame> = {
  kind: 'move',
  rule: '2GM-TURN-12',
  offer(s, f, seat, out) {
    offerMoves(s, NONE, seat, out);
    offerAnytime(s, seat, out);
    offerRams(s, seat, out);
    supports.offer(s, seat, 'movement', null, NONE, out);
    offerLend(s, seat, out);
    offerHolds(s, seat, out);
    offerPartner(s, f, seat, out);
    out.push(['end']); // 2GM-MOVE-02
  },
  take(s, f, seat, option, k) {
    f.mover = NONE;
    if (takeEnd(s, f, seat, option, 'move', k)) return;
    if (takeHold(s, seat, option)) {
      k.jump(f, 'move');
      return;
    }
    if (takeAnytime(s, option, k) || takePlay(s, seat, option, 'movement', k)) k.jump(f, 'move');
    else if (takeRam(s, seat, option, k) || takeLend(s, seat, option, k)) k.jump(f, 'move');
    else {
      noteStart(s, seat, Number(option[1]));
      f.mover = moveNow(s, option, k);
      lookAround(s, k);
      k.call(openWindow('moved'));
      if (option[0] === 'swap' && s.opt.tokenDrop) k.call(pickUpFrame(Number(option[2]))); // it has come to a space as well
      tripMine(s, f.mover, k); // 2GM-WIN-15: before the others answer
    }
  },
};

/** 2GM-LCVP-08, 2GM-RULING-85: onto a craft that already waits on the Deployment Line. */
function offerCraftLoads(s: Table, seat: Seat, out: Option[]): void {
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat === seat && onField(u) && u.cargo === NONE && isCraft(s, u)) offerLoads(s, seat, id, false, out);
  }
}

const chooseDeployment: DecisionDef<GmState, TurnFrame> = {
  kind: 'deploy',
  rule: '2GM-TURN-13',
  offer(s, f, seat, out) {
    offerDeployments(s, seat, out);
    offerDrops(s, seat, out);
    offerHeroes(s, seat, out);
    offerCraftLoads(s, seat, out);
    supports.offer(s, seat, 'deployment', null, NONE, out);
    offerLend(s, seat, out);
    offerBuilding(s, seat, out);
    offerUpgrades(s, seat, out);
    offerAnytime(s, seat, out);
    offerPartner(s, f, seat, out);
    out.push(['end']);
  },
  take(s, f, seat, option, k) {
    if (takeEnd(s, f, seat, option, 'deploy', k)) return;
    k.jump(f, 'deploy');
    if (takeAnytime(s, option, k) || takePlay(s, seat, option, 'deployment', k)) return;
    if (takeLend(s, seat, option, k) || takeBuilding(s, seat, option, k) || takeUpgrade(s, option, k)) return;
    if (takeHero(s, seat, option, k)) return;
    if (option[0] === 'load') k.call(loadFrame(s, seat, Number(option[1]), Number(option[2])));
    else k.call(deployFrame(seat, Number(option[1]), Number(option[2]), 0, option[0] === 'drop'));
  },
};

/** 2GM-RULING-65: every assault is resolved before the phase ends. */
function offerAssaultsLeft(s: Table, seat: Seat, out: Option[]): boolean {
  let any = false;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.onto === NONE || u.seat !== seat || !onField(u)) continue;
    out.push(['resolve', id]);
    any = true;
  }
  return any;
}

const chooseShot: DecisionDef<GmState, TurnFrame> = {
  kind: 'shoot',
  rule: '2GM-TURN-14',
  offer(s, f, seat, out) {
    offerShots(s, seat, out);
    offerRaids(s, seat, out);
    const assaults = offerAssaultsLeft(s, seat, out);
    offerScreens(s, seat, out);
    offerLend(s, seat, out);
    offerAnytime(s, seat, out);
    supports.offer(s, seat, 'shooting', null, NONE, out);
    offerPartner(s, f, seat, out);
    if (!assaults) out.push(['end']);
  },
  take(s, f, seat, option, k) {
    const [verb, a, b, c] = option;
    if (takeEnd(s, f, seat, option, 'shoot', k)) return;
    k.jump(f, 'shoot');
    const raid = raidOf(s, seat, option);
    if (raid !== null) k.call(raid);
    else if (verb === 'resolve') k.call(assaultFrame(s, Number(a)));
    else if (verb === 'shoot') k.call(attackFrame(shotAt(s, seat, Number(a), Number(b), { target: Number(c) })));
    else if (verb === 'shell') k.call(attackFrame(shotAt(s, seat, Number(a), Number(b), { space: Number(c) })));
    else if (verb === 'bombard') k.call(attackFrame(shotAt(s, seat, Number(a), Number(b), { hq: Number(c) })));
    else if (!takeScreen(s, option, k) && !takeLend(s, seat, option, k) && !takeAnytime(s, option, k))
      takePlay(s, seat, option, 'shooting', k);
  },
};

/** 2GM-FLIP-07, 2GM-ABIL-60: not in the turn in which it was mounted; from the next on the unit moves (2GM-ABIL-61). */
export function mayDismount(s: Table, id: number, index: number): boolean {
  const token = unit(s, id).tokens[index];
  return token !== undefined && !token.grey && upgradeOf(token.kind).mountable && token.since !== s.turn;
}

function offerDismounts(s: Table, seat: Seat, out: Option[]): void {
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || postOf(s, u) < 0) continue;
    for (let i = 0; i < u.tokens.length; i++) if (mayDismount(s, id, i)) out.push(['dismount', id, i]);
  }
}

const chooseFlip: DecisionDef<GmState, TurnFrame> = {
  kind: 'flip',
  rule: '2GM-FLIP-07',
  offer(s, _f, seat, out) {
    offerDismounts(s, seat, out);
    supports.offer(s, seat, 'flip', null, NONE, out);
    out.push(['end']);
  },
  take(s, f, seat, option, k) {
    if (takeEnd(s, f, seat, option, 'flip-choice', k)) return;
    k.jump(f, 'flip-choice');
    if (takePlay(s, seat, option, 'flip', k)) return;
    const token = unit(s, Number(option[1])).tokens[Number(option[2])];
    if (token === undefined) return;
    token.grey = true;
    k.emit?.({ type: 'dismounted', rule: '2GM-FLIP-07', unit: Number(option[1]), token: token.kind } as GmEvent);
  },
};

/** 2GM-SETUP-23; looked at in the Discard Phase only (2GM-DISCARD-03). */
const HAND_LIMIT = 7;

const chooseDiscard: DecisionDef<GmState, TurnFrame> = {
  kind: 'discard',
  rule: '2GM-DISCARD-02',
  offer(s, _f, seat, out) {
    const { hand } = seatState(s, seat);
    hand.forEach((card, i) => {
      if (hand.indexOf(card) === i) out.push(['discard', card]);
    });
    // SOLOP-DISCARD-22, SOLOT-DISCARD-01: a solo opponent keeps what its tables say
    if (seatState(s, seat).solo !== null) out.push(['end']);
  },
  take(s, f, seat, option, k) {
    if (option[0] === 'end') return;
    const x = seatState(s, seat);
    const card = Number(option[1]);
    x.hand.splice(x.hand.indexOf(card), 1);
    x.discard.push(card);
    k.emit?.({ type: 'discarded', rule: discardRule(x), seat, cards: [card] } as GmEvent);
    k.jump(f, 'discard');
  },
};

/** People discard what is too much for a hand, solo opponents what their tables let go. */
function discardRule({ solo }: SeatState): RuleId {
  if (solo === null) return '2GM-DISCARD-01';
  return solo.system === 'tactics' ? 'SOLOT-DISCARD-01' : 'SOLOP-DISCARD-22';
}

/** Cards whose time is over leave their units, each for its owner's pile: their order changes nothing (2GM-RULING-165). */
function expire(s: GmState, rule: RuleId, over: (a: Attached) => boolean, k: Kernel<GmState>): void {
  for (const u of s.units) {
    if (u.cards.length === 0) continue;
    const gone = u.cards.filter(over);
    if (gone.length === 0) continue;
    u.cards = u.cards.filter((a) => !gone.includes(a));
    for (const a of gone) {
      if (a.by !== NONE) k.emit?.({ type: 'expired', rule, seat: a.by, card: a.card } as GmEvent);
    }
    discardAttached(s, gone);
  }
}

/**
 * 2GM-FLIP-03, 2GM-FLIP-04, 2GM-RULING-109, 2GM-RULING-112: grey tokens not used this turn turn back, so that they serve
 * every second turn (2GM-FLIP-05); mounting is a choice.
 */
function flipBack(s: GmState, k: Kernel<GmState>): void {
  s.units.forEach((u, id) => {
    if (u.at === GONE || sideOf(s, u.seat) !== sideOf(s, s.active)) return;
    for (const token of u.tokens) {
      const kind = upgradeOf(token.kind);
      if (!token.grey || kind.mountable || token.used === s.turn || token.locked >= s.turn) continue;
      token.grey = false;
      k.emit?.({ type: 'readied', rule: '2GM-FLIP-04', unit: id, token: token.kind } as GmEvent);
    }
  });
}

/**
 * The public knows whether there is anything to choose in the Flip Over Phase, save for a card that may be in the hand, and for what
 * a face-down unit may have mounted (2GM-NIGHT-03).
 */
function asksFlip(s: GmState, seat: Seat): boolean {
  if (s.units.some((u) => u.faceDown && u.seat === seat && u.at !== GONE)) return true;
  const out: Option[] = [];
  offerDismounts(s, seat, out);
  if (out.length > 0) return true;
  return supports.possible(s, seat, 'flip', null, NONE);
}

/** A solo opponent is asked about whatever it has left (SOLOP-DISCARD-25, SOLOT-DISCARD-01). */
function mustDiscard(s: Table, seat: Seat): boolean {
  const { hand, solo } = seatState(s, seat);
  return solo === null ? hand.length > HAND_LIMIT : hand.length > 0;
}

const CARDS_A_TURN = 2;

function straighten(s: GmState): void {
  for (const u of s.units) {
    u.moved = false;
    u.left = NONE;
    u.shots = 0; // 2GM-SHOOT-02
    u.secondShots = 0;
    u.extraShots = 0;
    u.noAttack = false;
    u.repulsed = false;
    u.advanced = false;
    u.helped = false;
    u.settled = false;
    u.remounted = false;
    u.killed = false;
    u.dropped = false;
    if (u.attackers.length > 0) u.attackers = [];
  }
}

export const turn: FrameDef<GmState, TurnFrame> = frame<GmState, TurnFrame>(
  'turn',
  [
    step('weather', '2GM-WEATHER-02', (s, f, k) => {
      if (s.opt.weather === 'changing' && s.active === s.first)
        k.roll(f, 1, D10, s.active, '2GM-WEATHER-02', recorded.weather);
      else k.jump(f, 'initial');
    }),
    step('sky', '2GM-WEATHER-02', (s, f, k) => setWeather(s, weatherOf(f.dice?.[0] ?? 1), k)),
    step('initial', '2GM-TURN-04', (s, f, k) => {
      k.emit?.({ type: 'turn', rule: '2GM-TURN-01', seat: s.active, turn: s.turn } as GmEvent);
      begin(s, f, 'initial', k);
      for (const x of s.seats) x.boons = 0;
      // 2GM-TURN-04: what lasted until now is over, smoke and suppression by the count of turns (2GM-TOKEN-20, 2GM-TOKEN-28,
      // 2GM-SUPPR-07); lasting cards stay (2GM-TURN-05)
      expire(s, '2GM-TURN-04', (a) => a.until <= s.turn, k);
    }),
    step('behaviour', 'SOLOP-TURN-02', (s, f, k) => soloBegins(s, f, k)),
    step('stance', 'SOLOT-STANCE-01', (s, f, k) => soloRolled(s, f, k)),
    step('headquarters', '2GM-TURN-06', (s, f, k) => {
      begin(s, f, 'headquarters', k);
      soloPaid(s, collectIncome(s, s.active, k), k);
    }),
    step('barrage', '2GM-OPT-33', (s, _f, k) => {
      const who = callers(s, s.active);
      if (who.length > 0) k.call(barrageFrame(who));
    }),
    step('card', '2GM-TURN-11', (s, f, k) => {
      begin(s, f, 'card', k);
      for (const seat of teamOf(s, sideOf(s, s.active)))
        if (!soloDraws(s, seat, k)) draw(s, seat, cardsToDraw(s, seat), k);
    }),
    step('movement', '2GM-TURN-02', (s, f, k) => {
      if (deploysFirst(s) && s.phase === 'card') {
        k.jump(f, 'deployment'); // SOLOP-TURN-01
        return;
      }
      begin(s, f, 'movement', k);
      k.call(openWindow('orders'));
    }),
    step('move', '2GM-TURN-12', (s, _f, k) => k.ask(s.active, 'move')),
    step('moved', '2GM-OPT-31', (s, f, k) => {
      if (f.mover === NONE) return;
      k.jump(f, 'move');
      if (s.opt.tokenDrop) k.call(pickUpFrame(f.mover));
    }),
    step('deployment', '2GM-TURN-13', (s, f, k) => {
      if (deploysFirst(s) && s.phase === 'movement') k.jump(f, 'shooting');
      else begin(s, f, 'deployment', k);
    }),
    step('deploy', '2GM-TURN-13', (s, _f, k) => k.ask(s.active, 'deploy')),
    step('shooting', '2GM-TURN-14', (s, f, k) => {
      if (deploysFirst(s) && s.phase === 'deployment') k.jump(f, 'movement');
      else begin(s, f, 'shooting', k);
    }),
    step('shoot', '2GM-TURN-14', (s, _f, k) => k.ask(s.active, 'shoot')),
    step('flip', '2GM-TURN-15', (s, f, k) => {
      begin(s, f, 'flip', k);
      flipBack(s, k);
    }),
    step('flip-choice', '2GM-FLIP-07', (s, f, k) => {
      const seat = teamOf(s, sideOf(s, s.active)).find((each) => !f.ended.includes(each) && asksFlip(s, each));
      if (seat === undefined) return;
      s.active = seat;
      k.ask(seat, 'flip');
    }),
    step('discarding', '2GM-TURN-16', (s, f, k) => begin(s, f, 'discard', k)),
    step('discard', '2GM-DISCARD-01', (s, _f, k) => {
      const seat = teamOf(s, sideOf(s, s.active)).find((each) => mustDiscard(s, each));
      if (seat !== undefined) k.ask(seat, 'discard');
    }),
    step('end', '2GM-TURN-17', (s, f, k) => {
      begin(s, f, 'end', k);
      expire(s, '2GM-TURN-17', (a) => a.until <= s.turn + 1 && endsWithTurn(a.card), k);
      straighten(s); // 2GM-TURN-18, 2GM-FLIP-08
      soloEnds(s, supplyLine(s, s.active));
    }),
    step('storage', '2GM-HQ-17', (s) => {
      for (const seat of teamOf(s, sideOf(s, s.active))) if (hqOf(s, seat).hp <= 0) seatState(s, seat).ap = 0;
    }),
    step('cards-left', '2GM-VICTORY-05', (s, _f, k) => {
      countHolding(s, sideOf(s, s.active));
      k.settle(s);
    }),
  ],
  [chooseMove, chooseDeployment, chooseShot, chooseFlip, chooseDiscard],
);

/** 2GM-TURN-11; a General of the United Kingdom brings one more to a thin hand. */
function cardsToDraw(s: Table, seat: Seat): number {
  const slim = generalIs(s, seat, 'slim') && seatState(s, seat).hand.length <= 2;
  if (partnerOf(s, seat) !== NONE) return slim ? 2 : 1; // 2GM-TEAM-12, 2GM-RULING-162
  return slim ? CARDS_A_TURN + 1 : CARDS_A_TURN;
}
