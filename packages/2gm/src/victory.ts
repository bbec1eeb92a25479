import { by, type Fact, type Kernel, type Outcome, type Seat } from '@sandtable/kernel';
import { unitCard } from './cards';
import { sideFact } from './names/titles';
import { recorded } from './recorded';
import { survivor, winnerByGoals } from './scenario/goals';
import { type GmState, NONE, onField, sideOf, type Table } from './state';
import { mayReshuffle } from './turn/reshuffle';

function seatsOf(s: Table, side: number): Seat[] {
  return s.seats.flatMap((x, i) => (x.side === side ? [i] : []));
}

export function won(s: Table, side: number, rule: string, why: Fact): Outcome {
  return { winners: seatsOf(s, side), rule, reason: why };
}

/**
 * One round of what follows from the state: a destroyed HQ decides at once (2GM-HQ-07, 2GM-VICTORY-01). Whether
 * a player can still win is for himself to judge.
 */
export function checkVictory(s: GmState, k: Kernel<GmState>): boolean {
  if (s.outcome !== null) return false;
  const byGoals = winnerByGoals(s);
  if (byGoals !== NONE) {
    k.finish(won(s, byGoals, '2GM-VICTORY-02', recorded.reachedGoal(sideFact(s, byGoals))));
    return true;
  }
  // one of them is enough, however many a side has; 2GM-HQ-15: in a scenario the HQ counts only where a goal says so
  const fallen = by(s.scenario === '' ? s.hqs.find((h) => h.hp <= 0) : undefined, '2GM-TEAM-15', '2GM-TEAM-17');
  if (fallen !== undefined) {
    k.finish(won(s, 1 - fallen.side, '2GM-VICTORY-01', recorded.destroyedHq(sideFact(s, 1 - fallen.side))));
    return true;
  }
  if (s.phase !== 'end') return false;
  const side = sideOf(s, s.active);
  // 2GM-VICTORY-05, 2GM-RULING-49, 2GM-RULING-161; 2GM-VICTORY-06: nothing comes back from the discard pile
  const out = by(
    s.seats.every((x, seat) => {
      if (x.side !== side) return true;
      if (x.solo !== null || mayReshuffle(s, seat)) return by(false, 'SOLOP-DISCARD-27'); // SOLOP-DISCARD-26, SOLOT-DISCARD-02
      return x.deck.length === 0 && x.hand.length === 0;
    }),
    '2GM-RULING-49',
    '2GM-RULING-161',
    '2GM-VICTORY-06',
  );
  if (!out) return by(false, '2GM-RULING-51', '2GM-VICTORY-04', '2GM-RULING-50');
  k.finish(won(s, 1 - side, '2GM-VICTORY-05', recorded.outOfCards(sideFact(s, side))));
  return true;
}

/** The value of a side's army in the field (2GM-GAP-25). */
function strength(s: Table, side: number): number {
  return s.units.reduce((sum, u) => sum + (onField(u) && sideOf(s, u.seat) === side ? unitCard(s, u.card).cost : 0), 0);
}

/** So many turns of each side, where none are agreed, and nobody can win any more (2GM-VICTORY-04, 2GM-RULING-50). */
const HOPELESS = 200;

/** 2GM-GAP-25: when the agreed turns are over, HQ HP decide, then what stands in the field; else nobody has won. */
export function outcomeOfLimit(s: Table): Outcome | null {
  const { maxTurns } = s.opt;
  if (maxTurns === 0) return outcomeOfPatience(s);
  if (s.turn < maxTurns * 2) return null;
  const held = survivor(s);
  if (held !== NONE) return won(s, held, '2GM-VICTORY-02', recorded.heldOut(sideFact(s, held), maxTurns));
  const hqs = [0, 1].map((side) => s.hqs.filter((h) => h.side === side).reduce((sum, h) => sum + h.hp, 0));
  return (
    wonByMore(s, hqs, recorded.turnsOverByHqs) ??
    wonByMore(s, [strength(s, 0), strength(s, 1)], recorded.turnsOverByArmies) ?? {
      winners: [],
      rule: '2GM-VICTORY-02',
      reason: recorded.turnsOver(maxTurns),
    }
  );
}

type Told = (turns: number, more: number, less: number) => Fact;

function wonByMore(s: Table, [south = 0, north = 0]: readonly number[], told: Told): Outcome | null {
  if (south === north) return null;
  const reason = told(s.opt.maxTurns, Math.max(south, north), Math.min(south, north));
  return won(s, south > north ? 0 : 1, '2GM-VICTORY-02', reason);
}

/**
 * Guns that cannot move and cards that need an aircraft nobody has: neither side runs out of cards, and neither can do anything. Both
 * can no longer win, so both are defeated (2GM-VICTORY-04).
 */
function outcomeOfPatience(s: Table): Outcome | null {
  if (s.turn < HOPELESS * 2) return null;
  return { winners: [], rule: '2GM-RULING-50', reason: recorded.turnsOver(HOPELESS) };
}
