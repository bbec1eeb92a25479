import { type GameEvent, Match, parseWish, pickFrom, seedRng, stableHash, worldFor } from '@sandtable/kernel';
import { ruleTests, runContract } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { isHeroCard, UNKNOWN, unitCard } from '../cards';
import { catalogue } from '../content/index';
import { gmGame } from '../game';
import { unitNamed, unitRef } from '../names/units';
import { gmNights } from '../nights.fixture';
import { gmRules } from '../rules';
import { believedDeck } from '../seeing/belief';
import { view } from '../seeing/view';
import { NONE } from '../state';
import { act, endTurn, foe, own, sandbox, tank, unit } from './field.fixture';
import { firing } from './fire.fixture';

const rule = ruleTests<RuleId>(book);
const options = { night: true };
const hidden = { faceDown: true };
type AnySandbox = ReturnType<typeof sandbox>;

/** The name of a card of a nation, as positions write it. */
function some(nation: string, fits: (card: (typeof catalogue.units)[number]) => boolean): string {
  const found = catalogue.units.find((card) => card.nation === nation && !card.scenarioOnly && fits(card));
  if (found === undefined) throw new Error('There is no such card.');
  return found.id;
}

const gunners = some('usa', (c) => c.type === 'infantry' && c.upgrades.some((u) => u.token === 'hmg'));

const toldTo = (s: AnySandbox, who: number | 'spectator', events: readonly GameEvent[] = s.events): string[] =>
  events.map((e) => gmGame.tell(s.state, e, who)).filter((text) => text !== '');

/** The kinds of questions a seat is asked until it is asked this one. */
function questions(s: AnySandbox, until: string): string[] {
  const asked: string[] = [];
  for (let n = 0; s.kind !== null && s.kind !== until && n < 20; n++) {
    asked.push(`${s.seat} ${s.kind}`);
    const wish = ['pass', 'stay'].find((text) => s.options().includes(text)) ?? s.options()[0] ?? '';
    s.do(wish);
  }
  return asked;
}

describe('what is sent of a face-down unit', () => {
  rule(['2GM-NIGHT-03', '2GM-NIGHT-04'], 'its place and its owner, and nothing else', () => {
    const upgraded = { ...hidden, wounds: 1, upgrades: ['grenades'], moved: true, attackers: ['a1'] };
    const units = [own('a1'), unit('north', 'light-infantry', 'g6', upgraded)];
    const s = sandbox(units, { options });
    expect(view(s.state, 0).table.units[1]).toEqual({
      ...view(sandbox([own('a1'), unit('north', 'panzer-iv', 'g6', hidden)], { options }).state, 0).table.units[1],
    });
    expect(view(s.state, 0).table.units[1]).toMatchObject({ card: UNKNOWN, seat: 1, faceDown: true, attackers: [] });
    expect(view(s.state, 1).table.units[1]).toMatchObject({ wounds: 1, moved: true, attackers: [0] });
  });

  rule('2GM-NIGHT-04', 'nor how far who joins it may still go: sappers make a way easier', () => {
    const seen = ['combat-engineers', 'mechanized-infantry'].map((card) => {
      const units = [unit('south', 'm4a2', 'h3'), unit('south', card, 'h2', hidden)];
      const s = sandbox(units, { options, natural: { h2: 'forest' } }).do('join h3 h2');
      return [s.state.units[0]?.left, view(s.state, 0).table.units[0]?.left, view(s.state, 1).table.units[0]?.left];
    });
    expect(seen).toEqual([
      [1, 1, NONE],
      [0, 0, NONE],
    ]);
  });

  rule('2GM-NIGHT-04', 'neither whom it carries nor who walks beside it', () => {
    const pair = [unit('north', 'light-infantry', 'g6', hidden), unit('north', 'panzer-iv', 'g6', hidden)];
    const loaded = [
      unit('north', 'sd-kfz-251', 'g6', hidden),
      unit('north', 'light-infantry', 'craft', { ...hidden, carrier: 'g6' }),
    ];
    for (const units of [pair, loaded]) {
      const s = sandbox([own('a1'), ...units], { options });
      const seen = view(s.state, 0).table.units.slice(1);
      expect(seen.map((u) => [u.partner, u.cargo, u.carrier])).toEqual(seen.map(() => [NONE, NONE, NONE]));
      expect(view(s.state, 1).table.units[1]?.partner === NONE).toBe(units === loaded);
    }
  });

  it('the air raid sends what was declared, not how far the engine has come', () => {
    const fighter = some('germany', (c) => c.type === 'aircraft' && c.tags.includes('fighter'));
    const units = [unit('south', 'p-51-mustang', 'hq'), foe('c5'), unit('north', fighter, 'hq')];
    const s = firing(units, { edition: 'pacific' });
    s.do('raid south:p-51-mustang c5');
    expect(Object.keys(view(s.state, 1).raid ?? {}).sort()).toEqual([
      'aircraft',
      'escorts',
      'hq',
      'interceptors',
      'queue',
      'seat',
      'spaces',
      'target',
    ]);
  });

  it('what a solo opponent has spent and remembers is its own', () => {
    const solo = { system: 'tactics', spent: [{ card: 'germany/panzer-iv', ap: 5 }] };
    const s = sandbox([own('a1'), foe('g6')], { north: { solo } });
    expect(view(s.state, 1).table.seats[1]?.solo?.spent).not.toEqual([]);
    expect(view(s.state, 0).table.seats[1]?.solo?.spent).toEqual([]);
    expect(worldFor(gmRules, s.state, 0).seats[1]?.solo?.spent).toEqual([]);
    expect(worldFor(gmRules, s.state, 1).seats[1]?.solo?.spent).not.toEqual([]);
  });
});

describe('what is told of a face-down unit', () => {
  rule(['2GM-NIGHT-03', '2GM-ABIL-57'], 'nobody across the field hears that it mounts its weapon', () => {
    const s = sandbox([unit('south', gunners, 'a1', { ...hidden, upgrades: ['hmg'] }), foe('h6')], { options });
    s.do('mount a1');
    expect(toldTo(s, 0)).toContainEqual(expect.stringMatching(/on a1 has mounted its HMG/));
    expect(toldTo(s, 1).join()).not.toMatch(/a1|HMG/);
    expect(toldTo(s, 'spectator')).toEqual(toldTo(s, 1));
  });

  rule('2GM-NIGHT-03', 'a move by its ends alone: the way would tell what it is', () => {
    const s = sandbox([tank('a1', hidden), foe('h6')], { options });
    s.do('move a1 c1');
    const [moved] = s.events.filter((e) => e.type === 'moved');
    if (moved === undefined) throw new Error('Nobody moved.');
    expect(gmRules.see(moved, 0)).toMatchObject({ path: [0, 1, 2] });
    expect(gmRules.see(moved, 1)).toMatchObject({ path: [0, 2], was: { units: [{ card: UNKNOWN }] } });
    expect(toldTo(s, 1, [moved])).toEqual(['A face-down unit moves from a1 to c1']);
  });

  rule('2GM-NIGHT-04', 'nor by the way of an open unit: face-down sappers on it would make it easier', () => {
    const moved = (s: AnySandbox): GameEvent =>
      s.events.find((e) => e.type === 'moved') ?? { type: 'nothing', rule: 'none' };
    const ways = { 'combat-engineers': [23, 15, 14], 'mechanized-infantry': [23, 22, 14] };
    for (const [card, path] of Object.entries(ways)) {
      const units = [unit('south', 'm4a2', 'h3'), unit('south', card, 'h2', hidden)];
      const event = moved(sandbox(units, { options, natural: { h2: 'forest' } }).do('move h3 g2'));
      expect(gmRules.see(event, 0)).toMatchObject({ path });
      for (const who of [1, 'spectator'] as const) expect(gmRules.see(event, who)).toMatchObject({ path: [23, 14] });
    }
    // where everybody knows everybody, the way is seen
    const units = [unit('south', 'm4a2', 'h3'), unit('south', 'combat-engineers', 'h2')];
    const event = moved(sandbox(units, { options, natural: { h2: 'forest' } }).do('move h3 g2'));
    expect(gmRules.see(event, 1)).toMatchObject({ path: [23, 15, 14] });
  });

  it('is told about the board as it was then', () => {
    const s = sandbox([unit('south', gunners, 'a1', { upgrades: ['hmg'] }), foe('h6')]);
    s.do('mount a1');
    const then = toldTo(s, 1);
    const later = sandbox([own('d4'), foe('h6')]);
    expect(s.events.map((e) => gmGame.tell(later.state, e, 1)).filter((text) => text !== '')).toEqual(then);
  });
});

describe('income at night', () => {
  const command = catalogue.units.find((c) => c.tags.includes('command') && c.nation === 'usa')?.id ?? '';
  const earning = (ap: number) => {
    const units = [unit('south', command, 'b1', hidden), foe('h6'), own('c1', hidden)];
    const s = sandbox(units, { options, active: 'north', phase: 'shooting', south: { ap } });
    endTurn(s);
    return s;
  };

  rule(['2GM-NIGHT-03', '2GM-TURN-07'], 'names no source that lies face down, except to its owner', () => {
    const s = earning(0);
    expect(toldTo(s, 0).join()).toMatch(/Command Group/);
    expect(toldTo(s, 1).join()).not.toMatch(/Command Group/);
  });

  rule(['2GM-NIGHT-03', '2GM-HQ-12'], 'is noticed only where there are more AP than the others can account for', () => {
    const learned = (ap: number) => {
      const units = [unit('south', command, 'b1', hidden), foe('h6')];
      const s = sandbox(units, { options, active: 'north', phase: 'shooting', south: { ap } });
      let bits = 0;
      while (s.state.turn === 3) {
        const done = s.match.submit(
          s.match.waiting()[0] ?? 0,
          s.kind === 'shoot' || s.kind === 'flip' ? ['end'] : ['pass'],
        );
        if (!done.ok) throw new Error(done.message);
        bits |= done.learned;
      }
      return (bits & 2) !== 0;
    };
    expect([learned(0), learned(99)]).toEqual([true, false]);
  });
});

describe('the questions at night', () => {
  const deck = { deck: new Array<string>(20).fill('light-infantry') };
  const asked = (card: string, edition: string) => {
    const south = { nation: 'usa', ap: 20, hand: [card, 'light-infantry'], ...deck };
    const s = sandbox([foe('h6')], { edition, phase: 'deployment', options, south });
    s.do(`deploy ${card} a1`);
    return questions(s, 'deploy');
  };

  rule('2GM-NIGHT-03', 'are the same whatever is deployed', () => {
    for (const edition of ['tactics', 'pacific']) {
      const plain = asked('light-infantry', edition);
      expect(plain.map((q) => q.split(' ')[1])).toEqual(expect.arrayContaining(['equip', 'load', 'mobility']));
      for (const type of ['infantry', 'artillery', 'tank', 'transport'] as const) {
        for (const mobile of [true, false]) {
          const cards = catalogue.units.filter((c) => c.nation === 'usa' && c.type === type && !c.scenarioOnly);
          const card = cards.find(
            (c) => c.tags.includes('mobility') === mobile && !c.upgrades.some((u) => u.compulsory),
          );
          if (card !== undefined)
            expect([card.id, asked(card.id.split('/')[1] ?? '', edition)]).toEqual([card.id, plain]);
        }
      }
    }
  });

  rule(['2GM-OPT-31', '2GM-NIGHT-03'], 'are the same whatever an open tank covers where upgrades lie', () => {
    const dropped = [{ at: 'd2', upgrade: 'hmg' }];
    const after = (card: string) => {
      const units = [unit('south', 'm4a2', 'd1'), unit('south', card, 'd2', hidden), foe('h6')];
      const s = sandbox(units, { edition: 'pacific', options: { ...options, tokenDrop: true }, dropped });
      act(s, 'join d1 d2');
      return [s.kind, s.options()];
    };
    expect(after('heavy-infantry')).toEqual(['pick-up', ['take hmg', 'leave']]);
    expect(after('light-infantry')).toEqual(['pick-up', ['leave']]); // its card does not list it
  });

  rule(['2GM-FLIP-07', '2GM-NIGHT-03'], 'the Flip Over Phase is one for every face-down unit', () => {
    const flips = (upgrades: object) => {
      const s = sandbox([unit('south', gunners, 'a1', { ...hidden, ...upgrades }), foe('h6')], {
        options,
        phase: 'shooting',
      });
      s.do('end');
      return s.kind;
    };
    const mounted = { upgrades: [{ name: 'hmg', grey: false, mounted: 1 }] };
    expect([flips(mounted), flips({})]).toEqual(['flip', 'flip']);
    const day = sandbox([own('a1'), foe('h6')], { phase: 'shooting' });
    day.do('end');
    expect(day.kind).not.toBe('flip');
  });
});

describe('a reference to a face-down unit', () => {
  const pair = [unit('north', 'light-infantry', 'c6', hidden), unit('north', 'panzer-iv', 'c6', hidden)];

  rule('2GM-NIGHT-03', 'is its place, and a number where two lie there', () => {
    const s = sandbox([own('a1'), ...pair], { options });
    expect([1, 2].map((id) => unitRef(s.state, id, 0))).toEqual(['c6', 'c6:2']);
    expect([1, 2].map((id) => unitRef(s.state, id, 1))).toEqual(['c6:light-infantry', 'c6:panzer-iv']);
    expect(['c6', 'c6:2', 'c6:1'].map((text) => unitNamed(s.state, text, 0))).toEqual([1, 2, 1]);
    const { table } = view(s.state, 0);
    expect([1, 2].map((id) => unitRef(table, id))).toEqual(['c6', 'c6:2']);
    expect(unitNamed(table, 'c6:2')).toBe(2);
  });

  rule('2GM-NIGHT-03', 'a guess is told to be neither right nor wrong', () => {
    const said = (card: string) => {
      const s = firing([tank('c4'), unit('north', card, 'c6', hidden)], { options });
      return ['c6:panzer-iv', 'c6:light-infantry', 'c6:tank', 'c6'].map((to) => {
        const wish = parseWish(gmGame.language, `shoot c4 ${to}`);
        if (!wish.ok) throw new Error(to);
        const { value } = wish;
        return [gmGame.optionOf(s.state, 0, value), gmRules.explain(s.state, 0, value), gmGame.odds(s.state, 0, value)];
      });
    };
    expect(said('panzer-iv')).toEqual(said('light-infantry'));
  });

  rule('2GM-NIGHT-03', 'nor is one about who sits in an open carrier', () => {
    const passenger = unit('north', 'light-infantry', 'craft', { ...hidden, carrier: 'c6' });
    const s = sandbox([own('a1'), unit('north', 'sd-kfz-251', 'c6'), passenger], { options });
    const meant = (who: number) => ['c6:light-infantry', 'c6:infantry', 'c6'].map((to) => unitNamed(s.state, to, who));
    expect([meant(0), meant(1)]).toEqual([
      [NONE, NONE, 1],
      [2, 2, 1],
    ]);
  });

  it('a position printed for the other side says no more, and can be read back', () => {
    const s = sandbox([own('a1'), ...pair], { options });
    const printed = gmGame.printPosition(s.state, 0);
    expect(JSON.stringify(printed)).not.toMatch(/panzer|"side":"north","card":"light/);
    const again = gmGame.parsePosition(printed);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(gmGame.printPosition(again.value, 0)).toEqual(printed);
  });
});

describe('worlds a seat may imagine', () => {
  const hand = ['light-infantry', 'light-infantry'];
  const north = { nation: 'germany', ap: 5, hand, deck: 10, aside: 1 };
  const worlds = (units: readonly object[], more: object = {}) => {
    const s = sandbox(units, { options, north, ...more });
    return { s, all: Array.from({ length: 60 }, (_, i) => gmRules.resample(s.state, 0, seedRng(`world ${i}`))) };
  };
  const distinct = (values: readonly unknown[]): number => new Set(values.map((v) => JSON.stringify(v))).size;

  it('look the same to the seat', () => {
    const { s, all } = worlds([own('a1'), foe('g6', { ...hidden, wounds: 1, upgrades: ['grenades'] }), foe('h5')]);
    for (const world of all) {
      expect(view(world, 0)).toEqual(view(s.state, 0));
      expect(gmRules.invariants(world)).toEqual([]);
    }
  });

  it('redraw equipped, wounded, loaded and paired units, hands, decks and cards set aside', () => {
    const { all } = worlds([
      own('a1'),
      foe('g6', { ...hidden, upgrades: ['grenades'] }),
      foe('h6', { ...hidden, wounds: 1 }),
      unit('north', 'sd-kfz-251', 'e6', hidden),
      unit('north', 'light-infantry', 'craft', { ...hidden, carrier: 'e6' }),
      unit('north', 'light-infantry', 'a6', hidden),
      unit('north', 'panzer-iv', 'a6', hidden),
    ]);
    for (const id of [1, 2, 3, 4, 5, 6])
      expect([id, distinct(all.map((w) => w.units[id]?.card)) > 2]).toEqual([id, true]);
    expect(distinct(all.map((w) => w.units[1]?.tokens))).toBeGreaterThan(2);
    expect(distinct(all.map((w) => w.units[2]?.wounds))).toBeGreaterThan(1);
    for (const part of ['hand', 'deck', 'aside'] as const)
      expect([part, distinct(all.map((w) => w.seats[1]?.[part])) > 10]).toEqual([part, true]);
    // which of two side by side is the infantry is unknown too
    expect(distinct(all.map((w) => unitCard(w, w.units[5]?.card ?? 0).type === 'infantry'))).toBe(2);
  });

  it('are the same whatever lies face down, in a hand or on its way to the field', () => {
    const rng = seedRng('twins');
    let compared = 0;
    for (const name of gmNights.editions.filter((_name, i) => i % 7 === 0)) {
      const match = Match.start(gmRules, gmNights.defaultSetup(name), name);
      for (let n = 0; n < 240 && match.over === null; n++) {
        const { seat, options: offered } = match.decision() ?? { seat: 0, options: [] };
        match.submit(seat, pickFrom(rng, offered));
        if (n % 4 > 0) continue;
        for (const who of [0, 1]) {
          const twin = gmRules.resample(match.state, who, rng);
          if (stableHash(twin.units) === stableHash(match.state.units)) continue;
          compared++;
          expect(stableHash(worldFor(gmRules, twin, who)), name).toBe(stableHash(worldFor(gmRules, match.state, who)));
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  rule(['2GM-CARD-01', '2GM-HERO-04'], 'know of a unit under a card what the card can lie on, and no more', () => {
    const typesUnder = (card: string): string[] => {
      const { all } = worlds([own('a1'), unit('north', 'panzer-iv', 'g6', { ...hidden, cards: [card] })], {
        edition: 'pacific',
      });
      return [...new Set(all.map((w) => unitCard(w, w.units[1]?.card ?? NONE).type))].sort();
    };
    expect(typesUnder('veteran')).toEqual(['artillery', 'infantry', 'tank', 'transport']);
    expect(typesUnder('fuel')).toEqual(['tank', 'transport']);
    expect(typesUnder('m-wittman')).toEqual(['tank']);
  });

  it('are drawn from what may be believed, not from the truth', () => {
    const { all } = worlds([own('a1'), foe('g6', hidden)]);
    const truth = ['light-infantry'];
    const believed = all.flatMap((w) => [...(w.seats[1]?.hand ?? []), w.units[1]?.card ?? 0]);
    expect(
      believed.filter((card) => !truth.includes(catalogue.cards[card]?.id.split('/')[1] ?? '')).length,
    ).toBeGreaterThan(60);
  });

  it('redraw a unit on its way to the field', () => {
    const south = { nation: 'usa', ap: 9, hand: ['light-infantry'] };
    const s = sandbox([foe('h6')], { phase: 'deployment', options, south });
    s.do('deploy light-infantry a1');
    expect(s.kind).toBe('equip');
    const cards = Array.from({ length: 40 }, (_, i) => {
      const world = gmRules.resample(s.state, 1, seedRng(`coming ${i}`));
      expect(view(world, 1)).toEqual(view(s.state, 1));
      expect(new Match(gmRules, world).decision(0)?.options.length).toBeGreaterThan(0);
      return (world.stack.at(-1) as unknown as { card: number }).card;
    });
    expect(distinct(cards)).toBeGreaterThan(3);
  });

  rule(['2GM-COVER-07', '2GM-DEPLOY-05'], 'bring beside a face-down unit whom its owner can pay', () => {
    const south = { nation: 'usa', ap: 1, hand: ['light-infantry'], deck: 10 };
    const units = [unit('south', 'm4a2', 'a1', { ...hidden, deployed: true }), foe('h6')];
    const s = sandbox(units, { phase: 'deployment', options, south, edition: 'pacific' }).do(
      'deploy light-infantry a1',
    );
    expect(s.kind).toBe('equip');
    for (let i = 0; i < 60; i++) {
      const world = gmRules.resample(s.state, 1, seedRng(`beside ${i}`));
      expect(new Match(gmRules, world).decision(0)?.options.length).toBeGreaterThan(0);
      expect(['tank', 'transport']).toContain(unitCard(world, world.units[0]?.card ?? NONE).type);
    }
  });

  rule('2GM-PARA-01', 'drop infantry of any kind where a card has dropped it', () => {
    const south = { nation: 'usa', ap: 3, hand: ['paratroopers', 'light-infantry'], deck: 10 };
    const s = sandbox([foe('h6')], { phase: 'deployment', options, south, edition: 'pacific' });
    s.do('play paratroopers').do(s.options().find((wish) => wish.startsWith('deploy ')) ?? '');
    expect(s.kind).toBe('equip');
    for (let i = 0; i < 60; i++) {
      const world = gmRules.resample(s.state, 1, seedRng(`dropped ${i}`));
      const [frame] = world.stack.slice(-1) as unknown as readonly { card: number }[];
      expect(unitCard(world, frame?.card ?? NONE).type).toBe('infantry');
    }
  });

  rule('2GM-RULING-81', 'do not know of who has got off whether it could move on', () => {
    const seen = ['light-infantry', 'mechanized-infantry'].map((card) => {
      const units = [
        unit('south', 'm3-half-track', 'c2', hidden),
        unit('south', card, 'craft', { ...hidden, carrier: 'c2' }),
      ];
      const s = sandbox([...units, foe('h6')], { options, edition: 'pacific' }).do('unload c2 b2');
      return stableHash(worldFor(gmRules, s.state, 1));
    });
    expect(seen[0]).toBe(seen[1]);
  });

  rule('2GM-NIGHT-04', 'do not know on whom a card for all infantry has left its effect', () => {
    const seen = ['light-infantry', 'type-95-ha-go'].map((card) => {
      const units = [unit('south', 'heavy-infantry', 'b2', hidden), unit('south', card, 'd2', hidden)];
      const south = { nation: 'japan', ap: 3, hand: ['banzai'], deck: 10 };
      const s = sandbox([...units, foe('h6')], { phase: 'movement', options, south, edition: 'pacific' });
      s.do('play banzai');
      return stableHash(worldFor(gmRules, s.state, 1));
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it('bids are secret until all are in, and drawn anew', () => {
    const setup = gmGame.defaultSetup('pacific');
    const match = Match.start(gmRules, setup, 'bids');
    for (const seat of [0, 1]) match.submit(seat, ['keep']);
    match.submit(1, ['bid', 2]);
    const bids = Array.from({ length: 30 }, (_, i) => {
      const world = gmRules.resample(match.state, 0, seedRng(`bid ${i}`));
      return world.asks.find((a) => a.seat === 1)?.answer?.[1];
    });
    expect(distinct(bids)).toBeGreaterThan(2);
  });

  it('an owner never sees his own units changed', () => {
    const { s, all } = worlds([own('a1', hidden), tank('b1', { ...hidden, upgrades: ['tank-mg'] }), foe('h6')]);
    for (const world of all) expect(world.units.slice(0, 2)).toEqual(s.state.units.slice(0, 2));
    act(s, 'move a1 a2');
  });
});

describe('covered answers', () => {
  rule('2GM-SETUP-20', 'that there are new cards is shown to everybody when all answers are in, and not before', () => {
    const match = Match.start(gmRules, gmGame.defaultSetup('pacific'), 'covered');
    const first = match.submit(1, ['redraw']);
    expect(first.ok && [first.events, first.learned]).toEqual([[], 0]);
    const second = match.submit(0, ['keep']);
    // everybody has learned something: nobody takes the answer back
    expect(second.ok && [second.learned, second.barrier.reveal]).toEqual([-1, true]);
  });
});

describe('opponents of the book at night', () => {
  const setup = gmRules.parseSetup({
    edition: 'pacific',
    seats: [
      { nation: 'usa', deck: 'usa-pacific' },
      { nation: 'japan', deck: 'japan-pacific', solo: { system: 'pacific' } },
    ],
    options: { night: true, surrender: false },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const { value } = setup;

  it('nobody learns a secret of theirs, and they learn none', () => {
    const game = { ...gmGame, opponents: {}, editions: ['night'], defaultSetup: () => value };
    const report = runContract(game, { matches: 2, perMatch: 120, every: 10, seed: 'solo night', only: 'secrecy' });
    expect(report.matches).toBe(2);
  });

  it('no hero is believed to be with them, with people one may be', () => {
    const { state } = Match.start(gmRules, value, 'belief');
    const heroes = (seat: number): number => believedDeck(state, seat).filter(isHeroCard).length;
    expect(heroes(1)).toBe(0);
    expect(heroes(0)).toBeGreaterThan(0);
  });
});
