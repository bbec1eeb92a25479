import { Match, type Option, pickFrom, seedRng, type Thought } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { acesGame } from '../game';
import { acesRules } from '../rules';
import { tableOf } from '../tables.fixture';
import { automa } from './index';

/** A decision of the Automa: what it was asked, the rows its dice and its lost candidates name, and its reason. */
interface Decided {
  readonly kind: string;
  readonly named: readonly string[];
  readonly thought: Thought;
  readonly option: Option;
}

/** A match of this table; people answer by chance. */
function decisionsOf(table: string, most: number): Decided[] {
  const match = Match.start(acesRules, tableOf(table), `because ${table}`);
  const rng = seedRng(table);
  const out: Decided[] = [];
  for (let n = 0; n < most && match.over === null; n++) {
    const [seat = 0] = match.waiting();
    const asked = match.decision(seat);
    if (asked === null) throw new Error('Nobody is asked.');
    if (match.state.seats[seat]?.automa !== true) {
      match.submit(seat, pickFrom(rng, asked.options));
      continue;
    }
    out.push(decide(match, seat));
  }
  return out;
}

function decide(match: Match<Parameters<typeof acesRules.view>[0]>, seat: number): Decided {
  const named: string[] = [];
  for (;;) {
    const decision = match.decision(seat);
    if (decision === null) throw new Error('Nobody is asked.');
    const reply = automa(acesRules.view(match.state, seat), decision);
    if ('roll' in reply) {
      named.push(reply.roll.rule);
      match.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
      continue;
    }
    const { thought, option } = reply;
    named.push(...thought.candidates.flatMap(({ rule }) => (rule === null ? [] : [rule])));
    match.submit(seat, option);
    return { kind: decision.kind, named, thought, option };
  }
}

describe('the reason of every decision of the Automa', () => {
  const tables = [
    'solo on the winter map',
    'solo with two sets, overkill',
    'solo, experienced start, hard',
    'partners on the full map, weather and mountains',
    'V2 Rocket Attack against the Automa',
    'the Battle of the Bulge against two Automas',
  ];
  const all = tables.flatMap((table) => decisionsOf(table, 400));

  it('names a row, and every row by which a die was rolled or a candidate lost', () => {
    const missing = all.flatMap(({ kind, named, thought: { because } }) =>
      because.length === 0
        ? [`${kind}: nothing`]
        : named.filter((rule) => !because.includes(rule)).map((rule) => `${kind}: ${rule} beside ${because.join(' ')}`),
    );
    expect([...new Set(missing)].sort()).toEqual([]);
  });

  it('cites rules the book has, and says one chosen candidate at most', () => {
    const rules = new Set(acesGame.book.sections.flatMap((section) => Object.keys(section.rules)));
    const unknown = all.flatMap(({ thought }) => thought.because.filter((rule) => !rules.has(rule)));
    expect([...new Set(unknown)]).toEqual([]);
    const chosen = all.map(({ thought }) => thought.candidates.filter(({ fate }) => fate === 'chosen').length);
    expect(Math.max(...chosen)).toBe(1);
  });

  it('tells of an attack where one is meant, and of none where a unit only moves', () => {
    const attack = /attacksAfter|goesAndAttacks|staysForDuty|rows\.destroyed/;
    const acts = all.filter(({ kind }) => kind === 'automa-act');
    const told = acts.map(({ option, thought }) => ({
      meant: option.length > 3,
      duty: /staysForDuty/.test(JSON.stringify(thought.text)),
      attack: attack.test(JSON.stringify(thought.text)),
    }));
    expect(told.filter(({ meant, duty, attack }) => attack !== (meant || duty))).toEqual([]);
    for (const meant of [true, false]) expect(told.filter((act) => act.meant === meant).length).toBeGreaterThan(20);
  });

  it('of whatever kind the question is', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['armies', 'automa-act', 'automa-attack', 'intercept', 'money']);
  });
});
