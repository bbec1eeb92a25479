import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { acesGame } from '../game';
import { hexName, hexNamed } from '../names/names';
import { drawn, piece, position } from '../rules/table.fixture';
import { goalsOf, goalsThrough, interceptorsAt, saferWays, threatsAt } from './questions';

function table(units: readonly object[], more: object = {}) {
  return new Sandbox(acesGame, position(units, more), []);
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

describe('a way of one’s own', () => {
  const hexes = (s: ReturnType<typeof table>, ...names: string[]) => names.map((name) => hexNamed(s.state, name));
  /** The Tiger beside the road could stop the Sherman on 4,4; the wood on the other side costs more. */
  const ambush = () =>
    table([piece('usa', 'sherman', '3,3'), piece('germany-1', 'tiger', '5,3')], { map: drawn({ '3,4': 'forest' }) });

  it('is offered where it is safer and the points suffice, and only there', () => {
    const s = ambush();
    const goals = goalsOf(s.state, 0, -1);
    const safer = saferWays(s.state, 0, -1, goals);
    const [to] = hexes(s, '4,5');
    expect(goals.find((g) => g.hex === to)).toMatchObject({ cost: 4, path: hexes(s, '4,4', '4,5') });
    expect(safer.find((g) => g.hex === to)).toEqual({ hex: to, cost: 5, path: hexes(s, '3,4', '4,5') });
    // at the goal itself nothing is left to stop; the other way is safe anyhow
    for (const hex of hexes(s, '4,4', '3,2')) expect(safer.some((g) => g.hex === hex)).toBe(false);
  });

  it('leads through the hexes that were named, with what all of it costs', () => {
    const s = ambush();
    const [by, to, enemy] = hexes(s, '3,4', '4,5', '5,3');
    const goals = goalsThrough(s.state, 0, -1, [by ?? 0]);
    expect(goals.find((g) => g.hex === to)).toEqual({ hex: to, cost: 5, path: [by, to] });
    expect(goals[0]).toEqual({ hex: by, cost: 3, path: [by] });
    expect(goals.every((g) => g.path[0] === by)).toBe(true);
    expect(goalsThrough(s.state, 0, -1, [enemy ?? 0])).toEqual([]);
    expect(s.state.units[0]?.at).toBe(hexNamed(s.state, '3,3'));
  });

  it('is gone as it was drawn, hex by hex', () => {
    const s = ambush();
    s.do('move 3,3 4,5 by s-se');
    expect(s.state.units[0]?.at).toBe(hexNamed(s.state, '3,4'));
    s.do('move 3,4 4,5 by se');
    expect(s.state.units[0]?.at).toBe(hexNamed(s.state, '4,5'));
  });

  it.each([
    ['move 3,3 4,5 by s', 'AA-MOVE-06'],
    ['move 3,3 4,5 by up-down', 'AA-MOVE-06'],
    ['move 3,3 5,3 by se-ne', 'AA-MOVE-11'],
    ['move 3,3 3,8 by s-s-s-s-s', 'AA-MOVE-07'],
  ])('that cannot be is refused as a whole: %s', (wish, rule) => {
    const s = ambush();
    expect(s.refusals(wish).map((r) => r.rule)).toContain(rule);
    expect(s.state.units[0]?.at).toBe(hexNamed(s.state, '3,3'));
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
