import { isMyTurn, lookAtTables } from './turns';

const LOOK_MS = 60_000;
/** What a title begins with while tables wait: a number in brackets. */
const COUNT = /^\(\d+\) /;

interface Badge {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

let waiting = 0;

/** The title of whatever page is open, with the number before it. */
export function titled(title: string, count: number): string {
  const plain = title.replace(COUNT, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
}

function writeTitle(): void {
  const title = titled(document.title, waiting);
  if (title !== document.title) document.title = title;
}

async function look(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  waiting = (await lookAtTables()).filter(isMyTurn).length;
  writeTitle();
  const badge: Badge = navigator;
  // an app that is not installed has no icon to put a number on
  await (waiting > 0 ? badge.setAppBadge?.(waiting) : badge.clearAppBadge?.())?.catch(() => undefined);
}

/** Keeps the number of tables that wait for this person in the title of the tab and on the icon. */
export function watchTurns(): void {
  void look();
  setInterval(() => void look(), LOOK_MS);
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('hashchange', () => void look());
  // pages write their own titles; the number comes before every one of them
  new MutationObserver(writeTitle).observe(document.head, { childList: true, characterData: true, subtree: true });
}
