import type { AcesView } from '@sandtable/aces';
import { moversOf, movesOf, Places, worthOfAttack } from '@sandtable/aces/stand-in';
import type { Decision, Option } from '@sandtable/kernel';
import type { Plan } from '../brain';

/** So many places are considered for each unit. */
const EACH = 6;
const NOT_MEANT = ['time', 'partner'];

/** Whole moves instead of steps, the most promising first; everything else as it is offered. */
export function plansOf(view: AcesView, decision: Decision): readonly Plan[] {
  const { table, mover } = view;
  const options = decision.options.filter((o) => !NOT_MEANT.includes(o[0]));
  if (decision.kind === 'move') {
    const places = new Places(table, decision.seat);
    const moves = moversOf(options).flatMap((id) => movesOf(places, id, -1, options).slice(0, EACH));
    return [[['end']], ...moves.sort((a, b) => b.gain - a.gain).map(({ steps }) => steps)];
  }
  if (decision.kind === 'go' && mover !== null) {
    const moves = movesOf(new Places(table, decision.seat), mover.unit, mover.spent, options).slice(0, EACH);
    const stop = options.filter((o) => o[0] === 'stop').map((o): Plan => [o]);
    return [...stop, ...moves.map(({ steps }) => steps)];
  }
  if (decision.kind === 'declare') {
    const worth = (o: Option): number => (o[0] === 'attack' || o[0] === 'strike' ? worthOfAttack(table, o) : 1);
    return options
      .map((o) => ({ o, w: worth(o) }))
      .sort((a, b) => b.w - a.w)
      .map(({ o }): Plan => [o]);
  }
  return options.map((o): Plan => [o]);
}
