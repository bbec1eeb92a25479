import { hostname, networkInterfaces } from 'node:os';
import type { Settings } from '../settings/settings';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The names this server answers to. A page that points its own name at this machine (DNS rebinding) is not one of them.
 */
export function knownHosts({ reach, baseUrl, listen }: Settings): (header: string | undefined) => boolean {
  const names = new Set(LOOPBACK);
  names.add(nameOf(listen));
  if (baseUrl !== null) names.add(new URL(baseUrl).hostname);
  if (reach === 'house') {
    for (const address of addresses()) names.add(address);
    names.add(hostname().toLowerCase());
    names.add(`${hostname().toLowerCase()}.local`);
  }
  return (header) => header !== undefined && names.has(nameOf(header));
}

/** Without the port. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

/** Where others in the house find this machine. */
export function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
