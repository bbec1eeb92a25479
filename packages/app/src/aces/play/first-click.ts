import { inCalm } from '../../play/in-calm';
import { describeHex } from './describe';
import { NOTHING } from './desk';
import { marksOf, NO_DANGER } from './marks';
import { pictureOf } from './picture';
import type { Playing } from './playing.svelte';

/** So many units are tried: what has run a few times runs faster. */
const TRIED = [0, 1, 2];

/**
 * While nobody presses anything, fetches what the first click and the first attack will need, and makes the pictures of a few units in hand, which nobody sees: the
 * browser knows the way then. Nothing is chosen or answered.
 */
export function firstClick(play: Playing, ended: AbortSignal): void {
  const jobs = [
    () => import('./UnitPeek.svelte'),
    () => import('./AimNotes.svelte'),
    () => import('../record/shots'),
    () => import('../../board/ShotStage.svelte'),
    ...TRIED.map((nth) => () => tryOut(play, nth)),
  ];
  inCalm(jobs, ended);
}

function tryOut({ hand, picture, odds }: Playing, nth: number): void {
  const unit = picture?.actors[nth];
  if (hand === null || unit === undefined) return;
  const held = pictureOf({ ...hand, selection: { ...NOTHING, unit } });
  const reached = [...held.aims, ...held.goals].map(({ hex }) => hex).slice(0, 2);
  for (const hex of [hand.view.table.units[unit]?.at ?? -1, ...reached]) {
    const desk = { ...hand, selection: { ...NOTHING, unit, aim: hex } };
    held.pick(hex);
    marksOf({ desk, picture: held, odds, dangers: NO_DANGER, candidates: [], lastMove: [] });
    describeHex(desk, held, odds, hex);
  }
}
