import { countingFor } from '../plural';

const count = countingFor('en');

/** The first page: the three tables. */
export const home = {
  title: 'Three tables, set up and waiting',
  lead: 'Wargames of the Second World War by their complete rulebooks, alone or with others.',
  sheet: (n: number, of: number) => `Sheet ${count.number(n)} of ${count.number(of)}`,
  actions: (table: string) => `What you can do at the table of ${table}`,
  playNow: 'Play now',
  online: 'Play online…',
  campaign: 'Campaign',
  situations: 'Situations',
  more: 'More to play',
  newMatch: 'New match…',
  resume: 'Continue',
  learn: 'Learn',
  rules: 'Rules',
  rulesOf: (table: string) => `Rules of ${table}`,
  ready: (done: number, total: number) =>
    done === total
      ? `All ${count(total, { one: '{n} rule', other: '{n} rules' })} are in place: ready to play.`
      : `${count.number(done)} of ${count(total, { one: '{n} rule', other: '{n} rules' })} are in place: ready to play.`,
  playNowAt: (table: string) => `Play now: ${table}`,
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
};
