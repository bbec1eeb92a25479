import { i18n } from '../../i18n/with-gm';
import { beforeFirstClick } from '../../play/in-calm';
import { describeSpot } from './describe';
import { NOTHING } from './desk';
import { marksOf } from './marks';
import { pictureOf } from './picture';
import type { Playing } from './playing.svelte';
import { placeOf } from './words';

/** What the first click at this table needs, before it comes. */
export function firstClick(play: Playing): (ended: AbortSignal) => void {
  const fetching = [
    () => import('../cards/CardPeek.svelte'),
    () => import('../board/AimMarks.svelte'),
    () => import('./AimNotes.svelte'),
    () => import('./wish-words'),
    () => import('../record/shots'),
    () => import('../../board/ShotStage.svelte'),
  ];
  return beforeFirstClick(fetching, (nth) => tryOut(play, nth));
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
