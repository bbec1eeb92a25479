import type { Option, Seat } from '@sandtable/kernel';
import type { BarrageFrame } from '../options/barrage-frame';
import type { SetUpFrame } from '../set-up/set-up-frame';
import { type GmState, NONE, type Table } from '../state';
import { partnerOf } from '../team';
import type { TurnFrame } from '../turn/turn-frame';
import { hasAssaults } from './fight';
import { no } from './no';
import type { Act, Verb } from './verb';

export const end: Verb = {
  word: 'end',
  form: '',
  refuse: (s, { seat }, w) => (hasAssaults(s, seat) ? [no('2GM-RULING-65', w.explain.everyAssaultResolvedBefore)] : []),
};

/** The word goes to the partner. */
export const partner: Verb = { word: 'partner', form: '' };

/** The word goes to the partner, who has not finished yet; false if there is nobody to hand over to. */
function handOver(s: GmState, f: TurnFrame, seat: Seat, ends: boolean): boolean {
  const other = partnerOf(s, seat);
  if (ends) f.ended.push(seat);
  if (other === NONE || f.ended.includes(other)) return false;
  s.active = other;
  return true;
}

/** Both partners act in the same phase, in whatever order they like (2GM-TEAM-13). */
function offerPartner(s: Table, f: TurnFrame, seat: Seat, out: Option[]): void {
  const other = partnerOf(s, seat);
  if (other !== NONE && !f.ended.includes(other)) out.push(['partner']);
}

/** Finishing a phase, or handing over in the middle of it; whoever is left over is asked at `again`. */
export function ending(again: string, mayEnd: (s: Table, seat: Seat) => boolean = () => true): Act<TurnFrame> {
  return {
    verbs: [partner, end],
    goesOn: true,
    offer(s, f, seat, out) {
      offerPartner(s, f, seat, out);
      if (mayEnd(s, seat)) out.push(['end']); // 2GM-MOVE-02
    },
    take(s, f, seat, option, k) {
      if (handOver(s, f, seat, option[0] === 'end')) k.jump(f, again);
    },
  };
}

/** Terrain, and units on it, are down: nobody must use up the AP there are for it. */
export const endingTerrain: Act<SetUpFrame> = {
  verbs: [end],
  offer: (_s, _f, _seat, out) => void out.push(['end']), // 2GM-OPT-26
  take: (_s, f, seat) => void f.finished.push(seat),
};

/** No barrage this turn, unless the partner calls for one (2GM-RULING-169). */
export const endingCalls: Act<BarrageFrame> = {
  verbs: [end],
  offer: (_s, _f, _seat, out) => void out.push(['end']),
  take(_s, f, _seat, _option, k) {
    const next = f.rest.shift();
    if (next === undefined) k.done(f);
    else {
      f.seat = next;
      k.jump(f, 'call');
    }
  },
};

/** Whoever must not discard may keep the rest. */
export function endingDiscards(mayKeep: (s: Table, seat: Seat) => boolean): Act<TurnFrame> {
  return {
    verbs: [end],
    goesOn: true,
    offer(s, _f, seat, out) {
      if (mayKeep(s, seat)) out.push(['end']);
    },
    take() {},
  };
}

/** Where partners are asked one after the other, nobody hands over. */
export function endingAlone(again: string): Act<TurnFrame> {
  const both = ending(again);
  return { ...both, verbs: [end], offer: (_s, _f, _seat, out) => void out.push(['end']) };
}
