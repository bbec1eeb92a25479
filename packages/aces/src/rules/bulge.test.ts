import { seedRng } from '@sandtable/kernel';
import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { hexName } from '../names/names';
import { parseSetup } from '../setup';
import { board } from '../state';
import { miss, roll } from './battlefield.fixture';
import { answer, assignAll, begin, offered, placeAll } from './set-up.fixture';
import { piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const SEATS = ['germany-1', 'usa', 'germany-2', 'soviet-union'].map((faction) => ({ faction }));
const BULGE = { map: 'winter', seats: SEATS, options: { mission: 'bulge' } };

/** The mission under way on the winter map. */
function sandbox(units: readonly object[], more: object = {}, dice: readonly number[] = []) {
  const options = { mission: 'bulge' };
  return new Sandbox(acesGame, position(units, { map: 'winter', options, turn: { seat: 'germany-1' }, ...more }), dice);
}

const FAR = [piece('germany-2', 'infantry', '0,15'), piece('usa', 'infantry', '21,7')];

function ownersOf(s: Parameters<typeof hexName>[0] & { readonly owners: readonly number[] }): Record<string, number> {
  return Object.fromEntries(board(s).factories.map((hex, i) => [hexName(s, hex), s.owners[i] ?? -9]));
}

describe('setting up the Battle of the Bulge', () => {
  rule('AA-BULGE-01', 'on the winter map only', () => {
    expect(parseSetup(BULGE).ok).toBe(true);
    const summer = parseSetup({ ...BULGE, map: 'summer' });
    expect(summer.ok ? null : summer.problems[0]).toEqual({
      path: 'map',
      message: 'The Battle of the Bulge is fought on the winter map (AA-BULGE-01).',
    });
  });

  rule(
    ['AA-BULGE-06', 'AA-BULGE-07', 'AA-BULGE-08'],
    'the top starts for the Allies, the bottom ones for Germany',
    () => {
      const seen = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()];
      for (let n = 0; n < 40; n++) {
        const { seats } = begin(BULGE, `deal ${n}`).match.state;
        seats.forEach((x, seat) => {
          for (const number of x.tokens) seen[seat]?.add(number);
        });
        expect(new Set(seats.flatMap((x) => x.tokens)).size).toBe(12);
      }
      const sorted = seen.map((set) => [...set].sort((a, b) => a - b));
      const [top, bottom] = [
        [1, 2, 3, 7, 8, 9],
        [4, 5, 6, 10, 11, 12],
      ];
      expect(sorted).toEqual([bottom, top, bottom, top]);
    },
  );

  rule('AA-BULGE-08', 'face down, so that nobody knows more than the half of the map', () => {
    const { match } = begin(BULGE, 'blind');
    const { rules } = acesGame;
    const rng = seedRng('blind');
    for (let n = 0; n < 30; n++) {
      const other = rules.resample(match.state, 1, rng);
      other.seats.forEach((x, seat) => {
        for (const number of x.tokens) expect((number - 1) % 6 < 3).toBe(seat % 2 === 1);
      });
    }
  });

  rule(
    ['AA-BULGE-02', 'AA-BULGE-03', 'AA-BULGE-04', 'AA-BULGE-05', 'AA-RULING-77'],
    'each team divides its factories as it likes; the island and the others are neutral',
    () => {
      const { match } = begin(BULGE, 'divide', [9, 3, 4, 5, 1, 2, 3, 12]);
      assignAll(match, () => 0);
      placeAll(match);
      for (const [hex, owner] of [
        ['3,15', 0],
        ['14,15', 2],
        ['20,15', 2],
      ] as const) {
        expect([match.waiting(), offered(match)]).toEqual([
          [0],
          [`divide ${hex} germany-1`, `divide ${hex} germany-2`],
        ]);
        answer(match, 0, [
          'divide',
          board(match.state).factories.findIndex((h) => hexName(match.state, h) === hex),
          owner,
        ]);
      }
      for (const [hex, owner] of [
        ['2,3', 3],
        ['9,3', 3],
        ['13,3', 3],
        ['19,3', 3],
      ] as const) {
        expect([match.waiting(), offered(match)]).toEqual([[1], [`divide ${hex} usa`, `divide ${hex} soviet-union`]]);
        answer(match, 1, [
          'divide',
          board(match.state).factories.findIndex((h) => hexName(match.state, h) === hex),
          owner,
        ]);
      }
      expect(match.state.round).toBe(1);
      expect(ownersOf(match.state)).toEqual({
        '7,0': -1,
        '2,3': 3,
        '9,3': 3,
        '13,3': 3,
        '19,3': 3,
        '15,8': -1,
        '4,10': -1,
        '3,15': 0,
        '14,15': 2,
        '20,15': 2,
      });
    },
  );
});

describe('who holds what at the beginning', () => {
  const [G1, USA, G2, USSR] = [0, 1, 2, 3];

  /** Everything placed; the seats asked to divide take the owner they are told. */
  function divided(raw: object, dice: readonly number[], ownerOf: (seat: number) => number) {
    const { match } = begin(raw, 'divided', dice);
    assignAll(match, () => 2); // the token that partners share
    placeAll(match);
    const asked: number[] = [];
    while (match.decision()?.kind === 'divide') {
      const { seat = 0, options = [] } = match.decision() ?? {};
      asked.push(seat);
      const option = options.find((o) => o[2] === ownerOf(seat));
      if (option === undefined) throw new Error('This owner is not offered.');
      answer(match, seat, option);
    }
    return { asked, owners: ownersOf(match.state) };
  }

  const FOUR_DICE = [9, 3, 4, 5, 1, 2, 3, 12];

  rule('AA-BULGE-02', 'Germany begins with the three factories at the bottom', () => {
    const { owners } = divided(BULGE, FOUR_DICE, (seat) => seat);
    expect(Object.keys(owners).filter((hex) => [G1, G2].includes(owners[hex] ?? -1))).toEqual([
      '3,15',
      '14,15',
      '20,15',
    ]);
  });

  rule('AA-BULGE-03', 'the German players divide them as they choose, all to one included', () => {
    for (const owner of [G1, G2]) {
      const { asked, owners } = divided(BULGE, FOUR_DICE, (seat) => (seat === G1 ? owner : USA));
      expect(asked.slice(0, 3)).toEqual([G1, G1, G1]);
      expect(['3,15', '14,15', '20,15'].map((hex) => owners[hex])).toEqual([owner, owner, owner]);
    }
  });

  rule('AA-BULGE-04', 'the Allies begin with the four around the coast', () => {
    const { owners } = divided(BULGE, FOUR_DICE, (seat) => (seat === USA ? USSR : seat));
    expect(['2,3', '9,3', '13,3', '19,3'].map((hex) => owners[hex])).toEqual([USSR, USSR, USSR, USSR]);
  });

  rule('AA-BULGE-05', 'the island and the two between them belong to nobody', () => {
    const { owners } = divided(BULGE, FOUR_DICE, (seat) => seat);
    expect(['7,0', '15,8', '4,10'].map((hex) => owners[hex])).toEqual([-1, -1, -1]);
  });

  rule(
    ['AA-BULGE-02', 'AA-BULGE-04', 'AA-RULING-105'],
    'on half a map those that lie there, without a question',
    () => {
      const seats = [SEATS[2], SEATS[3]];
      const west = { map: 'winter', half: '1-6', seats, options: { mission: 'bulge' } };
      const { asked, owners } = divided(west, [9, 3, 9, 3], (seat) => seat);
      expect([asked, owners]).toEqual([[], { '7,0': -1, '2,3': 1, '9,3': 1, '4,10': -1, '3,15': 0 }]);
    },
  );

  rule(['AA-BULGE-04', 'AA-RULING-105'], 'partners hold theirs together; two Automas leave it to chance', () => {
    const partners = {
      map: 'winter',
      seats: [SEATS[0], SEATS[2], { faction: 'usa', automa: true }],
      options: { mission: 'bulge' },
    };
    const shared = divided(partners, [9, 3, 9, 3], (seat) => seat);
    expect([shared.asked, shared.owners['3,15'], shared.owners['2,3']]).toEqual([[], 0, 2]);
    const found = new Set<number | undefined>();
    for (let n = 0; n < 12; n++) {
      const seats = SEATS.map((x, i) => (i % 2 === 1 ? { ...x, automa: true } : x));
      const { match } = begin({ map: 'winter', seats, options: { mission: 'bulge' } }, `chance ${n}`, FOUR_DICE);
      assignAll(match, () => 0);
      placeAll(match);
      while (match.decision()?.kind === 'divide') answer(match, 0, match.decision()?.options[0] ?? ['none']);
      found.add(ownersOf(match.state)['2,3']);
    }
    expect([...found].sort()).toEqual([USA, USSR]);
  });
});

describe('the end of the Battle of the Bulge', () => {
  rule(['AA-BULGE-09', 'AA-RULING-76'], 'Germany wins the moment one of its tanks enters a seashore hex', () => {
    for (const [seat, unit] of [
      ['germany-1', 'tiger'],
      ['germany-2', 'panther'],
    ] as const) {
      const s = sandbox([piece(seat, unit, '14,5'), ...FAR], { turn: { seat } }).do('step 14,5 14,4');
      expect(s.state.outcome).toBeNull();
      s.do('step 14,4 14,3');
      expect(s.state.outcome).toMatchObject({ winners: [0, 2], rule: 'AA-BULGE-09' });
    }
  });

  rule('AA-RULING-76', 'passing is enough, even over a friend', () => {
    const friend = piece('germany-2', 'fw-190', '14,3');
    const s = sandbox([piece('germany-1', 'tiger', '14,4'), friend, ...FAR]).do('step 14,4 14,3');
    expect(s.state.outcome).toMatchObject({ rule: 'AA-BULGE-09' });
  });

  rule('AA-RULING-76', 'unless it is intercepted before', () => {
    const guard = piece('usa', 'sherman', '15,4');
    const s = sandbox([piece('germany-1', 'tiger', '14,6'), guard, ...FAR]).do('step 14,6 14,5');
    expect(s.kind).toBe('intercept');
    s.do('intercept 15,4');
    expect([s.kind, s.state.outcome]).toEqual(['move', null]);
    expect(s.options().filter((o) => o.startsWith('step 14,5'))).toEqual([]);
  });

  rule(
    ['AA-BULGE-09', 'AA-RULING-77'],
    'other units do not count, nor Allied tanks, nor the island, nor the ice',
    () => {
      for (const unit of ['infantry', 'pak-40', 'me-262']) {
        expect(sandbox([piece('germany-1', unit, '14,4'), ...FAR]).do('step 14,4 14,3').state.outcome).toBeNull();
      }
      const allied = sandbox([piece('usa', 'sherman', '14,4'), ...FAR], { turn: { seat: 'usa' } });
      expect(allied.do('step 14,4 14,3').state.outcome).toBeNull();
      const ice = sandbox([piece('germany-1', 'tiger', '6,1'), ...FAR], { weather: 'frost' });
      expect(ice.do('step 6,1 7,1', 'step 7,1 6,2').state.outcome).toBeNull();
    },
  );

  rule(['AA-BULGE-09', 'AA-RULING-77', 'AA-WEATHER-04'], 'in frost the mouth of a river is the seashore too', () => {
    for (const [from, mouth] of [
      ['8,4', '8,3'],
      ['15,4', '15,3'],
    ] as const) {
      const frozen = sandbox([piece('germany-1', 'tiger', from), ...FAR], { weather: 'frost' });
      expect(frozen.do(`step ${from} ${mouth}`).state.outcome).toMatchObject({ winners: [0, 2], rule: 'AA-BULGE-09' });
      const thawed = sandbox([piece('germany-1', 'tiger', from), ...FAR]);
      expect(thawed).toRefuseCiting(`step ${from} ${mouth}`, ['AA-MOVE-16']);
    }
    // a river that does not touch the sea is none
    const inland = sandbox([piece('germany-1', 'tiger', '8,4'), ...FAR], { weather: 'frost' }).do('step 8,4 8,5');
    expect(inland.state.outcome).toBeNull();
  });

  rule(['AA-BULGE-09', 'AA-RULING-77'], 'so is a factory by the sea that Germany holds', () => {
    const map = { size: '3x2', hexes: { '0,0': 'sea', '1,0': 'sea', '2,0': 'sea', '1,1': 'factory' } };
    const units = [piece('germany-1', 'tiger', '0,1'), piece('usa', 'infantry', '2,1')];
    const into = (owner: string) => sandbox(units, { map, factories: [{ at: '1,1', owner }] });
    expect(into('germany-2').do('step 0,1 1,1').state.outcome).toMatchObject({ rule: 'AA-BULGE-09' });
    expect(into('usa')).toRefuseCiting('step 0,1 1,1', ['AA-FACTORY-02']);
  });

  rule('AA-BULGE-09', 'a skirmish on the winter map is not won that way', () => {
    const s = sandbox([piece('germany-1', 'tiger', '14,4'), ...FAR], { options: {} }).do('step 14,4 14,3');
    expect(s.state.outcome).toBeNull();
  });

  rule(['AA-BULGE-10', 'AA-RULING-76'], 'otherwise the Allies win: at the end of the tenth round, or as agreed', () => {
    const play = (round: number, options: object) => {
      const s = sandbox(FAR, { turn: { seat: 'germany-1', round }, options: { mission: 'bulge', ...options } });
      for (let turn = 0; turn < 4 && s.state.outcome === null; turn++) s.do('end', 'end', 'end');
      return s.state.outcome;
    };
    expect(play(9, {})).toBeNull();
    expect(play(10, {})).toMatchObject({ winners: [1, 3], rule: 'AA-RULING-76' });
    expect(play(10, { bulgeRounds: 11 })).toBeNull();
    expect(play(3, { bulgeRounds: 3 })).toMatchObject({ winners: [1, 3] });
  });

  rule('AA-RULING-76', 'not before the last turn of the round', () => {
    const s = sandbox(FAR, { turn: { seat: 'germany-1', round: 10 } });
    for (let turn = 0; turn < 3; turn++) s.do('end', 'end', 'end');
    expect([s.state.outcome, s.seat]).toEqual([null, 3]);
    s.do('end', 'end', 'end');
    expect(s.state.outcome).toMatchObject({ rule: 'AA-RULING-76' });
  });

  rule(
    ['AA-BULGE-10', 'AA-RULING-76'],
    'or when no German unit is left; without Allied units the battle goes on',
    () => {
      const duel = [piece('germany-1', 'infantry', '11,7', { damage: 5 }), piece('usa', 'sherman', '11,8')];
      const allied = { turn: { seat: 'usa', phase: 'declare' } };
      const won = sandbox(duel, allied, [...roll(12, 2, 5), ...miss(4)]).do('attack 11,8 11,7', 'end');
      expect(won.state.outcome).toMatchObject({ winners: [1, 3], rule: 'AA-RULING-76' });
      const other = [piece('germany-1', 'tiger', '11,7'), piece('usa', 'infantry', '11,8', { damage: 5 })];
      const german = { turn: { seat: 'germany-1', phase: 'declare' } };
      const on = sandbox(other, german, [...roll(12, 2, 7), ...miss(4)]).do('attack 11,7 11,8', 'end');
      expect(on.state.outcome).toBeNull();
    },
  );

  rule('AA-RULING-77', 'factories give money and nothing else', () => {
    const hexes = ['2,3', '9,3', '13,3', '19,3', '15,8', '4,10', '3,15', '14,15'];
    const factories = hexes.map((at) => ({ at, owner: 'usa' }));
    const s = sandbox([piece('usa', 'infantry', '20,14'), ...FAR], { factories, turn: { seat: 'usa' } });
    s.do('step 20,14 20,15');
    expect(s.state.outcome).toBeNull();
    s.do('end', 'end');
    expect(s.state.seats[1]?.coins).toBe(9);
  });
});
