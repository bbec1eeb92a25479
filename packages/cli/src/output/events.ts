import type { Core, Game, GameEvent, Outcome, RollEvent, Viewer } from '@sandtable/kernel';

/** An event in one line: a roll with its faces and purpose, anything else in the game's own words; always with its rule. */
export function tellEvent(game: Game, state: Core, event: GameEvent, who: Viewer | 'all'): string {
  if (isRoll(event)) {
    const dice = `${event.dice.length === 1 ? '' : event.dice.length}D${event.sides}`;
    const who = game.seatName(state, event.seat);
    return `${who} rolls ${dice} for ${event.purpose}: ${event.dice.join(', ')} (${event.rule})`;
  }
  return `${game.tell(state, event, who)} (${event.rule})`;
}

export function isRoll(event: GameEvent): event is RollEvent {
  return event.type === 'roll';
}

export function tellOutcome(game: Game, state: Core, outcome: Outcome | null): string {
  if (outcome === null) return 'The match is not over.';
  const winners = outcome.winners.map((seat) => game.seatName(state, seat));
  const head = winners.length === 0 ? 'A draw' : `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}`;
  const reason = game.retell?.(outcome.reason, state) ?? outcome.reason;
  return `${head}: ${reason} (${outcome.rule})`;
}
