import type { Kernel } from '@sandtable/kernel';
import { isFighter } from '../air/declare';
import type { RaidFrame } from '../air/raid-frame';
import { type GmState, PARKED } from '../state';
import type { Act, Verb } from './verb';
import { numbersOf, ofUnit } from './writing';

export const intercept: Verb = { word: 'intercept', form: 'from:place', ...ofUnit('intercept') };
export const escort: Verb = { word: 'escort', form: 'from:place', ...ofUnit('escort') };

/** Fighters beside the HQ of the seat that are free (2GM-AIR-32, 2GM-AIR-34, 2GM-AIR-39, 2GM-AIR-41) rise, any number of them. */
function rising(verb: Verb, rise: (f: RaidFrame, id: number, k: Kernel<GmState>) => void): Act<RaidFrame> {
  return {
    verbs: [verb],
    offer(s, f, seat, out) {
      s.units.forEach((u, id) => {
        if (u.seat !== seat || u.at !== PARKED || id === f.aircraft || !isFighter(s, u)) return;
        if (!f.interceptors.includes(id) && !f.escorts.includes(id)) out.push([verb.word, id]);
      });
    },
    take: (_s, f, _seat, option, k) => rise(f, numbersOf(option)[0], k),
  };
}

/** 2GM-AIR-33; a parked target may rise itself (2GM-RULING-100). */
export const intercepting = rising(intercept, (f, id, k) => {
  f.interceptors.push(id);
  k.emit?.({ type: 'intercepts', rule: '2GM-AIR-33', unit: id });
});

/** 2GM-AIR-42: beside whoever flies the raid. */
export const escorting = rising(escort, (f, id, k) => {
  f.escorts.push(id);
  k.emit?.({ type: 'escorts', rule: '2GM-AIR-42', unit: id });
});
