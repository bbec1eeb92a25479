import type { Session } from '../match/session.svelte';

/** What records need of an open match. */
export type RecordSource = Pick<
  Session,
  | 'game'
  | 'viewer'
  | 'seats'
  | 'over'
  | 'opponentToAct'
  | 'update'
  | 'history'
  | 'viewAt'
  | 'thoughtAt'
  | 'read'
  | 'step'
  | 'remote'
>;
