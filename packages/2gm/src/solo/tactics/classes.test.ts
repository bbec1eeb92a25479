import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { SoloTable } from '../table.fixture';
import { tactics } from './board.fixture';
import { classOfCard, classOfToken, classOfUnit } from './classes';

const rule = ruleTests<RuleId>(book);

function cardOf(code: string): { rule: string; slots: readonly string[] } {
  const { state } = new SoloTable(tactics({ phase: 'shooting', ai: [`${code} 6,1`] }));
  return classOfCard(state, state.units[0]?.card ?? 0);
}

describe('offensive and defensive classes', () => {
  rule('SOLOT-CLASS-01', 'Light Infantry and Command Groups defend', () => {
    for (const code of ['LI', 'CG']) expect(cardOf(code)).toEqual({ rule: 'SOLOT-CLASS-01', slots: ['defensive'] });
    for (const token of ['medics', 'mortar', 'mechanics'])
      expect(classOfToken(token)).toEqual({ rule: 'SOLOT-CLASS-01', slots: ['defensive'] });
  });

  rule('SOLOT-CLASS-02', 'Heavy Infantry attacks, and so do Sniper and Flamethrower', () => {
    expect(cardOf('HI')).toEqual({ rule: 'SOLOT-CLASS-02', slots: ['offensive'] });
    for (const token of ['sniper', 'flamethrower'])
      expect(classOfToken(token)).toEqual({ rule: 'SOLOT-CLASS-02', slots: ['offensive'] });
  });

  rule(['SOLOT-CLASS-01', 'SOLOT-CLASS-02', 'SOLOT-CLASS-03'], 'infantry on the board is also what it carries', () => {
    const ai = ['HI 6,1 upgrades=["mortar"]', 'LI 6,2 upgrades=["grenades"]', 'LI 6,3'];
    const { state } = new SoloTable(tactics({ phase: 'shooting', ai }));
    expect(state.units.map((u) => [...classOfUnit(state, u)].sort())).toEqual([
      ['defensive', 'offensive'],
      ['defensive', 'offensive'],
      ['defensive'],
    ]);
  });

  rule('SOLOT-CLASS-03', 'HMG, Grenades and Bazooka are both', () => {
    for (const token of ['hmg', 'grenades', 'bazooka'])
      expect(classOfToken(token)).toEqual({ rule: 'SOLOT-CLASS-03', slots: ['offensive', 'defensive'] });
  });

  rule('SOLOT-CLASS-04', 'artillery is both', () => {
    for (const code of ['A25', 'A37', 'A70'])
      expect(cardOf(code)).toEqual({ rule: 'SOLOT-CLASS-04', slots: ['offensive', 'defensive'] });
  });

  rule('SOLOT-CLASS-05', 'tanks attack, light and heavy ones', () => {
    for (const code of ['T95', 'T97', 'HVT'])
      expect(cardOf(code)).toEqual({ rule: 'SOLOT-CLASS-05', slots: ['offensive'] });
  });

  rule('SOLOT-CLASS-06', 'a transport that can fire is both, one that cannot is neither', () => {
    expect(cardOf('HTR')).toEqual({ rule: 'SOLOT-CLASS-06', slots: ['offensive', 'defensive'] });
    for (const code of ['TRK', 'SUP']) expect(cardOf(code)).toEqual({ rule: 'SOLOT-CLASS-06', slots: [] });
  });

  rule('SOLOT-CLASS-07', 'fighters are both, bombers attack', () => {
    const { state } = new SoloTable(tactics({ phase: 'shooting', ai: ['ZERO hq', 'BMB hq'] }));
    expect(state.units.map((u) => classOfCard(state, u.card))).toEqual([
      { rule: 'SOLOT-CLASS-07', slots: ['offensive', 'defensive'] },
      { rule: 'SOLOT-CLASS-07', slots: ['offensive'] },
    ]);
  });

  rule(['SOLOT-CLASS-08', 'SOLOT-CLASS-09'], 'the other equipment', () => {
    for (const token of ['hit-the-dirt', 'smoke-grenade'])
      expect(classOfToken(token)).toEqual({ rule: 'SOLOT-CLASS-08', slots: ['defensive'] });
    for (const token of ['tank-mg', 'tank-hmg', 'mrl', 'smoke-screen'])
      expect(classOfToken(token)).toEqual({ rule: 'SOLOT-CLASS-09', slots: ['offensive'] });
    expect(classOfToken('supplies')).toBeNull();
  });
});
