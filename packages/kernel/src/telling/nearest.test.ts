import { describe, expect, it } from 'vitest';
import { lettersApart, nearest } from './nearest';

describe('how far two texts are apart', () => {
  it.each([
    ['move', 'move', 0],
    ['', 'move', 4],
    ['move', '', 4],
    ['mov', 'move', 1],
    ['movee', 'move', 1],
    ['mode', 'move', 1],
    ['mvoe', 'move', 1],
    ['omev', 'move', 2],
    ['shot', 'shoot', 1],
    ['ca', 'abc', 3],
  ])('"%s" and "%s": %i', (a, b, apart) => {
    expect(lettersApart(a, b)).toBe(apart);
    expect(lettersApart(b, a)).toBe(apart);
  });
});

describe('the nearest names', () => {
  const known = ['move', 'shoot', 'deploy', 'equip', 'end', 'escort', 'smoke', 'stay', 'lay', 'lend', 'shoot'];

  it.each([
    ['mvoe', ['move']],
    ['shot', ['shoot']],
    ['depl', ['deploy']],
    ['ed', ['end']],
    ['eend', ['end', 'lend']],
    ['xyzzy', []],
    ['', []],
    ['a', []],
    ['e', ['equip', 'end', 'escort']],
    ['x'.repeat(41), []],
  ])('of "%s" are %j', (text, found) => {
    expect(nearest(text, known)).toEqual(found);
  });
});
