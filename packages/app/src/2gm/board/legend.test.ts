import { UPGRADES } from '@sandtable/2gm/table';
import { expect, it } from 'vitest';
import { gmLegend } from '../../i18n/en/gm-legend';
import { TOKEN_GLYPHS } from './glyphs';
import { groundSamples, markSamples, sampleScene, stateSamples, unitSamples } from './legend';
import { frameOf, signOf } from './signs';

const keys = (samples: readonly { readonly key: string }[]): string[] => samples.map(({ key }) => key);

it('shows something for each of its words', () => {
  expect(keys(unitSamples())).toEqual(Object.keys(gmLegend.unit));
  expect(keys(stateSamples())).toEqual(Object.keys(gmLegend.state));
  expect(keys(groundSamples)).toEqual(Object.keys(gmLegend.terrain));
  expect(keys(markSamples())).toEqual(Object.keys(gmLegend.mark));
  expect(Object.keys(TOKEN_GLYPHS).sort()).toEqual([...UPGRADES].sort());
});

it('tells every branch by a sign of its own', () => {
  const signs = unitSamples().map(({ unit }) => JSON.stringify(unit.card && signOf(unit.card, frameOf(0))));
  expect(new Set(signs).size).toBe(signs.length);
});

it('has every ground on a space of its own field, and none beside another', () => {
  const { spaces, columns } = sampleScene();
  const special = groundSamples.map(({ space }) => space);
  for (const space of special) {
    expect(spaces[space]).toBeDefined();
    expect(special).not.toContain(space + 1);
    expect(special).not.toContain(space + columns);
  }
});
