import { i18n } from '../../i18n/with-gm';
import { inCalm } from '../../play/in-calm';
import { describeSpot } from './describe';
import { NOTHING } from './desk';
import { marksOf } from './marks';
import { pictureOf } from './picture';
import type { Playing } from './playing.svelte';
import { placeOf } from './words';

/** So many units are tried: what has run a few times runs faster. */
const TRIED = [0, 1, 2];

/**
 * While nobody presses anything, fetches what the first click and the first shot will need, and makes the pictures of a few units in hand, which nobody sees: the
 * browser knows the way then. Nothing is chosen or answered.
 */
export function firstClick(play: Playing, ended: AbortSignal): void {
  const jobs = [
    () => import('../cards/CardPeek.svelte'),
    () => import('../board/AimMarks.svelte'),
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
  for (const spot of [placeOf(hand.view.table, unit), ...held.aims.map((aim) => aim.spot).slice(0, 2)]) {
    const desk = { ...hand, selection: { ...NOTHING, unit, aim: spot } };
    held.pick(spot, unit);
    marksOf({ desk, picture: held, odds, t: i18n.t.play });
    describeSpot(desk, held, odds, i18n.t.play, spot);
  }
}
