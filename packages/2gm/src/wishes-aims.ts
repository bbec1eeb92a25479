import type { Seat } from '@sandtable/kernel';
import { catalogue } from './content/index';
import type { SupportTarget } from './content/types';
import { fieldOf, sideName } from './ground';
import { cardName, cardNamed, spaceName, spaceNamed } from './names';
import { unitNamed, unitRef } from './names-units';
import { GONE, NONE, seatState, type Table } from './state';
import { supports } from './support/list';
import { SPACE_AIM } from './support/support';

type AimKind = 'none' | 'units' | 'spaces' | 'cards' | 'aside' | 'seats';

/** What the number behind a support card stands for, where the card lists its targets itself. */
const BY_TARGET: Readonly<Partial<Record<SupportTarget, AimKind>>> = {
  'own-hq': 'cards', // which General
  'own-deck': 'cards',
  'own-discard': 'cards',
  'own-hand': 'cards',
  'enemy-discard': 'cards',
  'enemy-hand': 'seats',
  'enemy-hq': 'seats',
  'set-aside': 'aside',
  terrain: 'spaces',
  battlefield: 'spaces',
};

function kindOf(card: number): AimKind {
  const aims = supports.of(card)?.aims;
  const found = catalogue.cards[card];
  if (typeof aims === 'string') return aims;
  return found?.kind === 'support' ? (BY_TARGET[found.target] ?? 'units') : 'none';
}

/** The target of a support card as text; a bare number where it has no name of its own. */
export function aimText(s: Table, seat: Seat, card: number, on: number): string {
  if (on === NONE) return '';
  const name = nameOf(s, seat, kindOf(card), on);
  return name !== '' && aimNamed(s, seat, card, name) === on ? name : String(on);
}

function nameOf(s: Table, seat: Seat, kind: AimKind, on: number): string {
  const { nation, aside } = seatState(s, seat);
  switch (kind) {
    case 'cards':
      return cardName(s, nation, on);
    case 'aside':
      return cardName(s, nation, aside[on] ?? NONE);
    case 'seats':
      return s.seats[on] === undefined ? '' : sideName(seatState(s, on).side);
    case 'units':
      return on >= SPACE_AIM ? spaceText(s, on - SPACE_AIM) : (s.units[on]?.at ?? GONE) === GONE ? '' : unitRef(s, on);
    case 'spaces':
      return spaceText(s, on);
    case 'none':
      return '';
  }
}

function spaceText(s: Table, space: number): string {
  return space < fieldOf(s).size ? spaceName(s, space) : '';
}

/** The number a text stands for behind a support card; NONE without a text or if it means nothing. */
export function aimNamed(s: Table, seat: Seat, card: number, text: string | undefined): number {
  if (text === undefined) return NONE;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const { nation, aside } = seatState(s, seat);
  const named = (): number => cardNamed(nation, text, ['unit', 'support', 'hero', 'general']);
  switch (kindOf(card)) {
    case 'cards':
      return named();
    case 'aside':
      return aside.indexOf(named());
    case 'seats':
      return s.seats.findIndex((x) => sideName(x.side) === text);
    case 'spaces':
      return spaceNamed(s, text);
    case 'units':
      return unitOrSpace(s, card, text);
    case 'none':
      return NONE;
  }
}

/** Cards that list their targets themselves may take a space where nobody stands. */
function unitOrSpace(s: Table, card: number, text: string): number {
  const id = unitNamed(s, text);
  const space = spaceNamed(s, text);
  return id !== NONE || space === NONE || supports.of(card)?.aims === 'units' ? id : SPACE_AIM + space;
}
