import { type KernelWords, kernelEnglish, type ShapeWords, shapeEnglish } from '@sandtable/kernel/words';

const didYouMean = (wish: string | null): string => (wish === null ? '' : ` Did you mean "${wish}"?`);

/** What the table itself says, whatever is played on it: about requests it refuses and matches it cannot open. */
export const tableEnglish = {
  nothingTakenBack: 'Nothing has been taken back.',
  notOffered: (option: string) => `${option} is not among the options now.`,
  notFaces: (sides: number, option: string) => `A D${sides} shows "face 1" to "face ${sides}", not ${option}.`,
  noSuchThing: (game: string, text: string, meant: string | null) =>
    `${game} does not know what ${text} names.${didYouMean(meant)}`,
  unreadable: (problem: string, meant: string | null) => `At ${problem}.${didYouMean(meant)}`,
  /** `near` are commands with a name like it; `now`, if there are none, what can be commanded now. */
  noCommand: (found: string, meant: string | null, near: readonly string[], now: readonly string[]) => {
    const possible = now.length === 0 ? '' : ` Possible now: ${now.join(', ')}.`;
    const like = meant === null && near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : didYouMean(meant);
    return `There is no command ${found}.${like}${possible}`;
  },
  noSeat: (seat: number) => `There is no seat ${seat} at this table.`,
  playedBy: (seat: number, name: string) => `Seat ${seat} is played by the opponent ${name}.`,
  empty: (seat: number) => `Seat ${seat} is empty.`,
  noOpponent: (name: string) => `There is no opponent ${name} in this game.`,
  journalEnds: (n: number) => `The journal ends at answer ${n}.`,
  /** What is wrong, place by place; not all of it. */
  problems: (told: readonly { path: string; message: string }[], more: number) => {
    const all = told.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' ');
    return more > 0 ? `${all} And ${more} more.` : all;
  },
  stale: (at: number, now: number) => `This was meant for moment ${at}; the match has gone on to ${now}.`,
  tooLarge: 'This is larger than any answer may be.',
  somebodyFirst: 'Somebody else was first; nothing has happened.',
  notKept: 'This could not be saved, so it has not happened.',
  notSaved: (why: string) => `The match could not be saved: ${why}`,
  unavailable: 'The match cannot be reached just now. Ask again.',
  noSuchMatch: 'There is no such match.',
  otherSecret: 'The secret is not the one that was committed to before the match.',
  otherDraw: (expected: number, found: number) => `Expected ${expected}, found ${found}.`,
  diceNeedStakes: 'Keyed dice need their stakes, and no others have any.',
  expectedContributions: (n: number) => `Expected ${n} contributions, one for each seat.`,
  otherMatch: (game: string, version: string, ours: string, newer: string) =>
    `This is a match of ${game} ${version}, not of ${ours} ${newer}.`,
  expectedMoments: (n: number) => `Expected ${n} moments.`,
  entryDoesNotFit: (n: number, why: string) => `Entry ${n} does not fit: ${why}`,
  expectedEntry: (n: number, found: number) => `Expected entry ${n}, found ${found}.`,
  goneOn: 'The match has gone on since.',
  otherDice: (n: number) => `Other dice than then fell at answer ${n}.`,
  cannotBegin: (why: string) => `The match cannot begin: ${why}`,
  expectedTimes: (n: number) => `Expected ${n} times.`,
  expectedSeats: (n: number, found: number) => `Expected ${n} seats, found ${found}.`,
  undoDoesNotFit: 'The request to undo does not fit the table.',
  noReply: 'It did not reply.',
  noAdvice: 'Nobody gives advice at this table.',
  matchOver: 'The match is over.',
  notAsked: (seat: number, others: readonly number[]) =>
    `Seat ${seat} is not asked anything now; the match waits for seat ${others.join(' and ')}.`,
  notAskedToAgree: (seat: number) => `Seat ${seat} is not asked to agree.`,
  expectedEntries: (n: number, found: number) => `Expected ${n} entries, one for each answer, found ${found}.`,
  noSuchDraw: (draw: string) => `No die or shuffle gives ${draw}.`,
  damagedHash: 'The saved match is damaged: its hash does not fit.',
  damaged: (why: string) => `The saved match is damaged: ${why}`,
  otherRules: (why: string) => `Other rules than then: ${why}`,
  divergence: (expected: string, found: string) => `expected ${expected}, found ${found}`,
  cannotPlayAgain: (why: string) => `The match cannot be played again: ${why}`,
  cannotRedo: (why: string) => `What was undone cannot be redone. ${why}`,
  plainData: 'Expected plain data.',
  expectedOccupant: 'Expected a person, an opponent or nobody.',
  expectedViewer: 'Expected a seat or "spectator".',
  textOrNumber: 'Expected text or a number.',
  opponentFailed: (name: string, seat: number, why: string) =>
    `The opponent "${name}" failed and has left seat ${seat}: ${why}`,
  nothingToUndo: 'There is nothing to undo.',
  undoAskedAlready: (seat: number) => `Seat ${seat} has asked for an undo already.`,
  agreeOrDecline: 'Expected true to agree or false to decline.',
  nobodyAskedUndo: 'Nobody has asked for an undo.',
  nothingToRedo: (seat: number) => `Seat ${seat} has nothing to redo.`,
  rulesFailed: 'The rules failed at this answer. It was not taken; the match stands as before.',
  /** For whoever looks after the program. */
  failed: (why: string) => why,
  undoReach: (n: number, why: string) => `Undo reaches back to answer ${n} and no further: ${why}.`,
  stops: {
    start: 'it is the start of the match',
    roll: 'dice have been rolled',
    reveal: 'a secret has been revealed',
    'other-seat': 'another seat has answered',
  },
  closed: 'The table is closed.',
  noClock: 'This table has no clock.',
  othersDecide: 'Only the others decide about your time.',
  timeLeft: (seat: number) => `Seat ${seat} has time left.`,
  agreedOtherwise: 'The table has agreed on something else.',
  ranOut: (name: string) => `${name} ran out of time.`,
  seatRanOut: (seat: number) => `Seat ${seat} ran out of time.`,
  gaveUp: (name: string) => `${name} gave up.`,
  seatGaveUp: (seat: number) => `Seat ${seat} gave up.`,
  noMatchYet: 'No match has been opened yet.',
  nothingKept: 'Nothing is kept here.',
  optionsAlone: 'This game is played by its options alone.',
  expectedGame: (games: readonly string[]) => `game: Expected one of ${games.join(', ')}.`,
  noRequest: (op: string) => `There is no request ${op}.`,
  ownersOnly: 'Only whoever owns the table may do that.',
  mayNotLook: 'You may not look there.',
  notYours: 'This seat is not yours.',
  forbidden: (rule: string) => `It is forbidden by ${rule}.`,
  noOdds: 'It has no odds.',
};

/** Everything a table and what it stands on can say, by the first word of a fact's key. */
export interface HostWords {
  readonly table: typeof tableEnglish;
  readonly kernel: KernelWords;
  readonly shape: ShapeWords;
}

export const hostEnglish: HostWords = { table: tableEnglish, kernel: kernelEnglish, shape: shapeEnglish };
