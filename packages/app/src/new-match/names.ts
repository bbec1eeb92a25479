import { i18n } from '../i18n/catalogue.svelte';

/** How people at one screen are called if nobody says otherwise. */
export interface Names {
  readonly me: string;
  /** Of the second person at the screen, the third, the fourth. */
  readonly others: readonly [string, string, string];
}

export function usualNames(): Names {
  return { me: i18n.t.matches.me, others: i18n.t.matches.others };
}
