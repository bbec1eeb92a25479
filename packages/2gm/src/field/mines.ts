import { unitCard } from '../cards';
import { houseCards } from '../content/cards';
import { NONE, type Table, type Unit } from '../state';

/** Mine cards that wait for infantry; all others wait for tanks and transports (2GM-RULING-36). */
const FOR_INFANTRY: readonly number[] = ['support/anti-personnel-mine', 'support/traps'].map((id) =>
  houseCards.numberOf(id),
);

const FOR_VEHICLES: readonly number[] = ['support/anti-tank-mine', 'support/at-mine'].map((id) =>
  houseCards.numberOf(id),
);

/** A Support card that may lie on the field as a marker. */
export function isMine(card: number): boolean {
  return FOR_INFANTRY.includes(card) || FOR_VEHICLES.includes(card);
}

/** The place of a space's marker in the list of space, card, space, card …; NONE without one. */
function indexOf(s: Table, space: number): number {
  for (let i = 0; i < s.mines.length; i += 2) if (s.mines[i] === space) return i;
  return NONE;
}

/** The mine card a scenario has laid there; NONE without one. */
export function mineAt(s: Table, space: number): number {
  const i = indexOf(s, space);
  return i === NONE ? NONE : (s.mines[i + 1] ?? NONE);
}

/** A mine lies there that goes off under this unit. */
export function isMinedFor(s: Table, u: Unit, space: number): boolean {
  const mine = mineAt(s, space);
  if (mine === NONE) return false;
  const { type } = unitCard(s, u.card);
  return FOR_INFANTRY.includes(mine) ? type === 'infantry' : type === 'tank' || type === 'transport';
}

export function removeMine(s: Table, space: number): void {
  const i = indexOf(s, space);
  if (i !== NONE) s.mines.splice(i, 2);
}
