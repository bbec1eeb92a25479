import { parseReplay, Recording, type Ruleset, think, verifyReplay } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { acesGame } from '../game';

const MOVING = {
  game: 'aces',
  map: { size: '9x9', hexes: { '5,3': 'factory' } },
  turn: { seat: 'usa', phase: 'move', moving: { at: '4,3', spent: 1 } },
  seats: { 'germany-2': { automa: 'standard' }, usa: {} },
  units: [
    { at: '4,2', seat: 'germany-2', unit: 'panther' },
    { at: '4,3', seat: 'usa', unit: 'infantry' },
  ],
};

describe('a unit in the middle of its move', () => {
  it('has just entered its hex: whoever may intercept is asked, and it may go on afterwards', () => {
    const s = new Sandbox(acesGame, MOVING);
    expect([s.seat, s.kind]).toEqual([0, 'intercept']);
    expect(s).toOfferExactly(['intercept 4,2', 'pass']);
    s.do('pass');
    expect([s.seat, s.kind]).toEqual([1, 'go']);
    // of three points one is spent: the factory would take a whole move, the Panther bars its hex
    expect(s).toOfferExactly(['step 4,3 5,2', 'step 4,3 4,4', 'step 4,3 3,3', 'step 4,3 3,2', 'stop']);
  });

  it('is answered by the Automa: an Infantry beside a neutral factory is intercepted (AA-GOOD-49)', () => {
    const s = new Sandbox(acesGame, MOVING);
    const { automa } = acesGame.opponents;
    if (automa === undefined) throw new Error('The Automa is gone.');
    const reply = think(s.match, 0, automa);
    expect(reply).toMatchObject({ option: ['intercept', 0] });
  });

  it('survives printing and reading', () => {
    const printed = acesGame.printPosition(new Sandbox(acesGame, MOVING).state, 'all');
    expect(printed).toMatchObject({ turn: { moving: { at: '4,3', spent: 1 } } });
    const again = new Sandbox(acesGame, printed);
    expect(again).toOfferExactly(['intercept 4,2', 'pass']);
  });

  it.each([
    [{ at: '0,0', spent: 1 }, 'Expected a unit of usa in its phase "move", found none on 0,0.'],
    [{ at: '4,2', spent: 1 }, 'Expected a unit of usa in its phase "move", found none on 4,2.'],
  ])('must be there and belong to the active seat (%j)', (moving, message) => {
    const parsed = acesGame.parsePosition({ ...MOVING, turn: { ...MOVING.turn, moving } });
    expect(parsed).toEqual({ ok: false, problems: [{ path: 'turn/moving/at', message }] });
  });
});

describe('a unit over a friend', () => {
  const OVER = {
    ...MOVING,
    map: { size: '9x9', hexes: {} },
    turn: { seat: 'usa', phase: 'move', moving: { at: '4,3', spent: 1, free: '4,4' } },
    units: [
      { at: '4,3', seat: 'usa', unit: 'sherman' },
      { at: '4,3', seat: 'usa', unit: 'infantry' },
      { at: '8,8', seat: 'germany-2', unit: 'panther' },
    ],
  };

  it('cannot stop there, and is printed and read with the hex it came from', () => {
    const s = new Sandbox(acesGame, OVER);
    expect([s.seat, s.kind]).toEqual([1, 'go']);
    expect(s.options()).not.toContain('stop');
    const printed = acesGame.printPosition(s.state, 'all') as { turn: object; units: { unit: string }[] };
    expect(printed.turn).toMatchObject({ moving: { at: '4,3', spent: 1, free: '4,4' } });
    expect(printed.units.map((u) => u.unit)).toEqual(['sherman', 'panther', 'infantry']);
    const again = new Sandbox(acesGame, printed);
    expect(again).toOfferExactly(s.options());
    expect(acesGame.printPosition(again.state, 'all')).toEqual(printed);
  });

  it.each([
    ['no hex it came from', { ...OVER, turn: { ...OVER.turn, moving: { at: '4,3', spent: 1 } } }],
    ['an enemy below', { ...OVER, units: [{ at: '4,3', seat: 'germany-2', unit: 'panther' }, ...OVER.units.slice(1)] }],
    ['a third one', { ...OVER, units: [...OVER.units, { at: '4,3', seat: 'usa', unit: 'infantry' }] }],
  ])('is refused with %s', (_what, raw) => {
    const parsed = acesGame.parsePosition(raw);
    expect(parsed.ok ? [] : parsed.problems[0]?.message).toBe('Expected a free hex, but a unit already stands on 4,3.');
  });
});

describe('a marker of interception', () => {
  const PLAIN = {
    game: 'aces',
    map: { size: '9x9', hexes: {} },
    turn: { seat: 'usa' },
    seats: { 'germany-2': {}, usa: {}, 'germany-1': {} },
  };
  const marking = (unit: string, marks: string) => ({
    ...PLAIN,
    units: [
      { at: '4,4', seat: 'germany-2', unit, marks },
      { at: '4,5', seat: 'usa', unit: 'infantry' },
      { at: '4,6', seat: 'usa', unit: 'sherman' },
      { at: '4,3', seat: 'usa', unit: 'p-51' },
      { at: '3,3', seat: 'germany-1', unit: 'tiger' },
    ],
  });

  it('points at an enemy on the next hex that may be attacked there', () => {
    expect(acesGame.parsePosition(marking('panther', '4,5')).ok).toBe(true);
    expect(acesGame.parsePosition(marking('infantry', '4,3')).ok).toBe(true);
  });

  it.each([
    ['panther', '4,6', 'too far away'],
    ['panther', '3,3', 'a friend'],
    ['panther', '4,4', 'itself'],
    ['panther', '4,3', 'an aircraft, which no tank attacks'],
    ['flak', '4,5', 'a gun cannot shoot at the next hex'],
  ])('not of %s at %s: %3$s', (unit, hex) => {
    const message = `Expected an enemy beside 4,4 that the unit there may attack, found the unit on ${hex}.`;
    expect(acesGame.parsePosition(marking(unit, hex))).toEqual({
      ok: false,
      problems: [{ path: 'units/0/marks', message }],
    });
  });

  it('is told from an interception whose target is gone, which is printed under its own name', () => {
    const units = [{ at: '4,4', seat: 'germany-2', unit: 'panther', hasIntercepted: true }];
    const s = new Sandbox(acesGame, { ...PLAIN, units: [...units, { at: '4,6', seat: 'usa', unit: 'sherman' }] });
    expect([s.state.units[0]?.marks, s.state.units[0]?.intercepted]).toEqual([-1, true]);
    const printed = acesGame.printPosition(s.state, 'all') as { units: object[] };
    expect(printed.units[0]).toMatchObject({ hasIntercepted: true });
    expect(printed.units[0]).not.toHaveProperty('intercepted');
    expect(acesGame.parsePosition(printed).ok).toBe(true);
    // as files of earlier versions wrote it
    const old = acesGame.parsePosition({
      ...PLAIN,
      units: [{ ...units[0], hasIntercepted: false, intercepted: true }],
    });
    expect(old.ok && old.value.units[0]?.intercepted).toBe(true);
  });
});

describe('a match from a position', () => {
  const rules = acesGame.rules as unknown as Ruleset<never, unknown, unknown>;

  it('goes on from there and is replayed from there', () => {
    const match = new Recording(rules, { position: MOVING }, 'seed');
    expect(match.match.decision()).toMatchObject({ seat: 0, kind: 'intercept' });
    expect(match.submit(0, ['pass']).ok).toBe(true);
    expect(match.submit(1, ['stop']).ok).toBe(true);
    const read = parseReplay(rules, JSON.stringify(match.file()));
    expect(read.ok && verifyReplay(rules, read.value).ok).toBe(true);
  });

  it('names what is wrong with the position', () => {
    const wrong = { ...MOVING, units: [{ at: '99,99', seat: 'usa', unit: 'infantry' }] };
    expect(rules.parseSetup({ position: wrong })).toMatchObject({
      ok: false,
      problems: [{ path: 'position/units/0/at' }, { path: 'position/turn/moving/at' }],
    });
  });
});
