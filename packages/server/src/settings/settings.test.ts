import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder';
import { type Flags, KNOWN, readSettings } from './settings';

it('keeps to this machine and to a file unless told otherwise', () => {
  const settings = readSettings({}, {}, '/here');
  expect(settings).toEqual({
    reach: 'machine',
    listen: '127.0.0.1',
    port: 4280,
    exactPort: false,
    store: { sqlite: join(dataFolder(process.platform, {}, homedir()), 'sandtable.db') },
    baseUrl: null,
    trustProxy: false,
    pushHosts: [],
    log: 'warn',
  });
});

it('is told by flags', () => {
  const flags: Flags = {
    port: '8080',
    public: true,
    database: 'postgres://me:secret@db.example/sand',
    baseUrl: 'https://play.example.org',
    trustProxy: true,
    pushHosts: 'Push.example.org, other.example:8443',
    log: 'error',
    listen: '10.1.2.3',
  };
  expect(readSettings(flags, {})).toEqual({
    reach: 'world',
    listen: '10.1.2.3',
    port: 8080,
    exactPort: true,
    store: { postgres: 'postgres://me:secret@db.example/sand' },
    baseUrl: 'https://play.example.org/',
    trustProxy: true,
    pushHosts: ['push.example.org', 'other.example:8443'],
    log: 'error',
  });
});

it('is told by the environment, and a flag wins', () => {
  const env = { SANDTABLE_PORT: '9000', SANDTABLE_LAN: '1', SANDTABLE_DATA: 'some/where', SANDTABLE_LOG: '' };
  expect(readSettings({}, env, '/here')).toMatchObject({
    reach: 'house',
    listen: '0.0.0.0',
    port: 9000,
    store: { sqlite: join('/here', 'some/where', 'sandtable.db') },
    log: 'warn',
  });
  expect(readSettings({ port: '9001', data: '/else' }, env)).toMatchObject({
    port: 9001,
    store: { sqlite: '/else/sandtable.db' },
  });
});

it('logs requests of a public service', () => {
  expect(readSettings({ public: true, baseUrl: 'http://x.example' }, {}).log).toBe('info');
});

describe('is refused with one sentence', () => {
  it.each<[Flags, Record<string, string>, string]>([
    [{ port: 'abc' }, {}, '--port must be a number from 0 to 65535, not "abc".'],
    [{}, { SANDTABLE_PORT: '65536' }, 'SANDTABLE_PORT must be a number from 0 to 65535, not "65536".'],
    [{ port: '-1' }, {}, '--port must be a number from 0 to 65535, not "-1".'],
    [{ lan: true, public: true }, {}, 'Choose --lan or --public: a server is for the house or for everybody.'],
    [{ public: true }, {}, '--public needs --base-url: the address where people find the service.'],
    [{ baseUrl: 'play' }, {}, '--base-url must be an address, not "play".'],
    [{ baseUrl: 'ftp://x.example' }, {}, '--base-url must be like https://play.example.org, not "ftp://x.example".'],
    [
      { baseUrl: 'https://x.example/y' },
      {},
      '--base-url must be like https://play.example.org, not "https://x.example/y".',
    ],
    [{ database: 'mysql://x' }, {}, '--database must be like postgres://user@host/name.'],
    [{ database: 'postgres://x', data: 'y' }, {}, 'Choose --data or --database: matches are kept in one place.'],
    [{ pushHosts: 'https://x' }, {}, '--push-hosts must be names like push.example.org, not "https://x".'],
    [{ log: 'loud' }, {}, '--log must be one of debug, info, warn, error, silent.'],
    [{}, { SANDTABLE_LAN: 'maybe' }, 'SANDTABLE_LAN must be 1 or 0, not "maybe".'],
  ])('%j %j', (flags, env, sentence) => {
    expect(() => readSettings(flags, env)).toThrow(expect.objectContaining({ message: sentence, exitCode: 2 }));
  });

  it('does not repeat a password', () => {
    expect(() => readSettings({ database: 'postgre://me:secret@db/x' }, {})).toThrow(/^(?!.*secret)/);
  });
});

it('knows where each system keeps what belongs to a person', () => {
  expect(dataFolder('linux', {}, '/home/ann')).toBe('/home/ann/.local/share/sandtable');
  expect(dataFolder('linux', { XDG_DATA_HOME: '/data' }, '/home/ann')).toBe('/data/sandtable');
  expect(dataFolder('darwin', {}, '/Users/ann')).toBe('/Users/ann/Library/Application Support/Sandtable');
  expect(dataFolder('win32', { APPDATA: '/roaming' }, '/ann')).toBe('/roaming/Sandtable');
});

it('names every setting once as a flag and once in the environment', () => {
  const all = Object.values(KNOWN);
  expect(new Set(all.map(({ flag }) => flag)).size).toBe(all.length);
  for (const { flag, env } of all) expect(env).toBe(`SANDTABLE_${flag.toUpperCase().replace('-', '_')}`);
});
