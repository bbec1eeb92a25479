import type { Option, Seat } from '@sandtable/kernel';
import { supportCard } from '../cards';
import { catalogue } from '../content/index';
import { areEnemies, NONE, seatState, type Table } from '../state';
import { choiceFrame } from './choice-frame';
import { kindsOf } from './piles';
import { discard, type Play, type Support, type SupportList } from './support';

const MOST = 3;

/** The enemy whose discard pile holds the card. */
function holder(s: Table, seat: Seat, card: number): Seat {
  return s.seats.findIndex((x, other) => areEnemies(s, seat, other) && x.discard.includes(card));
}

/** The card as if it were the player's own; it goes back to where it lay. */
function asOwn(s: Table, seat: Seat, card: number, list: SupportList): Play {
  return { ...list.playOf(s, seat, card, 'deployment', null, NONE), owner: holder(s, seat, card) };
}

const DUPLICATE = catalogue.numberOf('support/duplicate');

/** A Captured that plays a Captured, itself or through a Duplicate of it, would never come to an end. */
function goesInCircles(s: Table, p: Play): boolean {
  return p.on === p.card || (p.on === DUPLICATE && seatState(s, p.seat).lastSupport === p.card);
}

function isPlayable(s: Table, p: Play): boolean {
  if (goesInCircles(s, p)) return false;
  if (p.list.of(p.on)?.moments.includes('deployment') !== true) return false;
  const play = asOwn(s, p.seat, p.on, p.list);
  // both are paid before the card asks for what it still needs, a unit it brings for instance
  const price = play.price + p.price;
  if (price > seatState(s, p.seat).ap) return false;
  const out: Option[] = [];
  p.list.offerAims(s, { ...play, price }, out);
  return out.length > 0;
}

/** A cheap support card of the enemy's discard pile is played as one's own, for its Playing Cost (2GM-ABIL-71). */
export const captured: Support = {
  id: 'support/captured',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: {
    kind: 'cards',
    list(s, p, out) {
      kindsOf(
        s.seats.flatMap((x, seat) => (areEnemies(s, p.seat, seat) ? x.discard : [])),
        out,
      );
    },
  },
  checks: [
    {
      rule: '2GM-CARD-12',
      gate: true,
      ok: (_s, p) => catalogue.cards[p.on]?.kind === 'support' && supportCard(p.on).cost <= MOST,
      say: (_s, _c, w) => w.support.takesSupportCardsCost,
    },
    { rule: '2GM-ABIL-86', ok: (_s, p) => !supportCard(p.on).only, say: (_s, _c, w) => w.support.certainNationsOnly },
    { rule: '2GM-CARD-17', ok: isPlayable, say: (_s, _c, w) => w.support.couldNotPlayedNow },
  ],
  play(s, p, k) {
    discard(s, p);
    k.call(choiceFrame(p, 1));
  },
  choice: {
    offer: (s, f, list, out) => list.offerAims(s, asOwn(s, f.seat, f.on, list), out),
    take(s, f, option, list, k) {
      f.left--;
      const play = { ...asOwn(s, f.seat, f.on, list), on: Number(option[2]) };
      const pile = seatState(s, play.owner).discard;
      pile.splice(pile.lastIndexOf(f.on), 1);
      list.carryOut(s, play, k);
    },
  },
};
