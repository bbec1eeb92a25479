import { countingFor } from '../plural';
import { nations } from './nations';

const count = countingFor('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Saved matches: the list, files, and what a table says about itself as a whole. */
export const matches = {
  nations,
  title: 'Matches',
  lead: 'Everything you play is kept in this browser, at every decision. Nothing leaves it unless you export it.',
  none: 'No match yet.',
  noneHelp: 'Start one from the tables, or open a replay or position file.',
  toTables: 'To the tables',
  running: 'Under way',
  finished: 'Finished',
  me: 'You',
  others: ['Second player', 'Third player', 'Fourth player'] as [string, string, string],
  randomSide: 'A side drawn by lot',
  against: (sides: readonly string[]) => sides.join(' against '),
  battle: (name: string, sides: string) => `${name}: ${sides}`,
  together: (names: readonly string[]) => list.format(names),
  round: (n: number) => (n === 0 ? 'Setting up' : `Round ${count.number(n)}`),
  answers: (n: number) => count(n, { one: '{n} decision', other: '{n} decisions' }),
  changed: (time: number) => when.format(time),
  opponents: { automa: 'Automa', rulebook: 'Opponent of the book', greedy: 'Plain opponent' } as Readonly<
    Record<string, string>
  >,
  nobody: 'nobody',
  seats: {
    open: 'Seats…',
    title: 'Who plays',
    help: 'Between two decisions a seat can be handed to an opponent, and taken back whenever you like. What was done stays done.',
    plays: (side: string, who: string) => `${side} · ${who}`,
    hand: { rulebook: 'Hand over to the opponent of the book', greedy: 'Hand over to a plain opponent' } as Readonly<
      Record<string, string>
    >,
    handOf: (what: string, side: string) => `${what}: ${side}`,
    take: 'Play it myself',
    takeOf: (side: string) => `Play ${side} myself`,
    close: 'Close',
  },
  seat: (side: string, who: string) => `${side}: ${who}`,
  won: (sides: readonly string[], round: number) =>
    sides.length === 0
      ? `Drawn in round ${count.number(round)}`
      : `Won by ${list.format(sides)} in round ${count.number(round)}`,
  origins: { new: '', replay: 'from a replay', position: 'from a position', branch: 'a what-if' },
  play: 'Continue',
  replay: 'Replay',
  summary: 'Summary',
  export: 'Export',
  rename: 'Rename',
  remove: 'Delete',
  playOf: (title: string) => `Continue ${title}`,
  replayOf: (title: string) => `Replay of ${title}`,
  summaryOf: (title: string) => `Summary of ${title}`,
  exportOf: (title: string) => `Export the replay of ${title}`,
  renameOf: (title: string) => `Rename ${title}`,
  removeOf: (title: string) => `Delete ${title}`,
  newName: 'Name of the match',
  keepName: 'Keep the name',
  cancel: 'Cancel',
  removed: (title: string) => `“${title}” is deleted.`,
  undoRemove: 'Undo',
  picture: (title: string) => `Small map of ${title}`,
  fileName: (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.replay.json`,
  fleeting:
    'This browser does not let us keep matches: it may be a private window, or storage is forbidden for this page. You can play, but export what you want to have tomorrow.',
  open: {
    title: 'Open a file',
    help: 'A replay or a position, as JSON or YAML. Drop it anywhere on this page or choose it.',
    choose: 'Choose a file…',
    reading: (name: string) => `Reading ${name}…`,
    tooBig: (name: string, megabytes: number) => `${name} is too big: expected at most ${count.number(megabytes)} MB.`,
    empty: (name: string) => `${name} is empty.`,
    noText: (name: string) => `${name} is not a text file: expected JSON or YAML.`,
    several: 'One file at a time, please.',
    noKind: (name: string) =>
      `${name} is neither a replay nor a position: expected a field "format": "sandtable-replay", or a field "game".`,
    noEngine: (name: string, game: string) => `${name} is about ${game}, which cannot be played here yet.`,
    wrong: (name: string, problem: string) => `${name} cannot be opened: ${problem}`,
    more: (n: number) => count(n, { one: '(and {n} more problem)', other: '(and {n} more problems)' }),
    drop: 'Drop the file to open it',
  },
  screen: {
    opening: 'Laying out the table…',
    unknown: 'There is no such match',
    unknownText: 'It was deleted, or it was played in another browser: matches stay where they are played.',
    broken: 'This match cannot be opened',
    list: 'To the list of matches',
    restored: 'The table fell over and was set up again from the last save. Nothing is lost.',
    dead: 'The table fell over and cannot be set up again. The match is saved up to the last decision; reloading the page may help.',
    changed:
      'This match was continued in another tab or window. What is done here from now on is not kept; reload to go on from there.',
    gone: 'This match was deleted in another tab or window. What is done here is not kept.',
    failed:
      'The browser does not let the match be saved: it may be out of space, or storage is forbidden for this page.',
    problem: (message: string) => `Something went wrong, and the match stands as before: ${message}`,
    reload: 'Reload',
    dismiss: 'Close this notice',
  },
  update: {
    ready: 'A new version of Sandtable is ready.',
    now: 'Use it now',
    later: 'Later',
  },
};
