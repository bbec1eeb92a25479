import type { Option, Wish } from '@sandtable/kernel';
import { factionNumber } from '../content/factions';
import type { MoveFrame } from '../moving/move-frame';
import { hexName, hexNamed } from '../names/names';
import type { SetupFrame } from '../set-up/frame';
import { type AcesState, board, NONE, unit } from '../state';

/* What printing and reading wishes have in common. */

/** The hex a wish names; NONE without one. */
export function hexOf(s: AcesState, wish: Wish, slot: string): number {
  return hexNamed(s, wish.places[slot] ?? '');
}

/** The unit on its way. */
export function moverOf(s: AcesState): MoveFrame | undefined {
  return s.stack.find((f) => f.at === 'move') as MoveFrame | undefined;
}

/** The unit on a hex; the one on its way before the friend it is passing over. */
export function unitOn(s: AcesState, hex: number): number {
  const mover = moverOf(s);
  if (mover !== undefined && unit(s, mover.unit).at === hex) return mover.unit;
  return s.hexes[hex] ?? NONE;
}

/** The hex where a unit stands, as text. */
export function whereIs(s: AcesState, id: string | number | undefined): string {
  return hexName(s, unit(s, Number(id)).at);
}

/** A factory by its hex; null if there is none. */
export function factoryOption(s: AcesState, verb: string, hex: number, ...rest: number[]): Option | null {
  const factory = hex === NONE ? -1 : (board(s).factoryAt[hex] ?? -1);
  return factory < 0 ? null : [verb, factory, ...rest];
}

/** The hex of a factory, as text. */
export function factoryHex(s: AcesState, factory: string | number | undefined): string {
  return hexName(s, board(s).factories[Number(factory)] ?? 0);
}

/** The set-up, as far as it has come. */
export function settingUp(s: AcesState): SetupFrame | undefined {
  return s.stack.find((f) => f.at === 'set-up') as SetupFrame | undefined;
}

/** One of the three tokens, which people count from 1. */
export function tokenOf({ numbers }: Wish): number {
  return (numbers.token ?? 0) - 1;
}

/** A seat by its faction; NONE if nobody plays it. */
export function seatOfFaction(s: AcesState, name: string | undefined): number {
  const faction = factionNumber(name ?? '');
  return s.seats.findIndex((x) => x.faction === faction);
}
