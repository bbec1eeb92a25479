import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import type { Decision } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { gmBrain } from './2gm/brain';
import { acesBrain } from './aces/brain';
import { commanderReader } from './reading';
import type { Found, Tried } from './search/search';
import type { Stake } from './stakes';
import { thoughtOf } from './thought';

const read = commanderReader(en, () => '');

function gmPosition(options: object) {
  const made = gmGame.parsePosition({
    game: '2gm',
    edition: 'tactics',
    options,
    turn: 4,
    phase: 'shooting',
    active: 'south',
    south: { nation: 'uk', ap: 3, hq: 10, hand: 2 },
    north: { nation: 'germany', ap: 5, hq: 8, hand: 2 },
    units: [
      { at: 'c3', side: 'south', card: 'light-infantry' },
      { at: 'c5', side: 'north', card: 'light-infantry', faceDown: true },
    ],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

describe('what can be won or lost', () => {
  it('at 2GM: units on the field and HQs; of what lies face down only the place', () => {
    const s = gmPosition({ night: true });
    const stakes = gmBrain.stakes(gmBrain.rules.view(s, 0), 0);
    expect(stakes.map(({ kind, isOwn, name, place }) => [kind, isOwn, name, place])).toEqual([
      ['unit', true, 'Light Infantry', 'c3'],
      ['unit', false, null, 'c5'],
      ['hq', true, null, 'south'],
      ['hq', false, null, 'north'],
    ]);
    const lost = () => stakes.map((stake) => gmBrain.isLost(s, stake, 0));
    expect(lost()).toEqual([false, false, false, false]);
    const [first] = s.units;
    const [, north] = s.hqs;
    if (first === undefined || north === undefined) throw new Error('They stand there.');
    first.at = -1;
    north.hp -= 1;
    expect(lost()).toEqual([true, false, false, true]);
  });

  it('at Aces & Armor: units on the map, and factories in whoever’s hands', () => {
    const made = acesGame.parsePosition({
      game: 'aces',
      map: { size: '9x9', hexes: { '1,1': 'factory', '3,1': 'factory', '5,1': 'factory' } },
      turn: { seat: 'germany-1', phase: 'move' },
      seats: { 'germany-1': { coins: 0 }, usa: { coins: 0 } },
      units: [
        { at: '4,4', seat: 'germany-1', unit: 'infantry' },
        { at: '6,6', seat: 'usa', unit: 'infantry' },
      ],
      factories: [
        { at: '1,1', owner: 'germany-1' },
        { at: '3,1', owner: 'usa' },
      ],
    });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const s = made.value;
    const stakes = acesBrain.stakes(acesBrain.rules.view(s, 0), 0);
    expect(stakes.map(({ kind, isOwn, place }) => [kind, isOwn, place])).toEqual([
      ['unit', true, '4,4'],
      ['unit', false, '6,6'],
      ['factory', true, '1,1'],
      ['factory', false, '3,1'],
      ['factory', false, '5,1'],
    ]);
    const lost = () => stakes.map((stake) => acesBrain.isLost(s, stake, 0));
    expect(lost()).toEqual([false, false, false, false, false]);
    // one's own goes to the enemy, the enemy's to nobody, nobody's to oneself
    s.owners.splice(0, 3, 1, -1, 0);
    expect(lost()).toEqual([false, false, true, false, true]);
  });
});

const decision: Decision = { seat: 0, kind: 'shoot', rule: '2GM-SHOOT-01', options: [], dice: [] };
const aims = { game: '2gm', names: ['material'], weights: [1] };

function tried(verb: string, value: number, losses: number[]): Tried {
  return { plan: [[verb]], values: new Array<number>(10).fill(value), features: [value * 10], losses };
}

function said(chosen: Tried, quick: Tried, stakes: readonly Stake[]): string {
  const found: Found = { option: ['x'], tried: [chosen, quick], chosen, quick, playouts: 20 };
  return read(thoughtOf(decision, found, aims, stakes).text);
}

const stake = (isOwn: boolean, name: string | null, place: string): Stake => ({
  kind: 'unit',
  id: 0,
  isOwn,
  name,
  place,
  had: 1,
});

describe('a thought', () => {
  const stakes = [stake(false, 'Panzer IV', 'c5'), stake(false, null, 'd5'), stake(true, 'Sherman', 'c3')];

  it('tells what it counts on more than with any other answer, and the danger it accepts', () => {
    const text = said(tried('a', 0.6, [6, 5, 2]), tried('b', 0.5, [1, 5, 9]), stakes);
    expect(text).toBe(
      'It means to come out of the fighting better: 77 % to win after 10 imagined turns. It counts on destroying the Panzer IV at c5 (60 %). ' +
        'It accepts that its Sherman at c3 may be lost (20 %).',
    );
  });

  it('names no card that lies face down', () => {
    expect(said(tried('a', 0.6, [1, 5, 0]), tried('b', 0.5, [1, 1, 0]), stakes)).toContain(
      'It counts on destroying what lies face down at d5 (50 %).',
    );
  });

  it('says nothing of what comes in any case, nor of what hardly ever does', () => {
    expect(said(tried('a', 0.6, [9, 1, 1]), tried('b', 0.5, [9, 0, 0]), stakes)).toBe(
      'It means to come out of the fighting better: 77 % to win after 10 imagined turns.',
    );
  });

  it('tells of HQs and factories in words of their own', () => {
    const hq = { ...stake(false, null, 'north'), kind: 'hq' as const };
    const factory = { ...stake(true, null, '6,5'), kind: 'factory' as const };
    const text = said(tried('a', 0.6, [4, 3]), tried('b', 0.5, [0, 0]), [hq, factory]);
    expect(text).toContain(
      'It counts on hitting the enemy HQ (40 %). It accepts that its factory at 6,5 may be lost (30 %).',
    );
  });
});
