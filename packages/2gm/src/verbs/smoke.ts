import { by, type Kernel, passes, type Seat } from '@sandtable/kernel';
import type { AttackFrame } from '../attack/attack-frame';
import { upgradeNumber } from '../cards';
import { type GmState, NONE, onField, type Table, type Token, type Unit, unit } from '../state';
import { useUp } from '../turn/used-up';
import { type AnytimeCheck, refusedBy } from './own-unit';
import type { Act, Verb } from './verb';
import { ofUnit } from './writing';

const SMOKE_GRENADE = upgradeNumber('smoke-grenade');
const SMOKE_CANISTER = upgradeNumber('smoke-canister');

/** A canister on the unit's own space works like a grenade. */
function isCloud(t: Token): boolean {
  return by(t.kind === SMOKE_GRENADE || t.kind === SMOKE_CANISTER, '2GM-OPT-52', '2GM-OPT-53');
}

/** One that is not used yet. */
export function hasCloud(u: Unit): boolean {
  for (let i = 0; i < u.tokens.length; i++) {
    const token = u.tokens[i];
    if (token !== undefined && !token.grey && isCloud(token)) return true;
  }
  return false;
}

/** 2GM-TOKEN-19: in anybody's turn, before dice are rolled. */
export const smokeChecks: readonly AnytimeCheck[] = [
  {
    rule: '2GM-TOKEN-17',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && u.seat === c.seat && onField(u) && u.tokens.some(isCloud);
    },
    say: (_s, _c, w) => w.deploying.noSmokeGrenade,
  },
  {
    rule: '2GM-FLIP-06',
    ok: (s, c) => unit(s, c.unit).tokens.some((t) => isCloud(t) && !t.grey),
    say: (_s, _c, w) => w.deploying.smokeGrenadeUsed,
  },
  {
    rule: '2GM-TOKEN-21',
    ok: (s, c) => s.turn >= unit(s, c.unit).smoke,
    say: (_s, _c, w) => w.deploying.alreadySmoke,
  },
];

/** A cloud around the unit itself. */
export const smoke: Verb = { word: 'smoke', form: 'at:place', ...ofUnit('smoke'), refuse: refusedBy(smokeChecks) };

/** 2GM-TOKEN-18: the cloud stays for this turn, on this unit. */
export function throwSmoke(s: GmState, id: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  const token = u.tokens.find((t) => isCloud(t) && !t.grey);
  if (token === undefined) return;
  useUp(s, u, token);
  u.smoke = by(s.turn + 1, '2GM-TOKEN-20', '2GM-RULING-17', '2GM-ABIL-90', '2GM-ABIL-92');
  k.emit?.({ type: 'smoke', rule: '2GM-TOKEN-18', unit: id });
}

/** Could the unit that is aimed at still vanish in smoke? */
export function mayHide(s: Table, target: number, seat: Seat): boolean {
  return passes(smokeChecks, s, { seat, unit: target, on: NONE });
}

/** 2GM-TOKEN-19: before the dice of an attack on it. */
export const hiding: Act<AttackFrame> = {
  verbs: [smoke],
  offer(s, f, seat, out) {
    if (mayHide(s, f.target, seat)) out.push(['smoke', f.target]);
  },
  take: (s, _f, _seat, option, k) => throwSmoke(s, Number(option[1]), k),
};
