import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { run } from './run.mjs';

/** @param {string} osRelease text of /etc/os-release */
export function isDebianFamily(osRelease) {
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
}

export function canUseApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    return isDebianFamily(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} name */
export async function aptInstall(name) {
  const options = { show: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  // A stale list is still worth a try, so a failed update does not end it.
  await run('apt-get', [...wait, 'update'], options);
  await run('apt-get', [...wait, 'install', '--yes', '--no-install-recommends', name], options);
}
