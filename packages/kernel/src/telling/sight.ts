import type { GameEvent, Viewer } from '../core';

/** The events of one type. */
export type EventOf<E extends GameEvent, T extends E['type']> = E extends GameEvent
  ? T extends E['type']
    ? E & { readonly type: T }
    : never
  : never;

type Fields<E> = Exclude<keyof E, 'type' | 'rule'>;

/**
 * What is shown of each type of event (law 7): the fields that lie open to everybody, or what a function puts together for the
 * viewer. A type without a line does not compile, and is not shown; a field without its name is not shown either.
 */
export type Sight<E extends GameEvent> = {
  readonly [T in E['type']]:
    | readonly Fields<EventOf<E, T>>[]
    | ((event: EventOf<E, T>, who: Viewer) => EventOf<E, T> | null);
};

/** The event with these of its fields and no others. */
export function showing<E extends GameEvent>(event: E, fields: readonly Fields<E>[]): E {
  const out: Record<PropertyKey, unknown> = { type: event.type, rule: event.rule };
  for (const field of fields) if (event[field] !== undefined) out[field] = event[field];
  return out as unknown as E;
}

/** `see` of a ruleset, from the table of what is shown. */
export function sightOf<E extends GameEvent>(table: Sight<E>): (event: GameEvent, who: Viewer) => GameEvent | null {
  const lines = table as Readonly<Record<string, Sight<GameEvent>[string]>>;
  return (event, who) => {
    const line = Object.hasOwn(lines, event.type) ? lines[event.type] : undefined;
    if (line === undefined) return null;
    return typeof line === 'function' ? line(event, who) : showing(event, line);
  };
}
