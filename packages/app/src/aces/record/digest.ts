import { areEnemies, hexName, type Table } from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';
import type { EnemyTurn } from '../../film/enemy-turn';
import type { Catalogue } from '../../i18n/with-aces-record';
import { typeName, unitName } from '../play/words';
import type { Happening } from './happening';

/** What the turns of enemies have done to the team of this seat, in one line: what was lost first, then what was tried in vain, what moved and what came. */
export function digestOf({ events }: EnemyTurn, table: Table, seat: Seat, t: Catalogue): string {
  const words = t.acesDigest;
  const isFoe = (other: Seat): boolean => areEnemies(table, seat, other);
  const isOwn = (unit: number): boolean => !isFoe(table.units[unit]?.seat ?? seat);
  const lost: string[] = [];
  const killed: string[] = [];
  const taken: string[] = [];
  const bought: string[] = [];
  const damage = new Map<number, number>();
  const moved = new Set<number>();
  /** Who attacked, in their order, and whether anything came of it. */
  const attacks: { readonly unit: number; effect: boolean }[] = [];
  for (const e of events as readonly Happening[]) {
    const { unit = -1, hex = -1 } = e;
    const type = table.units[unit]?.type;
    const attack = attacks.at(-1);
    if ((e.type === 'destroyed' || e.type === 'damaged') && isOwn(unit) && attack !== undefined) attack.effect = true;
    if (e.type === 'destroyed' && type !== undefined)
      (isOwn(unit) ? lost : killed).push(t.acesPlay.unitAt(typeName(type, t.acesPlay), hexName(table, hex)));
    else if (e.type === 'damaged' && isOwn(unit)) damage.set(unit, (damage.get(unit) ?? 0) + (e.amount ?? 0));
    else if (e.type === 'occupied' && !isOwn(unit)) taken.push(hexName(table, hex));
    else if (e.type === 'bought' && e.seat !== undefined && isFoe(e.seat))
      bought.push(unitName(table, unit, t.acesPlay));
    else if (e.type === 'moved' && !isOwn(unit)) moved.add(unit);
    else if (e.type === 'shots' && !isOwn(unit)) attacks.push({ unit, effect: false });
  }
  const hurt = [...damage].flatMap(([unit, amount]) =>
    (table.units[unit]?.at ?? -1) >= 0 ? [words.hurt(unitName(table, unit, t.acesPlay), amount)] : [],
  );
  const missed = attacks.flatMap(({ unit, effect }) => (effect ? [] : [unitName(table, unit, t.acesPlay)]));
  return words.said([
    ...(lost.length + hurt.length > 0 ? [] : [words.unhurt]),
    ...(lost.length === 0 ? [] : [words.lost(lost)]),
    ...(hurt.length === 0 ? [] : [words.damaged(hurt)]),
    ...(taken.length === 0 ? [] : [words.taken(taken)]),
    ...(missed.length === 0 ? [] : [words.missed(missed)]),
    ...(killed.length === 0 ? [] : [words.killed(killed)]),
    ...(moved.size === 0 ? [] : [words.moved(moved.size)]),
    ...(bought.length === 0 ? [] : [words.bought(bought)]),
  ]);
}
