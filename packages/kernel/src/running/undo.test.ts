import { describe, expect, it } from 'vitest';
import { type Answered, undoReach } from './undo';

const plain = (seat: number): Answered => ({ seat, barrier: { roll: false, reveal: false } });
const roll = (seat: number): Answered => ({ seat, barrier: { roll: true, reveal: false } });
const reveal = (seat: number): Answered => ({ seat, barrier: { roll: false, reveal: true } });
const both = (seat: number): Answered => ({ seat, barrier: { roll: true, reveal: true } });

describe('undoReach', () => {
  it.each<[string, Answered[], number, ReturnType<typeof undoReach>]>([
    ['nothing answered yet', [], 0, { to: 0, stop: 'start' }],
    ['only own answers', [plain(0), plain(0)], 0, { to: 0, stop: 'start' }],
    ['the very first answer rolled', [roll(0)], 0, { to: 1, stop: 'roll' }],
    ['a roll on the way', [plain(0), roll(0), plain(0), plain(0)], 0, { to: 2, stop: 'roll' }],
    ['the last answer rolled', [plain(0), roll(0)], 0, { to: 2, stop: 'roll' }],
    ['a reveal on the way', [plain(0), reveal(0), plain(0)], 0, { to: 2, stop: 'reveal' }],
    ['a roll and a reveal at once: the roll is named', [both(0), plain(0)], 0, { to: 1, stop: 'roll' }],
    ['another seat on the way', [plain(0), plain(1), plain(0)], 0, { to: 2, stop: 'other-seat' }],
    ['another seat answered last', [plain(0), plain(1)], 0, { to: 2, stop: 'other-seat' }],
    ['that other seat itself', [plain(0), plain(1)], 1, { to: 1, stop: 'other-seat' }],
    ['the roll of another seat stops as its answer', [plain(0), roll(1), plain(0)], 0, { to: 2, stop: 'other-seat' }],
    ['a barrier behind another seat does not matter', [roll(0), plain(1), plain(0)], 0, { to: 2, stop: 'other-seat' }],
    ['a seat that never answered', [plain(0), plain(1)], 2, { to: 2, stop: 'other-seat' }],
  ])('%s', (_what, journal, seat, expected) => {
    expect(undoReach(journal, seat)).toEqual(expected);
  });
});
