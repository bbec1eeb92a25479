import { describe, expect, it } from 'vitest';
import { linkTo, secretIn } from './links';
import { quietHours } from './notices';
import { cleanName } from './own-name';
import { clockFace, clocksAt, passedMark } from './seat-clock';
import { titled } from './watch-turns';

const SECRET = 'abcdefghijklmnopqrst_-';

describe('links', () => {
  it('carry their secret in the fragment, which no server sees', () => {
    const link = new URL(linkTo(SECRET, 'https://play.example.org/app/'));
    expect(link.pathname + link.search).toBe('/app/');
    expect(link.hash).toBe(`#/join/${SECRET}`);
  });

  it.each([SECRET, ` ${SECRET}\n`, `https://play.example.org/#/join/${SECRET}`, `#/join/${SECRET}?x=1`])(
    'are read from %j',
    (text) => expect(secretIn(text)).toBe(SECRET),
  );

  it.each(['', 'hello', `${SECRET}a`, 'https://play.example.org/'])('are not read from %j', (text) => {
    expect(secretIn(text)).toBeNull();
  });
});

describe('names', () => {
  it('are one line of what can be seen', () => {
    expect(cleanName('  An\u0000na \n Maria ')).toBe('An na Maria');
    expect(cleanName('\u202e\u200b')).toBe('');
    expect(cleanName('x'.repeat(60))).toHaveLength(40);
  });
});

describe('clocks', () => {
  const clock = {
    rules: {},
    seats: [
      { leftMs: 5000, bankMs: 0, running: true, late: false },
      { leftMs: 9000, bankMs: 0, running: false, late: false },
    ],
  };

  it('count down from what was heard, for who is on the move', () => {
    const [first, second] = clocksAt({ clock } as never, 1000, 3000) ?? [];
    expect([first?.leftMs, second?.leftMs]).toEqual([3000, 9000]);
    expect(clocksAt({ clock } as never, 1000, 99_000)?.[0]?.leftMs).toBe(0);
    expect(clocksAt({ clock: null }, 0, 0)).toBeNull();
  });

  it('show minutes, hours or days', () => {
    expect([clockFace(65_000), clockFace(3_700_000), clockFace(90_000_000)]).toEqual(['1:05', '1:01:40', '1d 1h']);
  });

  it('are announced twice, and only when a mark is passed', () => {
    expect(passedMark(61_000, 60_000)).toBe(60_000);
    expect(passedMark(60_000, 59_000)).toBeNull();
    expect(passedMark(10_200, 9900)).toBe(10_000);
  });
});

describe('turns', () => {
  it('are counted before the title, once', () => {
    expect(titled('Matches · Sandtable', 2)).toBe('(2) Matches · Sandtable');
    expect(titled('(2) Matches · Sandtable', 3)).toBe('(3) Matches · Sandtable');
    expect(titled('(3) Matches · Sandtable', 0)).toBe('Matches · Sandtable');
  });
});

describe('silent hours', () => {
  it('are told in the time of the server', () => {
    // east of Greenwich the offset of a browser is negative
    expect(quietHours(-120)).toEqual({ from: 20 * 60, to: 6 * 60 });
    expect(quietHours(300)).toEqual({ from: 3 * 60, to: 13 * 60 });
  });
});
