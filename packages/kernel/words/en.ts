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
  command: 'a command',
  noCommand: (column: number, found: string, near: readonly string[]) => {
    const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
    return `column ${column}: there is no command ${found}${hint}`;
  },
  endOf: (form: string) => `the end of "${form}"`,
  theEnd: 'the end',
  word: 'a name such as mg',
  number: 'a whole number',
  extras: 'an upgrade such as +grenades',
};

export type ShapeWords = typeof shapeEnglish;
export type WishWords = typeof wishEnglish;

/** What the kernel says of answers, dice and files it does not take; its facts begin with `kernel.`. */
export const kernelEnglish = {
  matchOver: 'The match is over.',
  notAsked: (seat: number, others: readonly number[]) =>
    `Seat ${seat} is not asked anything now; the match waits for seat ${others.join(' and ')}.`,
  notOffered: (option: string) => `${option} is not among the options now.`,
  noSuchDie: (sides: number) => `No die has ${sides} sides.`,
  rollDie: (sides: number) => `A D${sides} has to be rolled first.`,
  noDraw: 'no draw for a die that has to be rolled first',
  dieShows: (sides: number, found: string) => `A D${sides} shows 1 to ${sides}, not ${found}.`,
  rulesFailed: (why: string) => `The rules failed: ${why}`,
  notSavedMatch: 'This is not a saved match.',
  stateMissing: 'The state is missing.',
  damagedHash: 'The saved match is damaged: its hash does not fit.',
  notJson: (why: string) => `This is not JSON: ${why}.`,
  tooDeep: (levels: number) => `This is nested more than ${levels} levels deep.`,
  expected: (what: string, found: string) => `Expected ${what}, found ${found}.`,
  version: (version: string) => `version ${version}`,
  notReplay: 'This is not a replay file.',
  replayFormat: (found: string) => `This version reads replays of format 1, found ${found}.`,
  text: 'text',
  list: 'a list',
  seededOrGiven: '"seeded" or "given"',
  seatAndVerb: 'a seat, a verb and its arguments',
  twoNumbers: 'two whole numbers',
  faceOrIndex: 'a face its die has, or an index within its shuffle',
  countAndHash: 'a count of answers and a hash',
  outcomeOrNull: 'an outcome or null',
};

export type KernelWords = typeof kernelEnglish;
