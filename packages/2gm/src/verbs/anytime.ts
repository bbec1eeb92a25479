import { type Option, passes, refusals, type Seat } from '@sandtable/kernel';
import { offerRally, rallyChecks, rally as takeRally } from '../abilities/generals/messe';
import { answersOf, asksUnit, bitsOf } from '../abilities/registry';
import { type GmState, GONE, NONE, type Table, unit } from '../state';
import { offerGift, takeGift } from '../team';
import { postOf } from '../transport/place';
import { act } from './asking';
import { heal, healChecks, repair, repairChecks, takeHelp } from './help';
import { mount, mountChecks, takeMount } from './mount';
import type { AnytimeCheck, AnytimeTry } from './own-unit';
import { offerSapping, sap, takeSap } from './sap';
import { hasCloud, smoke, smokeChecks, throwSmoke } from './smoke';
import type { Verb } from './verb';
import { numbersOf, ofUnit } from './writing';

/** Messe's boon. */
export const rally: Verb = {
  word: 'rally',
  form: 'at:place',
  ...ofUnit('rally'),
  refuse: (s, { seat, option }, w) => refusals(rallyChecks, s, { seat, unit: numbersOf(option)[0] }, w),
};

/** AP for the partner. */
export const gift: Verb = { word: 'gift', form: '' };

const HELPERS = bitsOf('heals', 'repairs', 'sapper');

/** One after the other is looked at in here. */
const tried: AnytimeTry = { seat: 0, unit: NONE, on: NONE };

function may(checks: readonly AnytimeCheck[], s: Table, seat: Seat, id: number, on: number): boolean {
  tried.seat = seat;
  tried.unit = id;
  tried.on = on;
  return passes(checks, s, tried);
}

/** Everything the seat could do now at any time, unit by unit. */
function offerAnytime(s: Table, seat: Seat, out: Option[]): void {
  offerRally(s, seat, out);
  offerGift(s, seat, out);
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || postOf(s, u) < 0) continue;
    for (let token = 0; token < u.tokens.length; token++) {
      if (u.tokens[token]?.grey !== true) continue;
      if (may(mountChecks, s, seat, id, token)) out.push(['mount', id, token]);
    }
    if ((answersOf(s, id) & HELPERS) !== 0) {
      if (asksUnit('heals', s, id, id)) offerOn(s, seat, id, 'heal', healChecks, out);
      if (asksUnit('repairs', s, id, id)) offerOn(s, seat, id, 'repair', repairChecks, out);
      if (asksUnit('sapper', s, id, id)) offerSapping(s, seat, id, out);
    }
    if (hasCloud(u) && may(smokeChecks, s, seat, id, NONE)) out.push(['smoke', id]);
  }
}

function offerOn(s: Table, seat: Seat, id: number, verb: string, checks: readonly AnytimeCheck[], out: Option[]): void {
  if (unit(s, id).helped) return; // 2GM-ABIL-34, 2GM-ABIL-73
  for (let other = 0; other < s.units.length; other++) {
    const { at, wounds, cards } = unit(s, other);
    if (at !== GONE && (wounds > 0 || cards.length > 0) && may(checks, s, seat, id, other)) out.push([verb, id, other]);
  }
}

/** What units of the turn's owner do in any phase (2GM-WIN-11), and his own gift. */
export const anytime = act(
  [mount, heal, repair, sap, smoke, rally, gift],
  offerAnytime,
  (s: GmState, _seat, option, k) => {
    const [id, on] = numbersOf(option);
    switch (option[0]) {
      case 'mount':
        return takeMount(s, id, on, k);
      case 'heal':
      case 'repair':
        return takeHelp(s, id, on, option[0], k);
      case 'sap':
        return takeSap(s, id, on, k);
      case 'smoke':
        return throwSmoke(s, id, k);
      case 'rally':
        return takeRally(s, id, k);
      default:
        return takeGift(s, s.active, k);
    }
  },
);
