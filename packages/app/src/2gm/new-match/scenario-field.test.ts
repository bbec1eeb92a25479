import { gmGame } from '@sandtable/2gm';
import { openTable } from '@sandtable/host';
import { expect, it } from 'vitest';
import { newDraft, openingOf } from './draft';
import { fieldOfScenario } from './scenario-field';

const NAMES = { me: 'You', others: ['Two', 'Three', 'Four'] } as const;

it('shows the field of the chosen scenario, and no other one', () => {
  const plain = newDraft('pacific', NAMES);
  const seats = plain.seats.map((seat) => ({ ...seat }));
  const draft = { ...plain, scenario: 'tarawa', seats };
  const table = openTable(gmGame, openingOf(draft, NAMES, 'seed'));
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const seen = table.value.sync('spectator');
  if (!seen.ok) throw new Error(seen.message.key);
  const { view } = seen.value;
  expect(fieldOfScenario(draft, view)?.units.length).toBeGreaterThan(0);
  expect(fieldOfScenario({ scenario: 'iwo-jima' }, view)).toBeNull();
  expect(fieldOfScenario(plain, view)).toBeNull();
  expect(fieldOfScenario(draft, null)).toBeNull();
});
