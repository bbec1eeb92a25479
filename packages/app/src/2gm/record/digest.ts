import { areEnemies, type GmEvent, GONE, rowOf, spaceName, supplyOf, type Table } from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import type { EnemyTurn } from '../../film/enemy-turn';
import type { Catalogue } from '../../i18n/with-gm-record';
import { cardWords, unitName, unitWords } from '../play/words';

/** What an enemy's turn has done to the side of this seat, in one line: what was lost first, what came in and was played last. */
export function digestOf({ events }: EnemyTurn, table: Table, seat: Seat, t: Catalogue): string {
  const words = t.gmRecord.digest;
  const isFoe = (other: Seat): boolean => areEnemies(table, seat, other);
  const isOwn = (unit: number): boolean => !isFoe(table.units[unit]?.seat ?? seat);
  const lost: string[] = [];
  const places: number[] = [];
  const killed: string[] = [];
  const came: string[] = [];
  const played: string[] = [];
  const suppressed = new Set<number>();
  const moved = new Set<number>();
  const missed = new Set<string>();
  /** Whom the attack under way is meant for. */
  let aim = '';
  const wounds = new Map<number, number>();
  let hq = { amount: 0, left: 0 };
  for (const e of events as readonly GmEvent[]) {
    if (e.type === 'destroyed') {
      const name = unitWords(table, e.unit, t.gmPlay);
      if (isOwn(e.unit) && e.space >= 0) places.push(e.space);
      (isOwn(e.unit) ? lost : killed).push(e.space < 0 ? name : t.gmPlay.unitAt(name, spaceName(table, e.space)));
    } else if (e.type === 'wounded' && isOwn(e.unit)) wounds.set(e.unit, (wounds.get(e.unit) ?? 0) + e.amount);
    else if (e.type === 'hq-hurt' && !isFoe(table.hqs[e.hq]?.seat ?? seat))
      hq = { amount: hq.amount + e.amount, left: e.left };
    else if (e.type === 'attack') aim = isFoe(e.seat) ? aimOf(e) : '';
    else if (e.type === 'result' && aim !== '' && e.result !== 'hit' && e.result !== 'critical') missed.add(aim);
    else if (e.type === 'suppressed' && isOwn(e.unit)) suppressed.add(e.unit);
    else if (e.type === 'played' && isFoe(e.seat)) played.push(cardWords(table, e.card, t.gmPlay));
    else if (e.type === 'moved' && !isOwn(e.unit)) moved.add(e.unit);
    else if (e.type === 'deployed' && isFoe(e.seat) && stands(table, e.unit))
      came.push(unitName(table, e.unit, t.gmPlay));
  }
  function aimOf({ target, hq: at }: GmEvent & { readonly type: 'attack' }): string {
    if (target >= 0 && isOwn(target)) return unitWords(table, target, t.gmPlay);
    return at >= 0 ? words.ownHq : '';
  }
  const wounded = [...wounds].flatMap(([unit, amount]) =>
    stands(table, unit) ? [words.hurt(unitName(table, unit, t.gmPlay), amount)] : [],
  );
  const cut = cutRows(table, seat, places);
  const pinned = [...suppressed].flatMap((unit) => (stands(table, unit) ? [unitName(table, unit, t.gmPlay)] : []));
  const isHit = lost.length + hq.amount + wounded.length > 0;
  return words.said([
    ...(isHit ? [] : [words.unhurt]),
    ...(lost.length === 0 ? [] : [words.lost(lost)]),
    ...(hq.amount === 0 ? [] : [words.hq(hq.amount, hq.left)]),
    ...(wounded.length === 0 ? [] : [words.wounded(wounded)]),
    ...(pinned.length === 0 ? [] : [words.suppressed(pinned)]),
    ...(missed.size === 0 ? [] : [words.missed([...missed])]),
    ...(cut.length === 0 ? [] : [words.cut(cut)]),
    ...(killed.length === 0 ? [] : [words.killed(killed)]),
    ...(moved.size === 0 ? [] : [words.moved(moved.size)]),
    ...(came.length === 0 ? [] : [words.came(came)]),
    ...(played.length === 0 ? [] : [words.played(played)]),
  ]);
}

function stands(table: Table, unit: number): boolean {
  return (table.units[unit]?.at ?? GONE) !== GONE;
}

/**
 * Rows, as the field counts them, that hung on the Supply Line before these spaces were lost and do not any more, though
 * somebody holds them still (2GM-TERM-04).
 */
function cutRows(table: Table, seat: Seat, lost: readonly number[]): number[] {
  const side = table.seats[seat]?.side ?? 0;
  // 2GM-DECK-11: what ships bring hangs on nobody
  if ((table.supplyRows[side] ?? 0) > 0) return [];
  const { rows } = supplyOf(table, side);
  const gone = new Set(lost.map((space) => rowOf(table, side, space)));
  const gap = rows.findIndex(({ row, held }) => !held && !gone.has(row));
  const before = gap < 0 ? rows.length : gap;
  return rows
    .slice(0, before)
    .flatMap(({ row, held, linked }) => (held && !linked ? [side === 0 ? row : table.rows + 1 - row] : []));
}
