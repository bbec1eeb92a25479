import { type GameEvent, Match, parseWish, printWishProblem } from '@sandtable/kernel';
import { isSpoken, listen, pseudo } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { acesGame, acesIn } from '../game';
import { tableOf } from '../tables.fixture';

const words = pseudo(en);
const other = acesIn(words);

/** What was said without the catalogue. */
function unspoken(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => !isSpoken(text)))];
}

describe('in a language nobody speaks', () => {
  const soloTable = acesGame.defaultSetup('aces', ['automa', 'automa']);

  it('two Automas tell, explain and reckon from the catalogue to the end, and play the same match', () => {
    const length = { answers: 2000, opponent: 'automa' };
    const heard = listen(other, soloTable, 'words', length);
    const { hash, ...said } = heard;
    for (const [what, texts] of Object.entries(said)) {
      expect(texts.length, what).toBeGreaterThan(10);
      expect(unspoken(texts), what).toEqual([]);
    }
    expect(listen(acesGame, soloTable, 'words', length).hash).toBe(hash);
  });

  it.each(['V2 Rocket Attack in any weather', 'the Battle of the Bulge, experienced, in any weather'])(
    'so does a match by chance: %s',
    (name) => {
      const { told, purposes, refusals, odds } = listen(other, tableOf(name), 'chance', { answers: 400 });
      for (const texts of [told, purposes, refusals, odds]) {
        expect(texts.length).toBeGreaterThan(0);
        expect(unspoken(texts)).toEqual([]);
      }
    },
  );

  it.each([
    [{ seats: [] }],
    [{ half: 'full', seats: [{ faction: 'usa' }, { faction: 'germany-1' }] }],
    [{ half: '1-6', seats: [{ faction: 'usa' }, { faction: 'usa' }] }],
    [{ seats: 'nobody' }],
    [{ seats: [], more: 1 }],
    [
      {
        position: {
          game: 'aces',
          turn: { seat: 'usa' },
          seats: { usa: {} },
          units: [{ at: 'x', seat: 'usa', unit: 'y' }],
        },
      },
    ],
    [
      {
        position: {
          game: 'aces',
          turn: { seat: 'usa' },
          seats: { usa: {} },
          units: [{ at: '4,4', seat: 'usa', unit: 'y' }],
        },
      },
    ],
  ])('a bad set-up is refused by the catalogue: %j', (setup) => {
    const read = other.rules.parseSetup(setup);
    const problems = read.ok ? [] : read.problems.map((p) => p.message);
    expect(problems.length).toBeGreaterThan(0);
    expect(unspoken(problems)).toEqual([]);
  });

  it('the picture, the help and what cannot be read', () => {
    const wrong = ['fly', 'move', 'move 1,1 home', 'stop it', 'transfer much'];
    const problems = wrong
      .map((text) => parseWish(other.language, text))
      .flatMap((read) => (read.ok ? [] : [read.problem]));
    expect(problems).toHaveLength(wrong.length);
    expect(unspoken(problems.map((p) => printWishProblem(p, other.language.words)))).toEqual([]);
    expect(unspoken(other.language.forms.map((form) => form.help))).toEqual([]);
  });
});

describe('the English catalogue', () => {
  it('names a side with its article', () => {
    const { state } = Match.start(acesGame.rules, tableOf('four players'), 'words');
    const told = state.seats.map((_, seat) => acesGame.tell(state, income(seat), 'all'));
    expect(told).toContain('The United States collects 2 coins');
    expect(told).toContain('The Soviet Union collects 2 coins');
    expect(told).toContain('Germany I collects 2 coins');
  });

  it('counts', () => {
    expect([0, 1, 2].map((n) => en.tell.shots('Tiger', n))).toEqual([
      'Tiger lands 0 hits',
      'Tiger lands 1 hit',
      'Tiger lands 2 hits',
    ]);
    expect(en.names.list(['1', '2', '3'])).toBe('1, 2 and 3');
  });
});

function income(seat: number): GameEvent & { readonly seat: number; readonly coins: number } {
  return { type: 'income', rule: 'AA-MONEY-01', seat, coins: 2 };
}
