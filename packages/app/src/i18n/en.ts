import { board } from './en/board';
import type { gm } from './en/gm';
import type { gmLearn } from './en/gm-learn';
import type { gmMatch } from './en/gm-match';
import { learn } from './en/learn';
import { matches } from './en/matches';
import { newMatch } from './en/new-match';
import { play } from './en/play';
import { record } from './en/record';
import { countingFor } from './plural';

const count = countingFor('en');

/** The sentences of every screen; those of single games and forms lie beside it and come with their screens. */
export const en = {
  locale: 'en',
  board,
  learn,
  matches,
  newMatch,
  play,
  record,
  app: {
    name: 'Sandtable',
    pageTitle: (page: string) => `${page} · Sandtable`,
    skip: 'Skip to the content',
    loading: 'Unfolding the map…',
  },
  nav: {
    label: 'Main',
    home: 'Tables',
    matches: 'Matches',
    rules: 'Rules',
    rulings: 'Rulings',
    about: 'About',
  },
  theme: {
    label: 'Theme',
    day: 'Day',
    night: 'Night',
    system: 'Same as the system',
  },
  footer: {
    notice: 'Unofficial. Our own words, drawings and house values; no publisher text or art.',
    more: 'Whose marks are whose',
  },
  home: {
    title: 'Three tables, set up and waiting',
    lead: 'Wargames of the Second World War by their complete rulebooks, alone against the opponents of the books or together on one screen.',
    sheet: (n: number, of: number) => `Sheet ${count.number(n)} of ${count.number(of)}`,
    actions: (table: string) => `What you can do at the table of ${table}`,
    playNow: 'Play now',
    newMatch: 'New match…',
    resume: 'Continue',
    learn: 'Learn',
    rules: 'Rules',
    rulesOf: (table: string) => `Rules of ${table}`,
    ready: (done: number, total: number) =>
      done === total
        ? `All ${count(total, { one: '{n} rule', other: '{n} rules' })} are in place: ready to play.`
        : `${count.number(done)} of ${count(total, { one: '{n} rule', other: '{n} rules' })} are in place: ready to play.`,
    playNowAt: (table: string) => `Play ${table} now`,
    newMatchAt: (table: string) => `New match of ${table}`,
    resumeAt: (table: string) => `Continue at ${table}`,
    learnAt: (table: string) => `Learn ${table}`,
    starting: 'Setting up…',
    notStarted: (why: string) => `The match could not be set up: ${why}`,
    tables: {
      tactics: {
        name: '2GM Tactics',
        kicker: 'Cards and squares, one ten-sided die',
        line: 'Two armies of cards on a field of eight by six squares: deploy, move, shoot, and keep the supply line whole.',
        picture: 'A staff map in squares: a wooded hill, a river with a bridge, and counters of two sides.',
      },
      pacific: {
        name: '2GM Pacific',
        kicker: 'The same system, island war',
        line: 'The card-and-square system taken to the islands: landing craft, aircraft, adverse weather and fighting at night.',
        picture: 'A staff map of a coast in squares: landing craft head for the beach, an airstrip lies behind it.',
      },
      aces: {
        name: 'Aces & Armor',
        kicker: 'Hexes and factories, 1–4 players',
        line: 'Infantry, tanks, guns and aircraft on a map of hexes, fighting turn by turn for its ten factories.',
        picture: 'A staff map in hexes: roads, a river with a bridge, factories with flags, and units of two teams.',
      },
    },
  },
  rules: {
    title: 'Rules',
    books: 'Rule books',
    bookNames: { '2gm': '2GM Tactics & Pacific', aces: 'Aces & Armor' },
    lead: (rules: number, chapters: number) =>
      `${count(rules, { one: '{n} rule', other: '{n} rules' })} in ${count(chapters, {
        one: '{n} chapter',
        other: '{n} chapters',
      })}, in our own words.`,
    opening: 'Opening the rule book…',
    search: 'Search the rules',
    searchHints: {
      '2gm': 'Words or an id, such as “smoke screen” or “shoot-15”',
      aces: 'Words or an id, such as “bridge” or “intercept-03”',
    },
    clear: 'Clear the search',
    filters: 'Filters',
    chapter: 'Chapter',
    anyChapter: 'All chapters',
    edition: 'Edition',
    anyEdition: 'Both editions',
    status: 'Status',
    anyStatus: 'Any status',
    editions: { tactics: '2GM Tactics', pacific: '2GM Pacific' } as Readonly<Record<string, string>>,
    statuses: { open: 'Not yet', done: 'In place', physical: 'By hand' },
    statusHelp: {
      open: 'The engine does not obey this rule yet.',
      done: 'The engine obeys this rule, and a test proves it.',
      physical: 'Only hands on a physical table can do this.',
    },
    contents: 'Contents',
    chapters: 'Chapters',
    inChapter: (n: number) => count(n, { one: '{n} rule', other: '{n} rules' }),
    found: (n: number) => count(n, { one: '{n} rule found', other: '{n} rules found' }),
    results: 'Results',
    listed: 'Rules in this list',
    partial: 'No rule has all of these words. These have some of them:',
    nothing: 'No rule fits.',
    nothingHelp: 'Try fewer or shorter words, or take a filter away.',
    reset: 'Take all filters away',
    more: (n: number) => count(n, { one: 'Show {n} more rule', other: 'Show {n} more rules' }),
    neighbours: 'Previous and next rule',
    legend: 'Legend',
    pick: 'Pick a rule to read it here.',
    pickHelp: 'Every rule has an address of its own. Refusals, modifiers and log lines of a match will point to it.',
    backToList: 'Back to the list',
    question: 'Question',
    ruling: 'We play it so',
    reason: 'Why',
    option: 'Match option',
    optionHelp: 'A table may play this differently: it can be set for a match.',
    fixed: 'Fixed reading',
    source: 'Source',
    holdsIn: 'Holds in',
    cites: 'Leans on',
    citedBy: 'Cited by',
    previous: 'Previous',
    next: 'Next',
    previousRule: (id: string) => `Previous rule: ${id}`,
    nextRule: (id: string) => `Next rule: ${id}`,
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The browser did not allow copying; the address bar has the link.',
    unknownTitle: 'No such rule',
    unknownText: (id: string, book: string) => `The rule book of ${book} has no rule “${id}”.`,
    unknownSearch: 'Search for it',
    unknownContents: 'Go to the contents',
  },
  rulings: {
    title: 'Rulings',
    lead: (n: number, options: number) =>
      `Where the books are silent or contradict themselves, we say how it is played and why: ${count(n, {
        one: '{n} ruling',
        other: '{n} rulings',
      })}, ${count(options, { one: '{n} of them a match option', other: '{n} of them match options' })}.`,
    search: 'Search the rulings',
    searchHint: 'Words or an id, such as “smoke” or “ruling-15”',
    optionsOnly: 'Only match options',
    listed: 'Rulings',
    found: (n: number) => count(n, { one: '{n} ruling found', other: '{n} rulings found' }),
    nothing: 'No ruling fits.',
    more: (n: number) => count(n, { one: 'Show {n} more ruling', other: 'Show {n} more rulings' }),
  },
  about: {
    title: 'About Sandtable',
    lead: 'A sand table is where staffs have always rehearsed battles. This is a digital one.',
    unofficial: 'Unofficial',
    unofficialText: [
      'Sandtable is made by people who like these games. It is not published, endorsed or checked by anybody who owns them.',
      'All texts are our own words, all drawings and maps are ours, and values that the rulebooks do not state are house values of our own. You need no account, and nothing you do here leaves your browser.',
    ],
    marks: 'Whose marks are whose',
    marksText: [
      '2GM Tactics and 2GM Pacific are names and marks of Proyecto Enigma and Draco Ideas S.L.',
      'Aces & Armor is a name and mark of PKB Games.',
      'We are not affiliated with either. The names are used only to say which rules are meant. If you like what you play here, buy the games: they are better with friends around a table.',
    ],
    taste: 'About the war',
    tasteText: [
      'These are games about a terrible war, and people who remember it still play them. We show no political symbols of any regime and no units that served its crimes; sides are told apart by colours and neutral marks of our own.',
      'What is on the table are problems of ground, time and supply. It is no celebration.',
    ],
    credits: 'Licences and credits',
    code: 'The code of Sandtable is free under the MIT licence.',
    fonts: 'Fonts',
    fontBy: (font: string, maker: string, licence: string) => `${font}, by ${maker}, under the ${licence}.`,
    fontCredits: [
      { font: 'Oswald', maker: 'The Oswald Project Authors', licence: 'SIL Open Font License 1.1' },
      { font: 'Inter', maker: 'The Inter Project Authors', licence: 'SIL Open Font License 1.1' },
      { font: 'Special Elite', maker: 'Astigmatic', licence: 'Apache License 2.0' },
    ],
    software: 'The pages are built with Svelte, under the MIT licence.',
    drawings:
      'Maps, counters and symbols are drawn for this project; the branch symbols follow the general manner of military maps.',
  },
  help: {
    open: 'Keyboard help',
    title: 'Keyboard',
    close: 'Close',
    everywhere: 'Everywhere',
    reading: 'In the rule book',
    keys: {
      help: 'Open this help',
      search: 'Go to the search field',
      escape: 'Close this help; empty the search field',
      tab: 'Go to the next or previous thing',
      enter: 'Open what is marked',
      arrows: 'Step from rule to rule in the list',
    },
    singleKeys: 'Single-key shortcuts',
    singleKeysHelp: 'Turn them off if you speak to your computer or if they get in your way.',
  },
  lost: {
    title: 'Nothing lies here',
    text: (path: string) => `The address “${path}” leads to no page of Sandtable.`,
    where: 'From here you can go to:',
  },
  failed: {
    title: 'This page did not load',
    text: 'The connection may have dropped, or Sandtable was updated in the meantime. Nothing is lost.',
    book: 'The rule book did not load',
    retry: 'Try again',
    reload: 'Reload the page',
  },
};

/** Every sentence of the app: the type that other languages must fill. */
export type Catalogue = typeof en & typeof gm & { readonly gmMatch: typeof gmMatch; readonly gmLearn: typeof gmLearn };
