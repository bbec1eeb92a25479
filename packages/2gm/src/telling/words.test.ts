import { parseWish, printWishProblem } from '@sandtable/kernel';
import { isSpoken, listen, pseudo } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { gmGame, gmIn } from '../game';

const words = pseudo(en);
const other = gmIn(words);

/** What was said without the catalogue. */
function unspoken(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => !isSpoken(text)))];
}

describe('in a language nobody speaks', () => {
  it.each(['pacific', 'tactics'])('two opponents of the book tell and explain from the catalogue: %s', (edition) => {
    const setup = gmGame.defaultSetup(edition, ['rulebook', 'rulebook']);
    const length = { answers: 150, opponent: 'rulebook' };
    const { hash, ...said } = listen(other, setup, 'words', length);
    for (const [what, texts] of Object.entries(said)) {
      expect(texts.length, what).toBeGreaterThan(5);
      expect(unspoken(texts), what).toEqual([]);
    }
    expect(listen(gmGame, setup, 'words', length).hash).toBe(hash);
  });

  it.each(['pacific', 'tactics'])('so does a match by chance: %s', (edition) => {
    const { told, purposes, refusals, odds } = listen(other, gmGame.defaultSetup(edition), 'chance', { answers: 300 });
    for (const texts of [told, purposes, refusals, odds]) {
      expect(texts.length).toBeGreaterThan(0);
      expect(unspoken(texts)).toEqual([]);
    }
  });

  it.each([
    [{ edition: 'pacific', seats: [] }],
    [{ edition: 'pacific', seats: 'nobody' }],
    [
      {
        edition: 'pacific',
        seats: [
          { nation: 'usa', deck: 'nothing' },
          { nation: 'japan', deck: '2GM1.a.b' },
        ],
      },
    ],
    [
      {
        edition: 'pacific',
        seats: [
          { nation: 'usa', deck: ['usa/x', 'germany/tiger'] },
          { nation: 'japan', deck: [] },
        ],
      },
    ],
    [
      {
        edition: 'pacific',
        seats: [
          { nation: 'usa', deck: 'usa-pacific' },
          { nation: 'japan', deck: 'japan-pacific' },
        ],
        scenario: 'x',
      },
    ],
    [
      {
        position: {
          game: '2gm',
          edition: 'pacific',
          active: 'south',
          turn: 1,
          south: {},
          north: {},
          units: [{ at: '?' }],
        },
      },
    ],
  ])('a bad set-up is refused by the catalogue: %j', (setup) => {
    const read = other.rules.parseSetup(setup);
    const problems = read.ok ? [] : read.problems.map((p) => p.message);
    expect(problems.length).toBeGreaterThan(0);
    expect(unspoken(problems)).toEqual([]);
  });

  it('the help, and what cannot be read', () => {
    const wrong = ['fly', 'move', 'move c1 home', 'end it', 'bid much', 'deploy x +?'];
    const problems = wrong
      .map((text) => parseWish(other.language, text))
      .flatMap((read) => (read.ok ? [] : [read.problem]));
    expect(problems).toHaveLength(wrong.length);
    expect(unspoken(problems.map((p) => printWishProblem(p, other.language.words)))).toEqual([]);
    expect(unspoken(other.language.forms.map((form) => form.help))).toEqual([]);
  });
});
