import type { Core } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { type Corpus, corpusVersions, missingTables, partings, readCorpus, tellParting, writeCorpus } from './corpus';
import { type Numbers, numberProblems, sealProblems } from './numbers';

const MODE = process.env.SANDTABLE_CORPUS;

/**
 * What a stored match may rely on: numbers of cards never change, and rules of the same version play the same. `content` is what
 * is numbered, in the order it is played with. With SANDTABLE_CORPUS the files are written instead (`npm run corpus`).
 */
export function corpusTests<S extends Core, Setup, View>(corpus: Corpus<S, Setup, View>, content: Numbers): void {
  const { game, folder, numbers } = corpus;

  describe('numbers of what lies on the table', () => {
    it('are in the registry, all of them and in its order', () => {
      expect(numberProblems(numbers, content)).toEqual([]);
    });

    it.each(corpusVersions(folder))('are those of version %s, with new ones at the end only', (version) => {
      expect(sealProblems(numbers, readCorpus(folder, version).seal)).toEqual([]);
    });
  });

  if (MODE === 'write' || MODE === 'again') {
    it('is written', () => {
      process.stdout.write(`${game.id}: ${writeCorpus(corpus, MODE === 'again')}\n`);
    });
    return;
  }

  describe('the corpus of replays', () => {
    const current = corpusVersions(folder).includes(game.rules.version)
      ? readCorpus(folder, game.rules.version)
      : { version: game.rules.version, seal: {}, kept: [] };

    it('shows every kind of table', () => {
      const missing = missingTables(corpus, current);
      expect(missing, 'run "npm run corpus" to add them').toEqual([]);
    });

    it(`of version ${game.rules.version} plays as it did`, () => {
      const parted = partings(game, current).map(tellParting);
      expect(parted, 'play has changed: "npm run corpus" raises the version and writes the new corpus').toEqual([]);
    });

    const older = corpusVersions(folder).filter((version) => version !== game.rules.version);
    it.each(older)('of version %s still opens and plays on its tape, or says where it parts', (version) => {
      for (const { table, verdict } of partings(game, readCorpus(folder, version))) {
        expect([table, verdict.expected]).not.toEqual([table, 'a match that can be read']);
        expect(verdict).toEqual({
          ok: false,
          at: expect.any(Number),
          expected: expect.any(String),
          found: expect.any(String),
        });
      }
    });
  });
}
