import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './lib/paths.mjs';
import { runMain, Stop } from './lib/say.mjs';

/** `npm run kills -- --kills 200`: kills page and browser the moment an answer is shown as done. The last line is JSON. */
await runMain(async () => {
  const args = process.argv.slice(2);
  const at = args.indexOf('--kills');
  const kills = Number(at < 0 ? 200 : args[at + 1]);
  if (!Number.isInteger(kills) || kills < 1) throw new Stop('--kills takes a whole number of kills, such as 200.', 2);
  const run = ['playwright', 'test', 'kills.spec.ts', '--project', 'desktop', '--reporter', 'line'];
  const child = spawn('npx', run, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SANDTABLE_KILLS: `${kills}` },
  });
  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
});
