import { scenarios, type Told } from './2gm-scenario-list';
import { percent, rate } from './figures';
import { simulateScenario } from './sim';

/** Who sits in the south and in the north. */
const SEATINGS = ['rulebook,rulebook', 'rulebook,greedy', 'greedy,rulebook'] as const;

function row({ id, title }: Told, seating: string, games: number): string {
  const { wins, finished, games: played, turns } = simulateScenario('2gm', seating, id, games, 'solo');
  const cells = [
    `${title} (\`${id}\`)`,
    percent(finished / played),
    rate(wins.south ?? 0, finished),
    rate(wins.north ?? 0, finished),
    turns.mean.toFixed(1),
    String(played),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The tables of docs/balance/2gm-solo-scenarios.md: so many matches of each scenario and seating. */
export function soloScenarioBalance(games: number, say: (text: string) => void): string {
  const told = (line: string): string => {
    say(line);
    return line;
  };
  const head =
    '| scenario | finished | south wins (95 %) | north wins (95 %) | turns | matches |\n|---|---|---|---|---|---|';
  const all = [...scenarios('tactics'), ...scenarios('pacific')];
  const part = (seating: string): string => {
    const [south, north] = seating.split(',');
    say(seating);
    return [`### South ${south}, north ${north}`, '', head, ...all.map((s) => told(row(s, seating, games)))].join('\n');
  };
  return `${SEATINGS.map(part).join('\n\n')}\n`;
}
