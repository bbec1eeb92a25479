import { expect, it } from 'vitest';
import { isOfTable, tellRefusal } from './table-words';

it('reads what tables and servers say in the words of the page', async () => {
  const gone = { key: 'net.tableGone', args: [] };
  expect(await tellRefusal({ message: gone })).toBe('This table is gone.');
  const why = { key: 'table.noSeat', args: [7] };
  expect(await tellRefusal({ message: { key: 'net.cannotBegin', args: [why] } })).toBe(
    'The match cannot begin: There is no seat 7 at this table.',
  );
  expect([gone, why, { key: 'refusals.down', args: [] }].map(isOfTable)).toEqual([true, true, false]);
});
