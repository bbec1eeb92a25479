import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { acesBalance } from './balance/aces';
import { ROOT } from './lib/paths.mjs';
import { runMain, Stop, say } from './lib/say.mjs';

const PAGE = join(ROOT, 'docs', 'balance', 'aces.md');
const BEGIN = '<!-- tables: npm run balance -->\n';
const END = '<!-- end of the tables -->';

/** Measures how the factions compare and writes the tables into their page; the words around them stay. */
await runMain(async () => {
  const games = Number(process.argv[2] ?? 1000);
  if (!Number.isInteger(games) || games < 2)
    throw new Stop('Say how many matches for each pair and map: npm run balance -- 1000');
  say(`Aces & Armor: ${games} matches for each pair and map`);
  const tables = acesBalance(games, say);
  const page = readFileSync(PAGE, 'utf8');
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Stop(`${PAGE} has lost the marks between which its tables stand.`);
  writeFileSync(PAGE, `${page.slice(0, begin + BEGIN.length)}\n${tables}\n${page.slice(end)}`);
  say('Written.');
});
