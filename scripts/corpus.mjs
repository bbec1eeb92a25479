import process from 'node:process';
import { binOf } from './lib/bin.mjs';
import { runNode } from './lib/run.mjs';
import { runMain, Stop, say } from './lib/say.mjs';

// `npm run corpus`: brings the replays of every kind of table up to date; where play has changed, the version of the rules is
// raised first. `npm run corpus -- --again` writes those of the present version anew, for one that nobody has played yet.
await runMain(async () => {
  const [how, ...rest] = process.argv.slice(2);
  if ((how !== undefined && how !== '--again') || rest.length > 0) throw new Stop('Expected nothing or --again.');
  const { code } = await runNode([binOf('vitest', 'vitest'), 'run', 'corpus'], {
    show: true,
    env: { SANDTABLE_CORPUS: how === '--again' ? 'again' : 'write' },
  });
  if (code !== 0) throw new Stop('The corpus could not be written: see above.', code);
  say('Written. Look at what changed (git diff --stat), and say in the commit why play is another one.');
  process.exitCode = 0;
});
