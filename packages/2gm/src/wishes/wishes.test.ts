import { Match, parseWish, printWishProblem, sameOption, seedRng } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { pick, TABLES, tableOf } from '../tables.fixture';

type GmMatch = ReturnType<typeof start>;

function start(name: string, seed: string) {
  return Match.start(gmGame.rules, tableOf(name), seed);
}

/** Every option of the seats that are asked has a text, and the text means the option. */
function checkWishes(match: GmMatch, verbs: Set<string>): void {
  const s = match.state;
  for (const seat of match.waiting()) {
    for (const option of match.decision(seat)?.options ?? []) {
      const text = gmGame.wishOf(s, seat, option);
      const wish = parseWish(gmGame.language, text);
      if (!wish.ok) throw new Error(`"${text}" (${option.join(' ')}): ${printWishProblem(wish.problem)}`);
      verbs.add(wish.value.verb);
      const meant = gmGame.optionOf(s, seat, wish.value);
      if (meant === null || !sameOption(meant, option))
        throw new Error(`"${text}" means ${meant?.join(' ')} instead of ${option.join(' ')}`);
    }
  }
}

describe('wishes of random matches', () => {
  const verbs = new Set<string>();

  it.each(Object.keys(TABLES))(
    'mean the options they were printed from: %s',
    (name) => {
      const rng = seedRng(`wishes ${name}`);
      for (let n = 0; n < 2; n++) {
        const match = start(name, `wishes ${n}`);
        for (let i = 0; i < 300 && match.over === null; i++) {
          checkWishes(match, verbs);
          const seat = pick(rng, match.waiting());
          const done = match.submit(seat, pick(rng, match.decision(seat)?.options ?? []));
          if (!done.ok) throw new Error(done.message);
        }
      }
    },
    30_000,
  );

  it('have met the usual verbs', () => {
    for (const verb of ['keep', 'bid', 'lay', 'move', 'deploy', 'equip', 'shoot', 'play', 'discard', 'pass', 'end'])
      expect(verbs).toContain(verb);
  });
});

const SIDES = {
  south: { nation: 'usa', ap: 5, hand: ['light-infantry', 'fuel'], deck: 9 },
  north: { nation: 'japan', deck: 9 },
};

function sandbox(units: readonly object[], more: object = {}) {
  return new Sandbox(gmGame, { game: '2gm', edition: 'pacific', phase: 'deployment', ...SIDES, units, ...more });
}

function optionOf(s: ReturnType<typeof sandbox>, text: string) {
  const wish = parseWish(gmGame.language, text);
  if (!wish.ok) throw new Error(text);
  return gmGame.optionOf(s.state, 0, wish.value);
}

describe('names', () => {
  const PAIR = [
    { at: 'b2', side: 'south', card: 'm4a2', upgrades: ['mg'] },
    { at: 'b2', side: 'south', card: 'light-infantry', upgrades: ['grenades'] },
    { at: 'b3', side: 'north', card: 'light-infantry' },
  ];

  it('of a space alone mean the vehicle of a covered pair, for an assault the infantry', () => {
    const s = sandbox(PAIR, { phase: 'movement' });
    expect(optionOf(s, 'move b2 c2')).toEqual(['move', 0, 10, 0]);
    expect(optionOf(s, 'move b2:infantry c2')).toEqual(['move', 1, 10, 0]);
    expect(optionOf(s, 'assault b2 b3')).toEqual(['assault', 1, 9, 2, 0]);
  });

  it('of a card mean the one in hand, also where a position has given it numbers of its own', () => {
    const hand = [{ card: 'light-infantry', stats: { cost: 3, upgrades: [] } }];
    const s = sandbox([], { south: { ...SIDES.south, hand } });
    s.do('deploy light-infantry a1');
    expect([s.state.seats[0]?.ap, s.state.seats[0]?.hand]).toEqual([2, []]);
  });

  it('of weapons are those of their tokens, in every spelling', () => {
    const s = sandbox(PAIR, { phase: 'shooting' });
    for (const name of ['mg', 'tank-mg']) expect(optionOf(s, `shoot b2 b3 with ${name}`)).toEqual(['shoot', 0, 2, 2]);
    expect(optionOf(s, 'shoot b2:light-infantry b3 with grenades')).toEqual(['shoot', 1, 2, 2]);
    expect(optionOf(s, 'shoot b2 c4')).toEqual(['shell', 0, 0, 26]);
    expect(optionOf(s, 'shoot b2 north')).toEqual(['bombard', 0, 0, 1]);
  });

  it('of what was only thought of go as far as it went', () => {
    const s = sandbox(PAIR, { phase: 'shooting' });
    expect(gmGame.wishOf(s.state, 0, ['shoot', 0, 2])).toBe('shoot b2:m4a2 with tank-mg');
    expect(gmGame.wishOf(s.state, 0, ['shell', 0, 0])).toBe('shoot b2:m4a2');
    const [card = 0] = s.state.seats[0]?.hand ?? [];
    expect(gmGame.wishOf(s.state, 0, ['deploy', card])).toBe(
      `deploy ${gmGame.wishOf(s.state, 0, ['discard', card]).split(' ')[1]}`,
    );
  });

  it('that mean nothing are no option', () => {
    const s = sandbox(PAIR);
    for (const text of ['deploy panther a1', 'move z9 a1', 'play nothing', 'discard banana'])
      expect(optionOf(s, text)).toBeNull();
  });
});

describe('a deployment with upgrades', () => {
  it('answers both questions', () => {
    const s = sandbox([]);
    const wish = parseWish(gmGame.language, 'deploy light-infantry c1 +grenades');
    if (!wish.ok) throw new Error('unreadable');
    expect(gmGame.rules.explain(s.state, 0, wish.value)).toEqual([]);
    expect(gmGame.continueWish?.(s.state, 0, wish.value)).toBeNull();
    s.do('deploy light-infantry c1');
    const next = gmGame.continueWish?.(s.state, 0, wish.value) ?? null;
    expect(next === null ? '' : gmGame.wishOf(s.state, 0, next)).toBe('equip +grenades');
  });

  it('is refused as a whole if its card does not list them or the AP do not reach', () => {
    const s = sandbox([]);
    expect(s).toRefuseCiting('deploy light-infantry c1 +bazooka', ['2GM-DEPLOY-07']);
    expect(s).toRefuseCiting('deploy light-infantry c2', ['2GM-DEPLOY-01']);
    const poor = sandbox([], { south: { ...SIDES.south, ap: 1 } });
    expect(poor).toRefuseCiting('deploy light-infantry c1 +grenades', ['2GM-DEPLOY-05']);
  });
});
