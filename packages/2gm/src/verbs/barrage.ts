import { by, type Option, type Seat } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { fieldOf, terrainHp, unitsOn } from '../ground';
import { spaceName } from '../names/names';
import { unitRef } from '../names/units';
import { type BarrageFrame, barrageShot, MOST_CHARGED } from '../options/barrage-frame';
import { areEnemies, NONE, seatState, type Table, unit } from '../state';
import type { Act, Verb } from './verb';
import { fromOf, numbersOf, ofAp, spaceTo } from './writing';

/** Where a barrage is to come down: on a unit or a space. */
export const call: Verb = {
  word: 'call',
  form: 'at:place',
  print(s, seat, option) {
    const [id, space] = numbersOf(option);
    return `call ${id === NONE ? spaceName(s, space) : unitRef(s, id, seat)}`;
  },
  read: (s, seat, wish) => ['call', fromOf(s, seat, wish), spaceTo(s, wish)],
};

/** How much is paid for it. */
export const charge: Verb = { word: 'charge', form: 'ap:number', ...ofAp('charge') };

/** Any space with something in it, never the HQ or what waits beside it; one unit there. */
export function offerCalls(s: Table, seat: Seat, out: Option[]): void {
  for (let space = 0; space < fieldOf(s).size; space++) {
    const there = unitsOn(s, space);
    if (there.length === 0) {
      if (terrainHp(s, space) > 0) out.push(['call', NONE, space]);
      continue;
    }
    for (const id of there)
      if (by(areEnemies(s, seat, unit(s, id).seat), '2GM-RULING-135', '2GM-OPT-34')) out.push(['call', id, space]);
  }
}

export const calling: Act<BarrageFrame> = {
  verbs: [call],
  offer: (s, _f, seat, out) => offerCalls(s, seat, out),
  take(_s, f, _seat, option) {
    [f.target, f.space] = numbersOf(option);
  },
};

/** 2GM-OPT-35, 2GM-OPT-37: n AP give Armor-piercing n and both numbers 11 − n. */
export const charging: Act<BarrageFrame> = {
  verbs: [charge],
  offer(s, _f, seat, out) {
    for (let ap = 1; ap <= Math.min(MOST_CHARGED, seatState(s, seat).ap); ap++) out.push(['charge', ap]);
  },
  take(s, f, seat, option, k) {
    const [ap] = numbersOf(option);
    seatState(s, seat).ap -= ap;
    k.call(attackFrame(barrageShot(s, seat, ap, f.target, f.space)));
  },
};
