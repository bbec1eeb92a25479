import { neighboursOf } from '@sandtable/geometry';
import { asking, by, type FrameDef, frame, type Kernel, openWindow, step } from '@sandtable/kernel';
import { putUnit, removeUnit } from '../attack/removal';
import { GERMANY } from '../content/factions';
import { LAUNCHER } from '../content/unit-types';
import { missionOf } from '../missions/index';
import { type AcesState, BOUGHT, board, NEUTRAL, NONE, purseOf, teamOfSeat, unit } from '../state';
import { newUnit } from '../turn/money';
import { goingOn, stopping } from '../verbs/move';
import { halting } from '../verbs/time';
import { entryCode, FOG, isOccupiable } from './entering';
import { isPassingOver, type MoveFrame } from './move-frame';
import { legalSteps, stepCost } from './steps';

const near: number[] = [];

const steps: number[] = [];

/** A mover that could take one more step: otherwise nobody has to be asked. */
function couldGoOn(s: AcesState, f: MoveFrame): boolean {
  return legalSteps(s, unit(s, f.unit).seat, f.unit, f.spent, steps, 1) > 0;
}

/**
 * AA-FACTORY-03, AA-FACTORY-07: the flag changes at once and whatever enemy stood inside is gone, the
 * owner's or an ally's, without a fight and without experience.
 */
function occupy(s: AcesState, f: MoveFrame, k: Kernel<AcesState>): void {
  const u = unit(s, f.unit);
  const factory = board(s).factoryAt[f.to] ?? 0;
  const inside = s.hexes[f.to] ?? NONE;
  const from = s.owners[factory] ?? NEUTRAL;
  if (inside !== NONE) removeUnit(s, inside, 'AA-FACTORY-07', k);
  putUnit(s, f.unit, f.to);
  s.owners[factory] = purseOf(s, u.seat);
  u.occupied = by(true, 'AA-FACTORY-08', 'AA-RULING-23', 'AA-RULING-22');
  k.emit?.({ type: 'occupied', rule: 'AA-FACTORY-03', unit: f.unit, hex: f.to, from });
}

/** AA-V2-10, -11, AA-RULING-66: Allied units turn over the grey tokens beside them. */
function turnTokens(s: AcesState, f: MoveFrame, k: Kernel<AcesState>): void {
  const u = unit(s, f.unit);
  if (s.tokens.length === 0 || s.launcherUnit !== NONE || teamOfSeat(s, u.seat) === GERMANY) return;
  const count = neighboursOf(board(s).map, u.at, near);
  const around = near.slice(0, count);
  for (let i = 0; i < s.tokens.length; i++) {
    const token = s.tokens[i];
    if (token === undefined || token.faceUp || !around.includes(token.hex)) continue;
    token.faceUp = by(true, 'AA-RULING-66');
    k.reveal('all');
    k.emit?.({ type: 'token-turned', rule: 'AA-V2-10', hex: token.hex, launcher: i === s.launcher });
    if (i === s.launcher) {
      discover(s, token.hex);
      return;
    }
  }
}

/** AA-V2-11: the launcher becomes a target that carries its damage (AA-V2-18), and all other tokens leave the map. */
function discover(s: AcesState, hex: number): void {
  s.tokens = [];
  s.launcherUnit = s.units.length;
  s.units.push(newUnit(LAUNCHER, s.controller, BOUGHT));
  putUnit(s, s.launcherUnit, hex);
}

const chooseStep = asking<AcesState, MoveFrame>({ kind: 'go', rule: 'AA-RULING-27' }, [goingOn, stopping, halting]);

export const move: FrameDef<AcesState, MoveFrame> = frame<AcesState, MoveFrame>(
  'move',
  [
    // AA-TURN-05: occupying is a move like any other
    step('enter', 'AA-MOVE-06', (s, f, k) => {
      const u = unit(s, f.unit);
      const code = entryCode(s, f.unit, f.to);
      f.spent = Math.max(0, f.spent) + stepCost(s, { unit: f.unit, code });
      u.moved = true;
      if (!isPassingOver(s, f)) f.free = u.at;
      if (isOccupiable(s, u, f.to)) {
        occupy(s, f, k);
        k.settle(s);
        return;
      }
      putUnit(s, f.unit, f.to);
      k.emit?.({ type: 'moved', rule: 'AA-MOVE-06', unit: f.unit, hex: f.to });
    }),
    step('discover', 'AA-V2-10', turnTokens),
    step('shore', 'AA-BULGE-09', (s, f, k) => missionOf(s).entered?.(s, unit(s, f.unit), k)),
    step('window', 'AA-INTERCEPT-01', (s, f, k) => {
      f.got = 0;
      if (by(s.weather === FOG, 'AA-WEATHER-08')) return; // AA-INTERCEPT-18
      if (isPassingOver(s, f)) return; // AA-INTERCEPT-11
      // AA-INTERCEPT-12, AA-INTERCEPT-13: at every hex it enters, whoever passed before, at the last one (AA-RULING-28) and in
      // the factory it has just taken too (AA-RULING-21); never where it began (AA-RULING-24)
      k.call(openWindow('intercept'));
    }),
    step('go', 'AA-RULING-27', (s, f, k) => {
      if (by(f.got === 1, 'AA-RULING-29')) return; // AA-INTERCEPT-03; all else is still open to it
      if (!couldGoOn(s, f)) return;
      const next = f.path.shift();
      if (next !== undefined) {
        f.to = next;
        k.jump(f, 'enter');
      } else if (!s.seats[unit(s, f.unit).seat]?.automa) k.ask(s.active, 'go');
    }),
  ],
  [chooseStep],
);
