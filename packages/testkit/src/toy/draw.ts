import type { Viewer } from '@sandtable/kernel';
import { card } from './content';
import { type DuelState, PACES } from './state';
import { type DuelistView, view } from './view';

/** The line seen from the side, and what the viewer knows of both duelists. */
export function draw(s: DuelState, who: Viewer): string {
  const v = view(s, who);
  const marks = Array.from({ length: PACES }, (_, i) => {
    if (v.duelists[0].at === i + 1) return 'L';
    return v.duelists[1].at === i + 1 ? 'R' : '.';
  });
  const line = `p1 ${marks.join(' ')} p${PACES}`;
  return [
    `turn ${v.turn}, ${v.active === 0 ? 'left' : 'right'} to act`,
    line,
    side('left', v.duelists[0]),
    side('right', v.duelists[1]),
  ].join('\n');
}

function side(name: string, d: DuelistView): string {
  const cards = (c: readonly number[] | number) =>
    typeof c === 'number' ? `${c} unknown` : c.map((n) => card(n).id).join(' ') || 'none';
  return `${name.padEnd(5)} ${d.hp} hp, hand: ${cards(d.hand)}, face down: ${cards(d.set)}, deck ${d.deck}`;
}
