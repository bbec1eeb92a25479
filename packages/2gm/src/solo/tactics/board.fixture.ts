import { type Answered, type Board, board, SoloTable } from '../table.fixture';

/** A situation of the Tactics opponent, in its fourth turn unless told otherwise. */
export interface Tactics extends Board {
  readonly stance?: string;
  /** Its own turn. */
  readonly turn?: number;
}

export function tactics(x: Tactics): object {
  const { stance, turn = 4, ...rest } = x;
  const solo = { turn, ...(stance === undefined ? {} : { stance }), ...x.solo };
  return board({ ...rest, solo, table: { edition: 'tactics', turn: 8, ...x.table } });
}

export function play(
  x: Tactics,
  dice: readonly number[] = [],
): { table: SoloTable; answers: Answered[]; wishes: string[] } {
  const table = new SoloTable(tactics(x), dice);
  const answers = table.phase();
  table.end();
  return { table, answers, wishes: answers.map((a) => a.wish) };
}

/** Plenty of dice, for ties that do not matter. */
const DICE: readonly number[] = Array.from({ length: 300 }, (_x, i) => ((i * 3) % 10) + 1);

/** Its first answer, whatever it is, and whatever dice follow. */
export function first(x: Tactics, dice: readonly number[] = []): Answered {
  const answered = new SoloTable(tactics(x), [...dice, ...DICE]).next();
  if (answered === null) throw new Error('The opponent is not asked.');
  return answered;
}

/** All that it answers in the phase until it ends it, units that stay included. */
function everything(x: Tactics, dice: readonly number[] = []): Answered[] {
  const table = new SoloTable(tactics(x), dice);
  const { phase } = table.state;
  const out: Answered[] = [];
  while (table.state.phase === phase && table.match.over === null) {
    const answered = table.next();
    if (answered === null) break;
    out.push(answered);
  }
  return out;
}

/** A phase in which it may roll as often as it likes. */
export function freely(x: Tactics): { table: SoloTable; answers: Answered[] } {
  const table = new SoloTable(tactics(x), DICE);
  return { table, answers: table.phase() };
}

export function everythingFreely(x: Tactics): Answered[] {
  return everything(x, DICE);
}
