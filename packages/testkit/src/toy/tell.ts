import type { GameEvent, Seat, Viewer } from '@sandtable/kernel';
import { card } from './content';
import { type DuelEvent, see } from './events';

function name(seat: Seat): string {
  return seat === 0 ? 'Left' : 'Right';
}

function what(n: number): string {
  return n < 0 ? 'a card' : card(n).id;
}

/** A line of the story, as the viewer saw it. */
export function tell(event: GameEvent, who: Viewer | 'all'): string {
  const seen = who === 'all' ? event : see(event, who);
  return seen === null ? '' : words(seen as DuelEvent);
}

function words(e: DuelEvent): string {
  switch (e.type) {
    case 'bids':
      return `Left bids ${e.bids[0]}, right bids ${e.bids[1]}`;
    case 'drew':
      return `${name(e.seat)} draws ${what(e.card)}`;
    case 'set':
      return `${name(e.seat)} lays ${what(e.card)} face down`;
    case 'struck':
      return `${name(e.seat)} strikes with ${what(e.card)}`;
    case 'breathed':
      return `${name(e.seat)} discards ${what(e.card)} and breathes`;
    case 'stepped':
      return `${name(e.seat)} steps to p${e.to}`;
    case 'hurt':
      return `${name(e.seat)} loses ${e.amount} hit points`;
    case 'parried':
      return `${name(e.seat)} parries`;
    case 'healed':
      return `${name(e.seat)} puts on a bandage`;
    case 'dodged':
      return `${name(e.seat)} dodges`;
    case 'roll':
      return `${name(e.seat)} rolls ${e.dice.join(', ')}`;
  }
}
