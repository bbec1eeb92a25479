import { passes } from '@sandtable/kernel';
import { supportCard } from '../cards';
import { NONE, seatState, type Table } from '../state';
import { aimsOf, discard, type Play, type Support } from './support';

/** The card resolved last this turn, as an effect without a card of its own. */
function copyOf(s: Table, p: Play): Play {
  return { ...p, card: seatState(s, p.seat).lastSupport, owner: NONE };
}

function isCopied(s: Table, p: Play): boolean {
  const { lastSupport, lastSupportTurn } = seatState(s, p.seat);
  const support = p.list.of(lastSupport);
  if (support === undefined || lastSupportTurn !== s.turn || !support.moments.includes('deployment')) return false;
  // nothing new can be done with a card beside the HQ, and Generals are not copied
  return support.id !== 'support/general' && supportCard(lastSupport).icon !== 'hq';
}

/** Units and spaces must be others than before; a hand or a pile may be looked through again. */
function isNew(s: Table, p: Play): boolean {
  const { lastSupport, lastSupportOn } = seatState(s, p.seat);
  const aims = p.list.of(lastSupport)?.aims;
  const kind = typeof aims === 'object' ? aims.kind : aims;
  return (kind !== 'units' && kind !== 'spaces') || p.on !== lastSupportOn;
}

/** The support card resolved last is repeated on a new target, for the cost of this one. */
export const duplicate: Support = {
  id: 'support/duplicate',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: {
    kind: 'copied',
    list(s, p, out) {
      const support = p.list.of(seatState(s, p.seat).lastSupport);
      if (support !== undefined && isCopied(s, p)) out.push(...aimsOf(s, support, copyOf(s, p)));
    },
  },
  checks: [
    { rule: '2GM-CARD-12', gate: true, ok: isCopied, say: (_s, _c, w) => w.support.noSupportCardRepeat },
    { rule: '2GM-CARD-12', ok: isNew, say: (_s, _c, w) => w.support.mustAnotherTargetThan },
    {
      rule: '2GM-CARD-19',
      ok: (s, p) => passes(p.list.of(seatState(s, p.seat).lastSupport)?.checks ?? [], s, copyOf(s, p)),
      say: (_s, _c, w) => w.support.cardCouldNotPlayed,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    p.list.of(seatState(s, p.seat).lastSupport)?.play(s, copyOf(s, p), k);
  },
};
