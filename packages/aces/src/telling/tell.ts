import { by, type GameEvent, type Viewer } from '@sandtable/kernel';
import type { AcesWords } from '../../words/index';
import { levelOf, unitTypeOf } from '../content/unit-types';
import type { AcesEvent, Sighting } from '../event';
import { see } from '../events';
import { hexName, typeName } from '../names/names';
import { board, NONE, type Table } from '../state';

/** Rolls with a die for every side (AA-RULING-02). */
const ROLL_OFFS: readonly string[] = ['AA-SETUP-07', 'AA-SETUP-16'];

/** What is the same in the whole match: who sits where, and the map. */
type Seating = Pick<Table, 'seats' | 'board'>;

/** What happened, in a few plain words, as a sentence begins; empty if there was nothing to see. */
export function tell(s: Seating, event: GameEvent, who: Viewer | 'all', w: AcesWords): string {
  const seen = who === 'all' ? event : see(event, who);
  return seen === null ? '' : w.names.capital(words(s, seen as AcesEvent, w));
}

/** "Tiger" */
function nameIn(e: AcesEvent, id: number, w: AcesWords): string {
  const u = sighted(e, id);
  return u === undefined ? '' : typeName(unitTypeOf(u.type), w);
}

/** "Tiger on 4,7": where it stood then. */
function unitIn(s: Seating, e: AcesEvent, id: number, w: AcesWords): string {
  const at = sighted(e, id)?.at ?? NONE;
  return at === NONE ? nameIn(e, id, w) : w.names.unitOn(nameIn(e, id, w), hexName(s, at));
}

function sighted(e: AcesEvent, id: number): Sighting | undefined {
  return ((e as GameEvent).was as readonly Sighting[] | undefined)?.find((u) => u.id === id);
}

function words(s: Seating, e: AcesEvent, w: AcesWords): string {
  const t = w.tell;
  const seat = (n: number): string => w.names.factions[s.seats[n]?.faction ?? 0] ?? '';
  const name = (id: number): string => nameIn(e, id, w);
  const unitName = (id: number): string => unitIn(s, e, id, w);
  switch (e.type) {
    case 'roll':
      return ROLL_OFFS.includes(e.rule) ? t.rollOff(e.dice) : t.roll(seat(e.seat), e.dice);
    case 'turn':
      return t.turn(e.round, seat(e.seat));
    case 'weather':
      return t.weather(w.names.weather[e.weather] ?? '');
    case 'dealt':
      return t.dealt(seat(e.seat));
    case 'tokens-laid':
      return t.tokensLaid(seat(e.seat));
    case 'controller':
      return t.controller(seat(e.seat));
    case 'launcher-hidden':
      return t.launcherHidden(seat(e.seat));
    case 'divided':
      return t.divided(seat(e.seat), hexName(s, e.hex));
    case 'assigned':
      return t.assigned(name(e.unit), e.army + 1);
    case 'picked':
      return t.picked(seat(e.seat), typeName(unitTypeOf(e.unitType), w));
    case 'revealed':
      return t.revealed(seat(e.seat), e.army + 1, e.start);
    case 'placed':
      return t.placed(name(e.unit), hexName(s, e.hex));
    case 'moved':
      return t.moved(name(e.unit), hexName(s, e.hex));
    case 'armies':
      return t.armies(
        seat(e.seat),
        ['1', '2', '3'].filter((_, n) => (e.armies & (1 << n)) !== 0),
      );
    case 'occupied':
      return t.occupied(name(e.unit), hexName(s, e.hex));
    case 'intercepted':
      return t.intercepted(unitName(e.unit), unitName(e.target));
    case 'duty-ended':
      return t.dutyEnded(name(e.unit));
    case 'repaired':
      return t.repaired(unitName(e.unit));
    case 'repair-started':
      return t.repairStarted(unitName(e.unit));
    case 'declared':
      return tellDeclared(s, e, w);
    case 'void':
      return t.cameToNothing(name(e.unit));
    case 'shots':
      return t.shots(name(e.unit), e.hits);
    case 'damaged':
      return t.damaged(name(e.unit), e.amount);
    case 'destroyed':
      return t.destroyed(name(e.unit), hexName(s, e.hex));
    case 'experience': {
      const level = by(levelOf(e.xp), 'AA-XP-05');
      return t.experience(name(e.unit), e.amount, e.xp, w.names.levels[level] ?? '', w.names.markers[level] ?? '');
    }
    case 'income':
      return t.income(seat(e.seat), e.coins);
    case 'transferred':
      return t.transferred(seat(e.seat), e.coins, seat(e.to), e.coins - 1);
    case 'bought':
      return t.bought(seat(e.seat), nameIn(e, e.unit, w), hexName(s, e.hex));
    case 'token-turned':
      return t.tokenTurned(hexName(s, e.hex), e.launcher);
    case 'factory-destroyed':
      return t.factoryDestroyed(hexName(s, e.hex));
  }
}

function tellDeclared(s: Seating, e: AcesEvent & { readonly type: 'declared' }, w: AcesWords): string {
  if (e.kind === 2) return w.tell.declaredRocket(hexName(s, board(s).factories[e.target] ?? 0));
  const who = unitIn(s, e, e.unit, w);
  return e.kind === 1 ? w.tell.declaredHex(who, hexName(s, e.target)) : w.tell.declared(who, unitIn(s, e, e.target, w));
}
