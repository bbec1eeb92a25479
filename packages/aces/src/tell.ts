import type { GameEvent } from '@sandtable/kernel';
import type { AcesWords } from '../words/index';
import type { AcesEvent } from './events';
import { hexName, typeId, typeName, unitName } from './names';
import { type AcesState, board, typeOf, unit } from './state';
import { levelOf, unitTypeOf } from './unit-types';

/** What happened, in a few plain words, as a sentence begins. */
export function tell(s: AcesState, event: GameEvent, w: AcesWords): string {
  return w.names.capital(words(s, event, w));
}

function words(s: AcesState, event: GameEvent, w: AcesWords): string {
  const e = event as AcesEvent;
  const t = w.tell;
  const seat = (n: number): string => w.names.factions[s.seats[n]?.faction ?? 0] ?? '';
  const name = (id: number): string => typeName(typeOf(unit(s, id)), w);
  switch (e.type) {
    case 'roll':
      return t.roll(seat(e.seat), e.dice);
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
      return t.intercepted(unitName(s, e.unit, w), unitName(s, e.target, w));
    case 'duty-ended':
      return t.dutyEnded(name(e.unit));
    case 'repaired':
      return t.repaired(unitName(s, e.unit, w));
    case 'repair-started':
      return t.repairStarted(unitName(s, e.unit, w));
    case 'declared':
      return tellDeclared(s, e.unit, e.kind, e.target, w);
    case 'void':
      return t.cameToNothing(name(e.unit));
    case 'shots':
      return t.shots(name(e.unit), e.hits);
    case 'damaged':
      return t.damaged(name(e.unit), e.amount);
    case 'destroyed':
      return t.destroyed(name(e.unit), hexName(s, e.hex));
    case 'experience': {
      // AA-XP-05
      const level = levelOf(e.xp);
      return t.experience(name(e.unit), e.amount, e.xp, w.names.levels[level] ?? '', w.names.markers[level] ?? '');
    }
    case 'income':
      return t.income(seat(e.seat), e.coins);
    case 'transferred':
      return t.transferred(seat(e.seat), e.coins, seat(e.to), e.coins - 1);
    case 'bought':
      return t.bought(seat(e.seat), typeId(unit(s, e.unit).type), hexName(s, e.hex));
    case 'token-turned':
      return t.tokenTurned(hexName(s, e.hex), e.launcher);
    case 'factory-destroyed':
      return t.factoryDestroyed(hexName(s, e.hex));
  }
}

function tellDeclared(s: AcesState, id: number, kind: number, target: number, w: AcesWords): string {
  if (kind === 2) return w.tell.declaredRocket(hexName(s, board(s).factories[target] ?? 0));
  const who = unitName(s, id, w);
  return kind === 1 ? w.tell.declaredHex(who, hexName(s, target)) : w.tell.declared(who, unitName(s, target, w));
}
