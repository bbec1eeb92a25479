import { by, type FrameDef, frame, type Kernel, type Option, openWindow, type Seat, step } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { discardAttached } from '../attack/destruction';
import { endsWithTurn, generalIs, upgradeOf } from '../cards';
import { D10 } from '../die';
import { setWeather, weatherOf } from '../field/weather';
import { callers } from '../options/barrage';
import { barrageFrame } from '../options/barrage-frame';
import { comeUpon } from '../options/token-drop';
import { recorded } from '../recorded';
import { countHolding } from '../scenario/goals';
import { type Attached, type GmState, GONE, NONE, type Phase, seatState, sideOf, type Table } from '../state';
import { supports } from '../support/list';
import { leaderOf, partnerOf, teamOf } from '../team';
import { anytime } from '../verbs/anytime';
import { type Asking, asking } from '../verbs/asking';
import { deploying, dropping, loading } from '../verbs/deploy';
import { discarding, mustDiscard } from '../verbs/discard';
import { ending, endingAlone, endingDiscards } from '../verbs/ending';
import { hasAssaults, resolving } from '../verbs/fight';
import { joiningHeroes } from '../verbs/hero';
import { building } from '../verbs/lay';
import { lending } from '../verbs/lend';
import { dismounting, offerDismounts } from '../verbs/mount';
import { moving } from '../verbs/move';
import { playing } from '../verbs/play';
import { raid, raiding } from '../verbs/raid';
import { ramming } from '../verbs/ram';
import { screening } from '../verbs/screen';
import { shooting } from '../verbs/shoot';
import { draw } from './drawing';
import type { TurnGuest } from './guest';
import { collectIncome, hqOf } from './income';
import type { TurnFrame } from './turn-frame';

function begin(s: GmState, f: TurnFrame, phase: Phase, k: Kernel<GmState>): void {
  s.phase = phase;
  s.active = leaderOf(s, sideOf(s, s.active));
  f.ended = [];
  k.emit?.({ type: 'phase', rule: '2GM-TURN-01', phase });
}

/** A step of the turn. */
const turnStep = step<GmState, TurnFrame>;

function chooseMove({ moves }: Pick<TurnGuest, 'moves'>): Asking<TurnFrame> {
  const asked = asking<TurnFrame>({ kind: 'move', rule: '2GM-TURN-12', again: 'move' }, [
    moving,
    anytime,
    ramming,
    playing('movement'),
    lending,
    moves,
    ending('move'),
  ]);
  return {
    ...asked,
    take(s, f, seat, option, k) {
      f.mover = NONE;
      asked.take(s, f, seat, option, k);
    },
  };
}

function chooseDeployment({ deployments }: Pick<TurnGuest, 'deployments'>): Asking<TurnFrame> {
  const acts = [
    deploying,
    dropping,
    joiningHeroes,
    loading,
    playing('deployment'),
    lending,
    building,
    deployments,
    anytime,
    ending('deploy'),
  ];
  // bombers may be sent out while one deploys: whoever wishes it then is told what keeps them
  return asking<TurnFrame>({ kind: 'deploy', rule: '2GM-TURN-13', again: 'deploy' }, acts, [raid]);
}

const chooseShot = asking<TurnFrame>({ kind: 'shoot', rule: '2GM-TURN-14', again: 'shoot' }, [
  shooting,
  raiding,
  resolving,
  screening,
  lending,
  anytime,
  playing('shooting'),
  ending('shoot', (s, seat) => !hasAssaults(s, seat)),
]);

const chooseFlip = asking<TurnFrame>({ kind: 'flip', rule: '2GM-FLIP-07', again: 'flip-choice' }, [
  dismounting,
  playing('flip'),
  endingAlone('flip-choice'),
]);

function chooseDiscard({ discards }: Pick<TurnGuest, 'discards'>): Asking<TurnFrame> {
  return asking<TurnFrame>({ kind: 'discard', rule: '2GM-DISCARD-02', again: 'discard' }, [
    discarding(discards),
    endingDiscards((s, seat) => discards(s, seat) !== null),
  ]);
}

/** Cards whose time is over leave their units, each for its owner's pile: their order changes nothing. */
function expire(s: GmState, rule: RuleId, over: (a: Attached) => boolean, k: Kernel<GmState>): void {
  for (const u of s.units) {
    if (u.cards.length === 0) continue;
    const gone = u.cards.filter(over);
    if (gone.length === 0) continue;
    u.cards = by(
      u.cards.filter((a) => !gone.includes(a)),
      '2GM-RULING-165',
    );
    for (const a of gone) {
      if (a.by !== NONE) k.emit?.({ type: 'expired', rule, seat: a.by, card: a.card });
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
      k.emit?.({ type: 'readied', rule: '2GM-FLIP-04', unit: id, token: token.kind });
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

const CARDS_A_TURN = 2;

function straighten(s: GmState): void {
  for (const u of s.units) {
    u.moved = false;
    u.left = NONE;
    u.shots = by(0, '2GM-SHOOT-02');
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

/** A player's turn, with rules for seats that nobody plays. */
export function turnWith(guest: TurnGuest): FrameDef<GmState, TurnFrame> {
  const steps = [
    turnStep('weather', '2GM-WEATHER-02', (s, f, k) => {
      if (s.opt.weather === 'changing' && s.active === s.first)
        k.roll(f, 1, D10, s.active, '2GM-WEATHER-02', recorded.weather);
      else k.jump(f, 'initial');
    }),
    turnStep('sky', '2GM-WEATHER-02', (s, f, k) => setWeather(s, weatherOf(f.dice?.[0] ?? 1), k)),
    turnStep('initial', '2GM-TURN-04', (s, f, k) => {
      k.emit?.({ type: 'turn', rule: '2GM-TURN-01', seat: s.active, turn: s.turn });
      begin(s, f, 'initial', k);
      for (const x of s.seats) {
        x.boons = 0;
        x.gave = false;
      }
      // 2GM-TURN-04: what lasted until now is over, smoke and suppression by the count of turns (2GM-TOKEN-20, 2GM-TOKEN-28,
      // 2GM-SUPPR-07); lasting cards stay (2GM-TURN-05)
      expire(s, '2GM-TURN-04', (a) => a.until <= s.turn, k);
    }),
    turnStep('behaviour', 'SOLOP-TURN-02', guest.begins),
    turnStep('stance', 'SOLOT-STANCE-01', guest.rolled),
    turnStep('headquarters', '2GM-TURN-06', (s, f, k) => {
      begin(s, f, 'headquarters', k);
      guest.paid(s, collectIncome(s, s.active, k), k);
    }),
    turnStep('barrage', '2GM-OPT-33', (s, _f, k) => {
      const who = callers(s, s.active);
      if (who.length > 0) k.call(barrageFrame(who));
    }),
    turnStep('card', '2GM-TURN-11', (s, f, k) => {
      begin(s, f, 'card', k);
      for (const seat of teamOf(s, sideOf(s, s.active)))
        if (!guest.draws(s, seat, k)) draw(s, seat, cardsToDraw(s, seat), k);
    }),
    turnStep('movement', '2GM-TURN-02', (s, f, k) => {
      if (guest.deploysFirst(s) && s.phase === 'card') {
        k.jump(f, 'deployment'); // SOLOP-TURN-01
        return;
      }
      begin(s, f, 'movement', k);
      k.call(openWindow('orders'));
    }),
    turnStep('move', '2GM-TURN-12', (s, _f, k) => k.ask(s.active, 'move')),
    turnStep('moved', '2GM-OPT-31', (s, f, k) => {
      if (f.mover === NONE) return;
      k.jump(f, 'move');
      comeUpon(s, f.mover, k);
    }),
    turnStep('deployment', '2GM-TURN-13', (s, f, k) => {
      if (guest.deploysFirst(s) && s.phase === 'movement') k.jump(f, 'shooting');
      else begin(s, f, 'deployment', k);
    }),
    turnStep('deploy', '2GM-TURN-13', (s, _f, k) => k.ask(s.active, 'deploy')),
    turnStep('shooting', '2GM-TURN-14', (s, f, k) => {
      if (guest.deploysFirst(s) && s.phase === 'deployment') k.jump(f, 'movement');
      else begin(s, f, 'shooting', k);
    }),
    turnStep('shoot', '2GM-TURN-14', (s, _f, k) => k.ask(s.active, 'shoot')),
    turnStep('flip', '2GM-TURN-15', (s, f, k) => {
      begin(s, f, 'flip', k);
      flipBack(s, k);
    }),
    turnStep('flip-choice', '2GM-FLIP-07', (s, f, k) => {
      const seat = teamOf(s, sideOf(s, s.active)).find((each) => !f.ended.includes(each) && asksFlip(s, each));
      if (seat === undefined) return;
      s.active = seat;
      k.ask(seat, 'flip');
    }),
    turnStep('discarding', '2GM-TURN-16', (s, f, k) => begin(s, f, 'discard', k)),
    turnStep('discard', '2GM-DISCARD-01', (s, _f, k) => {
      const seat = teamOf(s, sideOf(s, s.active)).find((each) => mustDiscard(s, each, guest.discards));
      if (seat !== undefined) k.ask(seat, 'discard');
    }),
    turnStep('end', '2GM-TURN-17', (s, f, k) => {
      begin(s, f, 'end', k);
      expire(s, '2GM-TURN-17', (a) => a.until <= s.turn + 1 && endsWithTurn(a.card), k);
      straighten(s); // 2GM-TURN-18, 2GM-FLIP-08
      guest.ends(s);
    }),
    turnStep('storage', '2GM-HQ-17', (s) => {
      for (const seat of teamOf(s, sideOf(s, s.active))) if (hqOf(s, seat).hp <= 0) seatState(s, seat).ap = 0;
    }),
    turnStep('cards-left', '2GM-VICTORY-05', (s, _f, k) => {
      countHolding(s, sideOf(s, s.active));
      k.settle(s);
    }),
  ];
  return frame<GmState, TurnFrame>('turn', steps, [
    chooseMove(guest),
    chooseDeployment(guest),
    chooseShot,
    chooseFlip,
    chooseDiscard(guest),
  ]);
}

/** 2GM-TURN-11; a General of the United Kingdom brings one more to a thin hand. */
function cardsToDraw(s: Table, seat: Seat): number {
  const slim = generalIs(s, seat, 'slim') && seatState(s, seat).hand.length <= 2;
  if (partnerOf(s, seat) !== NONE) return by(slim ? 2 : 1, '2GM-TEAM-12', '2GM-RULING-162');
  return slim ? CARDS_A_TURN + 1 : CARDS_A_TURN;
}
