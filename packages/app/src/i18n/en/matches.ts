import { nations } from './nations';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a match says about itself as a whole: its name, who plays it, whether it is kept. */
export const matches = {
  nations,
  title: 'Matches',
  toTables: 'To the tables',
  me: 'You',
  others: ['Second player', 'Third player', 'Fourth player'] as [string, string, string],
  randomSide: 'A side drawn by lot',
  against: (sides: readonly string[]) => sides.join(' against '),
  battle: (name: string, sides: string) => `${name}: ${sides}`,
  withPack: (title: string, pack: string, hash: string) => `${title} (pack ${pack}, ${hash})`,
  together: (names: readonly string[]) => list.format(names),
  opponents: {
    automa: 'Automa',
    rulebook: 'Opponent of the book',
    greedy: 'Plain opponent',
    cadet: 'Cadet',
    sergeant: 'Sergeant',
    captain: 'Captain',
    commander: 'Commander',
    'sergeant-cautious': 'Sergeant, cautious',
    'sergeant-pushing': 'Sergeant, pushing',
    'sergeant-stubborn': 'Sergeant, stubborn',
    'captain-cautious': 'Captain, cautious',
    'captain-pushing': 'Captain, pushing',
    'captain-stubborn': 'Captain, stubborn',
    'commander-cautious': 'Commander, cautious',
    'commander-pushing': 'Commander, pushing',
    'commander-stubborn': 'Commander, stubborn',
  } as Readonly<Record<string, string>>,
  nobody: 'nobody',
  openSeats: 'Seats…',
  fileName: (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.replay.json`,
  screen: {
    opening: 'Laying out the table…',
    unknown: 'There is no such match',
    unknownText: 'It was deleted, or it was played in another browser: matches stay where they are played.',
    broken: 'This match cannot be opened',
    list: 'To the list of matches',
    restored: 'The table fell over and was set up again from the last save. Nothing is lost.',
    dead: 'The table fell over and cannot be set up again. The match is saved up to the last decision; reloading the page may help.',
    newer:
      'A newer version of Sandtable keeps the matches of this browser, and this one cannot read them. Nothing is lost: reload the page to get the newer version.',
    gone: 'This match was deleted in another tab or window. Nothing can be done here any more.',
    failed:
      'The browser did not let that be saved, so it has not happened: it may be out of space. Try again, or export the match.',
    page: 'The browser lets nothing be kept for this page: this match is gone when the page is closed. Export it if you want to keep it.',
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
