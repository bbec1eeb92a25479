import { Match, think } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../content/index';
import { gmGame } from '../game';

/** Positions of a match between two solo opponents, taken now and then. */
function moments(edition: string): unknown[] {
  const opponent = gmGame.opponents.rulebook;
  if (opponent === undefined) throw new Error('There is no opponent.');
  const m = Match.start(gmGame.rules, gmGame.defaultSetup(edition, ['rulebook', 'rulebook']), 'positions');
  const out: unknown[] = [];
  for (let n = 0; m.over === null; n++) {
    const [seat = 0] = m.waiting();
    const reply = think(m, seat, opponent);
    if (reply === null) break;
    if (n % 7 === 0 && m.state.phase !== 'set-up') out.push(gmGame.printPosition(m.state, 'all'));
    if ('roll' in reply) m.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
    else m.submit(seat, reply.option);
  }
  return out;
}

describe('positions of solo matches', () => {
  it.each(['tactics', 'pacific'])('can be read as they are printed: %s', (edition) => {
    const printed = moments(edition);
    expect(printed.length).toBeGreaterThan(20);
    for (const position of printed) {
      const read = gmGame.parsePosition(position);
      expect(read.ok ? [] : read.problems).toEqual([]);
      if (!read.ok) continue;
      // the window before the Movement Phase opens when the match goes on
      if ((position as { phase: string }).phase === 'orders') new Match(gmGame.rules, read.value).run();
      expect(gmGame.printPosition(read.value, 'all')).toEqual(position);
    }
  });

  it('deal an opponent none of the cards its book takes out', () => {
    const deck = (solo: object | null): string[] => {
      const south = { nation: 'usa', hand: [], deck: 20 };
      const north = { nation: 'japan', hand: [], ...(solo === null ? {} : { solo }) };
      const read = gmGame.parsePosition({
        game: '2gm',
        edition: 'pacific',
        phase: 'card',
        active: 'north',
        south,
        north,
      });
      if (!read.ok) throw new Error(read.problems.map((p) => p.message).join());
      return read.value.seats[1]?.deck.map((n) => catalogue.cards[n]?.id ?? '') ?? [];
    };
    // a deck of the book has all three; a person may hold them
    const out = ['support/lost', 'support/shrapnel', 'support/general'];
    expect(deck(null)).toEqual(expect.arrayContaining(out));
    expect(deck({ type: 'variable' }).filter((id) => out.includes(id))).toEqual([]);
  });
});
