import {
  type AttackView,
  areEnemies,
  cardTitle,
  type GmView,
  NONE,
  PARKED,
  spaceName,
  type Table,
  unitTitle,
  weaponTitle,
} from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import type { GmReactWords } from '../../i18n/en/gm-react';

type Whole = Pick<GmView, 'table'> & { readonly seat: Seat };

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "M4 Sherman on c3"; of several aircraft of a kind beside one HQ "FW 190 (2)". `flying` were beside it not long ago. */
export function titleOf(table: Table, id: number, flying: readonly number[] = []): string {
  const u = table.units[id];
  if (u === undefined) return '';
  const title = unitTitle(table, id);
  const isAircraft = (i: number): boolean => table.units[i]?.at === PARKED || flying.includes(i);
  if (!isAircraft(id)) return title;
  const alike = table.units.flatMap((o, i) => (isAircraft(i) && o.seat === u.seat && o.card === u.card ? [i] : []));
  return alike.length > 1 ? `${title} (${alike.indexOf(id) + 1})` : title;
}

/** "your M4 Sherman on c3" */
export function whose(at: Whole, id: number, t: GmReactWords): string {
  const u = at.table.units[id];
  if (u === undefined) return '';
  const title = titleOf(at.table, id);
  return isEnemy(at, u.seat) ? t.enemy(title) : t.own(title);
}

function isEnemy({ table, seat }: Whole, other: Seat): boolean {
  return table.seats[seat] !== undefined && areEnemies(table, seat, other);
}

interface Aimed {
  readonly target: number;
  readonly hq: number;
  readonly spaces: readonly number[];
}

/** What is attacked: a unit, an HQ, one space or several. */
export function aimWords(at: Whole, { target, hq, spaces }: Aimed, t: GmReactWords): string {
  if (target !== NONE) return whose(at, target, t);
  const standing = at.table.hqs[hq];
  if (standing !== undefined) return isEnemy(at, standing.seat) ? t.hqEnemy : t.hqOwn;
  const names = spaces.map((space) => spaceName(at.table, space));
  return names.length === 1 ? t.onePlace(names[0] ?? '') : t.spaces(t.list(names));
}

/** What artillery comes down on: somebody, or the terrain of an empty space. */
export function calledWords(at: Whole, { target, space }: { target: number; space: number }, t: GmReactWords): string {
  return target === NONE ? t.terrainOn(spaceName(at.table, space)) : whose(at, target, t);
}

/** Who attacks: a unit, a card by itself, or artillery that nobody sees. */
export function attackerWords(at: Whole, attack: AttackView, t: GmReactWords): string {
  if (attack.shooter !== NONE) return whose(at, attack.shooter, t);
  return attack.card === NONE ? t.artillery : cardTitle(at.table, attack.card);
}

export function weaponWords(table: Table, attack: AttackView, t: GmReactWords): string {
  const shooter = table.units[attack.shooter];
  return shooter === undefined ? '' : t.withWeapon(weaponTitle(shooter, attack.weapon));
}

/** "Your M4 Sherman on c3 attacks the enemy's Panzer IV on c5 with its main weapon." */
export function attackWords(at: Whole, attack: AttackView, t: GmReactWords): string {
  const spaces = [attack.space];
  const whom =
    attack.target === NONE && attack.hq === NONE
      ? t.terrainOn(spaceName(at.table, attack.space))
      : aimWords(at, { target: attack.target, hq: attack.hq, spaces }, t);
  return t.attack(capital(attackerWords(at, attack, t)), whom, weaponWords(at.table, attack, t));
}
