import { Scene } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { acesGame } from './game';
import { hexName, hexNamed } from './names';
import { goalsOf, interceptorsAt, threatsAt } from './questions';
import { drawn, piece, position } from './rules/table.fixture';

function table(units: readonly object[], more: object = {}) {
  return new Scene(acesGame, position(units, more), []);
}

describe('goalsOf', () => {
  it('lists exactly the hexes of the wishes, with the price of the cheapest way', () => {
    const s = table([piece('usa', 'infantry', '2,4'), piece('usa', 'sherman', '2,3')], {
      map: drawn({ '3,4': 'forest' }),
    });
    const goals = goalsOf(s.state, 0, -1);
    const wished = (acesGame.moreWishes?.(s.state, 1) ?? []).filter((w) => w.startsWith('move 2,4 '));
    expect(goals.map((g) => `move 2,4 ${hexName(s.state, g.hex)}`)).toEqual(wished);
    const forest = goals.find((g) => hexName(s.state, g.hex) === '3,4');
    expect([forest?.cost, forest?.path.length]).toEqual([3, 1]);
  });
});

describe('the way a person sends a unit', () => {
  const bomber = piece('usa', 'b-17', '3,3');
  const names = (s: ReturnType<typeof table>, hexes: readonly number[] = []) =>
    hexes.map((hex) => hexName(s.state, hex));
  const shown = (s: ReturnType<typeof table>, to: string) =>
    names(s, goalsOf(s.state, 0, -1).find((g) => g.hex === hexNamed(s.state, to))?.path);

  it('is the safest of those that cost the same, as drawn and as flown', () => {
    const s = table([bomber, piece('germany-1', 'ju-87', '5,3')]);
    expect(shown(s, '5,5')).toEqual(['3,4', '4,5', '5,5']);
    s.do('move 3,3 5,5', 'move 3,4 5,5', 'move 4,5 5,5');
    const flown = s.events.flatMap((e) => (e.type === 'moved' && 'hex' in e ? [Number(e.hex)] : []));
    expect(names(s, flown)).toEqual(['3,4', '4,5', '5,5']);
  });

  it('goes by direction where nothing threatens', () => {
    expect(shown(table([bomber]), '5,5')).toEqual(['4,4', '5,4', '5,5']);
  });

  it('never pays more for safety', () => {
    const s = table([piece('usa', 'sherman', '3,3'), piece('germany-1', 'tiger', '5,3')], {
      map: drawn({ '3,4': 'forest' }),
    });
    expect(shown(s, '4,5')).toEqual(['4,4', '4,5']);
  });
});

describe('interceptorsAt', () => {
  it('finds who the window would ask, and nobody in fog', () => {
    const units = [piece('usa', 'infantry', '2,4'), piece('germany-1', 'tiger', '4,4')];
    const s = table(units).state;
    expect(interceptorsAt(s, 0, hexNamed(s, '3,4'))).toEqual([1]);
    expect(interceptorsAt(s, 0, hexNamed(s, '2,3'))).toEqual([]);
    expect(s.units[0]?.at).toBe(hexNamed(s, '2,4'));
    expect(interceptorsAt(table(units, { weather: 'fog' }).state, 0, hexNamed(s, '3,4'))).toEqual([]);
  });
});

describe('threatsAt', () => {
  it('finds enemies whose range covers the hex, and no tank that looks at a plane', () => {
    const s = table([
      piece('usa', 'infantry', '2,4'),
      piece('germany-1', 'tiger', '4,4'),
      piece('usa', 'p-51', '1,1'),
    ]).state;
    expect(threatsAt(s, 0, hexNamed(s, '3,4'))).toEqual([1]);
    expect(threatsAt(s, 2, hexNamed(s, '3,4'))).toEqual([]);
    expect(threatsAt(s, 0, hexNamed(s, '2,4'))).toEqual([]);
  });
});
