import { percent, rate } from './figures';
import { type Summary, simulate } from './sim';

const TYPES = ['variable', 'offensive', 'defensive'] as const;
type Type = (typeof TYPES)[number];
/** One of the solo opponents, or the plain player. */
type Player = Type | 'greedy';

interface Army {
  readonly nation: string;
  readonly deck: string;
}

/** The armies of a match nobody has set up: south, then north. */
const ARMIES: Readonly<Record<string, readonly [Army, Army]>> = {
  tactics: [
    { nation: 'uk', deck: 'uk-starter' },
    { nation: 'germany', deck: 'germany-starter' },
  ],
  pacific: [
    { nation: 'usa', deck: 'usa-pacific' },
    { nation: 'japan', deck: 'japan-pacific' },
  ],
};

const PAIRS: readonly (readonly [Player, Player])[] = [
  ...TYPES.map((type): [Player, Player] => [type, 'greedy']),
  ['variable', 'offensive'],
  ['variable', 'defensive'],
  ['offensive', 'defensive'],
];

function seat(edition: string, army: Army, player: Player): object {
  return player === 'greedy' ? { ...army } : { ...army, solo: { system: edition, type: player } };
}

function play(
  edition: string,
  armies: readonly [Army, Army],
  players: readonly [Player, Player],
  games: number,
): Summary {
  const [a, b] = players;
  const seats = [seat(edition, armies[0], a), seat(edition, armies[1], b)];
  const kinds = players.map((player) => (player === 'greedy' ? 'greedy' : 'rulebook')).join();
  return simulate('2gm', kinds, { edition, seats }, games, `opponents/${edition}/${a}/${b}`, { edition });
}

/** Half of the matches with each army, so that armies and seats do not count. */
function pairRow(
  edition: string,
  armies: readonly [Army, Army],
  pair: readonly [Player, Player],
  games: number,
): string {
  const [a, b] = pair;
  const half = Math.floor(games / 2);
  const south = play(edition, armies, [a, b], half);
  const north = play(edition, armies, [b, a], games - half);
  const finished = south.finished + north.finished;
  const wins = (south.wins.south ?? 0) + (north.wins.north ?? 0);
  const turns = (south.turns.mean * south.finished + north.turns.mean * north.finished) / finished;
  const cells = [a, b, rate(wins, finished), turns.toFixed(1), `${finished} of ${south.games + north.games}`];
  return `| ${cells.join(' | ')} |`;
}

/** The same opponent on both sides: what is left is the armies, the seats and who begins. */
function mirrorRow(edition: string, armies: readonly [Army, Army], games: number): string {
  const { wins, finished, firstMover } = play(edition, armies, ['variable', 'variable'], games);
  const first = firstMover === null ? '' : percent(firstMover.rate);
  return `| ${armies[0].nation} | ${armies[1].nation} | ${rate(wins.south ?? 0, finished)} | ${first} | ${finished} |`;
}

/** Fewer matches are enough to tell armies from seats. */
const MIRRORS = 0.4;

/** The tables of docs/balance/2gm-opponents.md: so many matches of each pair, in both editions. */
export function opponentBalance(games: number, say: (text: string) => void): string {
  const told = (line: string): string => {
    say(line);
    return line;
  };
  const part = (edition: string, title: string): string => {
    const armies = ARMIES[edition];
    if (armies === undefined) throw new Error(`There are no armies of ${edition}.`);
    const [south, north] = armies;
    const few = Math.max(2, Math.round(games * MIRRORS));
    return [
      `### ${title}`,
      '',
      '| opponent | against | wins (95 %) | turns | matches |',
      '|---|---|---|---|---|',
      ...PAIRS.map((pair) => told(pairRow(edition, armies, pair, games))),
      '',
      '| south | north | south wins (95 %) | who begins wins | matches |',
      '|---|---|---|---|---|',
      ...[
        [south, north],
        [north, south],
        [south, south],
        [north, north],
      ].map((pair) => told(mirrorRow(edition, pair as [Army, Army], few))),
      '',
    ].join('\n');
  };
  return `${part('tactics', 'Tactics')}\n${part('pacific', 'Pacific')}`;
}
