import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const FACTORY = { map: drawn({ '4,4': 'factory' }), factories: [{ at: '4,4', owner: 'usa' }] };
const MISSES = new Array<number>(12).fill(12);
const units = [piece('usa', 'infantry', '4,4', { damage: 4 }), piece('germany-1', 'tiger', '4,3')];

describe('the turn', () => {
  rule('AA-TURN-01', 'movement, declarations, combat, money, in this order', () => {
    const seats = { 'germany-1': {}, usa: { coins: 1 } };
    const dice = [...MISSES.slice(0, 6), ...MISSES];
    const s = new Sandbox(acesGame, position(units, { ...FACTORY, seats }), dice);
    const phases = [[s.state.phase, s.kind]];
    s.do('end');
    phases.push([s.state.phase, s.kind]);
    s.do('attack 4,4 4,3');
    expect(s.rolls()).toEqual([]); // nothing is rolled before everything is declared
    s.do('end');
    phases.push([s.state.phase, s.kind]);
    expect(phases).toEqual([
      ['move', 'move'],
      ['declare', 'declare'],
      ['money', 'money'],
    ]);
    const order = s.events.map((e) => e.type).filter((t) => ['declared', 'roll', 'income'].includes(t));
    expect(order).toEqual(['declared', 'roll', 'roll', 'income']);
    s.end();
    expect(s).toRefuseCiting('step 4,4 4,5', ['AA-TURN-01']);
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-TURN-01']);
  });

  rule(['AA-TURN-02', 'AA-TURN-03', 'AA-TURN-07'], 'clockwise, and each player goes through all phases first', () => {
    const s = new Sandbox(acesGame, position(units));
    const seen: string[] = [];
    for (let n = 0; n < 15; n++) {
      seen.push(`${acesGame.seatName(s.state, s.seat)} ${s.kind}`);
      s.do('end');
    }
    const turn = (name: string) => ['move', 'declare', 'money'].map((kind) => `${name} ${kind}`);
    const order = ['usa', 'germany-2', 'soviet-union', 'germany-1', 'usa'];
    expect(seen).toEqual(order.flatMap(turn));
  });

  rule('AA-TURN-04', 'repairs paid before end first of all', () => {
    const hurt = [
      piece('usa', 'sherman', '4,4', { damage: 5, repairing: true }),
      piece('germany-1', 'tiger', '8,8', { damage: 5, repairing: true }),
    ];
    const s = new Sandbox(acesGame, position(hurt, { ...FACTORY, turn: { seat: 'usa', phase: 'begin' } }));
    expect(s.kind).toBe('move');
    expect(s.state.units.map((u) => [u.damage, u.repairing])).toEqual([
      [2, false],
      [5, true], // not his turn
    ]);
    expect(s.options()).toContain('step 4,4 4,3');
  });

  rule('AA-TURN-06', 'the last phase is income, repairs and purchases', () => {
    const map = drawn({ '4,4': 'factory', '0,0': 'factory' });
    const factories = ['4,4', '0,0'].map((at) => ({ at, owner: 'usa' }));
    const seats = { 'germany-1': {}, usa: { coins: 2 } };
    const s = new Sandbox(acesGame, position(units, { map, factories, seats }));
    s.do('end', 'end');
    expect(s.state.seats[1]?.coins).toBe(4);
    expect(s).toOfferExactly(['repair 4,4', 'buy infantry 0,0', 'buy mobile-infantry 0,0', 'buy p-51 0,0', 'end']);
    s.do('repair 4,4', 'buy infantry 0,0');
    expect(s).toOfferExactly(['end']);
    s.do('end');
    expect([s.seat, s.kind]).toEqual([0, 'move']);
  });

  rule('AA-TURN-08', 'an Automa unit attacks right after its own move, before the next one moves', () => {
    const seats = { usa: {}, 'germany-2': { automa: true } };
    const automa = [
      piece('germany-2', 'infantry', '0,0'),
      piece('germany-2', 'panther', '0,8'),
      piece('usa', 'sherman', '3,0'),
      piece('usa', 'howitzer', '3,8'),
    ];
    const s = new Sandbox(acesGame, position(automa, { seats, turn: { seat: 'germany-2' } }), MISSES);
    const kinds: (string | null)[] = [];
    for (const wish of ['act 0,0 2,1', 'pass', 'attack 2,1 3,0', 'act 0,8 2,8', 'attack 2,8 3,8']) {
      kinds.push(s.kind);
      s.do(wish);
    }
    expect(kinds).toEqual(['automa-act', 'intercept', 'automa-attack', 'automa-act', 'automa-attack']);
    expect(s.events.map((e) => e.type).filter((t) => t === 'declared')).toEqual([]);
    expect([s.seat, s.kind]).toEqual([1, 'money']);
    s.end();
  });
});
