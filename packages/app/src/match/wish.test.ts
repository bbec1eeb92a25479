import { acesGame } from '@sandtable/aces';
import { hexNamed } from '@sandtable/aces/table';
import { interpreterOf, openTable } from '@sandtable/host';
import { describe, expect, it } from 'vitest';

const POSITION = {
  game: 'aces',
  map: { size: '9x9', hexes: {} },
  turn: { seat: 'usa', phase: 'move', round: 3 },
  seats: { 'germany-2': {}, usa: {} },
  units: [
    { at: '4,2', seat: 'germany-2', unit: 'panther' },
    { at: '4,6', seat: 'usa', unit: 'sherman' },
  ],
};
const SEATS = [
  { by: 'person', name: 'Bo' },
  { by: 'person', name: 'Ada' },
] as const;

function table() {
  const opened = openTable(acesGame, { setup: { position: POSITION }, seed: 's', seats: [...SEATS] });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const interpreter = interpreterOf(acesGame, opened.value);
  if (interpreter === null) throw new Error('Aces & Armor has a language.');
  const where = () => {
    const state = opened.value.stateAt(opened.value.journal.length);
    return state.ok ? [state.value.units[1]?.at, hexNamed(state.value, '5,2')] : [];
  };
  return { table: opened.value, interpreter, where };
}

describe('a move past somebody who may intercept (AA-RULING-27)', () => {
  it('waits for the other seat and goes on to where it was wished', () => {
    const { table: t, interpreter, where } = table();
    expect(interpreter.wish(1, 'move 4,6 5,2')).toMatchObject({ ok: true, value: { open: true } });
    for (let passes = 0; t.sync(1).ok && passes < 9; passes++) {
      const asked = t.sync(0);
      if (!asked.ok || asked.value.question?.kind !== 'intercept') break;
      expect(t.answer(0, ['pass'])).toMatchObject({ ok: true });
      interpreter.goOn(1, 'move 4,6 5,2');
    }
    const [at, aim] = where();
    expect(at).toBe(aim);
  });

  it('ends where it was stopped', () => {
    const { table: t, interpreter, where } = table();
    interpreter.wish(1, 'move 4,6 5,2');
    const asked = t.sync(0);
    const stop = asked.ok ? asked.value.question?.options.find((o) => o[0] === 'intercept') : undefined;
    expect(t.answer(0, stop)).toMatchObject({ ok: true });
    const before = where()[0];
    expect(interpreter.goOn(1, 'move 4,6 5,2')).toEqual({ ok: true, value: { seq: null, open: false } });
    expect(where()[0]).toBe(before);
  });
});
