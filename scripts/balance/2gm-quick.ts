import { percent, rate } from './figures';
import { simulate } from './sim';

interface Army {
  readonly nation: string;
  readonly deck: string;
}

/** The armies that a quick match may bring together (`quickMeeting` of the app). */
const MEETINGS: readonly (readonly [edition: string, army: Army, against: Army])[] = [
  ['tactics', ready('germany'), ready('uk')],
  ['tactics', ready('germany'), ready('ussr')],
  ['tactics', ready('italy'), ready('uk')],
  ['tactics', ready('italy'), ready('ussr')],
  ['pacific', { nation: 'usa', deck: 'usa-pacific' }, { nation: 'japan', deck: 'japan-pacific' }],
];

function ready(nation: string): Army {
  return { nation, deck: `${nation}-starter` };
}

/** One player on both sides. A match of the Commander takes as long as a hundred of the plain player. */
const PLAYERS = [
  { kind: 'greedy', title: 'The plain player' },
  { kind: 'commander', title: 'The Commander', budget: 8 },
] as const;
type Player = (typeof PLAYERS)[number];

/** Half of the matches in each seat with the same seeds, so that whoever begins has each army equally often. */
function row([edition, army, against]: (typeof MEETINGS)[number], player: Player, games: number): string {
  const budget = 'budget' in player ? { budget: player.budget } : {};
  const play = (seats: readonly Army[]) =>
    simulate('2gm', player.kind, { edition, seats }, Math.ceil(games / 2), 'quick', { edition, ...budget });
  const south = play([army, against]);
  const north = play([against, army]);
  const finished = south.finished + north.finished;
  const wins = (south.wins.south ?? 0) + (north.wins.north ?? 0);
  const first = (south.firstMover?.wins ?? 0) + (north.firstMover?.wins ?? 0);
  const turns = (south.turns.mean * south.finished + north.turns.mean * north.finished) / finished;
  const cells = [army.nation, against.nation, rate(wins, finished), percent(first / finished), turns.toFixed(1)];
  return `| ${[...cells, finished].join(' | ')} |`;
}

/** The tables of docs/balance/2gm-quick.md: so many matches of each pair of armies with each player. */
export function quickBalance(games: number, say: (text: string) => void): string {
  const part = (player: Player): string => {
    const lines = MEETINGS.map((meeting) => {
      const line = row(meeting, player, games);
      say(line);
      return line;
    });
    const title = 'budget' in player ? `${player.title}, ${player.budget} playouts for a decision` : player.title;
    const head = '| army | against | army wins (95 %) | who begins wins | turns | matches |\n|---|---|---|---|---|---|';
    return `### ${title}\n\n${head}\n${lines.join('\n')}\n`;
  };
  return PLAYERS.map(part).join('\n');
}
