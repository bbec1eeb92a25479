import { neighboursOf } from '@sandtable/geometry';
import { Match, type Option, passes, pickFrom, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { unitAttackChecks } from '../attack/attacking';
import { offerTargets } from '../attack/targets';
import { acesRules } from '../rules';
import { type AcesState, board, NONE, onMap, unit } from '../state';
import { TABLES, tableOf } from '../tables.fixture';
import { intercepting } from '../verbs/intercept';
import { interceptChecks } from './intercept';
import type { MoveFrame } from './move-frame';
import { legalSteps, stepChecks, stepTry } from './steps';

const LONG = 250;

/** States on the way of one match of every kind of table, all answers by chance. */
function* seen(name: string): Generator<AcesState> {
  const rng = seedRng(name);
  const match = Match.start(acesRules, tableOf(name), name);
  for (let n = 0; n < LONG; n++) {
    const decision = match.decision();
    if (decision === null) return;
    yield match.state;
    match.submit(decision.seat, pickFrom(rng, decision.options));
  }
}

/** Units on the map, and of the one that is on its way what it has spent. */
function* movers(s: AcesState): Generator<{ id: number; seat: number; spent: number }> {
  const top = s.stack.find((f) => f.at === 'move') as MoveFrame | undefined;
  for (let id = 0; id < s.units.length; id++) {
    const { seat } = unit(s, id);
    if (onMap(unit(s, id))) yield { id, seat, spent: top?.unit === id ? top.spent : -1 };
  }
}

describe('what is listed in a hurry', () => {
  it.each(Object.keys(TABLES))('are the steps that no rule forbids: %s', (name) => {
    const wrong: object[] = [];
    for (const s of seen(name)) {
      for (const { id, seat, spent } of movers(s)) {
        const near: number[] = [];
        neighboursOf(board(s).map, unit(s, id).at, near);
        const allowed = near.filter((hex) => passes(stepChecks, s, stepTry(s, seat, id, hex, spent)));
        const listed: number[] = [];
        legalSteps(s, seat, id, spent, listed);
        if (String(listed) !== String(allowed)) wrong.push({ id, listed, allowed });
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(TABLES))('are the targets that no rule forbids: %s', (name) => {
    const wrong: object[] = [];
    for (const s of seen(name)) {
      if (s.stack.some((f) => f.at === 'move')) continue;
      for (const { id, seat } of movers(s)) {
        const tries = s.units.map((_, target) => ({ seat, unit: id, target, hex: NONE }));
        const allowed = tries.filter((c) => passes(unitAttackChecks, s, c)).map((c) => ['attack', id, c.target]);
        const listed: Option[] = [];
        offerTargets(s, seat, id, listed);
        if (String(listed) !== String(allowed)) wrong.push({ id, listed, allowed });
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(TABLES))('are the interceptors that no rule forbids: %s', (name) => {
    const wrong: object[] = [];
    for (const s of seen(name)) {
      const move = s.stack.find((f) => f.at === 'move') as MoveFrame | undefined;
      if (move === undefined) continue;
      for (let seat = 0; seat < s.seats.length; seat++) {
        const tries = s.units.map((_, id) => ({ seat, unit: id, mover: move.unit }));
        const allowed = tries.filter((c) => passes(interceptChecks, s, c)).map((c) => ['intercept', c.unit]);
        const listed: Option[] = [];
        intercepting.offer(s, move, seat, listed);
        if (String(listed) !== String(allowed)) wrong.push({ seat, listed, allowed });
      }
    }
    expect(wrong).toEqual([]);
  });
});
