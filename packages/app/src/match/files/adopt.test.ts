import { acesGame } from '@sandtable/aces';
import { openTable, restoreTable } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { openingOfPosition, tableOfReplay } from './adopt';

const AUTOMA = { by: 'opponent', name: 'automa' } as const;
const YOU = { by: 'person', name: 'You' } as const;

const POSITION = {
  game: 'aces',
  map: { size: '9x9', hexes: { '5,3': 'factory' } },
  turn: { seat: 'usa', phase: 'move' },
  seats: { 'germany-2': { automa: 'standard' }, usa: {} },
  units: [
    { at: '4,2', seat: 'germany-2', unit: 'panther' },
    { at: '4,6', seat: 'usa', unit: 'infantry' },
  ],
};

describe('a replay file', () => {
  it('becomes a table that stands at its end, with the opponent’s reasons', async () => {
    const setup = acesGame.defaultSetup('aces', ['automa', 'automa']);
    const table = openTable(acesGame, { setup, seed: 'film', seats: [AUTOMA, AUTOMA] });
    if (!table.ok) throw new Error('The match cannot begin.');
    for (let n = 0; n < 40; n++) table.value.advance();
    const { replay } = table.value.saved();
    const adopted = await tableOfReplay('aces', JSON.parse(JSON.stringify(replay)), 'You');
    expect(adopted.seats).toEqual([AUTOMA, AUTOMA]);
    const again = restoreTable(acesGame, adopted);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(again.value.saved().replay).toEqual(replay);
    const story = again.value.history('spectator');
    const reasons = story.ok ? story.value.map(({ answers }) => again.value.thoughtAt(answers, 'spectator')) : [];
    expect(reasons.filter((reason) => reason.ok && reason.value !== null).length).toBeGreaterThan(20);
  });

  it('of people is theirs', async () => {
    const setup = { half: '1-6', seats: [{ faction: 'usa' }, { faction: 'germany-1', automa: true }] };
    const { seats, by } = await tableOfReplay(
      'aces',
      { setup, answers: [[0, 'assign', 1, 1], [1, 'x'], 'odd'] },
      'You',
    );
    expect(seats).toEqual([YOU, AUTOMA]);
    expect(by).toEqual([null, 'automa', null]);
  });
});

describe('a position file', () => {
  it('becomes a match that begins there', async () => {
    const table = openTable(acesGame, await openingOfPosition('aces', POSITION, 'You', 'seed'));
    if (!table.ok) throw new Error(JSON.stringify(table.problems));
    const now = table.value.sync(1);
    expect(now).toMatchObject({ ok: true, value: { seats: [AUTOMA, YOU], question: { kind: 'move' } } });
  });
});
