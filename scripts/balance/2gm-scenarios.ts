import { scenarios, type Told } from './2gm-scenario-list';
import { percent } from './figures';
import { simulateScenario } from './sim';

function row({ id, title, south, north }: Told, games: number, say: (text: string) => void): string {
  const { wins, rates, finished, turns } = simulateScenario('2gm', 'greedy', id, games, 'balance');
  const { low = 0, high = 0 } = rates.south ?? {};
  const cells = [
    `${title} (\`${id}\`)`,
    south.nation,
    north.nation,
    `${percent((wins.south ?? 0) / finished)} (${percent(low)} to ${percent(high)})`,
    percent((wins.north ?? 0) / finished),
    turns.mean.toFixed(1),
    String(finished),
  ];
  const line = `| ${cells.join(' | ')} |`;
  say(line);
  return line;
}

/** The tables of docs/balance/2gm-scenarios.md: so many matches of each scenario. */
export function scenarioBalance(games: number, say: (text: string) => void): string {
  const head =
    '| scenario | south | north | south wins (95 %) | north wins | turns | matches |\n|---|---|---|---|---|---|---|';
  const part = (edition: string, name: string): string =>
    [`### ${name}`, '', head, ...scenarios(edition).map((told) => row(told, games, say))].join('\n');
  return `${part('tactics', 'Tactics')}\n\n${part('pacific', 'Pacific')}\n`;
}
