import type { GameEvent } from '@sandtable/kernel';
import { WEATHER_NAMES } from './entering';
import type { AcesEvent } from './events';
import { factionTitle } from './factions';
import { hexName, typeId, unitName } from './names';
import { type AcesState, board, typeOf, unit } from './state';
import { LEVELS, levelOf, unitTypeOf } from './unit-types';

/** What happened, in a few plain words. */
export function tell(s: AcesState, event: GameEvent): string {
  const e = event as AcesEvent;
  const seat = (n: number): string => factionTitle(s.seats[n]?.faction ?? 0);
  const name = (id: number): string => typeOf(unit(s, id)).name;
  switch (e.type) {
    case 'roll':
      return `${seat(e.seat)} rolls ${e.dice.join(', ')}`;
    case 'turn':
      return `Round ${e.round}: the turn of ${seat(e.seat)}`;
    case 'weather':
      return `The weather: ${WEATHER_NAMES[e.weather] ?? ''}`;
    case 'dealt':
      return `${seat(e.seat)} is dealt three tokens`;
    case 'tokens-laid':
      return `${seat(e.seat)} lays a grey token`;
    case 'controller':
      return `${seat(e.seat)} controls the V2`;
    case 'launcher-hidden':
      return `${seat(e.seat)} has hidden the launcher`;
    case 'divided':
      return `${seat(e.seat)} gets the factory on ${hexName(s, e.hex)}`;
    case 'assigned':
      return `${name(e.unit)} joins army ${e.army + 1}`;
    case 'picked':
      return `${seat(e.seat)} adds ${unitTypeOf(e.unitType).name}`;
    case 'revealed':
      return `${seat(e.seat)} turns over army ${e.army + 1}: start number ${e.start}`;
    case 'placed':
      return `${name(e.unit)} is placed on ${hexName(s, e.hex)}`;
    case 'moved':
      return `${name(e.unit)} moves to ${hexName(s, e.hex)}`;
    case 'armies':
      return `${seat(e.seat)} uses ${[1, 2, 3].filter((n) => (e.armies & (1 << (n - 1))) !== 0).join(' and ')} of its armies`;
    case 'occupied':
      return `${name(e.unit)} occupies the factory on ${hexName(s, e.hex)}`;
    case 'intercepted':
      return `${unitName(s, e.unit)} intercepts ${unitName(s, e.target)}`;
    case 'duty-ended':
      return `${name(e.unit)} has done its duty as interceptor`;
    case 'repaired':
      return `${unitName(s, e.unit)} is repaired`;
    case 'repair-started':
      return `The repair of ${unitName(s, e.unit)} begins`;
    case 'declared':
      return tellDeclared(s, e.unit, e.kind, e.target);
    case 'void':
      return `The attack of ${name(e.unit)} comes to nothing`;
    case 'shots':
      return `${name(e.unit)} lands ${e.hits} ${e.hits === 1 ? 'hit' : 'hits'}`;
    case 'damaged':
      return `${name(e.unit)} takes ${e.amount} damage`;
    case 'destroyed':
      return `${name(e.unit)} on ${hexName(s, e.hex)} is destroyed`;
    case 'experience':
      return `${name(e.unit)} gains ${e.amount} experience: ${e.xp}, ${tellLevel(e.xp)}`;
    case 'income':
      return `${seat(e.seat)} collects ${e.coins} ${e.coins === 1 ? 'coin' : 'coins'}`;
    case 'transferred':
      return `${seat(e.seat)} sends ${e.coins} coins, ${seat(e.to)} receives ${e.coins - 1}`;
    case 'bought':
      return `${seat(e.seat)} buys ${typeId(unit(s, e.unit).type)} on ${hexName(s, e.hex)}`;
    case 'token-turned':
      return `The token on ${hexName(s, e.hex)} is turned: ${e.launcher ? 'the V2 launcher' : 'nothing'}`;
    case 'factory-destroyed':
      return `The factory on ${hexName(s, e.hex)} is destroyed`;
  }
}

/** AA-XP-05. */
function tellLevel(xp: number): string {
  const { name, marker } = LEVELS[levelOf(xp)];
  return `${name} (${marker})`;
}

function tellDeclared(s: AcesState, id: number, kind: number, target: number): string {
  if (kind === 2) return `The V2 aims at the factory on ${hexName(s, board(s).factories[target] ?? 0)}`;
  const whom = kind === 1 ? `the hex ${hexName(s, target)}` : unitName(s, target);
  return `${unitName(s, id)} will attack ${whom}`;
}
