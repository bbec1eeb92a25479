import { build } from 'esbuild';

/** What a file beside the tests exports, with everything it imports: the engine as it runs in Node. */
export async function bundled<T>(file: string): Promise<T> {
  const entry = `packages/app/e2e/${file}`;
  const made = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm', target: 'es2022' });
  const code = Buffer.from(made.outputFiles[0]?.text ?? '').toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as T;
}
