import { describe, expect, it } from 'vitest';
import { missingPackages } from './install.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@sandtable/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/vite': { version: '8.3.5' },
    'node_modules/vite/node_modules/@scope/inner': { version: '1.0.0' },
    'node_modules/@biomejs/cli-win32-x64': { version: '2.5.15', optional: true },
  },
};
const installed = {
  packages: {
    'node_modules/@sandtable/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/vite': { version: '8.3.5' },
    'node_modules/vite/node_modules/@scope/inner': { version: '1.0.0' },
  },
};
const everywhere = () => true;

describe('missingPackages', () => {
  it('finds nothing when all is there; what belongs to other platforms does not count', () => {
    expect(missingPackages(wanted, installed, everywhere)).toEqual([]);
  });

  it('finds everything when nothing was ever installed', () => {
    expect(missingPackages(wanted, null, everywhere)).toEqual(['@sandtable/kernel', 'vite', '@scope/inner']);
  });

  it('finds another version', () => {
    const older = { packages: { ...installed.packages, 'node_modules/vite': { version: '8.3.4' } } };
    expect(missingPackages(wanted, older, everywhere)).toEqual(['vite']);
  });

  it('finds a folder that was deleted', () => {
    expect(missingPackages(wanted, installed, (path) => !path.endsWith('inner'))).toEqual(['@scope/inner']);
  });

  it('finds a published package where a workspace should be linked', () => {
    const published = { packages: { ...installed.packages, 'node_modules/@sandtable/kernel': { version: '0.1.0' } } };
    expect(missingPackages(wanted, published, everywhere)).toEqual(['@sandtable/kernel']);
  });
});
