import { describe, expect, it } from 'vitest';
import { factOfText } from '../telling/fact';
import { Abilities, type Ability, type Holder } from './hooks';

interface Weather {
  readonly wind: number;
}

interface Hooks {
  aim(s: Weather, range: number): number;
  armor(s: Weather, side: string): number;
  cost(s: Weather, hexes: number): number;
  mayMove(s: Weather, hexes: number): boolean;
  seen(s: Weather, range: number): boolean;
}

const COMBINE = { aim: 'sum', armor: 'max', cost: 'min', mayMove: 'all', seen: 'any' } as const;
const CALM: Weather = { wind: 0 };

function ability(id: string, hooks: Partial<Hooks>): Ability<Hooks> {
  return { id, rule: `R-${id}`, label: factOfText(`The ${id}`), hooks };
}

function holder(abilities: Abilities<Hooks>, ...ids: string[]): Holder {
  const numbers = ids.map((id) => abilities.number(id) ?? -1);
  return { abilities: numbers, mask: abilities.maskOf(numbers) };
}

const list = [
  ability('keen', { aim: () => 2 }),
  ability('slow', { aim: (_s, range) => -range, mayMove: (_s, hexes) => hexes < 2 }),
  ability('thick', { armor: () => 4 }),
  ability('thin', { armor: () => -1, cost: () => 3 }),
  ability('cheap', { cost: (s) => s.wind, mayMove: () => true }),
  ability('loud', { seen: () => true }),
  ability('dim', { seen: (_s, range) => range < 3 }),
  ability('idle', {}),
];
const abilities = new Abilities<Hooks>(COMBINE, list);

describe('numbers from abilities', () => {
  it('are numbered in the order of the listing', () => {
    expect(abilities.names).toEqual(['keen', 'slow', 'thick', 'thin', 'cheap', 'loud', 'dim', 'idle']);
    expect(abilities.names.map((id) => abilities.number(id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(abilities.number('nobody')).toBeUndefined();
    expect(abilities.number('constructor')).toBeUndefined();
  });

  it.each<['aim', string[], number, number]>([
    ['aim', [], 5, 5],
    ['aim', ['idle'], 5, 5],
    ['aim', ['keen'], 0, 2],
    ['aim', ['keen', 'slow'], 0, -1],
    ['aim', ['keen', 'slow'], 10, 9],
  ])('sum: %s of %j on a base of %i is %i', (name, ids, none, expected) => {
    expect(abilities.value(name, holder(abilities, ...ids), none, CALM, 3)).toBe(expected);
  });

  it.each<[string[], number, number]>([
    [[], 7, 7],
    [['keen'], 7, 7],
    [['thick'], 7, 4],
    [['thin'], 7, -1],
    [['thick', 'thin'], 7, 4],
    [['thin', 'thick'], 7, 4],
    [['thin', 'idle'], 0, -1],
  ])('max: of %j, with %i for nobody answering, is %i', (ids, none, expected) => {
    expect(abilities.value('armor', holder(abilities, ...ids), none, CALM, 'front')).toBe(expected);
  });

  it.each<[string[], number, number]>([
    [[], 1, 1],
    [['thin'], 1, 3],
    [['thin', 'cheap'], 9, 2],
    [['cheap', 'thin'], 0, 2],
  ])('min: of %j, with %i for nobody answering, is %i', (ids, none, expected) => {
    expect(abilities.value('cost', holder(abilities, ...ids), none, { wind: 2 }, 1)).toBe(expected);
  });
});

describe('yes and no from abilities', () => {
  it.each<[string[], boolean, number, boolean]>([
    [[], true, 5, true],
    [[], false, 5, false],
    [['loud'], false, 5, false],
    [['slow'], false, 1, true],
    [['slow'], true, 2, false],
    [['slow', 'cheap'], true, 2, false],
    [['cheap', 'slow'], true, 2, false],
    [['slow', 'cheap'], false, 1, true],
  ])('all: of %j, with %s for nobody answering, at %i is %s', (ids, none, hexes, expected) => {
    expect(abilities.holds('mayMove', holder(abilities, ...ids), none, CALM, hexes)).toBe(expected);
  });

  it.each<[string[], boolean, number, boolean]>([
    [[], true, 5, true],
    [[], false, 5, false],
    [['dim'], true, 5, false],
    [['dim'], false, 2, true],
    [['dim', 'loud'], false, 5, true],
    [['loud', 'dim'], false, 5, true],
  ])('any: of %j, with %s for nobody answering, at %i is %s', (ids, none, range, expected) => {
    expect(abilities.holds('seen', holder(abilities, ...ids), none, CALM, range)).toBe(expected);
  });
});

describe('the mask', () => {
  it('has one bit per hook somebody answers', () => {
    const masks = ['keen', 'thick', 'cheap', 'idle'].map((id) => holder(abilities, id).mask);
    // bits in the order of the hooks' names: aim, armor, cost, mayMove, seen
    expect(masks).toEqual([0b00001, 0b00010, 0b01100, 0]);
    expect(holder(abilities, 'keen', 'thick', 'cheap').mask).toBe(0b01111);
  });

  it('turns a holder away before any hook is looked up', () => {
    let asked = 0;
    const counting = new Abilities<Hooks>(COMBINE, [
      ability('probe', {
        aim: () => {
          asked++;
          return 1;
        },
        seen: () => {
          asked++;
          return true;
        },
      }),
    ]);
    const masked: Holder = { abilities: [0], mask: 0 };
    expect(counting.value('aim', masked, 0, CALM, 1)).toBe(0);
    expect(counting.holds('seen', masked, false, CALM, 1)).toBe(false);
    expect(asked).toBe(0);
    expect(counting.value('aim', holder(counting, 'probe'), 0, CALM, 1)).toBe(1);
    expect(counting.holds('seen', holder(counting, 'probe'), false, CALM, 1)).toBe(true);
    expect(asked).toBe(2);
  });

  it('holds any number of hooks: those past the thirtieth share a bit and keep their answers apart', () => {
    type Many = Record<string, (s: Weather, c: number) => number | boolean>;
    const named = Array.from({ length: 40 }, (_, i) => `hook${String(i).padStart(2, '0')}`);
    const combine = Object.fromEntries(named.map((name) => [name, name === 'hook39' ? 'all' : 'sum'])) as Record<
      string,
      'sum'
    >;
    const given = (id: string, hooks: Many): Ability<Many> => ({ id, rule: '', label: factOfText(''), hooks });
    const many = new Abilities<Many>(combine, [
      given('own', { hook29: () => 3 }),
      given('shared', { hook30: () => 5 }),
      given('last', { hook39: () => true }),
    ]);
    const held = (n: number): Holder => ({ abilities: [n], mask: many.maskOf([n]) });
    expect([0, 1, 2].map((n) => held(n).mask)).toEqual([2 ** 29, 2 ** 30, 2 ** 30]);
    expect(many.value('hook30' as never, held(1), 1, CALM as never, 0 as never)).toBe(6);
    expect(many.value('hook31' as never, held(1), 1, CALM as never, 0 as never)).toBe(1);
    expect(many.holds('hook39' as never, held(1), false, CALM as never, 0 as never)).toBe(false);
    expect(many.holds('hook39' as never, held(2), false, CALM as never, 0 as never)).toBe(true);
    expect(['hook29', 'hook30', 'hook31'].map((name) => many.answersTo(name, held(1)))).toEqual([false, true, false]);
  });
});

describe('the listing', () => {
  it('refuses two abilities of one name', () => {
    expect(() => new Abilities<Hooks>(COMBINE, [ability('keen', {}), ability('keen', {})])).toThrow(
      'Two abilities are called "keen".',
    );
  });
});

describe('explaining', () => {
  it('names every ability that changed a number, in the order held', () => {
    expect(abilities.explain('aim', holder(abilities, 'slow', 'idle', 'keen'), CALM, 3)).toEqual([
      { rule: 'R-slow', label: factOfText('The slow'), value: -3 },
      { rule: 'R-keen', label: factOfText('The keen'), value: 2 },
    ]);
  });

  it('names only the answer that decides where the highest or lowest counts', () => {
    expect(abilities.explain('armor', holder(abilities, 'thin', 'thick'), CALM, 'front')).toEqual([
      { rule: 'R-thick', label: factOfText('The thick'), value: 4 },
    ]);
    expect(abilities.explain('cost', holder(abilities, 'thin', 'cheap'), { wind: 2 }, 1)).toEqual([
      { rule: 'R-cheap', label: factOfText('The cheap'), value: 2 },
    ]);
  });

  it('leaves out an answer of 0', () => {
    expect(abilities.explain('aim', holder(abilities, 'slow', 'keen'), CALM, 0)).toEqual([
      { rule: 'R-keen', label: factOfText('The keen'), value: 2 },
    ]);
  });

  it('names those who said no where all must say yes', () => {
    expect(abilities.explain('mayMove', holder(abilities, 'slow', 'cheap'), CALM, 2)).toEqual([
      { rule: 'R-slow', label: factOfText('The slow'), value: 0 },
    ]);
    expect(abilities.explain('mayMove', holder(abilities, 'slow', 'cheap'), CALM, 1)).toEqual([]);
  });

  it('names those who said yes where one yes is enough', () => {
    expect(abilities.explain('seen', holder(abilities, 'dim', 'loud'), CALM, 5)).toEqual([
      { rule: 'R-loud', label: factOfText('The loud'), value: 1 },
    ]);
  });

  it('sums up to the value', () => {
    const both = holder(abilities, 'keen', 'slow');
    const sum = abilities.explain('aim', both, CALM, 3).reduce((n, item) => n + item.value, 0);
    expect(abilities.value('aim', both, 0, CALM, 3)).toBe(sum);
  });
});

describe('the probe', () => {
  it('is told every ability that answers, in order, and only those', () => {
    const told: string[] = [];
    const probed = new Abilities<Hooks>(COMBINE, list);
    probed.probe = (id) => void told.push(id);
    probed.value('aim', holder(probed, 'keen', 'idle', 'slow'), 0, CALM, 1);
    probed.holds('seen', holder(probed, 'loud', 'dim'), false, CALM, 1);
    expect(told).toEqual(['keen', 'slow', 'loud']);
    probed.probe = null;
    probed.value('aim', holder(probed, 'keen'), 0, CALM, 1);
    expect(told).toHaveLength(3);
  });
});

describe('types', () => {
  it('reject wrong hooks at compile time; whoever gets around them is answered like somebody without abilities', () => {
    const nobody = holder(abilities);
    // @ts-expect-error a yes-or-no hook has no value
    expect(abilities.value('seen', nobody, 7, CALM, 1)).toBe(7);
    // @ts-expect-error a number does not hold
    expect(abilities.holds('aim', nobody, true, CALM, 1)).toBe(true);
    // @ts-expect-error there is no such hook
    expect(abilities.value('sight', nobody, 7, CALM, 1)).toBe(7);
    // @ts-expect-error the situation of this hook is a number
    expect(abilities.value('aim', nobody, 7, CALM, 'front')).toBe(7);
    // @ts-expect-error the situation is missing
    expect(abilities.value('aim', nobody, 7, CALM)).toBe(7);
  });

  it('reject wrong listings at compile time', () => {
    // @ts-expect-error an ability answers only hooks that exist
    const odd = ability('odd', { sight: () => 1 });
    // @ts-expect-error a number hook answers a number
    const wrong = ability('wrong', { aim: () => true });
    // @ts-expect-error numbers are not combined by `all`
    expect(new Abilities<Hooks>({ ...COMBINE, aim: 'all' }, [odd]).names).toEqual(['odd']);
    // @ts-expect-error every hook says how it is combined
    expect(new Abilities<Hooks>({ aim: 'sum' }, [wrong]).names).toEqual(['wrong']);
  });
});
