import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Refused } from '../refused';
import { dataFolder } from './data-folder';

/** Who can reach the server: this machine, the house, or everybody. */
export type Reach = 'machine' | 'house' | 'world';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly reach: Reach;
  /** The address to listen on. */
  readonly listen: string;
  readonly port: number;
  /** False: if the port is taken, the next free one will do. */
  readonly exactPort: boolean;
  readonly store: { readonly sqlite: string } | { readonly postgres: string };
  /** Where people find the server; null: at the address it listens on. */
  readonly baseUrl: string | null;
  /** A proxy in front says who is calling. */
  readonly trustProxy: boolean;
  /** Push services besides the well-known ones. */
  readonly pushHosts: readonly string[];
  readonly log: LogLevel;
}

/** One setting: its flag, its name in the environment, and what it does. */
interface Known {
  readonly flag: string;
  readonly env: string;
  readonly takes: string | null;
  readonly help: string;
}

export const KNOWN = {
  port: {
    flag: 'port',
    env: 'SANDTABLE_PORT',
    takes: 'N',
    help: 'serve on this port; otherwise 4280 or the next free one',
  },
  listen: { flag: 'listen', env: 'SANDTABLE_LISTEN', takes: 'ADDRESS', help: 'listen on this address of the machine' },
  data: { flag: 'data', env: 'SANDTABLE_DATA', takes: 'FOLDER', help: 'keep matches in this folder' },
  lan: {
    flag: 'lan',
    env: 'SANDTABLE_LAN',
    takes: null,
    help: 'let everybody in the house play; prints the address as a QR code',
  },
  public: {
    flag: 'public',
    env: 'SANDTABLE_PUBLIC',
    takes: null,
    help: 'be a service for everybody; needs --base-url',
  },
  database: {
    flag: 'database',
    env: 'SANDTABLE_DATABASE',
    takes: 'URL',
    help: 'keep matches in this PostgreSQL, postgres://…, instead of a file',
  },
  baseUrl: { flag: 'base-url', env: 'SANDTABLE_BASE_URL', takes: 'URL', help: 'where people find the service' },
  trustProxy: {
    flag: 'trust-proxy',
    env: 'SANDTABLE_TRUST_PROXY',
    takes: null,
    help: 'believe the proxy in front about who is calling',
  },
  pushHosts: {
    flag: 'push-hosts',
    env: 'SANDTABLE_PUSH_HOSTS',
    takes: 'NAMES',
    help: 'send notices to these services too, names with commas between',
  },
  log: { flag: 'log', env: 'SANDTABLE_LOG', takes: 'LEVEL', help: `write a log to stderr: ${LOG_LEVELS.join(', ')}` },
} as const satisfies Record<string, Known>;

export type Flags = { readonly [K in keyof typeof KNOWN]?: string | boolean | undefined };
type Env = Readonly<Record<string, string | undefined>>;

/** What was set for one setting, and where, so that a refusal can name it. */
interface Given {
  readonly value: string;
  readonly name: string;
}

/** Reads what was set; a flag wins over the environment. Refuses with one sentence. */
export function readSettings(flags: Flags, env: Env, cwd = process.cwd()): Settings {
  const given = (key: keyof typeof KNOWN): Given | null => {
    const flag = flags[key];
    const { flag: name, env: variable } = KNOWN[key];
    if (flag !== undefined && flag !== false) return { value: flag === true ? '1' : flag, name: `--${name}` };
    const value = env[variable];
    return value === undefined || value === '' ? null : { value, name: variable };
  };
  const isOn = (key: keyof typeof KNOWN): boolean => onOff(given(key));

  const reach = reachOf(isOn('lan'), isOn('public'));
  const baseUrl = baseUrlOf(given('baseUrl'), reach);
  const port = given('port');
  return {
    reach,
    listen: given('listen')?.value ?? (reach === 'machine' ? '127.0.0.1' : '0.0.0.0'),
    port: port === null ? 4280 : portOf(port),
    exactPort: port !== null,
    store: storeOf(given('database'), given('data'), env, cwd),
    baseUrl,
    trustProxy: isOn('trustProxy'),
    pushHosts: hostsOf(given('pushHosts')),
    log: levelOf(given('log'), reach),
  };
}

function onOff(given: Given | null): boolean {
  if (given === null) return false;
  if (['1', 'true', 'yes', 'on'].includes(given.value)) return true;
  if (['0', 'false', 'no', 'off'].includes(given.value)) return false;
  throw new Refused(`${given.name} must be 1 or 0, not "${given.value}".`);
}

function reachOf(lan: boolean, everybody: boolean): Reach {
  if (lan && everybody) throw new Refused('Choose --lan or --public: a server is for the house or for everybody.');
  if (everybody) return 'world';
  return lan ? 'house' : 'machine';
}

function baseUrlOf(given: Given | null, reach: Reach): string | null {
  if (given === null) {
    if (reach === 'world') throw new Refused('--public needs --base-url: the address where people find the service.');
    return null;
  }
  if (!URL.canParse(given.value)) throw new Refused(`${given.name} must be an address, not "${given.value}".`);
  const url = new URL(given.value);
  const plain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!/^https?:$/.test(url.protocol) || !plain) {
    throw new Refused(`${given.name} must be like https://play.example.org, not "${given.value}".`);
  }
  return url.href;
}

function portOf({ name, value }: Given): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new Refused(`${name} must be a number from 0 to 65535, not "${value}".`);
}

function storeOf(database: Given | null, data: Given | null, env: Env, cwd: string): Settings['store'] {
  if (database === null) {
    const folder = data === null ? dataFolder(process.platform, env, homedir()) : resolve(cwd, data.value);
    return { sqlite: join(folder, 'sandtable.db') };
  }
  if (data !== null) throw new Refused(`Choose ${data.name} or ${database.name}: matches are kept in one place.`);
  if (!/^postgres(ql)?:\/\//.test(database.value) || !URL.canParse(database.value)) {
    // the address may hold a password, so it is not repeated
    throw new Refused(`${database.name} must be like postgres://user@host/name.`);
  }
  return { postgres: database.value };
}

function hostsOf(given: Given | null): string[] {
  if (given === null) return [];
  const hosts = given.value.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d+)?$/.test(host));
  if (wrong !== undefined) throw new Refused(`${given.name} must be names like push.example.org, not "${wrong}".`);
  return hosts;
}

function levelOf(given: Given | null, reach: Reach): LogLevel {
  if (given === null) return reach === 'world' ? 'info' : 'warn';
  const level = LOG_LEVELS.find((known) => known === given.value);
  if (level === undefined) throw new Refused(`${given.name} must be one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}
