import { countingFor } from '../plural';
import { the } from './article';

const count = countingFor('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The list of saved matches, and files. */
export const matchList = {
  lead: 'Everything you play on this screen is kept in this browser, at every decision. Nothing leaves it unless you export it; online matches stand on their server.',
  none: 'No match yet.',
  noneHelp: 'Start one from the tables, or open a replay or position file.',
  running: 'Under way',
  finished: 'Finished',
  round: (n: number) => (n === 0 ? 'Setting up' : `Round ${count.number(n)}`),
  answers: (n: number) => count(n, { one: '{n} decision', other: '{n} decisions' }),
  changed: (time: number) => when.format(time),
  seat: (side: string, who: string) => `${side}: ${who}`,
  won: (sides: readonly string[], round: number) =>
    sides.length === 0
      ? `Drawn in round ${count.number(round)}`
      : `Won by ${list.format(sides.map(the))} in round ${count.number(round)}`,
  origins: { new: '', replay: 'from a replay', position: 'from a position', branch: 'a what-if' },
  play: 'Continue',
  goOn: 'Go on online…',
  goOnOf: (title: string) => `Go on online with ${title}`,
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
  keepName: 'Save the new name',
  cancel: 'Cancel',
  removed: (title: string) => `“${title}” is deleted.`,
  undoRemove: 'Undo',
  picture: (title: string) => `Small map of ${title}`,
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
    noPack: (name: string, pack: string, hash: string, another: boolean) =>
      another
        ? `${name} asks for the pack “${pack}” (${hash}). The one of that name here has other content: add the right one, or play with our values instead.`
        : `${name} asks for the pack “${pack}” (${hash}), which is not here: add it, or play with our values instead.`,
    addPack: 'Add the pack',
    ourValues: 'Our values instead',
    noEngine: (name: string, game: string) => `${name} is about ${game}, which cannot be played here yet.`,
    wrong: (name: string, problem: string) => `${name} cannot be opened: ${problem}`,
    more: (n: number) => count(n, { one: '(and {n} more problem)', other: '(and {n} more problems)' }),
    drop: 'Drop the file to open it',
  },
};
