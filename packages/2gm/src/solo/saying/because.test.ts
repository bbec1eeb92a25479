import { Match, type Thought } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../../game';
import { gmRules } from '../../rules';
import { tableOf } from '../../tables.fixture';

/** A decision of an opponent: what it was asked, the rows its dice and its lost candidates name, and those of its reason. */
interface Decided {
  readonly kind: string;
  readonly system: string;
  readonly named: readonly string[];
  readonly thought: Thought;
}

function decisionsOf(setup: Parameters<typeof Match.start>[1], seed: string, most: number): Decided[] {
  const match = Match.start(gmRules, setup as never, seed);
  const opponent = gmGame.opponents.rulebook;
  const out: Decided[] = [];
  for (let n = 0; n < most && match.over === null; n++) {
    const named: string[] = [];
    for (;;) {
      const decision = match.decision();
      if (decision === null || opponent === undefined) throw new Error('Nobody is asked.');
      const { seat, kind } = decision;
      const reply = opponent(gmRules.view(match.state, seat), decision, () => match.state);
      if ('roll' in reply) {
        named.push(reply.roll.rule);
        match.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
        continue;
      }
      const { thought } = reply;
      named.push(...thought.candidates.flatMap(({ rule }) => (rule === null ? [] : [rule])));
      out.push({ kind, system: match.state.seats[seat]?.solo?.system ?? '', named, thought });
      match.submit(seat, reply.option);
      break;
    }
  }
  return out;
}

describe('the reason of every decision', () => {
  const BEFOREHAND = ['Tactics', 'Pacific'].map((name) => `${name}, solo opponents who place units beforehand`);
  const setups = [
    ...gmGame.editions.map((edition) => gmGame.defaultSetup(edition, ['rulebook', 'rulebook'])),
    ...BEFOREHAND.map(tableOf),
  ];
  const all = setups.flatMap((setup, i) => decisionsOf(setup, `because ${i}`, 600));

  it('names a row, and every row by which a die was rolled or a candidate lost', () => {
    const missing = all.flatMap(({ kind, named, thought: { because } }) =>
      because.length === 0
        ? [`${kind}: nothing`]
        : named.filter((rule) => !because.includes(rule)).map((rule) => `${kind}: ${rule} beside ${because.join(' ')}`),
    );
    expect([...new Set(missing)].sort()).toEqual([]);
  });

  it('names rows of its own book, and readings, but none of the other book', () => {
    const foreign = { pacific: /^SOLOT-/, tactics: /^SOLOP-/ } as Readonly<Record<string, RegExp>>;
    const wrong = all.flatMap(({ kind, system, thought: { because } }) =>
      because.filter((rule) => foreign[system]?.test(rule) === true).map((rule) => `${system} ${kind}: ${rule}`),
    );
    expect([...new Set(wrong)].sort()).toEqual([]);
    expect([...new Set(all.map(({ system }) => system))].sort()).toEqual(['pacific', 'tactics']);
  });

  it('of whatever kind the question is', () => {
    const asked =
      'arrived beside bomb choose cover deploy discard equip fire flak flip load mobility move moved orders resolved rolled shoot';
    expect([...new Set(all.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(asked.split(' ')));
  });
});
