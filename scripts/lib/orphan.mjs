import process from 'node:process';

/**
 * Calls back when the npm that started us is gone. A killed npm takes its shell along but not what the shell started,
 * which would stay behind, holding a port or a core.
 * @param {() => void} gone
 */
export function whenOrphaned(gone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    gone();
  }, 500);
  watch.unref();
}
