import { describe, expect, it } from 'vitest';
import { parsed, run } from '../harness.fixture';

describe('sandtable cards', () => {
  it('lists every card of both games', async () => {
    const all = parsed(await run(['cards', '--json'])) as { game: string; id: string }[];
    expect(all.filter(({ game }) => game === '2gm').length).toBeGreaterThan(290);
    expect(all.filter(({ game }) => game === 'aces')).toHaveLength(24);
  });

  it('is narrowed by words and by any number of filters', async () => {
    const filter = ['--filter', 'nation=germany', '--filter', 'type=tank', '--filter', 'armor>5'];
    const heavy = parsed(await run(['cards', ...filter, '--json'])) as { id: string; armor: number; nation: string }[];
    expect(heavy.map(({ id }) => id)).toContain('germany/tiger');
    expect(heavy.every(({ armor, nation }) => armor > 5 && nation === 'germany')).toBe(true);
    const scouts = parsed(await run(['cards', '--filter', 'tags=scout', '--json'])) as { id: string }[];
    expect(scouts.length).toBeGreaterThan(0);
    expect((await run(['cards', 'promotion'])).out).toMatch(/^2gm +support\/promotion +Promotion +support +2$/m);
  });

  it('says what it does not understand, and that nothing fits', async () => {
    expect((await run(['cards', '--filter', 'colour=red'])).err).toMatch(
      /^Expected --filter FIELD=VALUE with one of game, /,
    );
    expect((await run(['cards', '--filter', 'cost<x'])).err).toBe(
      'Expected a number after < in --filter, found "x".\n',
    );
    expect(await run(['cards', 'zeppelin'])).toEqual({ code: 1, out: 'No card fits.\n', err: '' });
  });
});

describe('sandtable deck', () => {
  const text = 'Deck: Two tanks\nNation: Germany\n\n2 Tiger\n12 Light Infantry\n';

  it('checks a deck, makes its code and its text, and counts its chances', async () => {
    const checked = parsed(await run(['deck', 'check', '-', '--json'], { stdin: text }));
    expect(checked).toMatchObject({ legal: true, cards: 14, problems: [], unknown: [] });
    const { out: code } = await run(['deck', 'code', '-'], { stdin: text });
    expect(code).toBe('2GM1.AQIDCGE.6cu7o\n');
    expect((await run(['deck', 'text', '-'], { stdin: code })).out).toMatch(/\n2 Tiger\n|\n12 Light Infantry\n/);
    const odds = parsed(await run(['deck', 'odds', '-', '--json'], { stdin: code })) as {
      odds: { id: string; seen: { p: number }[] }[];
    };
    const tiger = odds.odds.find(({ id }) => id === 'germany/tiger');
    // one minus no Tiger in five cards: 12·11·10·9·8 / 14·13·12·11·10
    expect(tiger?.seen[0]?.p).toBeCloseTo(1 - (9 * 8) / (14 * 13), 12);
    expect((await run(['deck', 'odds', '-'], { stdin: code })).out).toMatch(/^card +copies +hand +turn 1/);
  });

  it('says no to an illegal deck with every rule it breaks', async () => {
    const bad = await run(['deck', 'check', '-', '--points', '10', '--year', '1940'], {
      stdin: `${text}1 Death Star\n`,
    });
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/entered service in 1942, after 1940 \(2GM-DECK-19\)\.\n/);
    expect(bad.out).toMatch(/points of 10 \(2GM-DECK-07\)\.\nnot legal: 14 cards, \d+ points of 10\n$/);
    expect(bad.err).toBe('standard input: no card of ours: 1 Death Star\n');
  });

  it('refuses what is no deck in one line', async () => {
    const refused = await run(['deck', 'code', '-'], { stdin: 'hello' });
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(/^standard input: Expected a deck code, a link, .*\.\n$/);
    expect((await run(['deck', 'check', '-', '--points', 'x'], { stdin: text })).err).toMatch(
      /as --points, found "x"\.\n$/,
    );
  });
});
