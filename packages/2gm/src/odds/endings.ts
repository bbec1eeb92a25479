import {
  DIE,
  type Fact,
  type Frame,
  factOfText,
  type GameEvent,
  ManualDice,
  Match,
  numberAt,
  type Option,
  PASS,
  type Seat,
  sameFact,
} from '@sandtable/kernel';
import { judge } from '../attack/attack';
import type { AttackFrame } from '../attack/attack-frame';
import { battleFrame } from '../battle';
import { hpLeft } from '../cards';
import type { GmEvent } from '../events';
import { gmRules } from '../rules';
import type { GmFacts } from '../say';
import { cloneState, type GmState, NONE } from '../state';
import { turnFrame } from '../turn/turn-frame';
import { assaultingUnit, topmost } from '../verbs/moment';
import { bestReaction, bestStrike } from './choice';

/** One way an attack may end, and how likely it is. */
export interface Ending {
  readonly p: number;
  /** In plain words. */
  readonly result: Fact;
  /** HP the targets lose, whoever is destroyed all that were left; and what their terrain or the HQ lost. */
  readonly wounds: number;
  readonly terrain: number;
  readonly hq: number;
  readonly destroyed: boolean;
  /** The target is pressed down by suppressive fire (2GM-SUPPR-03). */
  readonly suppressed: boolean;
  /** HP the attacker loses, and whether it was destroyed: by reaction fire; of own units under own bombs too. */
  readonly taken: number;
  readonly lost: boolean;
}

/** Whom an attack is meant for, and who is on the side of the attacker: himself, and own units under his bombs. */
export interface Sides {
  readonly targets: readonly number[];
  readonly own: readonly number[];
}

const DICE = { dice: new ManualDice(), events: true };

/** What happens here is read and not told: what it says of the board as it was is left out. */
const RULES = { ...gmRules, witness: (_s: GmState, event: GameEvent): GameEvent => event };

/** The decision that comes after the attack. */
const OVER = 'shoot';

/**
 * Plays the attack out on copies, once for every face of every die, by the very steps of play. Nobody holds cards there, so
 * nobody answers with one, and whoever could do something else passes.
 */
export function endingsOf(s: GmState, frame: Frame, sides: Sides, w: GmFacts): Ending[] {
  const copy = cloneState(s);
  for (const x of copy.seats) x.hand = [];
  copy.asks = [];
  copy.phase = 'shooting';
  copy.stack = [battleFrame('next'), turnFrame(OVER), frame];
  const match = new Match(RULES, copy, DICE);
  match.run();
  return allEndings(s, match, match.takeEvents(), sides, w);
}

/** The attack under way once this card is played on it: the same, from where it stands. Null if the card cannot be played. */
export function endingsWith(s: GmState, seat: Seat, option: Option, sides: Sides, w: GmFacts): Ending[] | null {
  const copy = cloneState(s);
  copy.seats.forEach((other, i) => {
    if (i !== seat) other.hand = [];
  });
  copy.phase = 'shooting';
  const attack = copy.stack.map(({ at }) => at).lastIndexOf('attack');
  copy.stack = [battleFrame('next'), turnFrame(OVER), ...copy.stack.slice(attack)];
  const match = new Match(RULES, copy, DICE);
  const done = match.submit(seat, option);
  if (!done.ok) return null;
  // 2GM-CARD-12: a decoy takes the place of whoever was meant
  const meant = topmost<AttackFrame>(match.state, 'attack')?.target ?? NONE;
  const targets = meant === NONE || sides.targets.includes(meant) ? sides.targets : [...sides.targets, meant];
  return allEndings(s, match, done.events, { ...sides, targets }, w);
}

function allEndings(
  s: GmState,
  match: Match<GmState>,
  before: readonly GameEvent[],
  sides: Sides,
  w: GmFacts,
): Ending[] {
  const found: Ending[] = [];
  explore(match, 1, before, (p, events) => {
    const ending = endingOf(s, p, events, sides, w);
    const at = found.findIndex(({ result }) => sameFact(result, ending.result));
    const known = found[at];
    if (known === undefined) found.push(ending);
    else found[at] = { ...known, p: known.p + p };
  });
  return found.sort((a, b) => b.p - a.p);
}

type Found = (p: number, events: readonly GameEvent[]) => void;

function explore(match: Match<GmState>, p: number, before: readonly GameEvent[], found: Found): void {
  let events = before;
  for (;;) {
    const ask = match.state.asks[0];
    if (ask === undefined || ask.kind === OVER || match.over !== null) {
      found(p, events);
      return;
    }
    if (ask.kind === DIE) break;
    const done = match.submit(ask.seat, answer(match, ask.kind));
    if (!done.ok) throw new Error(done.message);
    events = [...events, ...done.events];
  }
  rollAll(match, p, events, found);
}

/** Every face once; faces that are read alike or lead to the same are looked at together. */
function rollAll(match: Match<GmState>, p: number, events: readonly GameEvent[], found: Found): void {
  const { seat, options } = match.decision() ?? { seat: 0, options: [] };
  const branches: { key: string; match: Match<GmState>; p: number; events: readonly GameEvent[] }[] = [];
  const readings = readingsOf(match.state, options, p / options.length);
  const last = readings.at(-1);
  for (const reading of readings) {
    const fork = reading === last ? match : match.fork(DICE); // nobody needs the match itself after that
    const done = fork.submit(seat, reading.face);
    if (!done.ok) throw new Error(done.message);
    const told = done.events.filter((e) => e.type !== 'roll').map(withoutFace);
    const key = JSON.stringify(told);
    const same = branches.find((branch) => branch.key === key);
    if (same === undefined) branches.push({ key, match: fork, p: reading.p, events: [...events, ...told] });
    else same.p += reading.p;
  }
  for (const branch of branches) explore(branch.match, branch.p, branch.events, found);
}

/** Faces that mean the same, the first of them for all. */
interface Reading {
  readonly face: Option;
  readonly meaning: number;
  p: number;
}

function readingsOf(s: GmState, faces: readonly Option[], each: number): Reading[] {
  const found: Reading[] = [];
  for (const face of faces) {
    const meaning = meaningOf(s, numberAt(face, 1));
    const known = found.find((reading) => reading.meaning === meaning);
    if (known === undefined) found.push({ face, meaning, p: each });
    else known.p += each;
  }
  return found;
}

/** The die of an attack says how well it hits and nothing else; of any other every face is played. */
function meaningOf(s: GmState, face: number): number {
  const roller = s.stack.at(-2) as AttackFrame | undefined;
  return roller?.at === 'attack' && roller.step === 'read' ? judge(s, roller, face) : face;
}

function withoutFace(event: GameEvent): GameEvent {
  return event.type === 'result' ? { ...event, ...{ face: 0 } } : event;
}

/** What does least, where a question cannot be passed: a token is left lying (2GM-OPT-29). */
const LEAST: readonly (string | number)[] = [PASS, 'leave', 'stay', 'done'];

/** The weapon that promises most in an assault; anything else is let be. */
function answer(match: Match<GmState>, kind: string): Option {
  const s = match.state;
  const { unit, target } = assaultingUnit(s);
  if (kind === 'react') return ['react', bestReaction(s, target, unit)];
  if (kind === 'strike') return ['strike', bestStrike(s, unit, target)];
  const options = match.decision()?.options ?? [];
  return options.find(([verb]) => LEAST.includes(verb)) ?? options[0] ?? [PASS];
}

/** What happened to whom, read from what the engine told. */
function endingOf(s: GmState, p: number, events: readonly GameEvent[], { targets, own }: Sides, w: GmFacts): Ending {
  const sum = { wounds: 0, terrain: 0, hq: 0, taken: 0 };
  const left = new Map<number, number>();
  const lose = (id: number, amount: number): void => {
    const had = left.get(id) ?? hpLeft(s, id);
    const loss = Math.min(had, amount);
    left.set(id, had - loss);
    if (targets.includes(id)) sum.wounds += loss;
    if (own.includes(id)) sum.taken += loss;
  };
  let destroyed = false;
  let suppressed = false;
  let lost = false;
  const attacks: Attack[] = [{ reaction: false, facts: [] }];
  const say = (fact: Fact): void => void attacks[attacks.length - 1]?.facts.push(fact);
  for (const event of events) {
    const e = event as GmEvent;
    switch (e.type) {
      case 'attack':
        attacks.push({ reaction: targets.includes(e.shooter), facts: [] });
        break;
      case 'result':
        say(w.odds.results[e.result] ?? factOfText(e.result));
        break;
      case 'wounded':
        lose(e.unit, e.amount);
        if (targets.includes(e.unit) || own.includes(e.unit)) say(w.odds.wounds(e.amount));
        break;
      case 'destroyed':
        lose(e.unit, Number.POSITIVE_INFINITY);
        destroyed ||= targets.includes(e.unit);
        lost ||= own.includes(e.unit);
        if (targets.includes(e.unit) || own.includes(e.unit)) say(w.odds.destroyed);
        break;
      case 'suppressed':
        suppressed ||= targets.includes(e.unit);
        break;
      case 'terrain-hurt':
        sum.terrain += e.amount;
        say(w.odds.terrainDamage(e.amount));
        break;
      case 'terrain-destroyed':
        say(w.odds.terrainDestroyed);
        break;
      case 'hq-hurt':
        sum.hq += e.amount;
        say(w.odds.hqDamage(e.amount));
        break;
      default:
        break;
    }
  }
  return { p, result: spoken(attacks, w), ...sum, destroyed, suppressed, lost };
}

/** What one of the attacks did. */
interface Attack {
  readonly reaction: boolean;
  readonly facts: Fact[];
}

/** "hit, 2 wounds" and, in an assault, "reaction fire: miss; critical hit, destroyed". */
function spoken(attacks: readonly Attack[], w: GmFacts): Fact {
  const told = attacks.flatMap(({ reaction, facts }) => {
    if (reaction) return [w.odds.inReaction(facts)];
    return facts.length === 0 ? [] : [w.odds.parts(facts)];
  });
  return told.length === 0 ? w.odds.nothingHappens : w.odds.attacks(told);
}
