import { join } from 'node:path';

/** Where programs of this system keep what belongs to a person. */
export function dataFolder(platform: string, env: Readonly<Record<string, string | undefined>>, home: string): string {
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Sandtable');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Sandtable');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'sandtable');
}
