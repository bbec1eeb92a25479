import {
  type Core,
  type Fact,
  type Game,
  type GameEvent,
  inBrief,
  type RecordedOutcome,
  type RollEvent,
  readAll,
  type Told,
  type Viewer,
} from '@sandtable/kernel';

/** An event in one line: a roll with its faces and purpose, anything else in the game's own words; always with its rule. */
export function tellEvent(game: Game, state: Core, event: GameEvent, who: Viewer | 'all'): string {
  if (isRoll(event)) {
    const dice = `${event.dice.length === 1 ? '' : event.dice.length}D${event.sides}`;
    const who = game.seatName(state, event.seat);
    return `${who} rolls ${dice} for ${say(game, event.purpose)}: ${event.dice.join(', ')} (${event.rule})`;
  }
  return `${game.tell(state, event, who)} (${event.rule})`;
}

/** What the game says, in the language of the command line. */
export function say(game: Game, fact: Fact): string {
  return game.read?.(fact) ?? inBrief(fact);
}

/** The same data with sentences where it has facts: what scripts are given. */
export function readIn<T>(game: Game, value: T): Told<T> {
  return readAll(value, (fact) => say(game, fact));
}

export function isRoll(event: GameEvent): event is RollEvent {
  return event.type === 'roll';
}

export function tellOutcome(game: Game, state: Core, outcome: RecordedOutcome | null): string {
  if (outcome === null) return 'The match is not over.';
  const winners = outcome.winners.map((seat) => game.seatName(state, seat));
  const head = winners.length === 0 ? 'A draw' : `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}`;
  return `${head}: ${readIn(game, outcome.reason)} (${outcome.rule})`;
}
