import { type Option, refusals, type Seat } from '@sandtable/kernel';
import { upgradeNumber } from '../cards';
import { isToken } from '../names/weapons';
import { type GmState, NONE, type Table } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { equipChecks, equipTry } from '../turn/equipping';
import { offersOf } from '../turn/offers';
import { equippedCard, topmost } from './moment';
import type { Verb } from './verb';
import { numbersOf, words } from './writing';

function compulsory(s: Table, card: number): number {
  return offersOf(s, card).reduce((bits, offer, i) => (offer.compulsory ? bits | (1 << i) : bits), 0);
}

/** Upgrades by name as the bits of the card's own list; NONE if one of them is not on it. */
export function equipmentNamed(s: Table, card: number, names: readonly string[]): number {
  let bits = compulsory(s, card);
  for (const name of names) {
    const i = offersOf(s, card).findIndex(
      (offer, n) => (bits & (1 << n)) === 0 && isToken(upgradeNumber(offer.token), name),
    );
    if (i < 0) return NONE;
    bits |= 1 << i;
  }
  return bits;
}

/** The upgrades a set of bits stands for; compulsory ones go without saying. */
function equipment(s: GmState, seat: Seat, bits: number): string {
  const card = equippedCard(s, seat);
  const offers = card === NONE ? [] : offersOf(s, card);
  return offers.flatMap((x, i) => ((bits & (1 << i)) !== 0 && !x.compulsory ? [`+${x.token}`] : [])).join(' ');
}

export const equip: Verb = {
  word: 'equip',
  form: '[upgrades:extras]',
  print: (s, seat, option) => words('equip', equipment(s, seat, numbersOf(option)[0])),
  read: (s, seat, { extras }) => equipOption(s, seat, extras),
  refuse(s, { seat, option }, w) {
    const f = topmost<DeployFrame>(s, 'deploy');
    if (f === undefined) return [];
    return refusals(equipChecks, s, { ...equipTry(s, f), seat, upgrades: numbersOf(option)[0] }, w);
  },
};

function equipOption(s: GmState, seat: Seat, extras: readonly string[]): Option {
  const card = equippedCard(s, seat);
  return ['equip', card === NONE ? NONE : equipmentNamed(s, card, extras)];
}
