import type { GameEvent, Seat } from '@sandtable/kernel';
import { card } from './content';
import type { DuelEvent } from './events';

function who(seat: Seat): string {
  return seat === 0 ? 'Left' : 'Right';
}

function what(n: number): string {
  return n < 0 ? 'a card' : card(n).id;
}

/** A line of the story. */
export function tell(event: GameEvent): string {
  const e = event as DuelEvent;
  switch (e.type) {
    case 'bids':
      return `Left bids ${e.bids[0]}, right bids ${e.bids[1]}`;
    case 'drew':
      return `${who(e.seat)} draws ${what(e.card)}`;
    case 'set':
      return `${who(e.seat)} lays ${what(e.card)} face down`;
    case 'struck':
      return `${who(e.seat)} strikes with ${what(e.card)}`;
    case 'breathed':
      return `${who(e.seat)} discards ${what(e.card)} and breathes`;
    case 'stepped':
      return `${who(e.seat)} steps to p${e.to}`;
    case 'hurt':
      return `${who(e.seat)} loses ${e.amount} hit points`;
    case 'parried':
      return `${who(e.seat)} parries`;
    case 'healed':
      return `${who(e.seat)} puts on a bandage`;
    case 'dodged':
      return `${who(e.seat)} dodges`;
    case 'roll':
      return `${who(e.seat)} rolls ${e.dice.join(', ')}`;
  }
}
