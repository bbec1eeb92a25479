import { MAIN } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { unitCard } from '../../cards';
import { unit } from '../../state';
import { newUnit } from '../../turn/new-unit';
import { prospectAt, prospectOf } from './fire';
import type { Situation } from './situation';

/** What would be true with a unit of the hand on a space: the view is the opponent's own copy. */
export function imagined<T>(situation: Situation, card: number, space: number, ask: (id: number) => T): T {
  const { s, seat } = situation;
  const id = s.units.length;
  return situation.supposing(
    () => {
      s.units.push(newUnit(s, card, seat));
      unit(s, id).at = space;
    },
    () => ask(id),
    () => s.units.pop(),
  );
}

/** The damage a card's main weapon would do to an enemy from a space, on average; 0 out of range (SOLO-RULING-52). */
export function harmFrom(situation: Situation, card: number, space: number, foe: number): number {
  const { s } = situation;
  if (unitCard(s, card).weapon === null) return 0;
  return imagined(situation, card, space, (id) =>
    situation.reaches(id, MAIN, space, situation.at(foe)) ? prospectAt(s, id, MAIN, foe).expected : 0,
  );
}

/** The most it would do to any enemy, or to the HQ. */
export function bestHarmFrom(situation: Situation, card: number, space: number): number {
  const { s, seat, enemyHq } = situation;
  if (unitCard(s, card).weapon === null) return 0;
  const onHq = imagined(situation, card, space, (id) =>
    enemyHq >= 0 && situation.enemyHqDistance(space) <= situation.range(id, MAIN)
      ? prospectOf(s, shotAt(s, seat, id, MAIN, { hq: enemyHq })).expected
      : 0,
  );
  return Math.max(onHq, ...situation.foes.map((foe) => harmFrom(situation, card, space, foe)));
}
