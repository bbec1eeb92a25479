import { expect, it } from 'vitest';
import { parseRoute } from '../router/route';
import { newId } from './record';

it('makes ids that are addresses, each another', () => {
  const ids = Array.from({ length: 50 }, () => newId());
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(parseRoute(`#/play/${id}`)).toEqual({ screen: 'play', id });
});
