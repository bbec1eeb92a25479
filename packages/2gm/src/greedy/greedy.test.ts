import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../content/index';
import { gmGame } from '../game';
import { putOn, takeOff } from '../ground';
import { gmRules } from '../rules';
import { say } from '../say';
import type { GmState } from '../state';
import { newUnit } from '../turn/new-unit';
import { worthOfCarrying, worthOfCraft } from './carrying';
import { greedyIn } from './index';
import { worthOfMove, worthOfSpace } from './places';
import { gapOf, planOf } from './plan';
import { worthOfOption } from './shots';
import { worthOfDismounting, worthOfMounting } from './weapons';

const greedy = greedyIn(say);

/** A scenario of ours before its first turn. */
function sandbox(id: string): GmState {
  const edition = ['tarawa', 'night-raid', 'corregidor'].includes(id) ? 'pacific' : 'tactics';
  const table = gmGame.tableFor?.(edition, { scenario: id });
  const setup = gmRules.parseSetup(table?.ok === true ? table.value : null);
  if (!setup.ok) throw new Error(`${id} cannot be played.`);
  return Match.start(gmRules, setup.value, 'sandbox').state;
}

function at(text: string): number {
  return (Number(text[1]) - 1) * 8 + text.charCodeAt(0) - 97;
}

function add(s: GmState, seat: number, card: string, place: string): number {
  const id = s.units.push(newUnit(s, catalogue.numberOf(card), seat)) - 1;
  putOn(s, id, at(place));
  return id;
}

function move(s: GmState, id: number, place: string): void {
  takeOff(s, id);
  putOn(s, id, at(place));
}

describe('the plan of a side', () => {
  it('follows the first of its goals', () => {
    expect([0, 1].map((side) => planOf(sandbox('bridgehead'), side).aim)).toEqual(['take', 'guard']);
    expect([0, 1].map((side) => planOf(sandbox('corregidor'), side).aim)).toEqual(['raze', 'guard']);
    expect([0, 1].map((side) => planOf(sandbox('normandy'), side).aim)).toEqual(['take', 'hunt']);
    expect([0, 1].map((side) => planOf(sandbox('hold-out'), side).aim)).toEqual(['guard', 'storm']);
  });

  it('counts the steps of a way round the water, not across it', () => {
    const s = sandbox('bridgehead');
    const id = add(s, 0, 'uk/light-infantry', 'a2');
    const u = s.units[id];
    if (u === undefined) throw new Error('nobody');
    expect(gapOf(s, u, at('c3'), 2)).toBe(1);
    expect(gapOf(s, u, at('a2'), 2)).toBe(4);
  });

  it('sends only the prisoners home, and lets the others fight', () => {
    const s = sandbox('night-raid');
    const [prisoner, raider] = [0, 3];
    expect(worthOfSpace(s, prisoner, at('c4'))).toBeGreaterThan(worthOfSpace(s, prisoner, at('c5')));
    expect(worthOfMove(s, 0, ['move', raider, at('e3'), 0])).toBeLessThan(0);
  });
});

describe('ratings', () => {
  it('a unit goes for a free place of the goal and stays on it', () => {
    const s = sandbox('bridgehead');
    const id = add(s, 0, 'uk/light-infantry', 'c3');
    expect(worthOfMove(s, 0, ['move', id, at('c4'), 0])).toBeGreaterThan(3);
    move(s, id, 'c4');
    expect(worthOfMove(s, 0, ['move', id, at('c3'), 0])).toBeLessThan(0);
  });

  it('somebody who stands on the goal is shot at before his like elsewhere', () => {
    const s = sandbox('bridgehead');
    s.phase = 'shooting';
    const gun = add(s, 0, 'uk/light-infantry', 'c3');
    const onGoal = add(s, 1, 'germany/light-infantry', 'c4');
    const beside = add(s, 1, 'germany/light-infantry', 'd3');
    const worth = (target: number): number => worthOfOption(s, 0, ['shoot', gun, 0, target]);
    expect(worth(onGoal)).toBeGreaterThan(worth(beside));
  });

  it('what has to be destroyed is shelled, and nothing else', () => {
    const s = sandbox('corregidor');
    const gun = add(s, 0, 'usa/m1-howitzer', 'e2');
    expect(worthOfOption(s, 0, ['shell', gun, 0, at('g5')])).toBeGreaterThan(1);
    expect(worthOfOption(s, 0, ['shell', gun, 0, at('d5')])).toBe(0);
  });

  it('a heavy weapon is set up where it has a target, and taken down where it has none', () => {
    const s = sandbox('bridgehead');
    const hmg = s.units.findIndex((u) => u.tokens.length > 0);
    s.phase = 'shooting';
    expect([worthOfMounting(s, ['mount', hmg, 0]), worthOfDismounting(s, ['dismount', hmg, 0])]).toEqual([-1, 1]);
    add(s, 0, 'uk/light-infantry', 'c4');
    expect([worthOfMounting(s, ['mount', hmg, 0]), worthOfDismounting(s, ['dismount', hmg, 0])]).toEqual([2, -1]);
    s.phase = 'movement';
    expect(worthOfMounting(s, ['mount', hmg, 0])).toBe(-1);
  });

  it('a landing craft goes to the shore with somebody aboard, and back for the next', () => {
    const s = sandbox('normandy');
    const craft = 0;
    const cargo = add(s, 0, 'usa/light-infantry', 'a3');
    expect(worthOfCraft(s, craft, at('c2'))).toBeLessThan(0);
    const c = s.units[craft];
    if (c === undefined) throw new Error('no craft');
    takeOff(s, cargo);
    c.cargo = cargo;
    expect(worthOfCraft(s, craft, at('c2'))).toBeGreaterThan(0);
    move(s, craft, 'c2');
    expect(worthOfCarrying(s, ['unload', craft, at('c3')])).toBeGreaterThan(1);
  });
});

describe('the plain player', () => {
  it('answers the same view alike, and finishes what it begins', () => {
    for (const edition of ['tactics', 'pacific']) {
      const match = Match.start(gmRules, gmGame.defaultSetup(edition), 'plain');
      let answers = 0;
      for (let d = match.decision(); d !== null && answers < 5000; d = match.decision(), answers++) {
        const [one, two] = [0, 1].map(() => greedy(gmRules.view(match.state, d.seat), d));
        expect(two).toEqual(one);
        if (one === undefined || !('option' in one)) throw new Error('It asks for dice.');
        expect(match.submit(d.seat, one.option).ok).toBe(true);
      }
      expect(match.over).not.toBeNull();
    }
  });
});
