import { type GmSetup, gmIn } from '@sandtable/2gm';
import { en as gmEnglish } from '@sandtable/2gm/words/en';
import { type AcesSetup, acesIn } from '@sandtable/aces';
import { en as acesEnglish } from '@sandtable/aces/words/en';
import { type Attempt, interpreterOf, type MatchTable, openTable, restoreTable } from '@sandtable/host';
import { type Core, type Game, inBrief } from '@sandtable/kernel';
import { isSpoken, pseudo } from '@sandtable/testkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gmRecord } from '../2gm/record/parts';
import { acesRecord } from '../aces/record/parts';
import { whyOf } from '../film/why';
import { buildLog } from '../log/lines';
import type { RecordParts } from '../record/parts';
import { acesDigest } from './en/aces-digest';
import { acesPlay } from './en/aces-play';
import { board } from './en/board';
import { loadReader } from './load-reader';
import { readIn } from './reading';
import { whole } from './whole.fixture';

/** The page reads with words in brackets: what it shows without them did not come from a catalogue. */
vi.mock('../aces/languages', () => ({ ACES_WORDS: { en: async () => pseudo(acesEnglish) } }));
vi.mock('../2gm/languages', () => ({ GM_WORDS: { en: async () => pseudo(gmEnglish) } }));

const OTHER = pseudo({ ...whole, acesPlay, acesDigest, board });

interface Spoken {
  readonly id: string;
  readonly play: (game: AnyGame) => AnyTable;
  readonly english: AnyGame;
  readonly other: AnyGame;
  readonly record: (t: typeof OTHER) => RecordParts;
}

type AnyGame = Game<Core, unknown, unknown>;
type AnyTable = MatchTable<Core, unknown, unknown>;

function finished(game: AnyGame, setup: unknown, opponent: string): AnyTable {
  const seats = [0, 1].map(() => ({ by: 'opponent' as const, name: opponent }));
  const opened = openTable(game, { setup, seed: 'other words', seats, thoughts: 'open' });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  while (opened.value.advance());
  return opened.value;
}

function gmSetup(game: AnyGame, edition: string): unknown {
  const setup = game.defaultSetup(edition, ['rulebook', 'rulebook']) as GmSetup;
  return { ...setup, options: { ...setup.options, maxTurns: 4 } };
}

/** Dice are rolled, so that the log has numbers to name. */
function acesSetup(game: AnyGame): unknown {
  const setup = game.defaultSetup('aces', ['automa', 'automa']) as AcesSetup;
  return { ...setup, options: { ...setup.options, automaRolls: true } };
}

const gm = { english: gmIn(gmEnglish) as unknown as AnyGame, other: gmIn(pseudo(gmEnglish)) as unknown as AnyGame };

const TABLES: readonly Spoken[] = [
  {
    id: 'aces',
    english: acesIn(acesEnglish) as unknown as AnyGame,
    other: acesIn(pseudo(acesEnglish)) as unknown as AnyGame,
    play: (game) => finished(game, acesSetup(game), 'rulebook'),
    record: (t) => acesRecord({ t }),
  },
  ...['tactics', 'pacific'].map((edition) => ({
    id: '2gm',
    ...gm,
    play: (game: AnyGame) => finished(game, gmSetup(game, edition), 'rulebook'),
    record: (t: typeof OTHER) => gmRecord({ t }),
  })),
];

function must<T>(attempt: Attempt<T>): T {
  if (!attempt.ok) throw new Error(inBrief(attempt.message));
  return attempt.value;
}

beforeAll(async () => {
  for (const game of ['aces', '2gm']) await loadReader(game, 'en');
});

describe.each(TABLES)('a finished match of $id in a language nobody speaks', ({ id, play, english, other, record }) => {
  const inEnglish = play(english);
  const inOther = play(other);
  const last = inEnglish.journal.length;
  const read = (fact: Parameters<typeof readIn>[1]): string => readIn(id, fact);

  it('is kept as the same match, to the letter, and goes on in either language', () => {
    expect(JSON.stringify(inOther.saved().replay)).toBe(JSON.stringify(inEnglish.saved().replay));
    expect(JSON.stringify(inEnglish.saved())).not.toContain('⟦');
    const problems: unknown[] = [];
    const again = restoreTable(other, inEnglish.saved(), { onProblem: (problem) => problems.push(problem) });
    expect([again.ok, problems]).toEqual([true, []]);
  });

  it('ends for a reason that is read on the page', () => {
    const { over } = must(inEnglish.sync('spectator'));
    expect(over).not.toBeNull();
    expect(isSpoken(read(over?.reason ?? { key: '', args: [] }))).toBe(true);
  });

  it('has the same film and the same reasons, each from the catalogue', () => {
    let weighed = 0;
    for (let n = 1; n <= last; n++) {
      const one = must(inEnglish.thoughtAt(n, 'spectator'));
      const two = must(inOther.thoughtAt(n, 'spectator'));
      expect(two).toEqual(one);
      if (one === null) continue;
      const why = whyOf(one, read);
      const told = [why.text, ...why.alternatives.map(({ says }) => says)];
      expect(told.filter((text) => !isSpoken(text))).toEqual([]);
      if (why.decided !== null) weighed++;
    }
    expect(weighed).toBeGreaterThan(0);
  });

  it('has the same log: rules, dice and numbers, with every label from the catalogue', () => {
    const [one, two] = [inEnglish, inOther].map((table) => {
      const parts = record(OTHER);
      const view = must(table.viewAt(last, 'spectator'));
      const log = buildLog(
        must(table.history('spectator')),
        parts.logReader(() => view),
        '',
      );
      return log.flatMap((turn) => turn.phases.flatMap((phase) => phase.lines));
    });
    const bare = (lines: typeof one) =>
      (lines ?? []).map(({ rule, topic, seats, roll, answers, items }) => ({
        ...{ rule, topic, seats, roll, answers },
        items: items.map((item) => [item.rule, item.value]),
      }));
    expect(bare(two)).toEqual(bare(one));
    const labels = (two ?? []).flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => !isSpoken(label))).toEqual([]);
  });
});

it('a refusal names the same rules, in the words of the page', () => {
  const setup = gmSetup(gm.english, 'pacific');
  const explained = [gm.english, gm.other].map((game) => {
    const opened = openTable(game, { setup, seed: 'no', seats: [0, 1].map(() => ({ by: 'person', name: 'Ada' })) });
    if (!opened.ok) throw new Error('The match cannot begin.');
    const interpreter = interpreterOf(game, opened.value);
    const seat = must(opened.value.sync('spectator')).waiting[0] ?? 0;
    return ['end', 'move c1 c2', 'shoot a1 a2', 'bid 99'].map((wish) => {
      const found = interpreter?.explain(seat, wish);
      return found?.ok === true ? found.value.refusals : [];
    });
  });
  expect(explained[1]).toEqual(explained[0]);
  const refusals = explained[0]?.flat() ?? [];
  expect(refusals.length).toBeGreaterThan(2);
  for (const { text } of refusals) expect(isSpoken(readIn('2gm', text))).toBe(true);
});
