import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { unitCard } from '../cards';
import { catalogue } from '../content/index';
import { shortId } from '../names/names';
import { gmRules } from '../rules';
import { scenarioSetup } from '../scenario/agreed';
import { SCENARIOS } from '../scenario/list';
import { DEFAULT_OPTIONS, type GmSetup, type Options } from '../setup';
import { act, foe, offers, own, sandbox, tank } from './field.fixture';
import { begin, type Opening } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

type Nation = GmSetup['seats'][number]['nation'];

function seat(nation: Nation, cards: readonly string[], general?: string): GmSetup['seats'][number] {
  const found = (card: string) => (catalogue.byId.has(`${nation}/${card}`) ? `${nation}/${card}` : `support/${card}`);
  return { nation, deck: cards.map(found), recruit: 0, aside: [], ...(general === undefined ? {} : { general }) };
}

const INFANTRY = new Array<string>(8).fill('light-infantry');
const FIVE = ['heavy-infantry', 'light-infantry', 'pak-40', 'fuel', 'fuel'];

/** Germany in the south with a hand that is known, on open ground. */
function germans(
  bids: readonly [number, number],
  dice: readonly number[],
  options: Partial<Options>,
  edition: 'tactics' | 'pacific' = 'pacific',
): Opening {
  const seats = [seat('germany', FIVE), seat('usa', INFANTRY)];
  const opening = begin(edition, 'opening', { seats, options }).bidding(...bids, dice);
  opening.match.state.natural.fill(0);
  return opening;
}

function pieces(opening: Opening): string[] {
  return opening.match.state.pieces.map((p) => `${shortId(catalogue.cards[p.card]?.id ?? '')} ${p.spaces.join(' ')}`);
}

function only(opening: Opening, start: string): string[] {
  return opening.options().filter((wish) => wish.startsWith(start));
}

describe('agreed optional rules', () => {
  rule('2GM-OPT-01', 'are all off unless agreed on, and any of them go together', () => {
    const setup = { edition: 'pacific', seats: [seat('usa', INFANTRY), seat('japan', INFANTRY)] };
    const plain = gmRules.parseSetup(setup);
    const on = {
      shielding: true,
      selfPropelled: true,
      hitTable: true,
      smokeCanister: true,
      tokenDrop: true,
      tacticalArtillery: true,
      lendLease: true,
      fieldMarshal: true,
      largeField: true,
      startingDeployment: true,
      inGameTerrain: true,
      night: true,
      arctic: true,
      weather: 'changing',
    };
    expect(plain.ok && Object.keys(on).map((name) => plain.value.options[name as keyof Options])).toEqual([
      ...new Array<boolean>(13).fill(false),
      'clear',
    ]);
    expect(gmRules.parseSetup({ ...setup, options: on }).ok).toBe(true);
  });

  rule(['2GM-OPT-03', '2GM-OPT-04'], 'four of them are for Pitched Battles only, the others go anywhere', () => {
    const [scenario] = SCENARIOS;
    const tried = (options: object) => {
      const setup = scenarioSetup(scenario?.id ?? '', { ...DEFAULT_OPTIONS, points: 1000, ...options });
      return gmRules.parseSetup(setup);
    };
    for (const name of ['fieldMarshal', 'lendLease', 'largeField', 'startingDeployment']) {
      const refused = tried({ [name]: true });
      expect(!refused.ok && refused.problems.map((p) => p.path)).toEqual([`options/${name}`]);
      expect(!refused.ok && refused.problems[0]?.message).toContain('2GM-OPT-03');
    }
    for (const name of ['tokenDrop', 'tacticalArtillery', 'shielding', 'selfPropelled', 'smokeCanister', 'hitTable']) {
      const agreed = tried({ [name]: true });
      expect(agreed.ok && agreed.value.options[name as keyof Options]).toBe(true);
    }
  });
});

describe('Field Marshal', () => {
  const led = (general?: string, more: Partial<Options> = {}): Opening => {
    const seats = [seat('usa', ['general', ...INFANTRY], general), seat('japan', INFANTRY)];
    return begin('pacific', 'led', { seats, options: { fieldMarshal: true, ...more } }).bidding(2, 1, [9, 1]);
  };
  const names = (opening: Opening) =>
    opening.match.state.seats.map((x) => shortId(catalogue.cards[x.general]?.id ?? 'nobody/nobody'));

  rule(['2GM-OPT-11', '2GM-OPT-12'], 'example 2GM-EX-43: Marshall brings 3 AP at the start, Patton takes over', () => {
    const opening = led('marshall');
    expect(opening.match.state.seats.map((x) => x.ap)).toEqual([3, 4]);
    opening.do('end'); // no terrain
    opening.do('end');
    // 5 − 2 of the bid, 3 of Marshall, 1 of the HQ
    expect(opening.match.state.seats.map((x) => x.ap)).toEqual([3 + 3 + 1, 4]);
    expect(names(opening)).toEqual(['marshall', 'yamashita']);
    const south = { nation: 'usa', ap: 5, hand: ['general', 'm4-sherman'], general: 'marshall' };
    const s = sandbox([], { edition: 'pacific', phase: 'deployment', options: { fieldMarshal: true }, south });
    act(s, 'play general patton');
    const left = s.state.seats[0]?.ap ?? 0;
    act(s, 'deploy m4-sherman c1', 'equip');
    expect(left - (s.state.seats[0]?.ap ?? 0)).toBe(3); // Patton's first tank
  });

  rule(
    '2GM-OPT-11',
    'the first General of the nation leads unless another is named; without the rule nobody does',
    () => {
      expect(names(led())).toEqual(['marshall', 'yamashita']);
      expect(names(led('patton'))).toEqual(['patton', 'yamashita']);
      expect(names(led(undefined, { fieldMarshal: false }))).toEqual(['nobody', 'nobody']);
      const wrong = (general: string, fieldMarshal: boolean) =>
        gmRules.parseSetup({
          edition: 'pacific',
          seats: [seat('usa', INFANTRY, general), seat('japan', INFANTRY)],
          options: { fieldMarshal },
        });
      for (const [general, on] of [
        ['rommel', true],
        ['nobody', true],
        ['patton', false],
      ] as const) {
        const refused = wrong(general, on);
        expect(!refused.ok && refused.problems[0]?.path).toBe('seats/0/general');
      }
      expect(wrong('patton', true).ok).toBe(true);
    },
  );

  rule('2GM-OPT-11', 'he counts while the deck is built', () => {
    const seats = [seat('ussr', INFANTRY, 'zhukov'), seat('japan', INFANTRY)];
    const tried = (options: object, all = seats) => gmRules.parseSetup({ edition: 'pacific', seats: all, options });
    expect(tried({ fieldMarshal: true, points: 8 }).ok).toBe(true);
    const south = [seat('ussr', INFANTRY, 'zhukov'), seat('japan', INFANTRY.slice(0, 5))];
    expect(tried({ fieldMarshal: true, points: 5 }, south).ok).toBe(true); // four of the eight are free
    expect(tried({ fieldMarshal: true, points: 5 }, [seat('ussr', INFANTRY, 'chuikov'), ...south.slice(1)]).ok).toBe(
      false,
    );
  });

  rule('2GM-OPT-13', 'whoever led from the start does not come back', () => {
    const opening = led('patton');
    opening.do('end', 'end');
    const x = opening.match.state.seats[0];
    expect(x?.generals).toEqual([x?.general]);
    const south = { nation: 'usa', ap: 5, hand: ['general'], general: 'patton' };
    const s = sandbox([], { edition: 'pacific', phase: 'deployment', options: { fieldMarshal: true }, south });
    expect(offers(s, 'play')).toEqual(['play general marshall', 'play general macarthur']);
    expect(s).toRefuseCiting('play general patton', ['2GM-RULING-52']);
  });
});

describe('Large Field and Extensive Terrain', () => {
  rule(
    ['2GM-OPT-18', '2GM-OPT-19', '2GM-OPT-20'],
    'example 2GM-EX-45: Trenches over two spaces cost 3 AP and keep 4 HP',
    () => {
      const opening = germans([5, 0], [9, 1], { largeField: true });
      opening.do('lay trench b2 to c2');
      expect(opening.match.state.seats[0]?.terrainAp).toBe(2);
      expect(pieces(opening)).toEqual(['trench 9 10']);
      const s = sandbox([tank('b4')], {
        edition: 'pacific',
        phase: 'shooting',
        options: { largeField: true },
        terrain: [{ at: ['b5', 'c5'], card: 'trench', damage: 2 }],
      });
      act(s, 'shoot b4 c5'); // 2 + 2 of 4 HP, on either of its spaces
      expect(s.state.piece.every((piece) => piece === -1)).toBe(true);
    },
  );

  rule(
    ['2GM-OPT-08', '2GM-OPT-09', '2GM-OPT-10', '2GM-RULING-156'],
    'example 2GM-EX-21: one over three spaces, one over two, each for 1 AP more',
    () => {
      const opening = germans([5, 0], [9, 1], { largeField: true }, 'tactics');
      // the Deployment Line of the picture is not a row for terrain
      expect(opening.citing('lay trench b1 to d1')).toEqual(['2GM-SETUP-11']);
      expect(opening.citing('lay trench b4 to d4')).toEqual(['2GM-SETUP-11']);
      const ahead = germans([5, 0], [9, 1], { largeField: true, advancedDeployment: true }, 'tactics');
      expect(ahead.citing('lay trench b1 to d1')).toEqual(['2GM-SETUP-11']);
      expect(only(ahead, 'lay trench b4')).toContain('lay trench b4 to d4');
      opening.do('lay trench d3 to b3');
      expect(pieces(opening)).toEqual(['trench 17 18 19']);
      expect(opening.match.state.seats[0]?.terrainAp).toBe(2);
      expect(opening.citing('lay trench f2 to g2')).toEqual(['2GM-SETUP-10']);
      opening.do('lay barbed-wire g2 to h2');
      expect(pieces(opening)).toEqual(['trench 17 18 19', 'barbed-wire 14 15']);
      expect(opening.match.state.seats[0]?.terrainAp).toBe(0);
    },
  );

  rule(['2GM-OPT-18', '2GM-RULING-172'], 'no card of the Terrain deck is Ruins or Rubble', () => {
    const names = catalogue.cards.flatMap((card) => (card.kind === 'terrain' ? [card.name] : []));
    expect(names.filter((name) => /ruin|rubble/i.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(5);
  });

  rule(['2GM-OPT-08', '2GM-OPT-18'], 'which cards: four in Tactics, whatever is no building in Pacific', () => {
    const wide = (edition: 'tactics' | 'pacific', largeField: boolean): string[] => {
      const opening = germans([5, 0], [9, 1], { largeField }, edition);
      return [
        ...new Set(only(opening, 'lay').flatMap((wish) => (wish.includes(' to ') ? [wish.split(' ')[1] ?? ''] : []))),
      ];
    };
    expect(wide('tactics', true)).toEqual(['trench', 'wall', 'barrier', 'barbed-wire']);
    expect(wide('pacific', true)).toEqual(['trench', 'wall', 'barrier', 'barbed-wire', 'tunnels']);
    expect(wide('pacific', false)).toEqual([]);
    const opening = germans([5, 0], [9, 1], { largeField: true });
    expect(opening.citing('lay house b2 to c2')).toEqual(['2GM-OPT-18']);
    expect(germans([5, 0], [9, 1], {}).citing('lay trench b2 to c2')).toEqual(['2GM-OPT-18']);
  });

  rule('2GM-RULING-133', 'two or three spaces of one row, all of them free and where terrain may go', () => {
    const opening = germans([5, 0], [9, 1], { largeField: true });
    expect(only(opening, 'lay wall').filter((wish) => wish.includes(' h3'))).toEqual([
      'lay wall h3',
      'lay wall g3 to h3',
      'lay wall f3 to h3',
    ]);
    opening.do('lay barrier d2');
    expect(opening.citing('lay wall c2 to d2')).toEqual(['2GM-FIELD-07']);
    expect(opening.citing('lay wall b2 to e2')).toEqual(['2GM-OPT-18']);
    expect(opening.options()).not.toContain('lay wall h2 to a3');
    opening.match.state.natural[9] = catalogue.naturals.findIndex((n) => n.id === 'lake');
    expect(opening.citing('lay wall a2 to c2')).toEqual(['2GM-RULING-34']);
  });

  rule(
    '2GM-OPT-21',
    'what is destroyed or taken away is gone from all its spaces, and covers all of them before',
    () => {
      const wall = [{ at: ['b5', 'c5', 'd5'], card: 'wall', damage: 3 }];
      const more = { edition: 'pacific', phase: 'shooting', terrain: wall };
      const covered = sandbox([own('d4'), foe('d5')], more, [6]);
      act(covered, 'shoot d4 d5');
      const needs = covered.events.filter((e) => e.type === 'needs').at(-1) as unknown as { hit: number };
      expect(needs.hit).toBe(6); // 5+ and the wall
      const s = sandbox([own('b4')], more);
      expect(s.state.piece.filter((piece) => piece !== -1)).toHaveLength(3);
      act(s, 'shoot b4 b5');
      expect(s.state.piece.filter((piece) => piece !== -1)).toHaveLength(0);
    },
  );
});

describe('Starting Deployment', () => {
  const on = { startingDeployment: true };

  rule(
    ['2GM-OPT-23', '2GM-OPT-24', '2GM-OPT-25'],
    'example 2GM-EX-46: a House for 3 and Heavy Infantry with an HMG on it',
    () => {
      const opening = germans([3, 0], [9, 1], on);
      expect(only(opening, 'deploy')).toEqual([]);
      expect(opening.citing('deploy heavy-infantry c2')).toEqual(['2GM-OPT-24']);
      opening.do('lay house c2');
      expect(opening.options().sort()).toEqual([
        'deploy heavy-infantry c2',
        'deploy light-infantry c2',
        'deploy pak-40 c2',
        'end',
      ]);
      opening.do('deploy heavy-infantry c2');
      expect(opening.options()).toEqual([
        'equip',
        'equip +hmg',
        'equip +mortar',
        'equip +bazooka',
        'equip +hit-the-dirt',
      ]);
      opening.do('equip +hmg');
      const [u] = opening.match.state.units;
      expect([u?.at, u?.tokens.length, opening.match.state.seats[0]?.unitAp]).toEqual([10, 1, 0]);
    },
  );

  rule('2GM-OPT-25', 'example 2GM-EX-47: on Trenches for 2 no upgrade can be added', () => {
    const opening = germans([2, 0], [9, 1], on);
    opening.do('lay trench f3');
    expect(opening.citing('deploy heavy-infantry f3 +hmg')).toEqual(['2GM-DEPLOY-05']);
    expect(opening.citing('deploy pak-40 f3')).toEqual(['2GM-OPT-25']);
    opening.do('deploy heavy-infantry f3');
    expect(opening.options()).toEqual(['equip']);
  });

  rule(
    ['2GM-OPT-22', '2GM-OPT-23', '2GM-OPT-25', '2GM-OPT-27', '2GM-OPT-28'],
    'example 2GM-EX-48: 13 against 8, House and Pak40, Trenches and Light Infantry',
    () => {
      const opening = germans([5, 2], [8, 6], on);
      expect(opening.match.state.first).toBe(0);
      expect(opening.seat).toBe(0);
      opening.do('lay house c2', 'deploy pak-40 c2', 'equip', 'lay trench d3', 'deploy light-infantry d3');
      expect(opening.options()).toEqual(['equip', 'equip +grenades', 'equip +medics', 'equip +hit-the-dirt']);
      expect(opening.citing('equip +grenades +hit-the-dirt')).toEqual(['2GM-DEPLOY-05']);
      opening.do('equip +grenades');
      const [germany] = opening.match.state.seats;
      expect([germany?.ap, germany?.hand.length]).toEqual([0, 3]);
      expect(opening.seat).toBe(1); // now the other
      opening.do('end');
      expect([opening.match.state.turn, opening.match.state.active]).toEqual([1, 0]);
      expect(opening.match.state.units.every((u) => u.deployed < 1)).toBe(true);
    },
  );

  rule('2GM-OPT-26', 'nobody has to; whether the hand holds somebody is not told by the question', () => {
    const opening = germans([2, 0], [9, 1], on);
    opening.do('lay trench c2', 'end');
    expect(opening.match.state.units).toEqual([]);
    expect(opening.match.state.turn).toBe(1);
    const seats = [seat('germany', new Array<string>(6).fill('fuel')), seat('usa', INFANTRY)];
    const bare = begin('pacific', 'opening', { seats, options: on }).bidding(2, 0, [9, 1]);
    bare.match.state.natural.fill(0);
    bare.do('lay trench c2');
    expect(bare.options()).toEqual(['end']);
    const without = germans([2, 0], [9, 1], {});
    without.do('lay trench c2');
    expect(without.match.state.turn).toBe(1);
    expect(germans([3, 0], [9, 1], {}).citing('deploy light-infantry c2')).toEqual(['2GM-OPT-23']);
  });

  rule('2GM-RULING-134', 'one unit on each space, each by its own card, and all by the bid', () => {
    const opening = germans([4, 0], [9, 1], { ...on, largeField: true });
    opening.do('lay trench b2 to d2', 'deploy heavy-infantry c2', 'equip');
    expect(opening.citing('deploy light-infantry c2')).toEqual(['2GM-RULING-134']);
    expect(only(opening, 'deploy')).toEqual(['deploy light-infantry b2', 'deploy light-infantry d2']);
    expect(opening.citing('deploy pak-40 b2')).toEqual(['2GM-OPT-25']); // 2 of the bid are left
    const rich = germans([5, 0], [9, 1], on);
    rich.do('lay trench b2');
    expect(rich.citing('deploy pak-40 b2')).toEqual(['2GM-OPT-25']); // 5 of the bid, 2 of this card
    rich.do('lay house c2');
    expect(only(rich, 'deploy pak-40')).toEqual(['deploy pak-40 c2']); // no pooling
  });
});

describe('Advanced Deployment', () => {
  rule('2GM-ABIL-05', 'terrain goes one row farther, with the knob only', () => {
    const rows = (advancedDeployment: boolean) => {
      const opening = germans([1, 0], [9, 1], { advancedDeployment });
      return [...new Set(only(opening, 'lay barrier').map((wish) => wish.slice(-1)))];
    };
    expect(rows(true)).toEqual(['2', '3', '4']);
    expect(rows(false)).toEqual(['2', '3']);
    expect(germans([1, 0], [9, 1], { advancedDeployment: true }).citing('lay barrier d5')).toEqual(['2GM-SETUP-11']);
  });

  rule(['2GM-ABIL-05', '2GM-RULING-170'], 'or with a card of that ability in the deck of the side', () => {
    const rows = (seat: number | null) => {
      const opening = germans([1, 0], [9, 1], {});
      const { state } = opening.match;
      const first = state.custom.length + catalogue.cards.length;
      const pioneers = {
        ...unitCard(state, catalogue.numberOf('germany/light-infantry')),
        tags: ['advanced-deployment' as const],
      };
      state.custom.push(pioneers);
      if (seat !== null) state.seats[seat]?.deck.push(first);
      return [...new Set(only(opening, 'lay barrier').map((wish) => wish.slice(-1)))];
    };
    expect([rows(null), rows(0), rows(1)]).toEqual([
      ['2', '3'],
      ['2', '3', '4'],
      ['2', '3'], // the enemy's is no help
    ]);
  });
});
