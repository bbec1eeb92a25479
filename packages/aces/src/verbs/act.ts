import { NOWHERE } from '@sandtable/geometry';
import { by, type Option } from '@sandtable/kernel';
import { couldAimFrom, mayAttackOn } from '../attack/attacking';
import { ARTILLERY } from '../content/unit-types';
import { moveFrame } from '../moving/move-frame';
import { findReach } from '../moving/steps';
import { hexName } from '../names/names';
import { type AcesState, areEnemies, board, NONE, onMap, type Table, typeOf, unit } from '../state';
import { nextToAct } from '../turn/automa-order';
import type { TurnFrame } from '../turn/turn-frame';
import type { Act, Verb } from './verb';
import { hexOf, unitOn, whereIs } from './writing';

/** A unit of the Automa moves, perhaps to attack somebody. */
export const act: Verb = {
  word: 'act',
  form: 'from:place to:place [against target:place]',
  rule: 'AA-RULING-84',
  print(s, _seat, [, id, to, target]) {
    const against = target === undefined ? '' : ` against ${whereIs(s, target)}`;
    return `act ${whereIs(s, id)} ${hexName(s, Number(to))}${against}`;
  },
  read(s, _seat, wish) {
    const [id, to] = [unitOn(s, hexOf(s, wish, 'from')), hexOf(s, wish, 'to')];
    if (id === NONE || to === NONE) return null;
    if (wish.places.target === undefined) return ['act', id, to];
    const target = s.hexes[hexOf(s, wish, 'target')] ?? NONE;
    return target === NONE ? null : ['act', id, to, target];
  },
};

/** It does not attack. */
export const hold: Verb = { word: 'hold', form: '', rule: 'AA-INTERCEPT-06' };

const path: number[] = [];
const enemies: number[] = [];
/** Hexes with an enemy beside them: nowhere else can a unit without a gun attack anybody (AA-DECLARE-10). */
let beside = new Uint8Array(0);

function findEnemies(s: Table, seat: number): void {
  const { size, directions, neighbours } = board(s).map;
  if (beside.length === size) beside.fill(0);
  else beside = new Uint8Array(size);
  enemies.length = 0;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (!onMap(u) || !areEnemies(s, u.seat, seat)) continue;
    enemies.push(id);
    for (let d = 0; d < directions; d++) {
      const next = neighbours[u.at * directions + d] ?? NOWHERE;
      if (next !== NOWHERE) beside[next] = 1;
    }
  }
}

/** AA-RULING-85, -86: a unit goes to a hex, or to a hex to attack an enemy it can attack from there. */
function offerActs(s: AcesState, id: number, out: Option[]): void {
  const u = unit(s, id);
  const reach = findReach(s, id, -1);
  const hasGun = typeOf(u).arm === ARTILLERY;
  for (let hex = 0; hex < beside.length; hex++) {
    if (!reach.canStop(hex)) continue;
    out.push(['act', id, hex]);
    if ((!hasGun && beside[hex] === 0) || !mayAttackOn(s, u, hex)) continue;
    for (const target of enemies)
      if (by(couldAimFrom(s, u, hex, unit(s, target)), 'AA-RULING-85')) out.push(['act', id, hex, target]);
  }
}

export const acting: Act<TurnFrame> = {
  verbs: [act],
  offer(s, _f, _seat, out) {
    findEnemies(s, s.active);
    for (const id of nextToAct(s)) {
      const u = unit(s, id);
      if (u.marks !== NONE)
        out.push(['act', id, u.at]); // AA-INTERCEPT-05
      else offerActs(s, id, out);
    }
  },
  take(s, f, _seat, option, k) {
    const [id, hex] = [Number(option[1]), Number(option[2])];
    f.acting = id;
    f.target = Number(option[3] ?? NONE);
    unit(s, id).moved = true;
    k.jump(f, 'automa-attack');
    if (hex === unit(s, id).at) return;
    const length = findReach(s, id, -1).pathTo(hex, path); // AA-RULING-84
    k.call(moveFrame(id, path[1] ?? hex, path.slice(2, length)));
  },
};

export const holding: Act<TurnFrame> = {
  verbs: [hold],
  offer(s, f, _seat, out) {
    if (unit(s, f.acting).marks === NONE) out.push(['hold']);
  },
  take() {},
};
