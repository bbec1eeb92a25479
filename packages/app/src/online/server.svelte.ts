/** Whether the place this page came from keeps tables, or only hands out files. */
let state = $state<'unknown' | 'here' | 'none'>('unknown');
let asking: Promise<void> | null = null;

/** A server that says nothing for so long is none. */
const PATIENCE_MS = 20_000;

async function look(): Promise<void> {
  // without a net the question would only make noise; it is asked again when there is one
  if (!navigator.onLine) {
    state = 'none';
    return;
  }
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(new URL('healthz', document.baseURI), { cache: 'no-store', signal });
    state = answer.ok && ((await answer.json()) as { ok?: unknown }).ok === true ? 'here' : 'none';
  } catch {
    state = 'none';
  }
}

export const server = {
  get state(): typeof state {
    return state;
  },
  /** Asks once, or again when somebody wants to know. */
  async look(again = false): Promise<boolean> {
    if (again) asking = null;
    asking ??= look();
    await asking;
    return state === 'here';
  },
};

/** Seats may be given away by links where there is a server; one that was chosen stays to be seen. */
export function offersLinks(seats: readonly { readonly who: string }[]): boolean {
  void server.look();
  return state === 'here' || seats.some(({ who }) => who === 'link');
}
