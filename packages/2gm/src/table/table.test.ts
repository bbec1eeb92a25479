import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { labels } from '../labels';
import { foe, own, sandbox, tank, unit } from '../rules/field.fixture';
import { supplyOf } from './table';

const SRC = dirname(dirname(fileURLToPath(import.meta.url)));
const IMPORT = /^(?:import|export)\s+(?!type\b)([^;]*?)from '([^']+)';/gms;

/** What a file takes from others at run time; names that are only types are not counted. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    const each = names.replace(/[{}]/g, '').split(',');
    return each.every((name) => name.trim() === '' || name.trim().startsWith('type ')) ? [] : [from];
  });
}

/** Every file of ours, and every package, that comes along with this one. */
function comesWith(file: string, seen: string[]): string[] {
  seen.push(file);
  for (const from of importsOf(file)) {
    const path = from.startsWith('.') ? resolve(dirname(file), from) : from;
    const found = [path, `${path}.ts`].find((each) => existsSync(each)) ?? path;
    if (seen.includes(found)) continue;
    if (found.endsWith('.ts')) comesWith(found, seen);
    else seen.push(found);
  }
  return seen;
}

describe('the door for screens', () => {
  const files = comesWith(resolve(SRC, 'table/table.ts'), []).map((file) =>
    file.startsWith(SRC) ? relative(SRC, file) : file,
  );

  it('leads to the table and the cards', () => {
    expect(files).toEqual(expect.arrayContaining(['state.ts', 'ground.ts', 'names/names.ts', 'content/catalogue.ts']));
  });

  it('does not bring the engine, the shapes of files or their reader along', () => {
    const heavy = files.filter(
      (file) =>
        file.startsWith('zod') ||
        /(^|\/)(shapes?|setup|setup-shape)\.ts$/.test(file) ||
        /^(game|rules|telling|wishes|position|odds|options\/(?!large-field|barrage-frame)|greedy|windows|battle)/.test(
          file,
        ) ||
        /^(solo\/(index|pacific|tactics)|turn\/turn\.ts|support\/list\.ts|scenario\/(?!goals)|book\/)/.test(file),
    );
    expect(heavy).toEqual([]);
  });
});

describe('the Supply Line as a screen shows it', () => {
  it('ends at the first row without a unit, and only what is linked gives AP', () => {
    const { state } = sandbox([own('a1'), own('c2'), tank('d4'), foe('d6')]);
    const south = supplyOf(state, 0);
    expect(south.length).toBe(2);
    expect(south.rows.map((row) => [row.held, row.linked])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(south.purses).toEqual([
      {
        seat: 0,
        ap: 3,
        parts: [
          { rule: '2GM-HQ-10', label: labels.hq, ap: 1 },
          { rule: '2GM-TERM-05', label: labels.supplyLine, ap: 2 },
        ],
      },
    ]);
    expect(supplyOf(state, 1)).toMatchObject({ length: 1, purses: [{ seat: 1, ap: 2 }] });
  });

  it('marks a row somebody has infiltrated: linked, but without its AP', () => {
    const { state } = sandbox([own('a1'), foe('c6'), foe('d5'), unit('south', 'rangers', 'h5')]);
    const north = supplyOf(state, 1);
    expect(north.rows.map((row) => row.infiltrated)).toEqual([false, true, false, false, false, false]);
    expect(north).toMatchObject({ length: 2, purses: [{ ap: 2 }] });
  });

  it('tells of a view no more than its viewer knows', () => {
    const night = { options: { night: true } };
    const units = [own('a1'), unit('north', 'light-infantry', 'd6', { faceDown: true })];
    const view = gmGame.rules.view(sandbox(units, night).state, 0);
    const command = [own('a1'), unit('north', 'command-group', 'd6', { faceDown: true })];
    const other = gmGame.rules.view(sandbox(command, night).state, 0);
    expect(supplyOf(other.table, 1)).toEqual(supplyOf(view.table, 1));
    expect(supplyOf(gmGame.rules.view(sandbox(command, night).state, 1).table, 1).purses[0]?.ap).toBe(3);
  });
});
