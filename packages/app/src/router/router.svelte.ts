import { tick } from 'svelte';
import { formatRoute, isSamePlace, parseRoute, type Route } from './route';

/** From this width on the list and the open rule lie side by side; the same width stands in `Rules.svelte`. */
const SIDE_BY_SIDE = '(min-width: 60rem)';
/** Browsers allow only so many history writes in a while, and typing is quick. */
const WRITE_DELAY_MS = 250;

let route = $state.raw<Route>(parseRoute(window.location.hash));
let arrivals = $state(0);
let pendingWrite: number | undefined;
const scrollPositions = new Map<string, number>();

export const router = {
  get route(): Route {
    return route;
  },
  /** How often somebody went somewhere since the page was opened; the first screen must not grab the focus. */
  get arrivals(): number {
    return arrivals;
  },
  /** Narrows the list at the same place: no new step in the history. */
  refine(next: Route): void {
    route = next;
    window.clearTimeout(pendingWrite);
    pendingWrite = window.setTimeout(flush, WRITE_DELAY_MS);
  },
};

export function startRouter(): void {
  window.history.scrollRestoration = 'manual';
  markVisited();
  window.addEventListener('hashchange', arrive);
  // A link may be followed before the last words are written: write them first, or the way back loses them.
  window.addEventListener('click', flush, true);
}

async function arrive(): Promise<void> {
  const from = route;
  const to = parseRoute(window.location.hash);
  const wentBack = (window.history.state as { visited?: boolean } | null)?.visited === true;
  scrollPositions.set(formatRoute(from), window.scrollY);
  markVisited();
  arrivals += 1;
  route = to;
  await tick();
  if (isSamePlace(from, to) || staysInView(from, to)) return;
  const closesRule = from.screen === 'rules' && to.screen === 'rules' && from.book === to.book && to.rule === null;
  const kept = wentBack || closesRule ? scrollPositions.get(formatRoute(to)) : undefined;
  window.scrollTo(0, kept ?? 0);
}

/** Beside the list a rule opens in view; the list keeps its place. */
function staysInView(from: Route, to: Route): boolean {
  const opensBeside =
    (from.screen === 'rules' && to.screen === 'rules' && from.book === to.book && to.rule !== null) ||
    (from.screen === 'cards' && to.screen === 'cards' && to.path !== '');
  return opensBeside && window.matchMedia(SIDE_BY_SIDE).matches;
}

function markVisited(): void {
  window.history.replaceState({ visited: true }, '');
}

function flush(): void {
  if (pendingWrite === undefined) return;
  window.clearTimeout(pendingWrite);
  pendingWrite = undefined;
  window.history.replaceState({ visited: true }, '', formatRoute(route));
}
