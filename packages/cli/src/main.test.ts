import { describe, expect, it } from 'vitest';
import { GAMES, type Listed } from './games';
import { folder, run } from './harness.fixture';

const COMMANDS = [
  'rules',
  'position',
  'names',
  'sim',
  'replay',
  'content',
  'cards',
  'deck',
  'bench',
  'serve',
  'server',
];

describe('usage', () => {
  it('prints the version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  it('lists the commands for --help, and as bad usage when none is given', async () => {
    const help = await run(['--help']);
    expect(help.code).toBe(0);
    expect(help.err).toBe('');
    const names = [...help.out.matchAll(/^ {2}(\w+) /gm)].map((m) => m[1]);
    expect(names).toEqual(COMMANDS);
    expect(await run([])).toEqual({ code: 2, out: '', err: help.out });
  });

  it.each(COMMANDS)('explains %s', async (command) => {
    const help = await run([command, '--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out.split('\n')[0]).toMatch(new RegExp(`^Usage: sandtable ${command} `));
  });

  it.each([
    ...COMMANDS.filter((c) => c !== 'content' && c !== 'deck' && c !== 'server').map((c) => [c]),
    ['content', 'check'],
    ['deck', 'check'],
    ['server', 'tables'],
  ])('takes --json: %s %s', async (...command) => {
    const help = await run([...command.filter((c) => c !== undefined), '--help']);
    expect(help.out).toMatch(/^ {2}--json /m);
  });

  it.each([
    [['fly'], "sandtable: unknown command 'fly' (see --help)\n"],
    [['rule'], "sandtable: unknown command 'rule' (Did you mean rules?) (see --help)\n"],
    [['rules', '--gaem', 'toy'], "sandtable: unknown option '--gaem' (Did you mean --game?) (see --help)\n"],
    [['content'], 'sandtable: expected a subcommand (see --help)\n'],
    [['position', 'x.yaml'], "sandtable: missing required argument 'action' (see --help)\n"],
    [
      ['replay', 'x', 'verify', 'y'],
      "sandtable: too many arguments for 'replay'. Expected 2 arguments but got 3. (see --help)\n",
    ],
    [['sim'], "sandtable: required option '--game <id>' not specified (see --help)\n"],
    [
      ['sim', '--game', 'toy', '--games', 'many'],
      "sandtable: option '--games <n>' argument 'many' is invalid. Expected a whole number from 1 to 1000000. (see --help)\n",
    ],
    [
      ['sim', '--game', 'toy', '--seats', 'a,,b'],
      "sandtable: option '--seats <list>' argument 'a,,b' is invalid. Expected names separated by commas. (see --help)\n",
    ],
    [
      ['position', 'x', 'do', 'end', '--dice', '7,x'],
      "sandtable: option '--dice <faces>' argument '7,x' is invalid. Expected faces separated by commas, such as 7,3. (see --help)\n",
    ],
    [['position', 'x', 'fly'], 'There is no action "fly": expected one of legal, explain, odds, do, ai, draw.\n'],
    [
      ['position', 'x', 'constructor'],
      'There is no action "constructor": expected one of legal, explain, odds, do, ai, draw.\n',
    ],
    [['position', 'x', 'do'], 'do needs a wish: what should be tried?\n'],
    [['position', 'x', 'draw', 'end'], 'draw takes no wish, found "end".\n'],
    [['replay', 'x', 'burn'], 'There is no action "burn": expected verify or show.\n'],
    [['sim', '--game', 'chess'], 'There is no game "chess": expected one of 2gm, aces, toy.\n'],
    [['sim', '--game', '2gm'], 'Name an edition with --edition: tactics, pacific.\n'],
    [['sim', '--game', 'toy', '--edition', 'pacific'], 'The duel has no edition "pacific": expected one of toy.\n'],
    [['serve', '--port', '99999'], '--port must be a number from 0 to 65535, not "99999".\n'],
  ])('%j is bad usage', async (argv, err) => {
    expect(await run(argv)).toEqual({ code: 2, out: '', err });
  });
});

it('a game may be known by its book alone', async () => {
  const games: readonly Listed[] = GAMES.map((entry) => (entry.id === '2gm' ? { ...entry, game: null } : entry));
  const err = '2GM (2gm) has a rule book but no engine yet.\n';
  expect(await run(['sim', '--game', '2gm'], { games })).toEqual({ code: 2, out: '', err });
  expect(await run(['bench', '--game', '2gm'], { games })).toEqual({ code: 2, out: '', err });
});

describe('a mistake of ours', () => {
  const broken: readonly Listed[] = GAMES.map((entry) =>
    entry.game === null
      ? entry
      : {
          ...entry,
          game: {
            ...entry.game,
            draw: () => {
              throw new TypeError('the pencil\nbroke');
            },
          },
        },
  );
  const cwd = folder({
    'p.yaml': 'game: toy\nturn: 1\nactive: left\nleft: { hp: 1, at: 1 }\nright: { hp: 1, at: 2 }\n',
  });

  it('is one line, says how to report it, and ends with 70', async () => {
    expect(await run(['position', 'p.yaml', 'draw'], { cwd, games: broken })).toEqual({
      code: 70,
      out: '',
      err: 'This is a mistake in Sandtable: the pencil broke (run again with SANDTABLE_DEBUG=1 and report what it prints)\n',
    });
  });

  it('shows the stack to whoever asks', async () => {
    const { code, err } = await run(['position', 'p.yaml', 'draw'], {
      cwd,
      games: broken,
      env: { SANDTABLE_DEBUG: '1' },
    });
    expect(code).toBe(70);
    expect(err.split('\n')[1]).toBe('TypeError: the pencil');
    expect(err).toMatch(/\n {4}at .*main\.test\.ts/);
  });
});
