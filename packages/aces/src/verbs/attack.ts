import { by, type Kernel, type Option, type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import { hexAttackChecks, unitAttackChecks } from '../attack/attacking';
import { dutiesLeft } from '../attack/duties';
import { fightFrame } from '../attack/fight';
import { strikeFrame } from '../attack/katyusha';
import { rocketFrame } from '../attack/rocket-frame';
import { offerHexes, offerTargets } from '../attack/targets';
import { hexName } from '../names/names';
import { say } from '../say';
import { type AcesState, NONE, onMap, typeOf, unit } from '../state';
import type { TurnFrame } from '../turn/turn-frame';
import { ending } from './ending';
import type { Act, Verb } from './verb';
import { hexOf, unitOn, whereIs } from './writing';

/** Kinds of declared attacks. */
const AT_UNIT = 0;
const AT_HEX = 1;
const ROCKET = 2;

function explainAttack(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const id = unitOn(s, hexOf(s, wish, 'from'));
  const hex = hexOf(s, wish, 'to');
  if (id === NONE) return [{ rule: 'AA-DECLARE-01', text: say.explain.noUnit(wish.places.from ?? '') }];
  if (hex === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.to ?? '') }];
  const acting = s.stack.find((f) => f.at === 'turn') as { acting?: number } | undefined;
  if (s.phase === 'move' && acting?.acting !== id) {
    return [{ rule: 'AA-TURN-08', text: say.explain.automaOrder }];
  }
  if (typeOf(unit(s, id)).area) return refusals(hexAttackChecks, s, { seat, unit: id, target: NONE, hex });
  return refusals(unitAttackChecks, s, { seat, unit: id, target: s.hexes[hex] ?? NONE, hex: NONE });
}

/** The unit on a hex; a Katyusha attacks the hex itself. */
export const attack: Verb = {
  word: 'attack',
  form: 'from:place to:place',
  options: ['attack', 'strike'],
  print(s, _seat, [verb, id, target]) {
    return `attack ${whereIs(s, id)} ${verb === 'strike' ? hexName(s, Number(target)) : whereIs(s, target)}`;
  },
  read(s, _seat, wish) {
    const [from, to] = [hexOf(s, wish, 'from'), hexOf(s, wish, 'to')];
    if (from === NONE || to === NONE) return null;
    const id = unitOn(s, from);
    return id !== NONE && typeOf(unit(s, id)).area ? ['strike', id, to] : ['attack', id, s.hexes[to] ?? NONE];
  },
  refuse: (s, { seat, wish }) => explainAttack(s, seat, wish),
  goOn: resolveAll,
};

/** Once the combat phase has begun, what was declared is resolved. */
export function resolveAll(s: AcesState, _seat: Seat, _wish: Wish, kind: string): Option | null {
  return kind === 'declare' && s.phase === 'combat' ? ['end'] : null;
}

/**
 * AA-DECLARE-02, AA-DECLARE-03: what is on the list stays there, with its target and its place. Each entry is a fight of
 * its own (AA-DECLARE-12).
 */
function declare(s: AcesState, id: number, kind: number, target: number, k: Kernel<AcesState>): void {
  s.declared.push([id, kind, target]);
  k.emit?.({ type: 'declared', rule: 'AA-DECLARE-01', unit: id, kind, target });
}

/** AA-RULING-68: the V2's shot is one more entry of the list. */
export function declareRocket(s: AcesState, factory: number, k: Kernel<AcesState>): void {
  s.rocketFired = true;
  declare(s, NONE, ROCKET, factory, k);
}

/** Whoever has intercepted attacks, declared or not. */
export function declareDuties(s: AcesState, k: Kernel<AcesState>): void {
  for (const id of dutiesLeft(s)) declare(s, id, AT_UNIT, unit(s, id).marks, k);
}

/** The next entry of the list is fought out; false at its end. */
export function fightNext(s: AcesState, k: Kernel<AcesState>): boolean {
  const next = s.declared.shift();
  if (next === undefined) return false;
  const [id = NONE, kind = AT_UNIT, target = NONE] = next;
  if (kind === ROCKET) k.call(rocketFrame(target));
  else if (kind === AT_HEX) k.call(strikeFrame(id, target));
  else k.call(fightFrame(id, target));
  return true;
}

function offerAttacks(s: AcesState, seat: Seat, id: number, out: Option[]): void {
  if (typeOf(unit(s, id)).area) offerHexes(s, seat, id, out);
  else offerTargets(s, seat, id, out);
}

export const declaring: Act<TurnFrame> = {
  verbs: [attack],
  offer(s, _f, seat, out) {
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (onMap(u) && u.seat === seat) offerAttacks(s, seat, id, out);
    }
  },
  take(s, _f, _seat, [verb, id, target], k) {
    declare(s, Number(id), verb === 'strike' ? AT_HEX : AT_UNIT, Number(target), k);
  },
};

export const endingDeclarations = ending((s) => by(dutiesLeft(s).length === 0, 'AA-DECLARE-05'));

const attacks: Option[] = [];

/** Is there anybody the Automa's unit can attack from where it stands? */
export function canAttack(s: AcesState, id: number): boolean {
  attacks.length = 0;
  offerAttacks(s, s.active, id, attacks);
  return attacks.length > 0;
}

/** AA-TURN-08: a unit of the Automa fights at once. */
export const attackingAtOnce: Act<TurnFrame> = {
  verbs: [attack],
  offer: (s, f, _seat, out) => offerAttacks(s, s.active, f.acting, out),
  take(_s, _f, _seat, [verb, id, target], k) {
    k.call(verb === 'strike' ? strikeFrame(Number(id), Number(target)) : fightFrame(Number(id), Number(target)));
  },
};
