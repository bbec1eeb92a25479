import { countingFor } from '../plural';
import { begin, the } from './article';

const count = countingFor('en');
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

const whole = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Parts of a chance as points of a hundred. */
function points(part: number): string {
  return whole.format(Math.round(100 * part)).replace('-', '−');
}

function withSign(n: number): string {
  return signed.format(n).replace('-', '−');
}

const dice = {
  title: 'Dice',
  none: 'No dice have been rolled.',
  faces: (sides: number) => `How often each face of the D${count.number(sides)} came up`,
  face: 'Face',
  expected: 'Expected',
  seat: 'Side',
  dice: 'Dice',
  hits: 'Hits',
  expectedHits: 'Hits expected',
  difference: 'Difference',
  verdicts: {
    none: 'no shots',
    fair: 'as expected',
    lucky: 'lucky',
    'very-lucky': 'very lucky',
    unlucky: 'unlucky',
    'very-unlucky': 'very unlucky',
  },
  luck: 'Luck over time',
  luckHelp:
    'Hits so far less the hits to expect from the numbers needed. Above the line is luck, below it is bad luck.',
  number: (n: number) => decimal.format(n),
  signed: withSign,
  bars: (seat: string) => `Faces rolled by ${the(seat)}`,
  table: 'The same as a table',
};

const replay = {
  title: 'Replay',
  opening: 'Setting up the replay…',
  failed: (why: string) => `The replay could not be opened: ${why}`,
  controls: 'Controls of the replay',
  scrubber: 'Moment of the match',
  value: (n: number, of: number, turn: string) => `Answer ${count.number(n)} of ${count.number(of)}. ${turn}`,
  position: (n: number, of: number) => `${count.number(n)} / ${count.number(of)}`,
  start: 'To the start',
  end: 'To the end',
  back: 'One decision back',
  forward: 'One decision on',
  turnBack: 'To the turn before',
  turnForward: 'To the next turn',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  viewer: 'Seen by',
  everybody: 'Everybody',
  branch: 'Play on from here',
  branchHelp: 'Opens a new match that begins at this moment. This one stays as it is.',
  branchTitle: (title: string, n: number) => `${title}, from decision ${count.number(n)}`,
  branchFailed: (why: string) => `The branch could not be made: ${why}`,
  export: 'Export the file',
  import: 'Import a file…',
  importFailed: (why: string) => `The file could not be read: ${why}`,
  toSummary: 'Summary',
  toPlay: 'Back to the match',
  board: 'The map at this moment',
  moment: 'This moment',
  nothing: 'Nothing visible changes.',
  secret: 'The match is still running: you see what you may know. A file that is exported tells everything.',
  keys: 'Arrow keys step, with Shift by turn; Home and End go to the ends; the space bar plays.',
};

const summary = {
  title: 'Summary',
  opening: 'Adding up…',
  won: (names: string) => `${begin(names)} won`,
  draw: 'No winner',
  running: 'The match is still running',
  runningText: 'This is how it stands.',
  length: (rounds: number, answers: number) =>
    `${count(rounds, { one: '{n} round', other: '{n} rounds' })}, ${count(answers, { one: '{n} decision', other: '{n} decisions' })}`,
  list: (names: readonly string[]) => list.format(names.map(the)),
  charts: 'Over time',
  chart: {
    units: 'Units on the map',
    coins: 'Coins',
    factories: 'Factories',
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    luck: 'Luck of the dice',
  },
  chartOf: (what: string) => `${what}, turn by turn`,
  turn: 'Turn',
  atStart: (round: number, seat: string) => `Round ${count.number(round)}, ${seat}`,
  atEnd: 'End',
  table: 'As a table',
  best: 'Best unit',
  bestText: (destroyed: number, dealt: number, taken: number) =>
    `${count(destroyed, { one: '{n} unit destroyed', other: '{n} units destroyed' })}, ${count.number(dealt)} damage dealt, ${count.number(taken)} taken.`,
  bestNone: 'Nobody fought.',
  of: (unit: string, seat: string) => `${unit}, ${seat}`,
  decisive: 'Fights that decided',
  decisiveHelp: 'By the coins’ worth of what was lost or damaged.',
  fight: (round: number) => `Round ${count.number(round)}`,
  against: (attacker: string, target: string) => `${attacker} against ${target}`,
  salvo: (attacker: string) => `${attacker} fires a salvo`,
  hurt: (unit: string, amount: number) => `${unit} −${count.number(amount)}`,
  outcome: (lost: readonly string[], hurt: readonly string[], luck: number) => {
    const parts = [
      ...(lost.length === 0 ? [] : [`destroyed: ${list.format(lost)}`]),
      ...(hurt.length === 0 ? [] : [`damaged: ${list.format(hurt)}`]),
    ];
    if (parts.length === 0) parts.push('nobody was hurt');
    if (Math.abs(luck) >= 0.05) parts.push(`luck ${withSign(luck)}`);
    return parts.join('; ');
  },
  noFights: 'There was no fight.',
  dice: 'Dice',
  analysis: {
    title: (side: string) => `Luck and choices of ${the(side)}`,
    help: 'The Commander goes through the match: how the chance to win went, what the dice were worth, and which decisions cost most. That takes a minute or two; the page stays usable.',
    start: 'Analyse the match',
    running: 'Going through the match… ',
    stop: 'Stop',
    failed: 'The match could not be taken apart.',
    sum: (luck: number, choices: number, error: number) =>
      `Dice and draws were worth ${points(luck)} points of the chance to win, the choices of both sides ${points(choices)} (each give or take ${count.number(Math.round(100 * error))}).`,
    curve: (side: string) => `Chance to win of ${the(side)}, in per cent`,
    percent: (n: number) => `${count.number(Math.round(n))} %`,
    costly: 'Decisions that cost most',
    none: 'None that was clearly worse than what the Commander would have done.',
    when: (turn: number, piece: string | null) => `Turn ${count.number(turn)}${piece === null ? '' : `, ${piece}`}`,
    instead: (when: string, wish: string, better: string) => `${when}: ${wish}; rather ${better}`,
    cost: (cost: number, error: number, worlds: number) =>
      `It cost ${count.number(Math.round(100 * cost))} points, give or take ${count.number(Math.round(100 * error))}, over ${count.number(worlds)} imagined turns.`,
    aim: (aim: string) => `The Commander would have meant to ${aim}.`,
    open: 'Open the moment to try the other way.',
  },
  actions: 'What next',
  replay: 'Watch the replay',
  export: 'Export the file',
  share: 'Copy the result',
  shared: 'The result is copied',
  home: 'Back to the tables',
  sides: 'The sides',
  advised: (n: number) => count(n, { one: 'asked for advice once', other: 'asked for advice {n} times' }),
  opponent: 'Automa',
  nobody: 'nobody',
};

/** What is said about a match afterwards: its dice, the replay, the summary. */
const shotSettings = {
  pace: 'Shots on the table',
  paces: { normal: 'one after the other', fast: 'fast', off: 'not shown' },
  sound: 'Sound of dice and shots',
};

export const retold = { dice, replay, summary, shotSettings };
