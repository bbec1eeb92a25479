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
