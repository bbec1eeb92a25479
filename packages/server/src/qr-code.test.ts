import { expect, it } from 'vitest';
import { qrCode } from './qr-code';

it('draws an address for a camera to read', () => {
  const lines = qrCode('http://192.168.1.20:4280/').split('\n');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines.join('')).toMatch(/^[ ▀▄█]+$/);
  expect(qrCode('http://192.168.1.21:4280/')).not.toBe(lines.join('\n'));
});
