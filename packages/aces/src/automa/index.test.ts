import { Match, type Option, type Reply, readAll, sameOption, stableHash } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { en } from '../../words/en/index';
import { ROLES } from '../content/unit-types';
import { hexName } from '../names/names';
import { acesRules } from '../rules';
import type { AcesView } from '../seeing/view';
import { type AcesSetup, parseSetup } from '../setup';
import { type AcesState, typeOf } from '../state';
import { acesReader } from '../telling/reading';
import { automa } from './index';
import { AutomaTable, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);
const KNOWN = new Set(book.sections.flatMap((section) => Object.keys(section.rules)));

type AcesMatch = Match<AcesState, AcesSetup, AcesView>;

function start(raw: unknown, seed: string): AcesMatch {
  const setup = parseSetup(raw);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return Match.start(acesRules, setup.value, seed);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** One answer, dice included, from a view nobody can change. */
function answerOne(match: AcesMatch): { option: Option; reply: Exclude<Reply, { roll: unknown }> } {
  for (;;) {
    const decision = match.decision();
    if (decision === null) throw new Error('Nobody is asked.');
    const reply = automa(
      freeze(acesRules.view(match.state, decision.seat)),
      freeze({ ...decision, dice: [...decision.dice] }),
    );
    if ('roll' in reply) {
      const rolled = match.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
      if (!rolled.ok) throw new Error(rolled.message);
      continue;
    }
    for (const option of [reply.option, ...reply.thought.candidates.map((c) => c.option)]) {
      if (!decision.options.some((o) => sameOption(o, option))) throw new Error(`Not offered: ${option.join(' ')}`);
    }
    const done = match.submit(decision.seat, reply.option);
    if (!done.ok) throw new Error(done.message);
    return { option: reply.option, reply };
  }
}

const PAIRS = [
  ['germany-1', 'usa', 'summer', '1-6'],
  ['germany-2', 'usa', 'winter', '1-6'],
  ['germany-1', 'soviet-union', 'winter', '7-12'],
  ['germany-2', 'soviet-union', 'summer', '7-12'],
] as const;

describe('Automa against Automa', () => {
  it.each(PAIRS)('%s and %s on the %s map, half %s: only offered answers, known rules, an end', (a, b, map, half) => {
    const seats = [
      { faction: a, automa: true },
      { faction: b, automa: true },
    ];
    const match = start({ map, half, seats, options: { weather: true, mountains: true } }, `${a} ${b}`);
    const unknown = new Set<string>();
    let silent = 0;
    const marks = new Set<string>();
    for (let answers = 0; match.over === null && answers < 2000; answers++) {
      const { option, thought } = answerOne(match).reply;
      const chosen = thought.candidates.filter((c) => c.fate === 'chosen').map((c) => c.option.join());
      if (thought.candidates.length > 0)
        marks.add(chosen.join(' ') === option.join() ? 'right' : `${option} not ${chosen}`);
      for (const id of thought.because) if (!KNOWN.has(id)) unknown.add(id);
      if (!/^[A-Z].*\.$/.test(readAll(thought.text, acesReader(en))) || thought.because.length === 0) silent++;
    }
    expect([[...unknown], silent, match.over !== null]).toEqual([[], 0, true]);
    expect([...marks]).toEqual(['right']); // one candidate is the answer, whatever was settled after another
  });

  rule(
    ['AA-AUTOMA-70', 'AA-AUTOMA-50'],
    'four Automas on the full map play to the end, the same way every time',
    () => {
      const seats = ['germany-1', 'usa', 'germany-2', 'soviet-union'].map((faction) => ({ faction, automa: true }));
      const hashes = [1, 2].map(() => {
        const match = start({ seats }, 'four');
        for (let answers = 0; match.over === null && answers < 3000; answers++) answerOne(match);
        return [match.over?.rule, stableHash(match.state)];
      });
      expect(hashes[0]).toEqual(hashes[1]);
      expect(hashes[0]?.[0]).toMatch(/^AA-/);
    },
  );
});

describe('what the Automa knows', () => {
  it('refuses a question the book does not put to it', () => {
    const table = new AutomaTable(small({ active: 'H', units: ['A panther 0,0', 'H sherman 8,8'] }));
    const decision = table.match.decision();
    if (decision === null) throw new Error('Nobody is asked.');
    expect(() => automa(acesRules.view(table.state, decision.seat), decision)).toThrow(
      'The Automa answers only for a seat of its own, not "move" of a person.',
    );
  });

  it('the difficulty changes its units, never its mind', () => {
    const wishes = (['easy', 'standard', 'hard', 'overkill'] as const).map((difficulty) =>
      new AutomaTable(
        small({
          units: ['A panther 3,4', 'A infantry 4,5 moved', 'H infantry 4,3', 'H howitzer 6,4'],
          options: { difficulty },
        }),
      ).turn(),
    );
    expect(new Set(wishes.map((w) => w.join()))).toEqual(new Set(['act 3,4 5,4 against 6,4,attack 5,4 6,4']));
  });

  rule('AA-RULING-27', 'the enemy does not see whom a unit on its way means to attack', () => {
    const table = new AutomaTable(small({ units: ['A panther 0,4', 'H sherman 3,3', 'H howitzer 5,4'] }), [1]);
    table.next();
    expect(table.match.decision()?.kind).toBe('intercept');
    const seen = (who: number | 'spectator') => acesRules.view(table.state, who).target;
    expect([seen(0), seen(1), seen('spectator')]).toEqual([2, -1, -1]);
  });
});

describe('the solo set-up', () => {
  /** Plays the set-up with the first answer to every question; tells where the Automa's units stand in the order drawn. */
  function setUp(seed: string, difficulty: string): { first: number; armies: string[][]; state: AcesState } {
    const seats = [{ faction: 'usa' }, { faction: 'germany-2', automa: true }];
    const match = start({ map: 'summer', half: '1-6', seats, options: { difficulty } }, seed);
    const first = match.state.seats[1]?.tokens[0] ?? 0;
    for (let d = match.decision(); d !== null && match.state.phase === 'setup'; d = match.decision()) {
      match.submit(d.seat, d.options[0] ?? ['end']);
    }
    const armies = [0, 1, 2].map((army) =>
      match.state.units.flatMap((u) => (u.seat === 1 && u.army === army ? [hexName(match.state, u.at)] : [])),
    );
    return { first, armies, state: match.state };
  }

  rule(['AA-SOLO-03', 'AA-SOLO-04', 'AA-SOLO-05', 'AA-SOLO-06'], 'what each difficulty adds to the set', () => {
    const extras = (difficulty: string) => {
      const roles = setUp('extras', difficulty).state.units.flatMap((u) => (u.seat === 1 ? [typeOf(u).role] : []));
      for (const role of ROLES) roles.splice(roles.indexOf(role), 1);
      return roles;
    };
    expect(['easy', 'standard', 'hard', 'overkill'].map(extras)).toEqual([
      [],
      ['artillery'],
      ['artillery', 'regular'],
      ['tank', 'special'],
    ]);
  });

  const seeds = Array.from({ length: 40 }, (_, i) => `solo ${i}`);

  rule(
    ['AA-SOLO-10', 'AA-SOLO-11', 'AA-SOLO-12', 'AA-RULING-81'],
    'two units on the first token, two on the second, the rest on the third',
    () => {
      const sizes = (difficulty: string) => setUp('sizes', difficulty).armies.map((army) => army.length);
      expect(['easy', 'standard', 'hard', 'overkill'].map(sizes)).toEqual([
        [2, 2, 2],
        [2, 2, 3],
        [2, 2, 4],
        [2, 2, 4],
      ]);
    },
  );

  rule(
    ['AA-SOLO-04', 'AA-SOLO-13', 'AA-RULING-80'],
    'AA-GOOD-54: start number 1: the hex itself, then the top one',
    () => {
      const table = seeds.map((seed) => setUp(seed, 'standard')).find((x) => x.first === 1);
      expect([...(table?.armies[0] ?? [])].sort()).toEqual(['2,1', '2,2']);
      // the third unit of an army stands to the north-east of the start number
      const third = table?.state.seats[1]?.tokens[2] ?? 0;
      const start = { 2: '8,2', 3: '3,5', 4: '1,10', 5: '8,10', 6: '4,13' }[third];
      const around = { 2: '9,1', 3: '4,5', 4: '2,10', 5: '9,9', 6: '5,12' }[third];
      expect(table?.armies[2]).toContain(start);
      expect(table?.armies[2]).toContain(around);
    },
  );
});
