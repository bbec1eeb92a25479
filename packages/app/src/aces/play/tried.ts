import { areEnemies, hexNamed, type Table, UNIT_TYPES } from '@sandtable/aces/table';
import type { AcesPlayWords } from '../../i18n/en/aces-play';
import { unitName } from './words';

function nameOf(id: string): string {
  return UNIT_TYPES.find((type) => type.id === id)?.name ?? id;
}

/** Whoever wants to go where an enemy stands means an attack: it comes in its own phase (AA-TURN-01). */
export function meansAttack(table: Table, wish: string): boolean {
  const [verb = '', from = '', to = ''] = wish.split(' ');
  const on = (name: string) => table.units[table.hexes[hexNamed(table, name)] ?? -1];
  const [mover, there] = [on(from), on(to)];
  return verb === 'move' && mover !== undefined && there !== undefined && areEnemies(table, mover.seat, there.seat);
}

/** What somebody has tried by pointing at it, in words: nobody has typed it. */
export function triedWords(table: Table, wish: string, t: AcesPlayWords): string {
  const [verb = '', a = '', b = ''] = wish.split(' ');
  const unitOn = (name: string): string => {
    const id = table.hexes[hexNamed(table, name)] ?? -1;
    return id < 0 ? t.plan.hex(name) : unitName(table, id, t);
  };
  switch (verb) {
    case 'move':
    case 'step':
      return a === b ? t.tried.moveAt(unitOn(a)) : t.tried.move(unitOn(a), b);
    case 'attack':
      return t.tried.attack(unitOn(a), unitOn(b));
    case 'reveal':
      return t.tried.reveal(a);
    case 'place':
      return t.tried.place(nameOf(a), b);
    case 'buy':
      return t.tried.buy(nameOf(a), b);
    case 'repair':
      return t.tried.repair(unitOn(a));
    case 'intercept':
      return t.tried.intercept(unitOn(a));
    case 'rocket':
      return t.tried.rocket(a);
    case 'lay':
    case 'hide':
      return t.tried.lay(a);
    case 'divide':
      return t.tried.divide(a);
    case 'stop':
      return t.tried.stop;
    case 'end':
      return t.tried.end;
    default:
      return wish;
  }
}
