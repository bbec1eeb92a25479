import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Corpus, corpusVersions, missingTables, partings, readCorpus, tellParting, writeCorpus } from './corpus';
import { sealed } from './numbers';
import { toyGame } from './toy/index';

type ToyCorpus = Corpus<
  Parameters<typeof toyGame.rules.clone>[0],
  ReturnType<typeof toyGame.defaultSetup>,
  ReturnType<typeof toyGame.rules.view>
>;

const SETUP = toyGame.defaultSetup('toy');

/** A corpus of the duel in a folder of its own. */
function duel(change: Partial<ToyCorpus> = {}): ToyCorpus {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  const versionFile = join(folder, 'version.ts');
  writeFileSync(versionFile, "export const VERSION = '1';\n");
  return {
    game: { ...toyGame, rules: { ...toyGame.rules, version: '1' } },
    tables: { 'a duel': SETUP },
    opponentAt: (_s, seat) => (seat === 1 ? (toyGame.opponents.rulebook ?? null) : null),
    folder,
    versionFile,
    numbers: { cards: ['dagger', 'sword'] },
    ...change,
  };
}

/** The same duel by other rules: everybody has one hit point more. */
function changed(corpus: ToyCorpus): ToyCorpus {
  const { rules } = corpus.game;
  const init: typeof rules.init = (setup, rng) => rules.init({ ...setup, hp: setup.hp + 1 }, rng);
  return { ...corpus, game: { ...corpus.game, rules: { ...rules, init } } };
}

describe('a corpus', () => {
  it('is written once, with people and opponents, and stays as it is while play does', () => {
    const corpus = duel();
    expect(writeCorpus(corpus)).toBe('version 1, written anew');
    const file = readCorpus(corpus.folder, '1');
    expect(file.kept.map((k) => k.table)).toEqual(['a duel', 'a duel']);
    expect(file.kept.some(({ replay }) => replay.answers.some((a) => a[0] === 1))).toBe(true);
    expect(file.seal).toEqual(sealed(corpus.numbers));
    expect(partings(corpus.game, file)).toEqual([]);
    const before = readFileSync(join(corpus.folder, '1.jsonl'), 'utf8');
    expect(writeCorpus(corpus)).toBe('version 1, unchanged');
    expect(readFileSync(join(corpus.folder, '1.jsonl'), 'utf8')).toBe(before);
  });

  it('gets new kinds of tables without touching the old ones', () => {
    const corpus = duel();
    writeCorpus(corpus);
    const wider = { ...corpus, tables: { ...corpus.tables, 'a long duel': { ...SETUP, hp: 20 } } };
    expect(missingTables(wider, readCorpus(corpus.folder, '1'))).toEqual(['a long duel']);
    const old = readCorpus(corpus.folder, '1').kept;
    expect(writeCorpus(wider)).toBe('version 1, new tables: a long duel');
    const file = readCorpus(corpus.folder, '1');
    expect(file.kept.slice(0, old.length)).toEqual(old);
    expect(missingTables(wider, file)).toEqual([]);
  });

  it('asks for another version where play has changed, raises it, and keeps the old matches', () => {
    const corpus = duel();
    writeCorpus(corpus);
    const other = changed(corpus);
    const parted = partings(other.game, readCorpus(corpus.folder, '1'));
    expect(parted.map((p) => p.table)).toEqual(['a duel', 'a duel']);
    expect(parted.map(tellParting)[0]).toMatch(/^"a duel" parts after answer \d+: expected .+, found .+$/);
    expect(writeCorpus(other)).toMatch(/^version 1 raised to 2: "a duel" parts after answer \d+/);
    expect(readFileSync(corpus.versionFile, 'utf8')).toBe("export const VERSION = '2';\n");
    expect(corpusVersions(corpus.folder)).toEqual(['1', '2']);
    const next = { ...other.game, rules: { ...other.game.rules, version: '2' } };
    expect(partings(next, readCorpus(corpus.folder, '2'))).toEqual([]);
    expect(readCorpus(corpus.folder, '2').kept[0]?.replay.version).toBe('2');
    // matches of the old version still open, on their tape
    const old = partings(next, readCorpus(corpus.folder, '1'));
    expect(old.every(({ verdict }) => typeof verdict.at === 'number')).toBe(true);
  });

  it('is written over only when told so', () => {
    const corpus = duel();
    writeCorpus(corpus);
    expect(writeCorpus(changed(corpus), true)).toBe('version 1, written anew');
    expect(partings(changed(corpus).game, readCorpus(corpus.folder, '1'))).toEqual([]);
    expect(readFileSync(corpus.versionFile, 'utf8')).toBe("export const VERSION = '1';\n");
  });

  it('says so where a match cannot even be read any more', () => {
    const corpus = duel();
    writeCorpus(corpus);
    const parseSetup = () => ({
      ok: false as const,
      problems: [{ path: 'hp', message: 'Nobody has hit points now.' }],
    });
    const game = { ...corpus.game, rules: { ...corpus.game.rules, parseSetup } };
    expect(partings(game, readCorpus(corpus.folder, '1'))[0]?.verdict).toEqual({
      ok: false,
      at: 0,
      expected: 'a match that can be read',
      found: 'setup/hp: Nobody has hit points now.',
    });
  });

  it('numbers its versions, the tenth after the ninth', () => {
    const corpus = duel();
    for (const version of ['10', '9', '2']) writeFileSync(join(corpus.folder, `${version}.jsonl`), '');
    expect(corpusVersions(corpus.folder)).toEqual(['2', '9', '10']);
    expect(corpusVersions(join(corpus.folder, 'nowhere'))).toEqual([]);
  });
});
