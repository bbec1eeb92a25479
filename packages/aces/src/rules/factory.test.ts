import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const FACTORY = drawn({ '4,4': 'factory' });
const G1 = 0;
const USA = 1;
const MISSES = new Array<number>(12).fill(12);

function sandbox(units: readonly object[], more: object = {}, dice: readonly number[] = []) {
  return new Sandbox(acesGame, position(units, { map: FACTORY, ...more }), dice);
}

/** Every whole move that is open. */
function moves(s: ReturnType<typeof sandbox>): readonly string[] {
  return acesGame.moreWishes?.(s.state, s.seat) ?? [];
}

/** A German far away, so that nobody wins by annihilation. */
const tiger = piece('germany-1', 'tiger', '8,8');
const owned = (owner: string) => ({ factories: [{ at: '4,4', owner }] });
const NEUTRAL = {};

describe('occupying a factory', () => {
  rule(['AA-FACTORY-02', 'AA-FACTORY-15'], 'Infantry of every kind may, nothing else, whoever holds it', () => {
    const may = (seat: string, unit: string, more: object) => {
      const foe = seat.startsWith('germany') ? piece('usa', 'sherman', '8,8') : tiger;
      const s = sandbox([piece(seat, unit, '4,5'), foe], { turn: { seat }, ...more });
      const may = s.options().includes('step 4,5 4,4');
      expect(moves(s).includes('move 4,5 4,4')).toBe(may);
      return may;
    };
    for (const more of [NEUTRAL, owned('germany-1')]) {
      expect(['infantry', 'mobile-infantry'].map((unit) => may('usa', unit, more))).toEqual([true, true]);
      expect(['sherman', 'howitzer', 'p-51', 'b-17'].some((unit) => may('usa', unit, more))).toBe(false);
    }
    expect(['infantry', 'mechanized-infantry'].map((unit) => may('germany-2', unit, owned('usa')))).toEqual([
      true,
      true,
    ]);
    expect(sandbox([piece('usa', 'sherman', '4,5'), tiger])).toRefuseCiting('step 4,5 4,4', ['AA-FACTORY-02']);
    expect(sandbox([piece('usa', 'p-51', '4,5'), tiger], owned('germany-1'))).toRefuseCiting('step 4,5 4,4', [
      'AA-FACTORY-02',
    ]);
  });

  rule(['AA-FACTORY-03', 'AA-TURN-05'], 'it happens at once, in the movement phase', () => {
    const s = sandbox([piece('usa', 'infantry', '4,5'), tiger]).do('step 4,5 4,4');
    expect([s.kind, s.state.phase, s.state.owners]).toEqual(['move', 'move', [USA]]);
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'occupied', rule: 'AA-FACTORY-03', unit: 0, hex: 40, from: -1 }),
    );
  });

  rule('AA-TURN-05', 'not in a later phase', () => {
    const s = sandbox([piece('usa', 'infantry', '4,5'), tiger]).do('end');
    expect(s).toRefuseCiting('step 4,5 4,4', ['AA-TURN-01']);
    s.do('end');
    expect(s.kind).toBe('money');
    expect(s).toRefuseCiting('step 4,5 4,4', ['AA-TURN-01']);
  });

  rule(
    ['AA-FACTORY-04', 'AA-FACTORY-07', 'AA-FACTORY-13'],
    'an enemy inside, of any kind, is removed without a fight',
    () => {
      for (const unit of ['infantry', 'tiger', 'pak-40', 'me-262', 'ju-87']) {
        const units = [piece('usa', 'infantry', '4,5', { damage: 5 }), piece('germany-1', unit, '4,4'), tiger];
        const s = sandbox(units, owned('germany-1')).do('step 4,5 4,4');
        expect(s.state.units.map((u) => u.at)).toEqual([40, -1, 80]);
        expect(s.state.units[0]?.damage).toBe(5);
        expect(s.events.filter((e) => e.type === 'destroyed').map((e) => e.rule)).toEqual(['AA-FACTORY-07']);
        s.end();
      }
    },
  );

  rule('AA-FACTORY-05', 'the Infantry must begin its move beside it and has none left afterwards', () => {
    const map = drawn({ '4,4': 'factory', '4,5': 'road', '4,6': 'road' });
    const s = sandbox([piece('usa', 'mobile-infantry', '4,6'), tiger], { map });
    expect(s).toRefuseCiting('move 4,6 4,4', ['AA-RULING-13']);
    s.do('step 4,6 4,5');
    expect(s.options()).not.toContain('step 4,5 4,4');
    expect(s).toRefuseCiting('step 4,5 4,4', ['AA-RULING-13']);
    const beside = sandbox([piece('usa', 'mobile-infantry', '4,5'), tiger], { map }).do('step 4,5 4,4');
    expect(beside).toOfferExactly(['end']);
    const moved = sandbox([piece('usa', 'infantry', '4,5', { moved: true }), tiger]);
    expect(moved).toRefuseCiting('step 4,5 4,4', ['AA-MOVE-09']);
  });

  rule('AA-FACTORY-06', 'who has occupied does not attack in that turn, but in the next', () => {
    const units = [piece('usa', 'infantry', '4,5'), piece('germany-1', 'tiger', '4,3'), piece('usa', 'sherman', '4,2')];
    const s = sandbox(units).do('step 4,5 4,4', 'pass', 'end');
    expect(s).toOfferExactly(['attack 4,2 4,3', 'end']);
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-FACTORY-06']);
    s.do('end', 'end'); // declarations, money: Germany 2 is next
    for (let turns = 0; turns < 3; turns++) s.do('end', 'end', 'end');
    expect(s.seat).toBe(USA);
    s.do('end');
    expect(s).toOfferExactly(['attack 4,4 4,3', 'attack 4,2 4,3', 'end']);
  });

  rule(['AA-FACTORY-08', 'AA-FACTORY-09'], 'the flag is replaced, and stays until another Infantry comes', () => {
    const units = [piece('usa', 'infantry', '4,5'), piece('germany-1', 'mobile-infantry', '3,3'), tiger];
    const s = sandbox(units, owned('germany-1')).do('step 4,5 4,4');
    expect(s.state.owners).toEqual([USA]);
    s.do('pass', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end');
    expect(s.seat).toBe(G1);
    s.do('step 3,3 4,4');
    expect([s.state.owners, s.state.units[0]?.at]).toEqual([[G1], -1]);
  });

  rule('AA-FACTORY-09', 'the flag stays when its unit leaves, and an enemy tank beside it changes nothing', () => {
    const s = sandbox([piece('usa', 'infantry', '4,4'), piece('germany-1', 'tiger', '4,3')], owned('usa'));
    s.do('step 4,4 4,5', 'stop', 'end', 'end');
    expect([s.state.owners, s.state.seats[USA]?.coins]).toEqual([[USA], 1]);
  });

  rule(
    ['AA-FACTORY-04', 'AA-FACTORY-05', 'AA-FACTORY-06', 'AA-FACTORY-07', 'AA-FACTORY-08'],
    'AA-EX-28: a tank under repair',
    () => {
      const units = [
        piece('usa', 'infantry', '4,5'),
        piece('germany-1', 'tiger', '4,4', { damage: 4, repairing: true }),
        piece('germany-1', 'infantry', '4,3'),
      ];
      const seats = { 'germany-1': { coins: 3 }, usa: { coins: 1 } };
      const s = sandbox(units, { ...owned('germany-1'), seats }).do('step 4,5 4,4');
      expect([s.state.units[1]?.at, s.state.units[1]?.repairing, s.state.owners]).toEqual([-1, false, [1]]);
      s.do('pass', 'end');
      expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-FACTORY-06']);
      s.do('end');
      expect(s.state.seats.map((x) => x.coins)).toEqual([3, 2]); // the two coins are the bank's, one is income
      expect(s).toRoll([]);
      s.end();
    },
  );

  rule('AA-RULING-21', 'the step that occupies can be intercepted, and what it took stays taken', () => {
    const units = [
      piece('usa', 'infantry', '4,5'),
      piece('germany-1', 'infantry', '4,3'),
      piece('germany-1', 'me-262', '5,4'),
      piece('germany-1', 'tiger', '4,4'),
    ];
    const s = sandbox(units, owned('germany-1')).do('step 4,5 4,4');
    expect([s.seat, s.options()]).toEqual([G1, ['intercept 4,3', 'intercept 5,4', 'pass']]);
    expect([s.state.owners, s.state.units[3]?.at]).toEqual([[USA], -1]);
    s.do('intercept 4,3');
    expect([s.seat, s.kind, s.state.owners, s.state.units[1]?.marks]).toEqual([USA, 'move', [USA], 0]);
  });

  rule(['AA-RULING-21', 'AA-RULING-55'], 'nobody is asked after the step that wins', () => {
    const map = {
      size: '9x9',
      hexes: Object.fromEntries(['4,4', '0,0', '0,2', '0,4', '0,6', '0,8'].map((h) => [h, 'factory'])),
    };
    const factories = ['0,0', '0,2', '0,4', '0,6', '0,8'].map((at) => ({ at, owner: 'usa' }));
    const units = [piece('usa', 'infantry', '4,5'), piece('germany-1', 'infantry', '4,3')];
    const s = sandbox(units, { map, factories }).do('step 4,5 4,4');
    expect([s.state.outcome?.rule, s.state.asks]).toEqual(['AA-VICTORY-01', []]);
  });

  rule('AA-RULING-22', 'no experience for the unit inside', () => {
    const s = sandbox(
      [piece('usa', 'infantry', '4,5', { xp: 2 }), piece('germany-1', 'infantry', '4,4'), tiger],
      owned('germany-1'),
    );
    s.do('step 4,5 4,4');
    expect(s.state.units[0]?.xp).toBe(2);
    expect(s.events.filter((e) => e.type === 'experience')).toEqual([]);
  });

  rule('AA-RULING-23', "a unit of the owner's ally is removed just the same", () => {
    const units = [piece('usa', 'infantry', '4,5'), piece('germany-2', 'panther', '4,4'), tiger];
    const s = sandbox(units, owned('germany-1')).do('step 4,5 4,4');
    expect([s.state.units[1]?.at, s.state.owners]).toEqual([-1, [USA]]);
  });

  rule('AA-V2-10', 'an Allied Infantry that occupies turns the tokens beside the factory too', () => {
    const v2 = { tokens: ['4,3', '7,7'], launcher: '7,7', controller: 'germany-1' };
    const s = sandbox([piece('usa', 'infantry', '4,5'), tiger], { v2 }).do('step 4,5 4,4');
    expect(s.state.tokens.map((t) => t.faceUp)).toEqual([true, false]);
  });
});

describe('inside factories', () => {
  rule('AA-FACTORY-01', 'they pay, repair and produce, and six of them win', () => {
    const units = [piece('usa', 'sherman', '4,4', { damage: 2 }), tiger];
    const map = drawn({ '4,4': 'factory', '0,0': 'factory' });
    const factories = ['4,4', '0,0'].map((at) => ({ at, owner: 'usa' }));
    const seats = { 'germany-1': {}, usa: {} };
    const s = sandbox(units, { map, factories, seats, turn: { seat: 'usa', phase: 'money' } });
    expect(s.state.seats[USA]?.coins).toBe(2);
    expect(s).toOfferExactly(['repair 4,4', 'buy infantry 0,0', 'end']);

    const six = ['4,4', '0,0', '0,4', '0,8', '8,0', '8,4'];
    const win = sandbox([piece('usa', 'infantry', '4,5'), tiger], {
      map: drawn(Object.fromEntries(six.map((at) => [at, 'factory']))),
      factories: six.slice(1).map((at, i) => ({ at, owner: i === 0 ? 'soviet-union' : 'usa' })),
    });
    win.do('step 4,5 4,4');
    expect(win.state.outcome).toMatchObject({ winners: [1, 3], rule: 'AA-VICTORY-01' });
  });

  rule('AA-FACTORY-10', 'every unit may enter a factory of its faction', () => {
    for (const unit of ['infantry', 'mobile-infantry', 'sherman', 'howitzer', 'p-51', 'b-17']) {
      const s = sandbox([piece('usa', unit, '4,5'), tiger], owned('usa'));
      expect(s.options()).toContain('step 4,5 4,4');
      s.do('step 4,5 4,4', 'stop');
      expect([s.state.owners, s.state.units[0]?.occupied]).toEqual([[USA], false]);
    }
  });

  rule('AA-FACTORY-11', 'one unit at most: nobody ends beside the one inside, nobody is built there', () => {
    const units = [piece('usa', 'sherman', '4,5'), piece('usa', 'infantry', '4,4'), tiger];
    const s = sandbox(units, { ...owned('usa'), seats: { 'germany-1': {}, usa: { coins: 9 } } });
    expect(s).toRefuseCiting('move 4,5 4,4', ['AA-MOVE-14']);
    s.do('step 4,5 4,4');
    expect(s.options()).not.toContain('stop');
    s.do('step 4,4 4,3', 'stop', 'end', 'end');
    expect(s).toRefuseCiting('buy infantry 4,4', ['AA-BUY-03']);
  });

  rule('AA-FACTORY-12', 'a unit inside attacks, supports and is attacked as anywhere', () => {
    const units = [
      piece('usa', 'infantry', '4,4'),
      piece('usa', 'sherman', '4,2'),
      piece('germany-1', 'pak-40', '4,3'),
      tiger,
    ];
    const more = { ...owned('usa'), turn: { seat: 'usa', phase: 'declare' } };
    const s = sandbox(units, more, [...MISSES, 12, 12, ...MISSES]);
    expect(s).toOfferExactly(['attack 4,4 4,3', 'attack 4,2 4,3', 'end']);
    s.do('attack 4,2 4,3', 'end');
    expect(s.rolls().map((r) => r.dice.length)).toEqual([14, 12]); // two arms: the Infantry inside supports
    s.end();
    const attacked = sandbox(units, { ...owned('usa'), turn: { seat: 'germany-1', phase: 'declare' } }, [
      ...MISSES,
      ...MISSES,
    ]);
    attacked.do('attack 4,3 4,4', 'end');
    expect(attacked.rolls().map((r) => r.seat)).toEqual([G1, USA]); // and it shoots back
    attacked.end();
  });

  rule('AA-FACTORY-14', 'a factory is no cover', () => {
    const five = [1, 1, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12];
    const units = [piece('usa', 'infantry', '4,4'), piece('germany-1', 'tiger', '4,3')];
    const s = sandbox(units, { ...owned('usa'), turn: { seat: 'germany-1', phase: 'declare' } }, [...five, ...MISSES]);
    s.do('attack 4,3 4,4', 'end').end();
    expect(s.state.units[0]?.damage).toBe(3); // the open line; a forest would have kept it at 2
  });
});

describe("an ally's factory", () => {
  const allied = owned('soviet-union');

  rule('AA-RULING-19', 'may be entered by every unit and passed for one point; the flag stays', () => {
    for (const unit of ['infantry', 'sherman', 'howitzer', 'p-51']) {
      const s = sandbox([piece('usa', unit, '4,5'), tiger], allied).do('step 4,5 4,4');
      expect([s.kind, acesGame.rules.view(s.state, 'spectator').mover?.spent]).toEqual(['go', 2]);
      s.do('step 4,4 4,3');
      expect(s.state.owners).toEqual([3]);
    }
    const guest = sandbox([piece('usa', 'infantry', '4,5'), tiger], allied).do('step 4,5 4,4', 'stop');
    expect([guest.state.owners, guest.state.units[0]?.occupied]).toEqual([[3], false]);
  });

  rule('AA-RULING-19', 'there is neither repair nor purchase for a guest, and he is in the way of the owner', () => {
    const units = [piece('usa', 'sherman', '4,4', { damage: 3 }), tiger];
    const seats = { 'germany-1': {}, usa: { coins: 9 }, 'germany-2': {}, 'soviet-union': { coins: 9 } };
    const guest = sandbox(units, { ...allied, seats, turn: { seat: 'usa', phase: 'spending' } });
    expect(guest).toOfferExactly(['end']);
    expect(guest).toRefuseCiting('repair 4,4', ['AA-REPAIR-01']);
    expect(guest).toRefuseCiting('buy infantry 4,4', ['AA-BUY-02', 'AA-BUY-03']);
    const owner = sandbox(units, { ...allied, seats, turn: { seat: 'soviet-union', phase: 'spending' } });
    expect(owner).toRefuseCiting('buy infantry 4,4', ['AA-BUY-03']);
  });

  rule('AA-RULING-19', 'by option nobody enters it, nor flies over it', () => {
    const options = { alliedFactoryEntry: false };
    for (const unit of ['infantry', 'sherman', 'p-51']) {
      const s = sandbox([piece('usa', unit, '4,5'), tiger], { ...allied, options });
      expect(s).toRefuseCiting('step 4,5 4,4', ['AA-RULING-19']);
      expect([...s.options(), ...moves(s)].filter((wish) => wish.endsWith(' 4,4'))).toEqual([]);
    }
    const own = sandbox([piece('usa', 'sherman', '4,5'), tiger], { ...owned('usa'), options });
    expect(own.options()).toContain('step 4,5 4,4');
  });
});
