import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { opponentBalance } from './balance/2gm-opponents';
import { quickBalance } from './balance/2gm-quick';
import { scenarioBalance } from './balance/2gm-scenarios';
import { soloScenarioBalance } from './balance/2gm-solo-scenarios';
import { acesBalance } from './balance/aces';
import { ROOT } from './lib/paths.mjs';
import { runMain, Stop, say } from './lib/say.mjs';

const BEGIN = '<!-- tables: npm run balance -->\n';
const END = '<!-- end of the tables -->';

interface Study {
  readonly title: string;
  /** Matches of each kind, unless told otherwise. */
  readonly games: number;
  measure(games: number, tell: (text: string) => void): string;
}

/** What can be measured; each has a page of its name in docs/balance. */
const STUDIES: Readonly<Record<string, Study>> = {
  aces: { title: 'Aces & Armor, each pair and map', games: 1000, measure: acesBalance },
  '2gm-opponents': { title: '2GM, each opponent of the books', games: 500, measure: opponentBalance },
  '2gm-quick': { title: '2GM, the armies of a quick match', games: 400, measure: quickBalance },
  '2gm-solo-scenarios': {
    title: '2GM, each scenario with the opponents of the books',
    games: 100,
    measure: soloScenarioBalance,
  },
  '2gm-scenarios': { title: '2GM, each scenario', games: 300, measure: scenarioBalance },
};

/** Measures how the sides compare and writes the tables into their page; the words around them stay. */
await runMain(async () => {
  const [first = '', second = ''] = process.argv.slice(2);
  const named = /^\d*$/.test(first) ? 'aces' : first;
  const study = STUDIES[named];
  if (study === undefined) throw new Stop(`Expected one of ${Object.keys(STUDIES).join(', ')}, found "${named}".`);
  const told = named === first ? second : first;
  const games = told === '' ? study.games : Number(told);
  if (!Number.isInteger(games) || games < 2)
    throw new Stop(`Say how many matches: npm run balance -- ${named} ${study.games}`);
  say(`${study.title}: ${games} matches`);
  const tables = study.measure(games, say);
  const path = join(ROOT, 'docs', 'balance', `${named}.md`);
  const page = readFileSync(path, 'utf8');
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Stop(`${path} has lost the marks between which its tables stand.`);
  writeFileSync(path, `${page.slice(0, begin + BEGIN.length)}\n${tables}\n${page.slice(end)}`);
  say('Written.');
});
