import type { Option, Seat } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../story/chronicle';
import type { Occupant } from '../table/seats';
import { opponent, person } from '../testing-game';
import { lastStep, type Past, reachOf, stepsTo } from './undo-policy';

type Given = Partial<JournalEntry>;

/** An answer of a seat; what a person does is `null`'s doing. */
function said(seat: Seat, option: Option, by: string | null = null, more: Given = {}): JournalEntry {
  return {
    seq: 0,
    seat,
    option,
    by,
    barrier: { roll: false, reveal: false },
    events: 1,
    secret: false,
    forced: false,
    ...more,
  };
}

const SOLO: readonly Occupant[] = [person('Ada'), opponent('rulebook')];
const TWO: readonly Occupant[] = [person('Ada'), person('Bo')];
const ALONE: readonly Occupant[] = [person('Ada'), person('Ada')];

const strict = (journal: readonly JournalEntry[], seats = SOLO): Past => ({
  policy: 'strict',
  journal,
  seats,
  thoughts: 'open',
});
const ROLLED: Given = { barrier: { roll: true, reveal: false } };
const REVEALED: Given = { barrier: { roll: false, reveal: true } };

const deploy = said(0, ['deploy', 1]);
const bot = (option: Option, more: Given = {}): JournalEntry => said(1, option, 'rulebook', more);

describe('an opponent that lets something pass', () => {
  it('keeps nobody from taking it back', () => {
    const past = strict([bot(['end']), deploy, bot(['pass'])]);
    expect(reachOf(past, 0)).toEqual({ to: 1, stop: 'other-seat' });
    expect(lastStep(past, 0)).toBe(1);
  });

  it('may have had no choice at all', () => {
    expect(reachOf(strict([deploy, bot(['end'], { forced: true })]), 0)).toEqual({ to: 0, stop: 'start' });
  });

  it('does not say whether it had one where nobody may know what it could do', () => {
    const answers = [bot(['end'], { forced: true }), bot(['end'])];
    const reaches = answers.map((answer) => reachOf({ ...strict([deploy, answer]), thoughts: 'own' }, 0));
    expect(reaches).toEqual(answers.map(() => ({ to: 2, stop: 'other-seat' })));
  });

  it.each([
    ['answered something else', bot(['flak', 3]), 'other-seat'],
    ['rolled for it', bot(['pass'], ROLLED), 'roll'],
    ['showed something', bot(['pass'], REVEALED), 'reveal'],
  ] as const)('stops undo where it %s', (_, entry, stop) => {
    expect(reachOf(strict([deploy, entry]), 0)).toEqual({ to: 2, stop });
  });

  it('is nothing to take back by itself', () => {
    const past = strict([said(0, ['shoot'], null, ROLLED), bot(['pass'])]);
    expect(reachOf(past, 0)).toEqual({ to: 2, stop: 'roll' });
    expect(lastStep(past, 0)).toBe(0);
  });

  it('is another matter than a person who does', () => {
    expect(reachOf(strict([deploy, said(1, ['pass'])], TWO), 0)).toEqual({ to: 2, stop: 'other-seat' });
    const forced = said(1, ['pass'], null, { forced: true });
    expect(reachOf(strict([deploy, forced], TWO), 0)).toEqual({ to: 2, stop: 'other-seat' });
  });
});

describe('one step back', () => {
  const forced = said(0, ['pass'], null, { forced: true });

  it('takes what had to be so with what led to it', () => {
    expect(lastStep(strict([said(0, ['move']), deploy, bot(['pass']), forced, forced]), 0)).toBe(1);
  });

  it('is none where nothing was chosen', () => {
    const past = strict([deploy, bot(['flak', 3]), forced]);
    expect(reachOf(past, 0)).toEqual({ to: 3, stop: 'other-seat' });
    expect(lastStep(strict([forced, bot(['pass'])]), 0)).toBeNull();
  });

  it('is counted without what went by itself', () => {
    const past = strict([said(0, ['move']), bot(['pass']), deploy, bot(['pass']), forced]);
    expect(stepsTo(past, 0, 0)).toBe(2);
    expect(stepsTo(past, 1, 0)).toBe(1);
  });

  it('counts all seats of a person as theirs', () => {
    const journal = [deploy, said(1, ['pass'], null, { forced: true })];
    expect(lastStep(strict(journal, ALONE), 0)).toBe(0);
    expect(reachOf(strict(journal, ALONE), 1)).toEqual({ to: 0, stop: 'start' });
    expect(lastStep(strict(journal, TWO), 1)).toBeNull();
  });
});
