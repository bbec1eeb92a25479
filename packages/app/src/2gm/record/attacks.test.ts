import { expect, it } from 'vitest';
import type { ToldStep } from '../../log/step';
import { Moment, north } from '../react/moment.fixture';
import { attacksOf } from './attacks';

/** What each wish led to, as the log has it. */
function toldBy(moment: Moment, wishes: readonly string[]): ToldStep[] {
  return wishes.map((wish, answers) => {
    const before = moment.sandbox.events.length;
    moment.do(wish);
    const facts = moment.sandbox.events.slice(before).map((event) => ({ event, told: '' }));
    return { answers, facts } as unknown as ToldStep;
  });
}

const RAID = ['deploy b-25-mitchell', 'equip', 'raid south:b-25-mitchell c5 toward south', 'pass'];

/** A bomber destroys the infantry on c5 at once; then this happens in the same phase, and it wounds somebody. */
function afterRaid(hand: readonly string[], wishes: readonly string[]) {
  const units = [north('light-infantry', 'c5'), north('heavy-infantry', 'f5')];
  const south = { ap: 20, hand: ['b-25-mitchell', ...hand] };
  const natural = { d3: 'forest', f5: 'forest' };
  const moment = new Moment(units, { edition: 'tactics', phase: 'deployment', natural, south }, [6]);
  const attacks = attacksOf(toldBy(moment, [...RAID, ...wishes]));
  moment.sandbox.end();
  expect(moment.sandbox.events.filter((e) => e.type === 'wounded')).toHaveLength(2);
  return attacks.map(({ result, wounds, destroyed }) => [result, wounds, destroyed]);
}

const BOMBED = [['hit', [{ unit: 0, amount: 3 }], [0]]];

it('a card that burns after an attack wounds nobody for it', () => {
  expect(afterRaid(['fire'], ['play fire f5'])).toEqual(BOMBED);
});

it('nor does the ground on which somebody lands', () => {
  expect(afterRaid(['airborne-infantry', 'light-infantry'], ['drop airborne-infantry d3', 'equip'])).toEqual(BOMBED);
});
