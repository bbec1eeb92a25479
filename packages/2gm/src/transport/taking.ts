import { by, type Kernel, type Option } from '@sandtable/kernel';
import { unitCard } from '../cards';
import { policies } from '../editions/index';
import { movementOf, reachOf } from '../field/movement';
import { endPair, putOn, takeOff } from '../ground';
import { CARRIED, type GmState, NONE, type Table, unit } from '../state';
import { fetchPlace } from './options';

/** Carries out loading or unloading; the unit that moved, NONE if the option is none of these. */
export function takeCarrying(s: GmState, option: Option, k: Kernel<GmState>): number {
  const [verb, a, b] = option;
  switch (verb) {
    case 'board':
      return board(s, Number(a), Number(b), k);
    case 'fetch':
      return fetch(s, Number(a), Number(b), k);
    case 'unload':
      return unload(s, Number(a), Number(b), k);
    default:
      return NONE;
  }
}

/**
 * A carrier that was boarded before it moved may go on and unload again. It costs no
 * AP.
 */
function board(s: GmState, id: number, carrier: number, k: Kernel<GmState>): number {
  lift(s, id, carrier);
  unit(s, id).moved = by(true, '2GM-LCVP-19');
  k.emit?.({ type: 'loaded', rule: '2GM-TRANS-05', unit: id, with: carrier });
  return by(carrier, '2GM-TRANS-06', '2GM-TRANS-07', '2GM-LCVP-17', '2GM-LCVP-18');
}

const path: number[] = [];

/** 2GM-TRANS-09: having gone to fetch somebody it goes nowhere else this turn. */
function fetch(s: GmState, carrier: number, id: number, k: Kernel<GmState>): number {
  const c = unit(s, carrier);
  const space = fetchPlace(s, carrier, id);
  const way = path.slice(0, reachOf(s, carrier, NONE, movementOf(s, carrier)).pathTo(space, path));
  lift(s, id, carrier);
  unit(s, id).moved = true; // 2GM-LCVP-19
  if (space !== c.at) {
    takeOff(s, carrier);
    putOn(s, carrier, space);
    c.moved = true;
    c.settled = true;
    k.emit?.({ type: 'moved', rule: '2GM-TRANS-08', unit: carrier, path: way });
  }
  k.emit?.({ type: 'loaded', rule: '2GM-TRANS-08', unit: id, with: carrier });
  return by(carrier, '2GM-LCVP-15');
}

/** Takes a unit off the field and into its carrier. */
export function lift(s: Table, id: number, carrier: number): void {
  const u = unit(s, id);
  takeOff(s, id);
  endPair(s, u);
  u.at = CARRIED;
  u.carrier = carrier;
  unit(s, carrier).cargo = id;
}

/**
 * For no AP. Then neither moves any more (2GM-TRANS-04, 2GM-TRANS-19, 2GM-TRANS-20, 2GM-TRANS-21,
 * 2GM-RULING-79, 2GM-LCVP-12, 2GM-LCVP-13), Mobility or not (2GM-LCVP-20), or assaults (2GM-TRANS-23), unless the passenger is
 * Mechanized (2GM-TRANS-22, 2GM-LCVP-21). A transport that got off may still let off whom it carries (2GM-LCVP-22).
 */
function unload(s: GmState, carrier: number, space: number, k: Kernel<GmState>): number {
  const c = unit(s, carrier);
  const id = c.cargo;
  const u = unit(s, id);
  c.cargo = NONE;
  c.moved ||= by(policies(s).unloadingIsAMove, '2GM-TRANS-19', '2GM-TRANS-20'); // 2GM-TRANS-20; in Tactics it costs the passenger alone
  c.settled = true;
  u.carrier = NONE;
  putOn(s, id, space);
  const mechanized = unitCard(s, u.card).tags.includes('mechanized') && !u.remounted;
  u.moved = by(!mechanized, '2GM-RULING-81', '2GM-ASSAULT-14', '2GM-ASSAULT-15', '2GM-ABIL-48', '2GM-ABIL-49');
  u.remounted ||= mechanized;
  k.emit?.({ type: 'unloaded', rule: '2GM-TRANS-14', unit: id, with: carrier, space });
  return by(id, '2GM-TRANS-04', '2GM-TRANS-18', '2GM-LCVP-11', '2GM-TRANS-21', '2GM-RULING-79', '2GM-LCVP-12');
}
