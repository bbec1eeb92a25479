import { countingFor } from '../plural';
import { begin, the } from './article';

const count = countingFor('en');

/** Sentences of any table while a match is played. */
export const play = {
  factions: {
    usa: 'United States',
    'soviet-union': 'Soviet Union',
    'germany-1': 'Germany I',
    'germany-2': 'Germany II',
  },
  you: 'you',
  list: (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts.map(the)),
  carried: (phases: readonly string[]) => `Passed over: ${phases.join(', ')}.`,
  carry: 'Pass over phases in which I can do nothing',
  carryHelp: 'What was done in a phase can still be taken back: then it waits for you.',
  phase: {
    label: 'Phases of the turn',
    now: (what: string) => `Now: ${what}`,
    done: 'done',
    current: 'now',
    coming: 'to come',
    next: (what: string) => `Next: ${what}`,
  },
  prompt: {
    label: 'What the game waits for',
    you: (name: string) => `${name}:`,
    waiting: (names: string) => `Waiting for ${names}.`,
    again: 'The last turn is shown again. The table waits.',
    automaTurn: (name: string) => `${begin(name)} acts. Watch, step or skip.`,
    over: 'The match is over.',
  },
  button: {
    more: 'All answers',
    advice: 'Advice',
    undo: 'Undo',
    redo: 'Redo',
  },
  undo: {
    label: 'Take back',
    reach: (n: number) => count(n, { one: 'Undo reaches back {n} step', other: 'Undo reaches back {n} steps' }),
    none: 'Nothing can be taken back',
    stop: {
      start: 'to the start of the match.',
      roll: 'no further: dice have been rolled.',
      reveal: 'no further: a secret has been revealed.',
      'other-seat': 'no further: somebody else has answered.',
    },
    stopNone: {
      start: 'nothing has been answered yet.',
      roll: 'dice have been rolled.',
      reveal: 'a secret has been revealed.',
      'other-seat': 'somebody else has answered since.',
    },
    ask: (name: string) => `${begin(name)} would like to take back answers.`,
    waits: (names: readonly string[]) => `Waiting for ${names.join(', ')} to agree.`,
    agree: 'Agree',
    refuse: 'Refuse',
  },
  refusal: {
    title: (wish: string) => `Not possible: ${wish}`,
    plain: 'This is not possible',
    close: 'Close',
    rule: (id: string) => `Rule ${id}`,
  },
  rule: {
    close: 'Close the rule',
    open: 'Open in the rule book',
  },
  odds: {
    title: (attacker: string, target: string) => `${attacker} attacks ${target}`,
    region: 'Odds of this attack',
    counting: 'Counting the odds…',
    destroyed: 'Chance to destroy it',
    mean: 'Damage on average',
    ownDestroyed: 'Chance to be destroyed',
    ownMean: 'Damage taken on average',
    percent: (p: number) =>
      new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: p > 0 && p < 0.1 ? 1 : 0 }).format(p),
    average: (n: number) =>
      new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n),
    chance: {
      miss: (p: string) => `${p} miss`,
      hit: (p: string) => `${p} hit`,
      destroyed: (p: string) => `${p} destroyed`,
    },
    expected: (n: string) => `${n} damage expected`,
    harmless: 'No damage is possible',
    outcomes: 'What may happen',
    because: 'What goes into it',
    kill: (p: string) => `✕ ${p}`,
    damage: (n: string) => `−${n}`,
    none: '−0',
  },
  handOver: {
    title: (name: string) => `Hand the screen to ${the(name)}`,
    text: (seat: string) =>
      `The next answer belongs to ${the(seat)}. What lies face down is covered until the screen has changed hands.`,
    ready: (name: string) => `Show the side of ${the(name)}`,
    turn: (seat: string) => `It is the turn of ${the(seat)}.`,
    every: 'Cover the screen at every change of turn',
  },
  die: {
    title: 'Roll a die',
    label: (sides: number) => `What the D${count.number(sides)} shows`,
    for: (seat: string) => `For ${the(seat)}`,
    typed: 'Faces as they fell; press them above or type them here',
    rub: 'Rub out',
    enter: 'These fell',
    bad: (sides: number) => `A face is a whole number from 1 to ${count.number(sides)}.`,
  },
  command: {
    label: 'Type a command',
    hint: 'move 4,7 6,5',
    run: 'Do it',
    open: 'Type a command',
    close: 'Close the command line',
    found: (n: number) => count(n, { one: '{n} command fits', other: '{n} commands fit' }),
  },
  panel: {
    label: 'Beside the map',
    army: 'Army',
    inspector: 'Inspector',
    log: 'Log',
    dice: 'Dice',
    open: 'Panel',
    close: 'Close the panel',
  },
  choices: {
    title: 'All answers',
    filter: 'Filter the answers',
    open: 'Show all answers as a list',
    none: 'No answer fits.',
    sure: 'Really give up? Press once more',
  },
  clock: {
    label: 'Time left for this turn',
    left: (time: string) => `${time} left`,
    out: 'Time is up',
  },
  describe: {
    canAct: 'can act now',
    selected: 'selected',
    goal: (points: string) => `can be reached at a cost of ${points}`,
    target: (label: string) => (label === '' ? 'may be chosen' : `may be chosen, ${label}`),
    threatened: 'in range of an enemy',
    stoppable: 'may be intercepted here',
  },
  stage: {
    view: 'View of the map',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Show the whole map',
  },
};

export type PlayWords = typeof play;
