import { by, type Kernel, type Option, type Refusal, type Seat } from '@sandtable/kernel';
import { upgradeOf } from '../cards';
import { unitRef } from '../names/units';
import { tokenNamed, tokenNames } from '../names/weapons';
import type { GmFacts } from '../say';
import { outOfSight } from '../seeing/hidden';
import { type GmState, NONE, type Table, type Unit, unit } from '../state';
import { postOf } from '../transport/place';
import { act } from './asking';
import { no } from './no';
import { type AnytimeCheck, ownUnit, refusedBy } from './own-unit';
import type { Verb } from './verb';
import { fromOf, knownUnit, numbersOf, words } from './writing';

/** 2GM-ABIL-57, 2GM-RULING-110. */
export const mountChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-57',
    gate: true,
    ok: (s, c) => {
      const token = unit(s, c.unit).tokens[c.on];
      return token?.grey === true && upgradeOf(token.kind).mountable;
    },
    say: (_s, _c, w) => w.deploying.noDismountedHmgMortar,
  },
  {
    rule: '2GM-RULING-68',
    ok: (s, c) => unit(s, c.unit).onto === NONE,
    say: (_s, _c, w) => w.deploying.assaultingUnitCannotMount,
  },
  {
    rule: '2GM-RULING-131',
    ok: (s, c) => (unit(s, c.unit).tokens[c.on]?.locked ?? 0) < s.turn,
    say: (_s, _c, w) => w.deploying.weaponOverheated,
  },
  {
    rule: '2GM-RULING-75',
    ok: (s, c) => unit(s, c.unit).left === NONE,
    say: (_s, _c, w) => w.deploying.wayPartner,
  },
];

/** The token by name where the unit has several that can be mounted. */
function mountName(u: Unit, token: number): string {
  const mountable = u.tokens.filter((t) => upgradeOf(t.kind).mountable);
  return mountable.length > 1 ? (tokenNames(u)[token] ?? '') : '';
}

/** The token to mount or dismount; without a name the one that can be. */
function mountNamed(u: Unit | undefined, name: string | undefined, grey: boolean): number {
  if (u === undefined) return NONE;
  if (name !== undefined) return tokenNamed(u, name);
  const ready = u.tokens.findIndex((t) => upgradeOf(t.kind).mountable && t.grey === grey);
  return ready >= 0 ? ready : u.tokens.findIndex((t) => upgradeOf(t.kind).mountable);
}

/** The unit, and which of its weapons where there are several; nothing of one that lies face down. */
function textOf(word: string, grey: boolean): Required<Pick<Verb, 'print' | 'read' | 'atNight'>> {
  return {
    print(s, seat, option) {
      const [id, index] = numbersOf(option);
      return words(word, unitRef(s, id, seat), mountName(unit(s, id), index));
    },
    read(s, seat, wish) {
      const id = fromOf(s, seat, wish);
      return [word, id, mountNamed(knownUnit(s, id, seat), wish.words.weapon, grey)];
    },
    atNight: (s, option) => outOfSight(s, option, numbersOf(option)[0]),
  };
}

export const mount: Verb = {
  word: 'mount',
  form: 'at:place [weapon:word]',
  ...textOf('mount', true),
  refuse: refusedBy(mountChecks),
};

export function takeMount(s: GmState, id: number, index: number, k: Kernel<GmState>): void {
  const token = unit(s, id).tokens[index];
  if (token === undefined) return;
  token.grey = false;
  token.since = s.turn;
  k.emit?.({ type: 'mounted', rule: '2GM-ABIL-57', unit: id, token: token.kind });
}

/** 2GM-FLIP-07, 2GM-ABIL-60: not in the turn in which it was mounted; from the next on the unit moves. */
function mayDismount(s: Table, id: number, index: number): boolean {
  const token = unit(s, id).tokens[index];
  return by(
    token !== undefined && !token.grey && upgradeOf(token.kind).mountable && token.since !== s.turn,
    '2GM-ABIL-61',
  );
}

export function offerDismounts(s: Table, seat: Seat, out: Option[]): void {
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || postOf(s, u) < 0) continue;
    for (let i = 0; i < u.tokens.length; i++) if (mayDismount(s, id, i)) out.push(['dismount', id, i]);
  }
}

function explainDismount(s: GmState, seat: Seat, id: number, token: number, w: GmFacts): Refusal[] {
  const u = s.units[id];
  if (u === undefined || u.seat !== seat || postOf(s, u) < 0 || u.tokens[token]?.grey !== false)
    return [no('2GM-FLIP-07', w.explain.noMountedHmgMortar)];
  return mayDismount(s, id, token) ? [] : [no('2GM-ABIL-60', w.explain.mountedTurn)];
}

export const dismount: Verb = {
  word: 'dismount',
  form: 'at:place [weapon:word]',
  ...textOf('dismount', false),
  refuse(s, { seat, option }, w) {
    const [id, token] = numbersOf(option);
    return explainDismount(s, seat, id, token, w);
  },
};

/** In the Flip Over Phase. */
export const dismounting = act([dismount], offerDismounts, (s, _seat, option, k) => {
  const [id, index] = numbersOf(option);
  const token = unit(s, id).tokens[index];
  if (token === undefined) return;
  token.grey = true;
  k.emit?.({ type: 'dismounted', rule: '2GM-FLIP-07', unit: id, token: token.kind });
});
