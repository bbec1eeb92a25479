import { hexDistance } from '@sandtable/aces/map';
import { type AcesView, ARMS, board, typeOf } from '@sandtable/aces/table';
import type { Question } from '@sandtable/host';
import { type Option, PASS, type Seat } from '@sandtable/kernel';
import type { Left } from './desk';

/** Something that was left to the table, and for which move. */
export interface Leaving {
  readonly what: Left;
  /** The unit whose move may pass. */
  readonly mover: number;
}

/** By the seat that did: people who place in turns each leave their own. */
export type LeftBy = ReadonlyMap<Seat, Leaving>;

/** The same with what this seat leaves now; null takes it back. */
export function leftBy(before: LeftBy, seat: Seat, leaving: Leaving | null): LeftBy {
  const others = [...before].filter(([other]) => other !== seat);
  return new Map(leaving === null ? others : [...others, [seat, leaving]]);
}

const PLACING: Readonly<Record<Left, readonly string[]>> = {
  passing: ['intercept'],
  army: ['place'],
  'set-up': ['reveal', 'place', 'lay', 'hide'],
  shares: ['divide'],
};

/** The answer to a question that was left to the table; null where it is another one, and nothing is left any more. */
export function leftAnswer(
  { what, mover }: Leaving,
  question: Question,
  view: AcesView,
  chance: (n: number) => number,
): Option | null {
  if (!PLACING[what].includes(question.kind)) return null;
  if (what === 'passing') {
    return view.mover?.unit === mover ? (question.options.find((o) => o[0] === PASS) ?? null) : null;
  }
  if (question.kind === 'place') return bestPlace(question.options, view);
  if (what === 'shares') return evenShare(question.options, view);
  // nobody is helped by knowing where the tokens would lie
  const secret = question.kind === 'lay' || question.kind === 'hide';
  return question.options[secret ? chance(question.options.length) : 0] ?? null;
}

/** AA-BULGE-03: to whoever holds fewer. */
function evenShare(options: readonly Option[], { table }: AcesView): Option | null {
  const held = (seat: number): number => table.owners.filter((owner) => owner === seat).length;
  return options.reduce<Option | null>(
    (best, o) => (best === null || held(Number(o[2])) < held(Number(best[2])) ? o : best),
    null,
  );
}

/** Infantry first and as near to a factory as it may, the others behind it. */
function bestPlace(options: readonly Option[], { table }: AcesView): Option | null {
  const { map, factories } = board(table);
  const value = ([, unit, hex]: Option): number => {
    const u = table.units[Number(unit)];
    const isInfantry = u !== undefined && ARMS[typeOf(u).arm] === 'infantry';
    const near = Math.min(...factories.map((factory) => hexDistance(map, Number(hex), factory)));
    return isInfantry ? near - 1000 : -near;
  };
  return options.reduce<Option | null>((best, o) => (best === null || value(o) < value(best) ? o : best), null);
}
