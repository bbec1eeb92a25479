import process from 'node:process';
import { binOf } from './lib/bin.mjs';
import { runNode } from './lib/run.mjs';
import { runMain, Stop, say } from './lib/say.mjs';

// `npm run golden`: plays the golden matches again and writes them down as they are now.
await runMain(async () => {
  const { code } = await runNode([binOf('vitest', 'vitest'), 'run', 'golden'], {
    show: true,
    env: { SANDTABLE_GOLDEN: 'write' },
  });
  if (code !== 0) throw new Stop('Not every golden playthrough could be written: see above.', code);
  say('Written. Read the difference before you commit it (git diff): it is the change in play.');
  process.exitCode = 0;
});
