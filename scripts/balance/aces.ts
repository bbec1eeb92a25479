import { percent } from './figures';
import { type Summary, simulate } from './sim';

const PAIRS = [
  ['germany-1', 'usa'],
  ['germany-1', 'soviet-union'],
  ['germany-2', 'usa'],
  ['germany-2', 'soviet-union'],
] as const;
const MAPS = ['summer', 'winter'] as const;
const HALVES = ['1-6', '7-12'] as const;
const FOUR = ['germany-1', 'usa', 'germany-2', 'soviet-union'];
const NAMES: Readonly<Record<string, string>> = {
  usa: 'United States',
  'soviet-union': 'Soviet Union',
  'germany-1': 'Germany 1',
  'germany-2': 'Germany 2',
};

function options(dice: boolean): object {
  return { automaRolls: dice, difficulty: 'easy' };
}

function seats(factions: readonly string[]): object[] {
  return factions.map((faction) => ({ faction, automa: true }));
}

/** 95 % around a proportion of many matches. */
function plusMinus(wins: number, games: number): string {
  const p = wins / games;
  return `${percent(p)} ± ${(196 * Math.sqrt((p * (1 - p)) / games)).toFixed(1)}`;
}

function pairRow(pair: readonly [string, string], dice: boolean, games: number, say: (text: string) => void): string {
  const [german, allied] = pair;
  const cells: string[] = [];
  let wins = 0;
  let finished = 0;
  let first = 0;
  for (const map of MAPS) {
    let mapWins = 0;
    let mapFinished = 0;
    for (const half of HALVES) {
      const setup = { map, half, seats: seats(pair), options: options(dice) };
      const s = simulate('aces', 'automa', setup, games / 2, `balance ${map} ${half}`);
      mapWins += s.wins[german] ?? 0;
      mapFinished += s.finished;
      first += (s.firstMover?.rate ?? 0) * s.finished;
    }
    cells.push(percent(mapWins / mapFinished));
    wins += mapWins;
    finished += mapFinished;
  }
  const row = `| ${NAMES[german]} – ${NAMES[allied]} | ${cells.join(' | ')} | ${plusMinus(wins, finished)} | ${percent(first / finished)} | ${finished} |`;
  say(row);
  return row;
}

function fourRow(dice: boolean, games: number, say: (text: string) => void): string[] {
  return MAPS.map((map) => {
    const s: Summary = simulate(
      'aces',
      'automa',
      { map, seats: seats(FOUR), options: options(dice) },
      games,
      `balance four ${map}`,
    );
    const german = s.wins['germany-1'] ?? 0;
    const first = Math.round((s.firstMover?.rate ?? 0) * s.finished);
    const row = `| ${dice ? 'dice' : 'fixed hits'} | ${map} | ${plusMinus(german, s.finished)} | ${plusMinus(first, s.finished)} | ${s.turns.mean.toFixed(1)} | ${s.finished} |`;
    say(row);
    return row;
  });
}

/** The tables of docs/balance/aces.md: `games` matches for each pair and map. */
export function acesBalance(games: number, say: (text: string) => void): string {
  const pairs = (dice: boolean): string =>
    [
      '| pair | German wins, summer | winter | both | first to move wins | matches |',
      '|---|---|---|---|---|---|',
      ...PAIRS.map((pair) => pairRow(pair, dice, games, say)),
    ].join('\n');
  const four = [...fourRow(true, games, say), ...fourRow(false, games, say)].join('\n');
  return `### With dice\n\n${pairs(true)}\n\n### With fixed hits\n\n${pairs(false)}\n\n### Four factions, full map\n\n| mode | map | Germany wins | team of the first player wins | turns | matches |\n|---|---|---|---|---|---|\n${four}\n`;
}
