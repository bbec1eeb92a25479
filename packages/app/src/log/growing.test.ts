import { describe, expect, it } from 'vitest';
import { AcesLogReader } from '../aces/record/log-reader';
import { WORDS } from '../aces/record/log-words.fixture';
import { playMatch } from '../aces/record/match.fixture';
import { GrowingLog } from './growing';
import { buildLog } from './lines';

const match = playMatch('records');

function whole(n: number) {
  return buildLog(match.steps.slice(0, n), new AcesLogReader(() => match.view.table, WORDS), 'Before');
}

describe('GrowingLog', () => {
  it('is the same as a log built afresh, whatever it is asked for', () => {
    let readers = 0;
    const growing = new GrowingLog(() => {
      readers++;
      return new AcesLogReader(() => match.view.table, WORDS);
    }, 'Before');
    expect(growing.read(match.steps.slice(0, 30))).toEqual(whole(30));
    expect(growing.read(match.steps.slice(0, 31))).toEqual(whole(31));
    expect(growing.read(match.steps.slice(0, 60))).toEqual(whole(60));
    expect(readers).toBe(1);
    // an undo
    expect(growing.read(match.steps.slice(0, 12))).toEqual(whole(12));
    expect(readers).toBe(2);
  });
});
