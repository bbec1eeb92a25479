import { DIE, type Refusal, type Standing } from '@sandtable/kernel';
import { sideFact } from '../names/titles';
import { recorded } from '../recorded';
import type { GmFacts } from '../say';
import { type GmState, seatState, sideOf } from '../state';
import { won } from '../victory';
import { no } from './no';
import type { Verb } from './verb';

/** Said whenever one likes, whoever is asked. */
export const surrender: Verb = { word: 'surrender', form: '' };

/** 2GM-VICTORY-03: whenever the match waits for somebody, but not while dice are rolling. */
export function explainSurrender(s: GmState, w: GmFacts): Refusal[] {
  const open = s.asks[0];
  if (open === undefined || open.kind === DIE) return [no('2GM-VICTORY-03', w.explain.oneGivesUpWhile)];
  return s.opt.surrender ? [] : [no('2GM-VICTORY-03', w.explain.matchPlayedEnd)];
}

/** 2GM-VICTORY-03: a player may give up at any time. */
export const surrendering: Standing<GmState> = {
  offer(s, seat, out) {
    if (s.opt.surrender && seatState(s, seat).fieldMarshal) out.push(['surrender']);
  },
  take(s, seat, _option, k) {
    const side = sideOf(s, seat);
    k.finish(won(s, 1 - side, '2GM-VICTORY-03', recorded.surrendered(sideFact(s, side))));
  },
};
