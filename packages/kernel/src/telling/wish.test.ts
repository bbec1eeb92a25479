import { describe, expect, it } from 'vitest';
import { parseWish, printForm, printWishProblem, type Wish, type WishForm, type WishLanguage, wishForm } from './wish';

/** `give 2 to usa`: a word that must stand there cannot be left out. */
const give: WishForm = {
  verb: 'give',
  slots: [
    { name: 'coins', kind: 'number' },
    { name: 'ally', kind: 'word', after: 'to' },
  ],
  help: 'hand coins to an ally',
};

const language: WishLanguage = {
  forms: [
    wishForm('deploy', 'card:word at:place [upgrades:extras]', 'deploy a unit'),
    wishForm('move', 'from:place to:place', 'move a unit'),
    wishForm('shoot', 'from:place to:place [with weapon:word]', 'shoot at a unit'),
    wishForm('play', 'card:word [at:place] [upgrades:extras]', 'play a card'),
    wishForm('bid', '[points:number] side:word', 'bid for a side'),
    wishForm('end', '', 'end the phase'),
    give,
  ],
  isPlace: (text) => /^[a-h][1-6]$/.test(text),
  placeHint: 'a space such as c3',
};

const NOTHING: Wish = { verb: '', places: {}, words: {}, numbers: {}, extras: [] };

describe('parseWish', () => {
  it.each<[string, Partial<Wish>]>([
    ['end', { verb: 'end' }],
    ['  end  ', { verb: 'end' }],
    ['END', { verb: 'end' }],
    ['move c2 c3', { verb: 'move', places: { from: 'c2', to: 'c3' } }],
    ['Move\tC2   c3', { verb: 'move', places: { from: 'c2', to: 'c3' } }],
    ['move\u00a0c2\u3000c3', { verb: 'move', places: { from: 'c2', to: 'c3' } }],
    ['shoot c3 c5', { verb: 'shoot', places: { from: 'c3', to: 'c5' } }],
    ['shoot c3 c5 with mg', { verb: 'shoot', places: { from: 'c3', to: 'c5' }, words: { weapon: 'mg' } }],
    ['shoot c3 c5 with with', { verb: 'shoot', places: { from: 'c3', to: 'c5' }, words: { weapon: 'with' } }],
    ['deploy light-infantry c1', { verb: 'deploy', words: { card: 'light-infantry' }, places: { at: 'c1' } }],
    [
      'deploy m4a2 c1 +grenades +smoke +grenades',
      { verb: 'deploy', words: { card: 'm4a2' }, places: { at: 'c1' }, extras: ['grenades', 'smoke', 'grenades'] },
    ],
    ['deploy c1 c1', { verb: 'deploy', words: { card: 'c1' }, places: { at: 'c1' } }],
    ['play ambush', { verb: 'play', words: { card: 'ambush' } }],
    ['play ambush c4', { verb: 'play', words: { card: 'ambush' }, places: { at: 'c4' } }],
    ['play ambush +smoke', { verb: 'play', words: { card: 'ambush' }, extras: ['smoke'] }],
    ['play ambush c4 +smoke', { verb: 'play', words: { card: 'ambush' }, places: { at: 'c4' }, extras: ['smoke'] }],
    ['bid 3 axis', { verb: 'bid', numbers: { points: 3 }, words: { side: 'axis' } }],
    ['bid axis', { verb: 'bid', words: { side: 'axis' } }],
    ['bid 000007 axis', { verb: 'bid', numbers: { points: 7 }, words: { side: 'axis' } }],
    ['bid 999999 axis', { verb: 'bid', numbers: { points: 999_999 }, words: { side: 'axis' } }],
    ['give 2 to usa', { verb: 'give', numbers: { coins: 2 }, words: { ally: 'usa' } }],
  ])('reads "%s"', (text, expected) => {
    expect(parseWish(language, text)).toEqual({ ok: true, value: { ...NOTHING, ...expected } });
  });

  const COMMAND = 'a command';

  it.each<[string, number, string, string]>([
    ['', 1, COMMAND, 'the end'],
    ['   ', 1, COMMAND, 'the end'],
    ['fly c2', 1, COMMAND, '"fly"'],
    ['  fly c2', 3, COMMAND, '"fly"'],
    ['mov c2 c3', 1, COMMAND, '"mov"'],
    ['с2 c3', 1, COMMAND, '"с2"'],
    ['__proto__', 1, COMMAND, '"__proto__"'],
    ['constructor', 1, COMMAND, '"constructor"'],
    ['move', 5, 'from: a space such as c3', 'the end'],
    ['move c2', 8, 'to: a space such as c3', 'the end'],
    ['move c2  ', 10, 'to: a space such as c3', 'the end'],
    ['move c2 z9', 9, 'to: a space such as c3', '"z9"'],
    ['move c2 🙂 c3', 9, 'to: a space such as c3', '"🙂"'],
    ['move c2 c3 c4', 12, 'the end of "move FROM TO"', '"c4"'],
    ['end now', 5, 'the end of "end"', '"now"'],
    ['shoot c3 c5 mg', 13, 'the end of "shoot FROM TO [with WEAPON]"', '"mg"'],
    ['shoot c3 c5 with', 17, 'weapon: a name such as mg', 'the end'],
    ['shoot c3 c5 with m_g', 18, 'weapon: a name such as mg', '"m_g"'],
    ['shoot c3 c5 with mg now', 21, 'the end of "shoot FROM TO [with WEAPON]"', '"now"'],
    ['deploy -x c1', 8, 'card: a name such as mg', '"-x"'],
    ['deploy m4 c1 +', 14, 'an upgrade such as +grenades', '"+"'],
    ['deploy m4 c1 +mg ++', 18, 'an upgrade such as +grenades', '"++"'],
    ['deploy m4 c1 mg', 14, 'the end of "deploy CARD AT [+NAME …]"', '"mg"'],
    ['deploy +mg m4 c1', 8, 'card: a name such as mg', '"+mg"'],
    ['play ambush c9', 13, 'at: a space such as c3', '"c9"'],
    ['play ambush c9 +smoke', 13, 'at: a space such as c3', '"c9"'],
    ['play ambush +smoke c4', 20, 'the end of "play CARD [AT] [+NAME …]"', '"c4"'],
    ['bid', 4, 'side: a name such as mg', 'the end'],
    ['bid 3', 6, 'side: a name such as mg', 'the end'],
    ['bid -3 axis', 5, 'side: a name such as mg', '"-3"'],
    ['bid 1.5 axis', 5, 'side: a name such as mg', '"1.5"'],
    ['give 1000000 to usa', 6, 'coins: a whole number', '"1000000"'],
    ['give 2', 7, '"to"', 'the end'],
    ['give 2 usa', 8, '"to"', '"usa"'],
    ['give 2 to', 10, 'ally: a name such as mg', 'the end'],
  ])('answers "%s" at column %i', (text, column, expected, found) => {
    expect(parseWish(language, text)).toMatchObject({ ok: false, problem: { column, expected, found } });
  });

  it('quotes no more than the beginning of a very long word', () => {
    const long = 'x'.repeat(50_000);
    const found = `"${'x'.repeat(40)}"`;
    expect(parseWish(language, long)).toMatchObject({ ok: false, problem: { column: 1, expected: COMMAND, found } });
    expect(parseWish(language, `move ${long} c3`)).toMatchObject({
      ok: false,
      problem: { column: 6, expected: 'from: a space such as c3', found },
    });
  });

  it('reads on to the fault behind a hundred thousand words', () => {
    const text = `deploy m4 c1 ${'+mg '.repeat(100_000)}!`;
    const parsed = parseWish(language, text);
    expect(parsed).toMatchObject({ ok: false, problem: { column: text.length, found: '"!"' } });
  });
});

describe('wishForm', () => {
  it('reads slots, optional ones, words before them, and upgrades', () => {
    expect(wishForm('shoot', ' from:place [n:number]  [with weapon:word] [extra:extras] ', 'help')).toEqual({
      verb: 'shoot',
      help: 'help',
      slots: [
        { name: 'from', kind: 'place' },
        { name: 'n', kind: 'number', optional: true },
        { name: 'weapon', kind: 'word', after: 'with', optional: true },
        { name: 'extra', kind: 'extras', optional: true },
      ],
    });
  });

  it.each(['from', 'from:hex', 'from:', '[with]', '[]'])('refuses the pattern "%s"', (pattern) => {
    expect(() => wishForm('go', pattern, '')).toThrow(`Wish form "go": cannot read "${pattern}".`);
  });
});

describe('printForm', () => {
  it.each([
    ['end', '', 'end'],
    ['move', 'from:place to:place', 'move FROM TO'],
    ['shoot', 'from:place to:place [with weapon:word]', 'shoot FROM TO [with WEAPON]'],
    ['deploy', 'card:word at:place up:extras', 'deploy CARD AT [+NAME …]'],
    ['bid', '[points:number]', 'bid [POINTS]'],
  ])('%s', (verb, pattern, expected) => {
    expect(printForm(wishForm(verb, pattern, ''))).toBe(expected);
  });

  it('prints a word that must stand there', () => {
    expect(printForm(give)).toBe('give COINS to ALLY');
  });
});

describe('printWishProblem', () => {
  it('says where, what was expected and what stands there', () => {
    const problem = { column: 9, expected: 'to: a space such as c3', found: '"z9"' };
    expect(printWishProblem(problem)).toBe('column 9: expected to: a space such as c3, found "z9"');
  });
});
