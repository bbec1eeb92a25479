import { beforeFirstClick } from '../../play/in-calm';
import { describeHex } from './describe';
import { NOTHING } from './desk';
import { marksOf, NO_DANGER } from './marks';
import { pictureOf } from './picture';
import type { Playing } from './playing.svelte';

/** What the first click at this table needs, before it comes. */
export function firstClick(play: Playing): (ended: AbortSignal) => void {
  const fetching = [
    () => import('./UnitPeek.svelte'),
    () => import('./AimNotes.svelte'),
    () => import('../record/shots'),
    () => import('../../board/ShotStage.svelte'),
  ];
  return beforeFirstClick(fetching, (nth) => tryOut(play, nth));
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
