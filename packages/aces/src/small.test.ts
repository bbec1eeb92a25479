import { fractionsIn } from '@sandtable/testkit/small';
import { expect, it } from 'vitest';
import { acesTables } from './tables.fixture';

it('keeps every number of a state small and whole', () => {
  expect(fractionsIn(acesTables, 300)).toEqual([]);
});
