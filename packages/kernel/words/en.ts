/** What the kernel itself says, in English: about data of the wrong shape and about words it cannot read. */
export const shapeEnglish = {
  noField: (name: string) => `There is no field "${name}".`,
  expected: (what: string, found: string) => `Expected ${what}, found ${found}.`,
  oneOf: (values: readonly string[]) => `one of ${values.join(', ')}`,
  atLeast: (least: number) => `at least ${least}`,
  atMost: (most: number) => `at most ${most}`,
  nothing: 'nothing',
  tooMuch: (most: number) => `Expected at most ${most} values, found more.`,
  notPlain: 'Expected plain data.',
  kinds: {
    int: 'a whole number',
    number: 'a number',
    string: 'text',
    boolean: 'true or false',
    object: 'an object with fields',
    array: 'a list',
    tuple: 'a list',
  } as Readonly<Record<string, string>>,
};

export const wishEnglish = {
  problem: (column: number, expected: string, found: string) =>
    `column ${column}: expected ${expected}, found ${found}`,
  oneOf: (verbs: readonly string[]) => `one of ${verbs.join(', ')}`,
  endOf: (form: string) => `the end of "${form}"`,
  theEnd: 'the end',
  word: 'a name such as mg',
  number: 'a whole number',
  extras: 'an upgrade such as +grenades',
};

export type ShapeWords = typeof shapeEnglish;
export type WishWords = typeof wishEnglish;
