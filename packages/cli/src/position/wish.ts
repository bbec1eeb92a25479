import { type Option, parseWish, printWishProblem, type Seat, type Wish } from '@sandtable/kernel';
import { Stop } from '../stop';
import type { Session } from './session';

/** A wish and the option it means, legal or not. */
export interface Meant {
  readonly text: string;
  readonly wish: Wish;
  readonly option: Option;
}

/** Reads a wish; `column` is where it begins in what was typed. */
export function readWish(session: Session, seat: Seat, text: string, column = 1): Meant {
  const parsed = parseWish(session.game.language, text);
  if (!parsed.ok) {
    const problem = { ...parsed.problem, column: parsed.problem.column + column - 1 };
    throw new Stop(`wish "${shown(text)}": ${printWishProblem(problem)}`);
  }
  const option = session.game.optionOf(session.match.state, seat, parsed.value);
  if (option === null) {
    throw new Stop(`wish "${shown(text)}": expected names ${session.game.title} knows, found one it does not`);
  }
  return { text, wish: parsed.value, option };
}

/** `strike sword; pass`: several wishes in a row, each with the column it begins at. */
export function splitWishes(text: string): { readonly text: string; readonly column: number }[] {
  let column = 1;
  return text.split(';').map((part) => {
    const begin = column + (part.length - part.trimStart().length);
    column += part.length + 1;
    return { text: part.trim(), column: begin };
  });
}

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
