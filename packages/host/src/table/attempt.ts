import { type Fact, type FactArg, type Refusal as Forbidden, oneLine, type Problem } from '@sandtable/kernel';
import { saidBy, says } from '../says';
import { TOLD } from '../shape';

/** Why the table did not do what was asked of it. Refused means: nothing has changed. */
export type RefusalCode =
  /** The input does not have the form it should have. */
  | 'malformed'
  | 'unknown-seat'
  /** Whoever asks has no right to it. */
  | 'not-allowed'
  /** It was meant for a moment that has passed; nothing has happened. */
  | 'stale'
  /** It could not be written down, so it did not happen. */
  | 'not-kept'
  | 'unknown-opponent'
  /** The seat is empty or played by an opponent. */
  | 'not-a-person'
  | 'match-over'
  | 'not-asked'
  | 'not-an-option'
  /** There is no such answer in the journal. */
  | 'no-such-answer'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  /** Undo would have to go back behind a die, a revealed secret or the answer of another seat. */
  | 'barrier'
  /** Somebody else's request to undo is still open. */
  | 'request-pending'
  | 'no-request'
  /** The seat has time left. */
  | 'not-late'
  /** The words of a wish cannot be read, or name nothing the game knows. */
  | 'not-understood'
  /** The rules forbid it; `because` names every one that does. */
  | 'forbidden'
  /** The game has no language of wishes. */
  | 'no-words'
  /** No match has been started or restored behind this port. */
  | 'no-table'
  /** Nobody is at the other end of the wire any more. */
  | 'closed'
  /** What keeps the match cannot be reached, or something else failed on this side; the same may be asked again. */
  | 'unavailable'
  /** The rules themselves failed: our mistake, nobody else's. */
  | 'rules-failed';

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** What the table says to it; read where it is shown (law 10). */
  readonly message: Fact;
  /** Every rule that forbids what was wished. */
  readonly because?: readonly Forbidden[];
  /** What the game itself has to say to it. */
  readonly why?: Fact;
  /** What is wrong with what was given, place by place. */
  readonly problems?: readonly Problem[];
}

export type Attempt<T> = { readonly ok: true; readonly value: T } | Refusal;

/** No quotation in a refusal is longer. */
const QUOTED = 400;

/** Whatever it quotes, a refusal is a line and not a page. */
export function refuse(code: RefusalCode, { key, args }: Fact): Refusal {
  return { ok: false, code, message: { key, args: args.map(shortened) } };
}

function shortened(arg: FactArg): FactArg {
  return typeof arg === 'string' ? oneLine(arg, QUOTED) : arg;
}

/** Refuses what has not the right form, with the first things that are wrong about it. */
export function malformed(problems: readonly Problem[]): Refusal {
  const told = problems.slice(0, TOLD).map((problem) => ({ path: problem.path, message: saidBy(problem) }));
  return refuse('malformed', says.problems(told, Math.max(0, problems.length - TOLD)));
}

export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
