import { describe, expect, it } from 'vitest';
import { filled, gapsOf, retold } from '../words/recorded';
import { readShape } from './shape';
import { parseWish, printWishProblem, wishForm } from './wish';

const RECORD = {
  weather: 'the weather (again)',
  shot: '{unit} attacks, {n} or less',
  salvo: '{unit} fires, {n} or less',
};
const SPANISH = {
  weather: 'el tiempo (otra vez)',
  shot: '{n} o menos: ataca {unit}',
  salvo: '{n} o menos: dispara {unit}',
};

describe('texts of the record', () => {
  it('are written by filling the gaps of a phrase', () => {
    expect(filled(RECORD.shot, { unit: 'Tiger', n: 7 })).toBe('Tiger attacks, 7 or less');
    expect(gapsOf(SPANISH.shot)).toEqual(['n', 'unit']);
  });

  it('are told again in another language, which may order its gaps differently', () => {
    expect(retold(RECORD, SPANISH, 'the weather (again)')).toBe('el tiempo (otra vez)');
    expect(retold(RECORD, SPANISH, 'Pz. IV (H) fires, 5 or less')).toBe('5 o menos: dispara Pz. IV (H)');
  });

  it('stay as they are where no phrase made them, and in English', () => {
    expect(retold(RECORD, SPANISH, 'an old text')).toBe('an old text');
    expect(retold(RECORD, RECORD, 'Tiger attacks, 7 or less')).toBe('Tiger attacks, 7 or less');
  });
});

describe('another language', () => {
  const words = {
    problem: (column: number, expected: string, found: string) => `${column}/${expected}/${found}`,
    oneOf: (verbs: readonly string[]) => `uno de ${verbs.join(', ')}`,
    endOf: (form: string) => `el fin de ${form}`,
    theEnd: 'el fin',
    word: 'un nombre',
    number: 'un número',
    extras: 'una mejora',
  };
  const language = {
    forms: [wishForm('buy', 'unit:word [coins:number]', '')],
    isPlace: () => false,
    placeHint: '',
    words,
  };

  it.each([
    ['sell', '1/uno de buy/"sell"'],
    ['buy', '4/unit: un nombre/el fin'],
    ['buy tank 3 4', '12/el fin de buy UNIT [COINS]/"4"'],
    ['buy tank many', '10/coins: un número/"many"'],
  ])('says why it cannot read "%s"', (text, said) => {
    const read = parseWish(language, text);
    expect(read.ok ? '' : printWishProblem(read.problem, words)).toBe(said);
  });

  it('says what is wrong with a shape, and has the sentences of the shape itself by key', () => {
    const issues = [
      { code: 'invalid_type', path: ['a'], message: '', expected: 'int' },
      { code: 'custom', path: ['b'], message: 'aHex' },
    ];
    const shape = { safeParse: () => ({ success: false as const, error: { issues } }) };
    const speech = {
      noField: (name: string) => name,
      expected: (what: string, found: string) => `${what}, no ${found}`,
      oneOf: () => '',
      atLeast: () => '',
      atMost: () => '',
      nothing: 'nada',
      tooMuch: () => '',
      notPlain: '',
      kinds: { int: 'un entero' },
      own: { aHex: 'un hexágono' },
    };
    expect(readShape(shape, null, speech)).toEqual({
      ok: false,
      problems: [
        { path: 'a', message: 'un entero, no nada' },
        { path: 'b', message: 'un hexágono' },
      ],
    });
  });
});
