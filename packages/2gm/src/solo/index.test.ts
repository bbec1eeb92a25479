import { Match, type Option, type Reply, ScriptedDice, seedRng, think } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { gmRules } from '../rules';
import { say } from '../say';
import { SCENARIOS } from '../scenario/list';
import { readSetup } from '../setup';
import { tagsOf } from './cards/support-tags';
import { rulebookIn } from './index';
import { board, file, SoloTable } from './table.fixture';

const rulebook = rulebookIn(say);

const rule = ruleTests<RuleId>(book);

const SEATS = [
  { nation: 'usa', deck: 'usa-pacific', solo: { system: 'pacific' } },
  { nation: 'japan', deck: 'japan-pacific', solo: { system: 'pacific' } },
];

function begin(raw: object, seed: string) {
  const setup = readSetup(raw);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return Match.start(gmRules, setup.value, seed);
}

type Duel = ReturnType<typeof begin>;

/** Plays on with the opponents of the book; `look` sees every question and what they answered. */
function play(match: Duel, limit: number, look: (seat: number, reply: Reply) => void): void {
  for (let i = 0; i < limit && match.over === null; i++) {
    const decision = match.decision();
    if (decision === null) return;
    const reply = think(match, decision.seat, rulebook);
    if (reply === null) return;
    look(decision.seat, reply);
    const done =
      'roll' in reply
        ? match.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose)
        : match.submit(decision.seat, reply.option);
    if (!done.ok) throw new Error(done.message);
  }
}

describe('the opponents of the book', () => {
  it('play a match to its end, and say why they do what they do', () => {
    const match = begin({ edition: 'pacific', seats: SEATS }, 'to the end');
    let silent = 0;
    play(match, 20_000, (_seat, reply) => {
      if ('option' in reply && (reply.thought.because.length === 0 || JSON.stringify(reply.thought.text).length < 5))
        silent++;
    });
    expect(match.over).not.toBeNull();
    expect(silent).toBe(0);
  });

  it('roll nothing where there is only one answer, whatever they would have rolled for', () => {
    const end: Option = ['end'];
    let rolled = 0;
    for (let n = 0; n < 20 && rolled < 5; n++) {
      const match = begin({ edition: 'pacific', seats: SEATS }, `only ${n}`);
      play(match, 20_000, (seat, reply) => {
        const asked = match.decision(seat);
        if (!('roll' in reply) || asked?.kind !== 'deploy' || asked.dice.length > 0) return;
        rolled++;
        const only = { ...asked, options: [end] };
        expect(rulebook(gmRules.view(match.state, seat), only)).not.toHaveProperty('roll');
      });
    }
    expect(rolled).toBeGreaterThanOrEqual(5);
  });

  rule('SOLO-RULING-72', 'two of them play against each other, each as if the other were human', () => {
    const match = begin({ edition: 'pacific', seats: SEATS }, 'mirror');
    expect(match.state.phase).not.toBe('set-up');
    expect(match.state.seats.every((x) => x.solo !== null && x.deck.length + x.hand.length > 20)).toBe(true);
  });

  rule('SOLO-RULING-72', 'the first of two bids as if a human had bid 2, the second by what the first has bid', () => {
    const setup = readSetup({ edition: 'pacific', seats: SEATS });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    // a die for each deck; then one more than the human, and one less; the rest is the roll for the start and the terrain
    const dice = new ScriptedDice([5, 5, 10, 7, ...new Array<number>(200).fill(5)]);
    const match = Match.start(gmRules, setup.value, 'bids', { dice });
    expect(match.state.seats.map((x) => x.bid)).toEqual([3, 2]);
  });

  it('decide from what their seat may see: drawing anew what they cannot know changes nothing', () => {
    const match = begin({ edition: 'pacific', seats: [{ ...SEATS[0], solo: null }, SEATS[1]] }, 'secrets');
    let looked = 0;
    for (let i = 0; i < 500 && match.over === null; i++) {
      const decision = match.decision();
      if (decision === null) break;
      const reply = think(match, decision.seat, rulebook);
      if (reply === null) break;
      if (i % 7 === 0) {
        const other = gmRules.resample(match.state, decision.seat, seedRng(`other ${i}`));
        const asked = { ...decision, options: decision.options };
        expect(rulebook(gmRules.view(other, decision.seat), asked)).toEqual(reply);
        looked++;
      }
      const done =
        'roll' in reply
          ? match.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose)
          : match.submit(decision.seat, reply.option);
      if (!done.ok) throw new Error(done.message);
    }
    expect(looked).toBeGreaterThan(40);
  });

  it('leave the table they were shown as it was', () => {
    const match = begin({ edition: 'pacific', seats: SEATS }, 'hands off');
    play(match, 300, (seat) => {
      const decision = match.decision(seat);
      if (decision === null) return;
      const view = gmRules.view(match.state, seat);
      const before = JSON.stringify(view);
      rulebook(view, decision);
      expect(JSON.stringify(view)).toBe(before);
    });
  });

  it('can take over the seat of a person at any time', () => {
    const match = begin(
      { edition: 'pacific', seats: SEATS.map((x) => ({ ...x, solo: null })), options: { surrender: false } },
      'handed over',
    );
    let answers = 0;
    play(match, 600, () => {
      answers++;
    });
    expect(match.over !== null || answers === 600).toBe(true);
    expect(match.state.turn).toBeGreaterThan(3);
  });

  it.each(SCENARIOS.filter((x) => x.edition === 'pacific').map((x) => x.id))('play scenario %s', (id) => {
    const scenario = SCENARIOS.find((x) => x.id === id);
    if (scenario === undefined) throw new Error(id);
    const seats = [scenario.south, scenario.north].map((side) => ({
      nation: side.nation,
      deck: side.deck,
      solo: { system: 'pacific' },
    }));
    const match = begin({ edition: 'pacific', seats, scenario: id }, id);
    const types = match.state.seats.map((x) => x.solo?.type);
    expect(types).toEqual([scenario.south.solo.type, scenario.north.solo.type]);
    play(match, 250, () => undefined);
    expect(match.state.turn).toBeGreaterThan(2);
  });

  rule('SOLO-RULING-49', 'every support card it may hold has a use in its book', () => {
    const unused = catalogue.support
      .filter((card) => !card.aiNeverHolds.includes('pacific'))
      .map((card) => card.id)
      .filter((id) => tagsOf(catalogue.numberOf(id)).length === 0);
    expect(unused).toEqual([]);
  });
});

describe('assaults', () => {
  rule('SOLO-RULING-68', 'neither opponent assaults or walks beside a tank', () => {
    for (const system of ['pacific', 'tactics']) {
      const table = new SoloTable(
        board({
          phase: 'movement',
          solo: { system, turn: 6 },
          ai: ['LI 6,1', 'HI 5,4', 'T95 5,5', 'HI 4,3'],
          human: ['LI 4,4 wounds=2', 'LI 3,3'],
        }),
        new Array(12).fill(10),
      );
      const offered = table.decision()?.options.map((o) => o[0]) ?? [];
      expect(offered).toEqual(expect.arrayContaining(['assault', 'join']));
      expect(table.phase().every((a) => a.option[0] === 'move')).toBe(true);
    }
  });
});

describe('the trace', () => {
  it('tells which row applied, what lost and why, and every die', () => {
    const table = new SoloTable(file('at-27'));
    const first = table.next();
    expect(first?.thought.text).toBe(
      'Type 94 37mm (priority 3, 2 AP) is deployed on f6; not before M4A2: Armor-piercing 4 against Armor 5.',
    );
    const moved = new SoloTable(file('at-51'));
    const notes: (string | null)[][] = [];
    for (let answered = moved.next(); answered !== null && moved.state.phase === 'movement'; answered = moved.next())
      notes.push(...answered.thought.candidates.map((c) => [c.note, c.rule]));
    expect(notes).toContainEqual(['would break the Supply Line', 'SOLO-RULING-34']);
  });
});
