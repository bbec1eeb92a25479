import { expect, it } from 'vitest';
import { startOptions } from './start-options.mjs';

it('starts on 4280 or the next free port and opens a browser', () => {
  expect(startOptions([])).toEqual({ port: 4280, exactly: false, open: true, help: false });
});

it('takes a wanted port as it is', () => {
  expect(startOptions(['--port', '5000', '--no-open'])).toEqual({
    port: 5000,
    exactly: true,
    open: false,
    help: false,
  });
  expect(startOptions(['--port=0'])).toMatchObject({ port: 0, exactly: true });
});

it.each([
  [['--port', 'abc'], /--port must be a number from 0 to 65535, not "abc"/],
  [['--port', '65536'], /not "65536"/],
  [['--port', '1e3'], /not "1e3"/],
  [['--port'], /--port/],
  [['--prot', '1'], /--prot.*npm start -- --help/],
  [['now'], /now.*npm start -- --help/],
])('refuses %j with one sentence and exit code 2', (args, sentence) => {
  expect(() => startOptions(args)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(sentence), exitCode: 2 }),
  );
});
