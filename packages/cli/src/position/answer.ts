import type { Game, GameEvent, Refusal, Told } from '@sandtable/kernel';
import { readIn, say, tellEvent, tellOutcome } from '../output/events';
import { EXIT, type ExitCode } from '../stop';
import { nextOf, type Session } from './session';

/** What a command found out: for scripts and for people. */
export interface Answer {
  readonly value: unknown;
  readonly text: string;
  readonly code: ExitCode;
}

export function refused({ game }: Session, text: string, found: readonly Refusal[]): Answer {
  const refusals = found.map(({ rule, text: why }) => ({ rule, text: say(game, why) }));
  const lines = refusals.map((r) => `  ${r.text} (${r.rule}${titleOf(game, r.rule)})\n`).join('');
  return { value: { legal: false, refusals }, text: `Not legal: ${text}\n${lines}`, code: EXIT.no };
}

function titleOf(game: Game, rule: string): string {
  const section = game.book.sections.find((s) => s.rules[rule] !== undefined);
  return section === undefined ? '' : `, ${section.rules[rule]?.title ?? ''}`;
}

export function seen(session: Session, event: GameEvent): Told<GameEvent> | null {
  return readIn(session.game, session.game.rules.see(event, session.viewer));
}

/** The match afterwards: what happened, where it stands, what it waits for. */
export function after(session: Session, found: object, events: readonly GameEvent[]): Answer {
  const { game, match, viewer } = session;
  const position = game.printPosition(match.state, session.printed);
  const next = nextOf(session);
  const visible = events.flatMap((event) => game.rules.see(event, viewer) ?? []);
  const told = visible.map((event) => `${tellEvent(game, match.state, event, viewer)}\n`).join('');
  const waits =
    next === null
      ? tellOutcome(game, match.state, match.over)
      : `The match waits for ${next.seat} to choose (${next.kind}).`;
  return {
    value: { ...found, position, next, outcome: readIn(game, match.over) },
    text: `${told}${waits}\n\n${game.draw(match.state, viewer)}\n`,
    code: EXIT.ok,
  };
}
