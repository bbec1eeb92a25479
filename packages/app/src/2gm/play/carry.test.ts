import { describe, expect, it } from 'vitest';
import { Moment, north, south } from '../react/moment.fixture';
import { type Carrying, endAlone } from './carry';

const ALONE: Carrying = { on: true, watched: false, acted: -1, ended: false };
const WATCHED: Carrying = { ...ALONE, watched: true };
/** Far from each other: nobody has a target. */
const far = [south('light-infantry', 'a1'), north('light-infantry', 'h6')];

/** What goes by itself for the south in this phase, with these units and this hand. */
function ended(phase: string, carrying: Carrying, more: object = {}, units: readonly object[] = far) {
  const { question, view } = new Moment(units, { phase, ...more }).desk(0);
  if (question === null) throw new Error('Nobody is asked.');
  return endAlone(question, view, 0, carrying);
}

describe('phases in which nothing can be done', () => {
  it.each(['deployment', 'shooting'])('end by themselves: %s', (phase) => {
    expect(ended(phase, ALONE)).toEqual(['end']);
    expect(ended(phase, { ...ALONE, on: false })).toBeNull();
  });

  it('wait where something can be done', () => {
    expect(ended('movement', ALONE)).toBeNull();
    expect(ended('deployment', ALONE, { south: { hand: ['light-infantry'], ap: 5 } })).toBeNull();
    expect(ended('shooting', ALONE, {}, [south('light-infantry', 'c3'), north('light-infantry', 'c4')])).toBeNull();
  });

  it('wait at the end of a turn in which something was done last, and where something was taken back', () => {
    const { turn } = new Moment(far, { phase: 'deployment' }).desk(0).view.table;
    const done = { ...ALONE, acted: turn };
    expect(ended('deployment', done)).toEqual(['end']);
    expect(ended('shooting', done)).toBeNull();
    expect(ended('shooting', { ...done, ended: true })).toEqual(['end']);
    expect(ended('shooting', { ...done, acted: turn - 1 })).toEqual(['end']);
    expect(ended('deployment', { ...ALONE, acted: null })).toBeNull();
  });

  it('tell nobody else at the table what a hand holds', () => {
    const hands = [['m26-pershing'], ['light-infantry'], ['fuel']];
    for (const phase of ['movement', 'deployment', 'shooting']) {
      const answers = hands.map((hand) => ended(phase, WATCHED, { south: { hand, ap: 5 } }));
      expect(answers, phase).toEqual([null, null, null]);
    }
    // what everybody can see
    expect(ended('shooting', WATCHED)).toEqual(['end']);
    expect(ended('shooting', WATCHED, { options: { night: true } })).toBeNull();
  });
});
