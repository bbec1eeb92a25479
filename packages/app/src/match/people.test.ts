import type { Occupant } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { freeName, nextViewer, peopleAt } from './people';

const person = (name: string): Occupant => ({ by: 'person', name });
const automa: Occupant = { by: 'opponent', name: 'automa' };

describe('the people at a screen', () => {
  it('are known by their name, however many seats they play', () => {
    expect(peopleAt([person('Bo'), person('Ada'), person('Bo'), automa, { by: 'nobody' }])).toEqual([
      { name: 'Bo', seats: [0, 2] },
      { name: 'Ada', seats: [1] },
    ]);
  });
});

describe('whose eyes the screen shows', () => {
  const alone = peopleAt([person('Ada'), automa]);
  const three = peopleAt([person('Bo'), person('Ada'), person('Bo'), person('Cy')]);

  it('are those of the only person', () => {
    expect(nextViewer(alone, 'spectator', [])).toBe(0);
    expect(nextViewer(alone, 0, [0])).toBe(0);
  });

  it('go from seat to seat of one person without a word', () => {
    expect(nextViewer(three, 0, [2])).toBe(2);
    expect(nextViewer(three, 2, [0, 2])).toBe(2);
    expect(nextViewer(peopleAt([person('Ada'), person('Ada')]), 0, [1])).toBe(1);
  });

  it('never become those of somebody else by themselves', () => {
    expect(nextViewer(three, 0, [1])).toBe(0);
    expect(nextViewer(three, 'spectator', [1])).toBe('spectator');
  });

  it('are nobody’s when the seat is no longer a person’s', () => {
    expect(nextViewer(peopleAt([automa, automa]), 0, [])).toBe('spectator');
  });
});

it('finds a name for whoever takes a seat', () => {
  expect(freeName([automa, automa], ['You', 'Two'])).toBe('You');
  expect(freeName([{ by: 'person', name: 'You' }, automa], ['You', 'Two'])).toBe('Two');
  expect(freeName([{ by: 'person', name: 'You' }, automa], ['You'])).toBe('You');
});
