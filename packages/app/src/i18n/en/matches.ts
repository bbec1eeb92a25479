import { the } from './article';
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
  together: (names: readonly string[]) => list.format(names),
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
    takeOf: (side: string) => `Play ${the(side)} myself`,
    close: 'Close',
  },
  fileName: (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.replay.json`,
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
      'The browser does not let the match be saved: it may be out of space, or storage is forbidden for this page. You can play on; export the match if you want to keep it.',
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
