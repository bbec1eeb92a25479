import type { Decision, Option, Reply } from '@sandtable/kernel';
import { spaceName } from '../../names';
import { NONE, seatState } from '../../state';
import type { GmView } from '../../view';
import { coverRank } from '../cover';
import type { Dice } from '../dice';
import { fillersOf, gapBehind } from '../line';
import { bestBy } from '../rank';
import { Reasons } from '../reasons';
import type { Situation } from '../situation';
import { isMovable } from '../walking';
import { unitWords } from '../words';
import { cures, earnsAp, type Order, orderOf } from './ladder';
import { goalsOf, marchOf } from './marching';

/** P5 of the rules: one decision of the Movement Phase. Nobody assaults (SOLOP-MOVE-23) or walks beside a vehicle (SOLOP-MOVE-24). */
export function chooseMove(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  return (
    closeUp(situation, view.mover, decision, dice) ??
    cure(situation, decision, dice) ??
    unload(situation, decision, dice) ??
    nextUnit(situation, decision, dice) ??
    retry(situation, decision, dice) ??
    new Reasons().rule('SOLOP-MOVE-02').reply(['end'], 'everybody has moved who should', dice)
  );
}

function find(decision: Decision, option: Option): Option | undefined {
  return decision.options.find((o) => o.join() === option.join());
}

/** SOLO-RULING-34: somebody steps into the row the last mover has left, at once. */
function closeUp(situation: Situation, mover: number, decision: Decision, dice: Dice): Reply | null {
  const row = gapBehind(situation, mover);
  if (row === 0) return null;
  const [filler] = fillersOf(situation, row, [mover]) ?? [];
  if (filler === undefined) return null;
  const option = find(decision, ['move', filler.unit, filler.space, 0]);
  if (option === undefined) return null;
  const { s } = situation;
  const text = `${unitWords(s, filler.unit)} closes up to ${spaceName(s, filler.space)}, so that the Supply Line holds`;
  return new Reasons().rule('SOLOP-MOVE-02', 'SOLO-RULING-34').reply(option, text, dice);
}

function isDone(situation: Situation, id: number): boolean {
  const { solo } = situation;
  return situation.unit(id).moved || solo.held.includes(id) || !isMovable(situation, id);
}

/** SOLO-RULING-41: right after its own move. */
function cure(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  for (const id of situation.own) {
    if (!isDone(situation, id)) continue;
    const found = cures(situation, id);
    if (found === null) continue;
    const target = dice.pick(found.targets, 'SOLO-RULING-41', 'whom it helps');
    const option = find(decision, [found.verb, id, target]);
    if (option === undefined) continue;
    const text = `${unitWords(s, id)} helps ${id === target ? 'itself' : unitWords(s, target)}`;
    return new Reasons().rule('SOLOP-WOUNDED-09', 'SOLO-RULING-41').reply(option, text, dice);
  }
  return null;
}

/** SOLO-RULING-65: at the end of the carrier's move, where it was bound for, where there is a target, or in danger. */
function unload(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  for (const id of situation.own) {
    const u = situation.unit(id);
    if (u.cargo === NONE || !isDone(situation, id)) continue;
    const options = decision.options.filter((o) => o[0] === 'unload' && Number(o[1]) === id);
    if (options.length === 0) continue;
    const there = goalsOf(situation, id).goals.includes(u.at);
    const aims = options.some((o) => situation.hasTarget(u.cargo, Number(o[2])));
    if (!there && !aims && !situation.isThreatened(id)) continue;
    const best = bestBy(options, (o) => [
      ...coverRank(s, Number(o[2])),
      Number(situation.hasTarget(u.cargo, Number(o[2]))),
    ]);
    const option = dice.pick(best, 'SOLO-RULING-65', 'where it gets off');
    const text = `the passenger of ${unitWords(s, id)} gets off on ${spaceName(s, Number(option[2]))}`;
    return new Reasons().rule('SOLO-RULING-65').reply(option, text, dice);
  }
  return null;
}

/** The units still to be looked at: from the last row forward, in a row by value (SOLOP-MOVE-02, SOLO-RULING-33). */
function nextUnits(situation: Situation, skipped: readonly number[]): number[] {
  const waiting = situation.own.filter((id) => !skipped.includes(id) && !isDone(situation, id));
  // of equals those with rules of their own come first, as on the ladder
  return bestBy(waiting, (id) => [situation.row(id), situation.value(id), Number(earnsAp(situation, id))]);
}

/** The next unit in order; who of equals comes first matters only if one of them moves. */
function nextUnit(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const remembers = seatState(situation.s, situation.seat).solo !== null;
  const skipped: number[] = [];
  for (;;) {
    const units = nextUnits(situation, skipped);
    if (units.length === 0) return null;
    const id = units.length === 1 ? (units[0] ?? NONE) : chooseUnit(situation, units, dice);
    const reply = carryOut(situation, orderOf(situation, id, dice), decision, dice);
    if (reply !== null && (remembers || !isHold(reply))) return reply;
    skipped.push(id);
  }
}

function isHold(reply: Reply): boolean {
  return 'option' in reply && reply.option[0] === 'hold';
}

function chooseUnit(situation: Situation, units: readonly number[], dice: Dice): number {
  const still = units.filter((id) => isSettled(situation, id) && marchOf(situation, id).stays);
  const [first] = still.length === units.length ? units : [];
  return first ?? dice.pick(units, 'SOLO-RULING-33', 'which of the equal units moves first');
}

/** Nothing but its behaviour moves it. */
function isSettled(situation: Situation, id: number): boolean {
  return !situation.isThreatened(id) && situation.unit(id).wounds === 0;
}

function carryOut(situation: Situation, order: Order, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const { id, stops, march } = order;
  const reasons = new Reasons().rule('SOLOP-MOVE-02', ...order.rules);
  for (const stop of march?.barred ?? [])
    reasons.passed(['move', id, stop.space, 0], [], 'would break the Supply Line (SOLO-RULING-34)');
  if (stops.length === 0) return reasons.reply(['hold', id], `${unitWords(s, id)} ${order.says}`, dice);
  const stop = dice.pick(stops, 'SOLO-RULING-07', 'which of the equal spaces');
  const option = find(decision, ['move', id, stop.space, 0]);
  if (option === undefined) return reasons.reply(['hold', id], `${unitWords(s, id)} stays`, dice);
  const chosen = march?.found.left.find((m) => m.space === stop.space);
  if (march !== null && chosen !== undefined) {
    const listed = march.found.all.find((m) => m.candidate.space === stop.space)?.candidate ?? chosen;
    reasons.weighed(march.found, listed, (m) => ['move', id, m.space, 0]);
    if (chosen.train.length > 0) reasons.rule('SOLO-RULING-34');
    if (chosen.breaks) reasons.rule('SOLOP-BEHAV-28');
  }
  return reasons.reply(option, `${unitWords(s, id)} ${order.says}: ${spaceName(s, stop.space)}`, dice);
}

/** SOLO-RULING-33: who could not improve is tried again when everybody has had his turn. */
function retry(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const waiting = situation.solo.held.filter(
    (id) =>
      situation.own.includes(id) && isMovable(situation, id) && isSettled(situation, id) && !earnsAp(situation, id),
  );
  for (const id of waiting) {
    const march = marchOf(situation, id);
    if (march.stays) continue;
    const order: Order = {
      id,
      stops: march.found.left,
      rules: ['SOLO-RULING-33', ...march.rules],
      says: 'has room now',
      march,
      rolled: false,
    };
    const reply = carryOut(situation, order, decision, dice);
    if (reply !== null && !isHold(reply)) return reply;
  }
  return null;
}

/** The move a unit with Mobility makes right after it was deployed (SOLOP-MOVE-01). */
export function chooseMobility(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const id = view.deploying?.unit ?? NONE;
  const stay = new Reasons().rule('SOLOP-MOVE-01');
  if (s.units[id] === undefined || earnsAp(situation, id))
    return stay.reply(['stay'], 'it stays where it came in', dice);
  const march = marchOf(situation, id);
  if (march.stays) return stay.rule(...march.rules).reply(['stay'], `${unitWords(s, id)} stays where it came in`, dice);
  const order: Order = {
    id,
    stops: march.found.left,
    rules: ['SOLOP-MOVE-01', ...march.rules],
    says: 'moves on at once',
    march,
    rolled: false,
  };
  const reply = carryOut(situation, order, decision, dice);
  return reply === null || isHold(reply) ? stay.reply(['stay'], 'it stays where it came in', dice) : reply;
}
