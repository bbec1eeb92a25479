import { expect, it } from 'vitest';
import { readFaces } from './faces';

it.each([
  ['7', [7]],
  ['3 12, 7;1', [3, 12, 7, 1]],
  ['', null],
  ['0', null],
  ['13', null],
  ['1.5', null],
  ['3 x', null],
])('reads "%s" as faces of a D12', (text, faces) => {
  expect(readFaces(text, 12)).toEqual(faces);
});
