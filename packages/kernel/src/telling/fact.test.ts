import { describe, expect, it } from 'vitest';
import { type Fact, factOfText, factsOf, isFact, packFact, readAll, readFact, sameFact, unpackFact } from './fact';

const english = {
  refusals: {
    taken: 'The hex is taken.',
    tooFar: (hex: string, steps: number) => `${hex} is ${steps} steps away.`,
    because: (text: string, grounds: readonly string[]) => `${text} (${grounds.join(', ')})`,
    bids: (bids: readonly { readonly seat: string; readonly ap: number }[]) =>
      bids.map((bid) => `${bid.seat} ${bid.ap}`).join(', '),
  },
  names: { factions: ['Red', 'Blue'] as readonly string[], units: {} as Readonly<Record<string, string>> },
};
const spanish: typeof english = {
  refusals: {
    taken: 'La casilla está ocupada.',
    tooFar: (hex, steps) => `A ${steps} pasos: ${hex}.`,
    because: (text, grounds) => `${grounds.join(' y ')}: ${text}`,
    bids: (bids) => bids.map((bid) => `${bid.ap} de ${bid.seat}`).join(' y '),
  },
  names: { factions: ['Rojo', 'Azul'], units: {} },
};
const say = factsOf(english);

describe('facts', () => {
  it('have the shape of the catalogue they are made from', () => {
    expect(say.refusals.taken).toEqual({ key: 'refusals.taken', args: [] });
    expect(say.refusals.tooFar('4,7', 3)).toEqual({ key: 'refusals.tooFar', args: ['4,7', 3] });
    expect(say.names.factions[1]).toEqual({ key: 'names.factions.1', args: [] });
  });

  it('cost nothing where there are no gaps', () => {
    expect(say.refusals.taken).toBe(say.refusals.taken);
    expect(Object.isFrozen(say.refusals.taken)).toBe(true);
  });

  it('are read in any language, with facts in their gaps, lists and lists of things with names', () => {
    const fact = say.refusals.because(say.refusals.taken, [say.names.factions[0] ?? '', 'c']);
    expect(readFact(english, fact)).toBe('The hex is taken. (Red, c)');
    expect(readFact(spanish, fact)).toBe('Rojo y c: La casilla está ocupada.');
    const bids = say.refusals.bids([{ seat: say.names.factions[1] ?? '', ap: 3 }]);
    expect([readFact(english, bids), readFact(spanish, bids)]).toEqual(['Blue 3', '3 de Azul']);
  });

  it('survive a round trip as data and as one word', () => {
    const fact = say.refusals.because(say.refusals.tooFar('4,7', 3), ['a']);
    expect(JSON.parse(JSON.stringify(fact))).toEqual(fact);
    for (const each of [fact, say.refusals.taken, factOfText('what somebody wrote')]) {
      expect(unpackFact(packFact(each))).toEqual(each);
    }
    expect(packFact(say.refusals.taken)).toBe('refusals.taken');
  });

  it.each([
    'refusals.nothing',
    'refusals',
    'names.units.constructor',
    '__proto__.constructor',
    'refusals.taken.length',
    '',
  ])('of a catalogue that does not know %j are named by their key', (key) => {
    expect(readFact(english, { key, args: [] })).toBe(key);
  });

  it('with gaps that do not fit are named by their key', () => {
    expect(readFact(english, { key: 'refusals.because', args: ['x'] })).toBe('refusals.because');
  });
});

it.each([
  [null, false],
  ['refusals.taken', false],
  [{ key: 'a.b' }, false],
  [{ key: 1, args: [] }, false],
  [{ key: 'a.b', args: {} }, false],
  [{ key: 'a.b', args: [Number.NaN] }, false],
  [{ key: 'a.b', args: [() => 1] }, false],
  [{ key: 'a.b', args: [], rule: 'R-1' }, false],
  [{ key: 'a.b', args: [1, 'c3', null, true, { key: 'c.d', args: [] }, [2]] }, true],
  [deep(15), true],
  [deep(40), false],
])('isFact %#', (value, expected) => {
  expect(isFact(value)).toBe(expected);
});

function deep(levels: number): Fact {
  return levels === 0 ? say.refusals.taken : { key: 'refusals.because', args: [deep(levels - 1), []] };
}

it.each(['the weather', 'Tiger attacks, 7 or less', '[1,2]', '["a.b"', '{"key":"a.b","args":[]}', '[3]', '...'])(
  'an old text stays the text it was: %s',
  (text) => {
    expect(readFact(english, unpackFact(text))).toBe(text);
  },
);

it('readAll reads the facts in any data and leaves everything else as it is', () => {
  const rest = { deep: [1, { two: null }] };
  const data = { rule: 'R-1', text: say.refusals.taken, rest, list: [say.names.factions[0] ?? '', 'c3'] };
  const told = readAll(data, (fact) => readFact(english, fact));
  expect(told).toEqual({ rule: 'R-1', text: 'The hex is taken.', rest, list: ['Red', 'c3'] });
  expect(told.rest).toBe(rest);
  expect(readAll(rest, () => 'x')).toBe(rest);
});

describe('two facts say the same', () => {
  const { bids, because, taken, tooFar } = say.refusals;

  it('when their words and all that fills the gaps are the same', () => {
    expect(sameFact(tooFar('4,7', 3), tooFar('4,7', 3))).toBe(true);
    expect(sameFact(because(taken, ['a', 'b']), because(taken, ['a', 'b']))).toBe(true);
    expect(sameFact(bids([{ seat: 'a', ap: 1 }]), bids([{ ap: 1, seat: 'a' }]))).toBe(true);
  });

  it.each<[string, Fact, Fact]>([
    ['other words', tooFar('4,7', 3), { key: 'refusals.taken', args: ['4,7', 3] }],
    ['another number', tooFar('4,7', 3), tooFar('4,7', 4)],
    ['a longer list', because(taken, ['a']), because(taken, ['a', 'b'])],
    ['another fact in it', because(taken, []), because(tooFar('4,7', 3), [])],
    ['a part more', bids([{ seat: 'a', ap: 1 }]), { key: 'refusals.bids', args: [[{ seat: 'a' }]] }],
    ['a list where the other has a name', { key: 'k', args: [['a']] }, { key: 'k', args: [{ 0: 'a' }] }],
    ['nothing where the other has something', { key: 'k', args: [null] }, { key: 'k', args: [taken] }],
  ])('but not with %s', (_what, a, b) => {
    expect(sameFact(a, b)).toBe(false);
    expect(sameFact(b, a)).toBe(false);
  });
});
