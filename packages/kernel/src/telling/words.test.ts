import { describe, expect, it } from 'vitest';
import { readShape } from '../shape';
import { parseWish, printWishProblem, wishForm } from './wish';

describe('another language', () => {
  const words = {
    problem: (column: number, expected: string, found: string) => `${column}/${expected}/${found}`,
    command: 'una orden',
    noCommand: (column: number, found: string, near: readonly string[]) => `${column}/${found}/¿${near.join(' o ')}?`,
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
    ['', '1/una orden/el fin'],
    ['sell', '1/"sell"/¿?'],
    ['buu tank', '1/"buu"/¿buy?'],
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
    expect(readShape(shape, null, speech)).toMatchObject({
      ok: false,
      problems: [
        { path: 'a', message: 'un entero, no nada' },
        { path: 'b', message: 'un hexágono' },
      ],
    });
  });
});
