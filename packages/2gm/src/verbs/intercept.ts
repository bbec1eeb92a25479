import type { Option, Seat } from '@sandtable/kernel';
import { isFighter } from '../air/declare';
import type { RaidFrame } from '../air/raid-frame';
import { PARKED, type Table } from '../state';
import type { Act, Verb } from './verb';
import { numbersOf, ofUnit } from './writing';

export const intercept: Verb = { word: 'intercept', form: 'from:place', ...ofUnit('intercept') };
export const escort: Verb = { word: 'escort', form: 'from:place', ...ofUnit('escort') };

/** Fighters beside the HQ of the seat that are free (2GM-AIR-32, 2GM-AIR-34, 2GM-AIR-39, 2GM-AIR-41). */
function offerFighters(s: Table, f: RaidFrame, seat: Seat, verb: string, out: Option[]): void {
  s.units.forEach((u, id) => {
    if (u.seat !== seat || u.at !== PARKED || id === f.aircraft || !isFighter(s, u)) return;
    if (!f.interceptors.includes(id) && !f.escorts.includes(id)) out.push([verb, id]);
  });
}

/** 2GM-AIR-33: any number of fighters; a parked target may rise itself (2GM-RULING-100). */
export const intercepting: Act<RaidFrame> = {
  verbs: [intercept],
  offer: (s, f, seat, out) => offerFighters(s, f, seat, 'intercept', out),
  take(_s, f, _seat, option, k) {
    const [id] = numbersOf(option);
    f.interceptors.push(id);
    k.emit?.({ type: 'intercepts', rule: '2GM-AIR-33', unit: id });
  },
};

/** 2GM-AIR-42: beside whoever flies the raid. */
export const escorting: Act<RaidFrame> = {
  verbs: [escort],
  offer: (s, f, seat, out) => offerFighters(s, f, seat, 'escort', out),
  take(_s, f, _seat, option, k) {
    const [id] = numbersOf(option);
    f.escorts.push(id);
    k.emit?.({ type: 'escorts', rule: '2GM-AIR-42', unit: id });
  },
};
