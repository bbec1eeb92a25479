import { describe, expect, it } from 'vitest';
import { isDebianFamily } from './apt.mjs';
import { usualPlaces } from './browser.mjs';

describe('usualPlaces', () => {
  it('looks for Debian’s shell without windows first, then for its chromium, and on the path too', () => {
    const places = usualPlaces('linux', { PATH: '/usr/bin:/opt/bin' }, '/home/ann');
    expect(places[0]).toBe('/usr/bin/chromium-headless-shell');
    expect(places).toContain('/usr/bin/chromium');
    expect(places).toContain('/opt/bin/google-chrome');
    expect(new Set(places).size).toBe(places.length);
  });

  it('looks into both application folders of a Mac', () => {
    const places = usualPlaces('darwin', {}, '/Users/ann');
    expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places).toContain('/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium');
  });
});

describe('isDebianFamily', () => {
  it.each([
    ['ID=debian\n', true],
    ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n', true],
    ['ID=linuxmint\nID_LIKE="ubuntu debian"\n', true],
    ['ID=fedora\nHOME_URL="https://debian.example"\n', false],
    ['ID=alpine\n', false],
  ])('%j → %s', (text, expected) => {
    expect(isDebianFamily(text)).toBe(expected);
  });
});
