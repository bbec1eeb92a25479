import type { Seat } from '@sandtable/kernel';
import type { AttackFrame } from '../attack/attack-frame';
import { fieldOf, SEAT_NAMES, seatName } from '../ground';
import { cardName, cardNamed, spaceName, spaceNamed } from '../names/names';
import { unitNamed, unitRef } from '../names/units';
import { weaponName, weaponNamed } from '../names/weapons';
import { type GmState, GONE, NONE, seatState, type Table, type Unit } from '../state';
import { SPACE_AIM } from '../support/aim-kinds';
import { supports } from '../support/list';
import type { Aims } from '../support/support';
import { topmost } from './moment';

type AimKind = 'none' | Exclude<Aims['kind'], 'copied'>;

/** What the number behind a support card stands for. */
export function aimKindOf(s: Table, seat: Seat, card: number): AimKind {
  const aims = supports.of(card)?.aims ?? 'none';
  if (typeof aims === 'string') return aims;
  return aims.kind === 'copied' ? aimKindOf(s, seat, seatState(s, seat).lastSupport) : aims.kind;
}

/** The unit that was attacked, whose weapons a card may ask for. */
function attacked(s: GmState): Unit | undefined {
  return s.units[topmost<AttackFrame>(s, 'attack')?.target ?? NONE];
}

/** The target of a support card as text; a bare number where it has no name of its own. */
export function aimText(s: GmState, seat: Seat, card: number, on: number): string {
  if (on === NONE) return '';
  const name = nameOf(s, seat, aimKindOf(s, seat, card), on);
  return name !== '' && aimNamed(s, seat, card, name) === on ? name : String(on);
}

function nameOf(s: GmState, seat: Seat, kind: AimKind, on: number): string {
  const { nation, aside } = seatState(s, seat);
  switch (kind) {
    case 'cards':
      return cardName(s, nation, on);
    case 'places':
      return cardName(s, nation, aside[on] ?? NONE);
    case 'seats':
      return s.seats[on] === undefined ? '' : seatName(on);
    case 'units':
      return on >= SPACE_AIM
        ? spaceText(s, on - SPACE_AIM)
        : (s.units[on]?.at ?? GONE) === GONE
          ? ''
          : unitRef(s, on, seat);
    case 'spaces':
      return spaceText(s, on);
    case 'weapons':
      return weaponName(attacked(s) ?? { tokens: [], cards: [] }, on);
    case 'none':
      return '';
  }
}

function spaceText(s: Table, space: number): string {
  return space < fieldOf(s).size ? spaceName(s, space) : '';
}

/** The number a text stands for behind a support card; NONE without a text or if it means nothing. */
export function aimNamed(s: GmState, seat: Seat, card: number, text: string | undefined): number {
  if (text === undefined) return NONE;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const { nation, aside } = seatState(s, seat);
  const named = (): number => cardNamed(nation, text, ['unit', 'support', 'hero', 'general']);
  switch (aimKindOf(s, seat, card)) {
    case 'cards':
      return named();
    case 'places':
      return aside.indexOf(named());
    case 'seats':
      return s.seats.findIndex((_x, on) => SEAT_NAMES[on] === text);
    case 'spaces':
      return spaceNamed(s, text);
    case 'units':
      return unitOrSpace(s, seat, card, text);
    case 'weapons': {
      const u = attacked(s);
      return u === undefined ? NONE : weaponNamed(s, u, text);
    }
    case 'none':
      return NONE;
  }
}

/** Cards that list their targets themselves may take a space where nobody stands. */
function unitOrSpace(s: Table, seat: Seat, card: number, text: string): number {
  const id = unitNamed(s, text, seat);
  const space = spaceNamed(s, text);
  return id !== NONE || space === NONE || supports.of(card)?.aims === 'units' ? id : SPACE_AIM + space;
}
