import { fractionsIn } from '@sandtable/testkit/small';
import { expect, it } from 'vitest';
import { gmTables } from './tables.fixture';

it('keeps every number of a state small and whole', () => {
  expect(fractionsIn(gmTables, 300)).toEqual([]);
});
