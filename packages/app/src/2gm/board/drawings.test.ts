import { catalogue, NATURALS, UPGRADES } from '@sandtable/2gm/table';
import { describe, expect, it } from 'vitest';
import { gmBoard as t } from '../../i18n/en/gm-board';
import { cardPips, OUTLINES } from './card-shapes';
import { sceneFrom } from './field.fixture';
import { NATURAL_GLYPHS, TOKEN_GLYPHS } from './glyphs';
import { pieceShape } from './piece-shapes';
import { sheetOf } from './sheet';
import { signOf } from './signs';
import { silhouetteOf } from './silhouettes';

/** So many numbers each command of a path takes; more of them say it again. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Whether a browser can draw the whole path; a move that goes on as a line is written as one. */
function sound(path: string): boolean {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].every(([, letter = '', rest = '']) => {
    const takes = TAKES[letter.toUpperCase()];
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    if (takes === undefined || takes === 0 || letter.toUpperCase() === 'M') return numbers === takes;
    return numbers > 0 && numbers % takes === 0;
  });
}

it('knows a path that no browser draws', () => {
  expect(['M0 4l2 2zm1-1.5.5h3', 'M-2.400 4a2.400 2.400 0 1 0 4.800 0'].map(sound)).toEqual([false, true]);
  expect(['M-2.400 42.400 0a2.400 2.400 0 1 0 4.800 0', 'M0 NaN', 'M0 undefined', 'L1'].map(sound)).not.toContain(true);
});

describe('units', () => {
  it.each(catalogue.units.map((card) => [card.id, card] as const))('draws %s in its frame', (_id, card) => {
    const parts = silhouetteOf(card);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part.startsWith('M') && sound(part)).toBe(true);
    for (const frame of ['oblong', 'lozenge'] as const) {
      const { lines, solid = '' } = signOf(card, frame);
      expect(lines + solid).not.toBe('');
      expect(sound(lines + solid)).toBe(true);
    }
  });

  it('have names that fit on a card of the field', () => {
    const long = catalogue.units.map(({ name }) => t.short[name] ?? name).filter((name) => name.length > 13);
    expect(long).toEqual([]);
  });

  it('tell branches apart: no two types share a sign', () => {
    const types = ['infantry', 'artillery', 'tank', 'transport', 'aircraft'] as const;
    const signs = types.map((type) => {
      const cards = catalogue.units.filter((card) => card.type === type);
      return new Set(cards.map((card) => JSON.stringify(signOf(card, 'oblong'))));
    });
    for (const [i, mine] of signs.entries())
      for (const other of signs.slice(i + 1)) expect([...mine].filter((sign) => other.has(sign))).toEqual([]);
  });

  it('differ by side in outline and pattern, not in colour alone', () => {
    expect(OUTLINES.south.edge).not.toBe(OUTLINES.north.edge);
    expect(OUTLINES.south.hatch === '').not.toBe(OUTLINES.north.hatch === '');
  });
});

describe('HP', () => {
  it('are one box each, those lost after those left, never wider than the row', () => {
    const boxes = (path: string): number => path.match(/M/g)?.length ?? 0;
    expect(boxes(cardPips(0, 3, 5))).toBe(3);
    expect(boxes(cardPips(3, 5, 5))).toBe(2);
    expect(cardPips(4, 4, 4)).toBe('');
    for (const of of [1, 3, 8, 12]) {
      const left = Math.min(...[...cardPips(0, of, of).matchAll(/M(-?[\d.]+)-/g)].map(([, x]) => Number(x)));
      expect(left).toBeGreaterThanOrEqual(-31);
    }
  });
});

describe('tokens and terrain', () => {
  it('all have a drawing', () => {
    for (const id of UPGRADES) expect(TOKEN_GLYPHS[id]).toMatch(/^M/);
    for (const natural of NATURALS) if (natural !== 'open') expect(NATURAL_GLYPHS[natural]).toMatch(/^M/);
    const shapes = catalogue.terrain.map(({ id }) => pieceShape(id, false));
    expect(new Set(shapes.map(({ lines }) => lines)).size).toBe(catalogue.terrain.length);
    for (const { solid, lines } of [...shapes, pieceShape('terrain/house', true)])
      expect(sound(solid + lines)).toBe(true);
  });
});

describe('the ground', () => {
  it('shows each natural terrain where it is, and is drawn once', () => {
    const natural = { a1: 'forest', b1: 'bushes', c1: 'mountain', d1: 'lake', e1: 'river', f1: 'sea', g1: 'beach' };
    const scene = sceneFrom([], { natural });
    const sheet = sheetOf(scene);
    const drawn = [sheet.forests, sheet.bushes, sheet.hachures, sheet.lakes, sheet.rivers, sheet.sea, sheet.sand];
    for (const path of drawn) {
      expect(path).toMatch(/^M/);
      expect(sound(path)).toBe(true);
    }
    expect(sheetOf(sceneFrom([], { natural }))).toBe(sheet);
    const bare = sheetOf(sceneFrom([]));
    expect(bare).not.toBe(sheet);
    expect([bare.forests, bare.bushes, bare.hachures, bare.lakes, bare.rivers, bare.sea, bare.sand].join('')).toBe('');
  });

  it('lies under snow in the Arctic', () => {
    const forest = { natural: { a1: 'forest' } };
    const summer = sheetOf(sceneFrom([], forest));
    const winter = sheetOf(sceneFrom([], { ...forest, options: { arctic: true } }));
    expect([summer.season, winter.season]).toEqual(['summer', 'winter']);
    expect(winter.trees).not.toBe(summer.trees);
  });
});
