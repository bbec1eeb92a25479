import { describe, expect, it } from 'vitest';
import { BY_CODE, type Draft, inMode, newDraft } from './draft';
import { readDraft, writeDraft } from './draft-memory';
import { fieldOf } from './field';

const NAMES = { me: 'You', others: ['Two', 'Three', 'Four'] } as const;
const plain = newDraft('pacific', NAMES);

describe('the choices of last time', () => {
  it('come back, without the seed', () => {
    const four = inMode(plain, 'four', NAMES, null);
    const draft: Draft = {
      ...four,
      seats: four.seats.map((seat, i) => (i === 1 ? { ...seat, deck: BY_CODE, code: '2GM1.x', recruit: 2 } : seat)),
      options: { ...four.options, night: true, twoCopies: true },
      levers: { ...four.levers, hq: 4 },
      undo: 'free',
      seed: 'x',
    };
    expect(readDraft(writeDraft(draft), 'pacific', NAMES)).toEqual({ ...draft, seed: '' });
  });

  it('bring a scenario back with its armies', () => {
    const text = JSON.stringify({ mode: 'two', scenario: 'tarawa', seats: [{ nation: 'italy' }, { who: 'greedy' }] });
    const read = readDraft(text, 'pacific', NAMES);
    expect(read.scenario).toBe('tarawa');
    expect(read.seats.map((s) => [s.nation, s.who])).toEqual([
      ['usa', 'me'],
      ['japan', 'greedy'],
    ]);
    expect(readDraft(text, 'tactics', NAMES).scenario).toBe('');
  });

  it.each([null, '', '{', '7', '{"mode":"chess"}'])('are forgotten if they are %j', (text) => {
    expect(readDraft(text, 'pacific', NAMES)).toEqual(plain);
  });

  it('are taken as far as they make sense', () => {
    const seats = [{ nation: 'ussr', deck: 'usa-pacific', recruit: 99 }, null];
    const text = JSON.stringify({ mode: 'solo', seats, options: { night: 'yes', points: 80 }, dice: 'loaded' });
    const read = readDraft(text, 'pacific', NAMES);
    expect(read.seats[0]).toMatchObject({ nation: 'ussr', deck: 'ussr-starter', recruit: 5, who: 'me' });
    expect(read.seats[1]).toEqual(plain.seats[1]);
    expect(read).toMatchObject({ options: { night: false, points: 80 }, dice: 'seeded' });
  });
});

describe('the field a problem is about', () => {
  it.each([
    ['setup/seats/1/deck/cards/3/id', 'seats/1/deck'],
    ['setup/seats/0/general', 'seats/0/general'],
    ['setup/seats', 'seats'],
    ['seats', 'seats'],
    ['setup/options/twoCopies', 'twoCopies'],
    ['setup/scenario', 'scenario'],
    ['setup/edition', 'scenario'],
    ['seed', ''],
    ['', ''],
  ])('%s is %j', (path, field) => {
    expect(fieldOf(path)).toBe(field);
  });
});
