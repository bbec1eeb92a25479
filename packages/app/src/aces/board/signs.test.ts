import { FACTIONS, UNIT_TYPES } from '@sandtable/aces/units';
import { describe, expect, it } from 'vitest';
import { board as t } from '../../i18n/en/board';
import { CARDS, chevrons, FLAGS, frameOf, pips, signOf } from './signs';
import { SILHOUETTES } from './silhouettes';

describe('counters', () => {
  it.each(UNIT_TYPES.map((type) => [type.id, type] as const))('can draw and name %s', (id, type) => {
    expect(SILHOUETTES[id]).toMatch(/^M/);
    expect(SILHOUETTES[id]).not.toMatch(/NaN|undefined/);
    expect(t.short[id]).toBeDefined();
    for (const frame of ['oblong', 'lozenge'] as const) {
      const { lines, solid = '' } = signOf(type, frame);
      expect(lines + solid).not.toBe('');
    }
  });

  it('tell the units of one army apart by their signs', () => {
    for (const [faction, name] of FACTIONS.entries()) {
      const signs = UNIT_TYPES.filter((type) => type.faction === faction).map((type) =>
        JSON.stringify(signOf(type, frameOf(name))),
      );
      expect(new Set(signs).size).toBe(6);
    }
  });

  it('tell four armies apart without colours', () => {
    for (const look of [
      FACTIONS.map((f) => CARDS[f].outline),
      FACTIONS.map((f) => CARDS[f].dashes),
      FACTIONS.map((f) => FLAGS[f]),
    ]) {
      expect(new Set(look).size).toBe(4);
    }
  });

  it('have six boxes for damage and a chevron for each level', () => {
    expect(pips(0, 2).match(/z/g)).toHaveLength(2);
    expect(pips(2, 6).match(/z/g)).toHaveLength(4);
    expect(pips(0, 2) + pips(2, 6)).toBe(pips(0, 6));
    expect(chevrons(0)).toBe('');
    expect(chevrons(2).match(/M/g)).toHaveLength(2);
  });
});
