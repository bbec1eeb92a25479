import { by, type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isAligned } from '../attack/distance';
import { MAIN } from '../attack/shot';
import { calmRange, isActive, weaponCount } from '../attack/weapons';
import { upgradeNumber } from '../cards';
import { sightLimit } from '../conditions/effects';
import { around } from '../field/around';
import { distance, fieldOf } from '../ground';
import type { GmFacts } from '../say';
import { type GmState, NONE, nextTurnOf, type Table, type Token, type Unit, unit } from '../state';
import { postOf } from '../transport/place';
import { useUp } from './used-up';

export const LEFT = 1;
export const RIGHT = 2;

export interface ScreenTry {
  seat: Seat;
  unit: number;
  space: number;
}

const SMOKE_SCREEN = upgradeNumber('smoke-screen');
const SMOKE_CANISTER = upgradeNumber('smoke-canister');

/** A canister thrown at a space works like a screen. */
function isScreen(t: Token): boolean {
  return by(t.kind === SMOKE_SCREEN || t.kind === SMOKE_CANISTER, '2GM-OPT-54', '2GM-OPT-55', '2GM-OPT-56');
}

/** 2GM-RULING-148: the Range of the main weapon; for a canister the longest of all that could fire. */
function reachOfSmoke(s: Table, id: number): number {
  const u = unit(s, id);
  const main = calmRange(s, id, MAIN);
  if (!u.tokens.some((t) => t.kind === SMOKE_CANISTER)) return main;
  let longest = main;
  for (let weapon = 0; weapon < weaponCount(u); weapon++)
    if (isActive(s, u, weapon)) longest = Math.max(longest, calmRange(s, id, weapon));
  return longest;
}

/** Laying a Smoke Screen (2GM-TOKEN-22 to 2GM-TOKEN-26, 2GM-RULING-19, 2GM-RULING-20). */
export const screenChecks: readonly Check<Table, ScreenTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-TOKEN-22',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && u.seat === c.seat && postOf(s, u) >= 0 && u.tokens.some(isScreen);
    },
    say: (_s, _c, w) => w.deploying.noSmokeScreen,
  },
  {
    rule: '2GM-FLIP-06',
    ok: (s, c) => hasScreen(unit(s, c.unit)),
    say: (_s, _c, w) => w.deploying.smokeScreenUsed,
  },
  {
    rule: '2GM-TOKEN-22',
    ok: (s, c) => {
      const at = postOf(s, unit(s, c.unit));
      return by(distance(s, at, c.space) <= reachOfSmoke(s, c.unit) && isAligned(s, at, c.space), '2GM-RULING-148');
    },
    say: (s, c, w) =>
      w.deploying.spacesAwayUnitReaches(distance(s, postOf(s, unit(s, c.unit)), c.space), reachOfSmoke(s, c.unit)),
  },
  {
    rule: '2GM-WEATHER-09',
    ok: (s, c) => distance(s, postOf(s, unit(s, c.unit)), c.space) <= sightLimit(s),
    say: (s, c, w) => w.firing.windsStopFire(distance(s, postOf(s, unit(s, c.unit)), c.space), sightLimit(s)),
  },
];

/** The spaces a screen would cover: the target and, as chosen, the ones left and right of it. */
function screenSpaces(s: Table, space: number, sides: number): number[] {
  const { columnOf, columns } = fieldOf(s);
  const column = columnOf[space] ?? 0;
  const out = [space];
  if ((sides & LEFT) !== 0 && column > 0) out.unshift(space - 1);
  if ((sides & RIGHT) !== 0 && column < columns - 1) out.push(space + 1);
  return out;
}

function hasScreen(u: Unit): boolean {
  for (let i = 0; i < u.tokens.length; i++) {
    const token = u.tokens[i];
    if (token !== undefined && !token.grey && isScreen(token)) return true;
  }
  return false;
}

/** One space after the other is looked at in here. */
const tried: ScreenTry = { seat: 0, unit: NONE, space: NONE };

export function offerScreens(s: Table, seat: Seat, out: Option[]): void {
  const field = fieldOf(s);
  const { columnOf, columns } = field;
  tried.seat = seat;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || !hasScreen(u)) continue;
    const at = postOf(s, u);
    if (at < 0) continue;
    tried.unit = id;
    for (const space of around(field, at, reachOfSmoke(s, id))) {
      tried.space = space;
      if (!passes(screenChecks, s, tried)) continue;
      const column = columnOf[space] ?? 0;
      for (let sides = 0; sides <= (LEFT | RIGHT); sides++) {
        if ((sides & LEFT) !== 0 && column === 0) continue;
        if ((sides & RIGHT) !== 0 && column === columns - 1) continue;
        out.push(['screen', id, space, sides]);
      }
    }
  }
}

/** It succeeds by itself and is no attack. */
export function takeScreen(s: GmState, option: Option, k: Kernel<GmState>): void {
  const id = Number(option[1]);
  const u = unit(s, id);
  const token = u.tokens.find((t) => isScreen(t) && !t.grey);
  if (token !== undefined) {
    useUp(s, u, token); // 2GM-TOKEN-25
  }
  const spaces = screenSpaces(s, Number(option[2]), Number(option[3]));
  for (const space of spaces)
    s.screens[space] = by(
      nextTurnOf(s, u.seat),
      '2GM-RULING-16',
      '2GM-TOKEN-23',
      '2GM-TOKEN-24',
      '2GM-ABIL-91',
      '2GM-TOKEN-29',
      '2GM-TOKEN-36',
    );
  k.emit?.({ type: 'screen', rule: '2GM-TOKEN-26', unit: id, spaces });
}
