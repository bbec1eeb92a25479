import { expect, it } from 'vitest';
import { licenceTexts, shippedPackages } from '../vite/licences';

it('everything shipped with the app comes with its licence', () => {
  const names = shippedPackages();
  for (const name of ['svelte', 'zod', 'yaml', 'idb', 'uplot', '@noble/hashes', '@fontsource/oswald', 'workbox-core'])
    expect(names).toContain(name);
  const texts = licenceTexts();
  for (const name of names) expect(texts).toMatch(new RegExp(`^${name.replace(/[/.]/g, '\\$&')} \\d+\\.\\d+`, 'm'));
  expect(texts.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5);
  expect(texts).toContain('SIL OPEN FONT LICENSE');
  expect(texts).toContain('Apache License');
});
