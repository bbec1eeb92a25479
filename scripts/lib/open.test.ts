import { expect, it } from 'vitest';
import { openCommand } from './open.mjs';

const URL = 'http://127.0.0.1:4280/';

it.each([
  ['darwin', {}, ['open', URL]],
  ['linux', { DISPLAY: ':0' }, ['xdg-open', URL]],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', URL]],
  ['linux', {}, null],
  ['linux', { DISPLAY: ':0', CI: 'true' }, null],
  ['win32', {}, ['cmd', '/c', 'start', '', URL]],
])('%s with %j → %j', (platform, env, expected) => {
  expect(openCommand(platform, env, URL)).toEqual(expected);
});
