import { type Core, type Game, type GameEvent, type Outcome, type RollEvent, show } from '@sandtable/kernel';

/** An event in one line: a roll with its faces and purpose, anything else by its own fields; always with its rule. */
export function tellEvent(game: Game, state: Core, event: GameEvent): string {
  if (isRoll(event)) {
    const dice = `${event.dice.length === 1 ? '' : event.dice.length}D${event.sides}`;
    const who = game.seatName(state, event.seat);
    return `${who} rolls ${dice} for ${event.purpose}: ${event.dice.join(', ')} (${event.rule})`;
  }
  const { type, rule, ...fields } = event as GameEvent & Record<string, unknown>;
  const told = Object.entries(fields).map(([key, value]) =>
    key === 'seat' && typeof value === 'number' ? game.seatName(state, value) : `${key} ${show(value)}`,
  );
  return `${[type, ...told].join(' ')} (${rule})`;
}

export function isRoll(event: GameEvent): event is RollEvent {
  return event.type === 'roll';
}

export function tellOutcome(game: Game, state: Core, outcome: Outcome | null): string {
  if (outcome === null) return 'The match is not over.';
  const winners = outcome.winners.map((seat) => game.seatName(state, seat));
  const head = winners.length === 0 ? 'A draw' : `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}`;
  return `${head}: ${outcome.reason} (${outcome.rule})`;
}
