import { type Option, passes, type Seat, type Wish, type WishLanguage, wishForm } from '@sandtable/kernel';
import type { AcesWords } from '../words/index';
import { readWay } from './compass';
import { factionName, factionNumber } from './factions';
import type { MoveFrame } from './move';
import { hexName, hexNamed, typeId, typeNamed } from './names';
import { wayTo } from './questions';
import { waitingUnits } from './set-up/forces';
import type { SetupFrame } from './set-up/frame';
import { type AcesState, board, NONE, OFF_BOARD, seatState, typeOf, unit } from './state';
import { findReach, moverChecks, stepTry } from './steps';

/** What may be typed; only the help is translated. */
export function languageIn(w: AcesWords): WishLanguage {
  const help = w.wishes;
  return {
    forms: [
      wishForm('move', 'from:place to:place [by way:word]', help.move),
      wishForm('step', 'from:place to:place', help.step),
      wishForm('stop', '', help.stop),
      wishForm('end', '', help.end),
      wishForm('partner', '', help.partner),
      wishForm('time', '', help.time),
      wishForm('attack', 'from:place to:place', help.attack),
      wishForm('rocket', 'at:place', help.rocket),
      wishForm('intercept', 'from:place', help.intercept),
      wishForm('pass', '', help.pass),
      wishForm('repair', 'at:place', help.repair),
      wishForm('buy', 'unit:word at:place', help.buy),
      wishForm('transfer', 'coins:number', help.transfer),
      wishForm('armies', 'numbers:word', help.armies),
      wishForm('pick', 'unit:word', help.pick),
      wishForm('assign', 'token:number', help.assign),
      wishForm('reveal', 'token:number', help.reveal),
      wishForm('place', 'unit:word at:place', help.placing),
      wishForm('controller', 'faction:word', help.controller),
      wishForm('lay', 'at:place', help.lay),
      wishForm('hide', 'at:place', help.hide),
      wishForm('divide', 'at:place faction:word', help.divide),
      wishForm('act', 'from:place to:place [against target:place]', help.act),
      wishForm('hold', '', help.hold),
    ],
    isPlace: (text) => /^\d{1,3},\d{1,3}$/.test(text),
    placeHint: help.place,
    words: help.reading,
  };
}

function place(s: AcesState, wish: Wish, slot: string): number {
  return hexNamed(s, wish.places[slot] ?? '');
}

function moveFrameOf(s: AcesState): MoveFrame | undefined {
  return s.stack.find((f) => f.at === 'move') as MoveFrame | undefined;
}

/** The unit on a hex; the one on its way before the friend it is passing over. */
export function unitOn(s: AcesState, hex: number): number {
  const mover = moveFrameOf(s);
  if (mover !== undefined && unit(s, mover.unit).at === hex) return mover.unit;
  return s.hexes[hex] ?? NONE;
}

function armiesText(armies: number): string {
  return [1, 2, 3].filter((n) => (armies & (1 << (n - 1))) !== 0).join('-');
}

function armiesNumber(text: string): number {
  return text.split('-').reduce((bits, n) => (/^[123]$/.test(n) ? bits | (1 << (Number(n) - 1)) : bits), 0);
}

export function wishOf(s: AcesState, _seat: Seat, option: Option): string {
  const [verb, a, b, c] = option;
  const hexOfUnit = () => hexName(s, unit(s, Number(a)).at);
  switch (verb) {
    case 'step':
      return `step ${hexOfUnit()} ${hexName(s, Number(b))}`;
    case 'act': {
      const against = c === undefined ? '' : ` against ${hexName(s, unit(s, Number(c)).at)}`;
      return `act ${hexOfUnit()} ${hexName(s, Number(b))}${against}`;
    }
    case 'attack':
      return `attack ${hexOfUnit()} ${hexName(s, unit(s, Number(b)).at)}`;
    case 'strike':
      return `attack ${hexOfUnit()} ${hexName(s, Number(b))}`;
    case 'intercept':
    case 'repair':
      return `${verb} ${hexOfUnit()}`;
    case 'rocket':
      return `rocket ${hexName(s, board(s).factories[Number(a)] ?? 0)}`;
    case 'buy':
      return `buy ${typeId(Number(a))} ${hexName(s, Number(b))}`;
    case 'armies':
      return `armies ${armiesText(Number(a))}`;
    case 'pick':
      return `pick ${typeId(Number(a))}`;
    case 'assign':
      return `assign ${Number(b) + 1}`;
    case 'reveal':
      return `reveal ${Number(a) + 1}`;
    case 'place':
      return `place ${typeId(unit(s, Number(a)).type)} ${hexName(s, Number(b))}`;
    case 'controller':
      return `controller ${factionName(seatState(s, Number(a)).faction)}`;
    case 'lay':
    case 'hide':
      return `${verb} ${hexName(s, Number(a))}`;
    case 'divide':
      return `divide ${hexName(s, board(s).factories[Number(a)] ?? 0)} ${factionName(seatState(s, Number(b)).faction)}`;
    default:
      return option.join(' ');
  }
}

export function optionOf(s: AcesState, seat: Seat, wish: Wish): Option | null {
  const from = place(s, wish, 'from');
  const to = place(s, wish, 'to');
  const at = place(s, wish, 'at');
  switch (wish.verb) {
    case 'move':
      if (wish.words.way !== undefined) return nextOnWay(s, unitOn(s, from), wayOf(s, wish));
      return from === NONE ? null : firstStep(s, unitOn(s, from), to);
    case 'step':
      return from === NONE || to === NONE ? null : ['step', unitOn(s, from), to];
    case 'act':
      return actOption(s, wish, unitOn(s, from), to);
    case 'attack':
      return from === NONE ? null : attackOption(s, unitOn(s, from), to);
    case 'intercept':
      return from === NONE ? null : ['intercept', s.hexes[from] ?? NONE];
    case 'repair':
      return at === NONE ? null : ['repair', unitOn(s, at)];
    case 'rocket':
      return factoryOption(s, 'rocket', at);
    case 'buy': {
      const type = typeNamed(seatState(s, seat).faction, wish.words.unit ?? '');
      return type < 0 || at === NONE ? null : ['buy', type, at];
    }
    case 'transfer':
      return ['transfer', wish.numbers.coins ?? 0];
    case 'armies':
      return ['armies', armiesNumber(wish.words.numbers ?? '')];
    case 'lay':
    case 'hide':
      return at === NONE ? null : [wish.verb, at];
    default:
      return setupOption(s, seat, wish, at) ?? [wish.verb];
  }
}

function actOption(s: AcesState, wish: Wish, id: number, to: number): Option | null {
  if (id === NONE || to === NONE) return null;
  if (wish.places.target === undefined) return ['act', id, to];
  const target = s.hexes[place(s, wish, 'target')] ?? NONE;
  return target === NONE ? null : ['act', id, to, target];
}

function attackOption(s: AcesState, id: number, to: number): Option | null {
  if (to === NONE) return null;
  if (id !== NONE && typeOf(unit(s, id)).area) return ['strike', id, to];
  return ['attack', id, s.hexes[to] ?? NONE];
}

function factoryOption(s: AcesState, verb: string, hex: number, ...rest: number[]): Option | null {
  const factory = hex === NONE ? -1 : (board(s).factoryAt[hex] ?? -1);
  return factory < 0 ? null : [verb, factory, ...rest];
}

function seatOfFaction(s: AcesState, name: string): Seat {
  const faction = factionNumber(name);
  return s.seats.findIndex((x) => x.faction === faction);
}

function setupOption(s: AcesState, seat: Seat, wish: Wish, at: number): Option | null {
  const frame = s.stack.find((f) => f.at === 'set-up') as SetupFrame | undefined;
  const token = (wish.numbers.token ?? 0) - 1;
  switch (wish.verb) {
    case 'pick':
      return ['pick', typeNamed(seatState(s, seat).faction, wish.words.unit ?? '')];
    case 'assign':
      return ['assign', waitingUnits(s, seat)[frame?.n ?? 0] ?? NONE, token];
    case 'reveal':
      return ['reveal', token];
    case 'place': {
      const id = s.units.findIndex((u) => {
        const inArmy = u.at === OFF_BOARD && u.army === frame?.token && u.seat === seat;
        return inArmy && u.type === typeNamed(seatState(s, u.seat).faction, wish.words.unit ?? '');
      });
      return id < 0 || at === NONE ? null : ['place', id, at];
    }
    case 'controller':
      return ['controller', seatOfFaction(s, wish.words.faction ?? '')];
    case 'divide':
      return factoryOption(s, 'divide', at, seatOfFaction(s, wish.words.faction ?? ''));
    default:
      return null;
  }
}

/** The hexes of a typed way; empty if it is none or does not end where the wish says. */
export function wayOf(s: AcesState, wish: Wish): readonly number[] {
  const path = readWay(s, place(s, wish, 'from'), wish.words.way ?? '');
  return path.at(-1) === place(s, wish, 'to') ? path : [];
}

/** The step of a way that comes next from where the unit stands; null beside the way and at its end. */
function nextOnWay(s: AcesState, id: number, path: readonly number[]): Option | null {
  const first = path[0];
  if (id === NONE || first === undefined) return null;
  const next = path[path.indexOf(unit(s, id).at) + 1];
  return next === undefined ? null : ['step', id, next];
}

/** The first step of a move to a hex; straight to it if there is no way. */
function firstStep(s: AcesState, id: number, to: number): Option | null {
  if (to === NONE) return null;
  if (id === NONE) return ['step', NONE, to];
  const mover = moveFrameOf(s);
  const [first] = wayTo(s, id, to, mover?.unit === id ? mover.spent : -1);
  return ['step', id, first ?? to];
}

/** A move goes on until the unit is there; `attack` in the combat phase resolves what was declared. */
export function continueWish(s: AcesState, seat: Seat, wish: Wish): Option | null {
  const asked = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind;
  if (wish.verb === 'move' && asked === 'go') {
    const mover = moveFrameOf(s);
    const to = place(s, wish, 'to');
    if (mover === undefined || to === NONE) return null;
    if (wish.words.way !== undefined) {
      const on = nextOnWay(s, mover.unit, wayOf(s, wish));
      return on ?? (unit(s, mover.unit).at === to ? ['stop'] : null);
    }
    return unit(s, mover.unit).at === to ? ['stop'] : firstStep(s, mover.unit, to);
  }
  if ((wish.verb === 'attack' || wish.verb === 'rocket') && asked === 'declare' && s.phase === 'combat') return ['end'];
  return null;
}

/** Every hex each unit can move to, beyond the single steps. */
export function moreWishes(s: AcesState, seat: Seat): string[] {
  const kind = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind;
  const mover = moveFrameOf(s);
  if (kind !== 'move' && kind !== 'go') return [];
  const out: string[] = [];
  s.units.forEach((u, id) => {
    if (kind === 'go' && mover?.unit !== id) return;
    if (!passes(moverChecks, s, stepTry(s, seat, id, u.at, kind === 'go' ? (mover?.spent ?? 0) : -1))) return;
    const reach = findReach(s, id, kind === 'go' ? (mover?.spent ?? 0) : -1);
    for (let hex = 0; hex < board(s).map.size; hex++) {
      if (hex !== u.at && reach.canStop(hex)) out.push(`move ${hexName(s, u.at)} ${hexName(s, hex)}`);
    }
  });
  return out;
}
