import type { GameEvent } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { type Said, tellOn } from './tale';

function tale(before: readonly Said[], ...types: string[]): readonly Said[] {
  return tellOn(
    before,
    types.map((type, i) => ({ event: { type, rule: 'R' }, told: `${type} ${i}` })),
  );
}

const texts = (said: readonly Said[]): string[] => said.map(({ text }) => text);

it('phases are said where nothing else has happened', () => {
  expect(texts(tale([], 'turn', 'phase'))).toEqual(['turn 0', 'phase 1']);
  expect(texts(tale([], 'turn', 'phase', 'drew', 'phase'))).toEqual(['drew 2']);
});

it('what was lost or hit outlives what came after it, in its order', () => {
  const fight = tale([], 'attack', 'roll', 'destroyed', 'hq-hurt');
  const later = tale(fight, 'turn', 'moved', 'moved', 'moved', 'deployed', 'deployed', 'income', 'drew', 'phase');
  expect(texts(later)).toEqual([
    'destroyed 2',
    'hq-hurt 3',
    'moved 2',
    'moved 3',
    'deployed 4',
    'deployed 5',
    'income 6',
    'drew 7',
  ]);
});

it('of a way that is gone step by step only its end is told, whatever comes between two ways', () => {
  const step = (unit: number, hex: number) => ({
    event: { type: 'moved', rule: 'R', unit, hex },
    told: `${unit} moves to ${hex}`,
  });
  const begun = tellOn([], [step(1, 4), step(1, 5)]);
  expect(texts(begun)).toEqual(['1 moves to 5']);
  const stopped = tellOn(begun, [
    step(1, 6),
    { event: { type: 'intercepted', rule: 'R' }, told: 'stopped' },
    step(2, 9),
  ]);
  expect(texts(stopped)).toEqual(['1 moves to 6', 'stopped', '2 moves to 9']);
  // who tells a whole way at once tells every one of them
  const whole = { event: { type: 'moved', rule: 'R', unit: 1, path: [4, 5] }, told: 'from 4 to 5' };
  expect(texts(tellOn([], [whole, whole]))).toEqual(['from 4 to 5', 'from 4 to 5']);
});

it('nothing collected is not told after a fight; some coins are', () => {
  const end = (coins: number) => [
    { event: { type: 'destroyed', rule: 'R' }, told: 'Tiger on 4,4 is destroyed' },
    { event: { type: 'income', rule: 'R', coins } as GameEvent, told: `collects ${coins}` },
  ];
  expect(texts(tellOn([], end(0)))).toEqual(['Tiger on 4,4 is destroyed']);
  expect(texts(tellOn([], end(2)))).toEqual(['Tiger on 4,4 is destroyed', 'collects 2']);
});

it('a die keeps what it was rolled for until somebody reads it', () => {
  const purpose = { key: 'rolls.firstTurn', args: [] };
  const said = tellOn([], [{ event: { type: 'roll', rule: 'R', purpose } as GameEvent, told: 'The dice show 4, 12' }]);
  expect(said).toEqual([{ text: 'The dice show 4, 12', weight: 1, walker: undefined, purpose }]);
});
