import { type DecisionDef, type Step, step } from '@sandtable/kernel';
import { fightFrame } from './fight';
import { strikeFrame } from './katyusha';
import { moveFrame } from './move';
import { type AcesState, actsNow, board, NONE, onMap, typeOf, unit } from './state';
import { findReach, isUsable } from './steps';
import { offerHexes, offerTargets } from './targets';
import type { TurnFrame } from './turn-frame';
import { LAUNCHER_ARM } from './unit-types';

/** AA-TURN-08, AA-AUTOMA-01: unit after unit moves and attacks at once; which one, where to and whom is the Automa's answer. */
export const automaTurn: readonly Step<AcesState, TurnFrame>[] = [
  step('automa', 'AA-AUTOMA-01', (s, f, k) => {
    f.acting = NONE;
    if (unacted(s).length === 0) k.jump(f, 'markers-automa');
    else k.ask(s.active, 'automa-act');
  }),
  step('automa-attack', 'AA-TURN-08', (s, f, k) => {
    const u = unit(s, f.acting);
    k.jump(f, 'automa');
    if (!onMap(u) || u.occupied) return; // AA-FACTORY-06
    f.step = 'automa-fought';
    k.ask(s.active, 'automa-attack');
  }),
  step('automa-fought', 'AA-TURN-08', (_s, f, k) => k.jump(f, 'automa')),
  step('markers-automa', 'AA-RULING-30', (s) => {
    for (const u of s.units) if (actsNow(s, u.seat)) u.marks = NONE;
  }),
];

/** Units of the Automa that may still act; a locked interceptor always may (AA-RULING-10, -95). */
export function unacted(s: AcesState): number[] {
  const out: number[] = [];
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (!onMap(u) || u.moved || !actsNow(s, u.seat) || typeOf(u).arm === LAUNCHER_ARM) continue;
    if (isUsable(s, u) || u.marks !== NONE) out.push(id);
  }
  return out;
}

const path: number[] = [];

export const automaAct: DecisionDef<AcesState, TurnFrame> = {
  kind: 'automa-act',
  rule: 'AA-AUTOMA-01',
  offer(s, _f, _seat, out) {
    for (const id of unacted(s)) {
      const u = unit(s, id);
      if (u.marks !== NONE) {
        out.push(['act', id, u.at]); // AA-INTERCEPT-05
        continue;
      }
      const reach = findReach(s, id, -1);
      for (let hex = 0; hex < board(s).map.size; hex++) if (reach.canStop(hex)) out.push(['act', id, hex]);
    }
  },
  take(s, f, _seat, option, k) {
    const id = Number(option[1]);
    const hex = Number(option[2]);
    f.acting = id;
    unit(s, id).moved = true;
    k.jump(f, 'automa-attack');
    if (hex === unit(s, id).at) return;
    const length = findReach(s, id, -1).pathTo(hex, path); // AA-RULING-84
    k.call(moveFrame(id, path[1] ?? hex, path.slice(2, length)));
  },
};

export const automaAttack: DecisionDef<AcesState, TurnFrame> = {
  kind: 'automa-attack',
  rule: 'AA-TURN-08',
  offer(s, f, seat, out) {
    if (typeOf(unit(s, f.acting)).area) offerHexes(s, seat, f.acting, out);
    else offerTargets(s, seat, f.acting, out);
    if (unit(s, f.acting).marks === NONE || out.length === 0) out.push(['hold']);
  },
  take(_s, _f, _seat, option, k) {
    const [verb, id, target] = option;
    if (verb === 'attack') k.call(fightFrame(Number(id), Number(target)));
    else if (verb === 'strike') k.call(strikeFrame(Number(id), Number(target)));
  },
};
