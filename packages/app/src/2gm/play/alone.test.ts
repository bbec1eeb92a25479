import { expect, it } from 'vitest';
import { Moment, north, south } from '../react/moment.fixture';
import { answerAlone } from './alone';

const HABITS = { mode: 'empty', pledged: false, watched: false, on: true, acted: -1, ended: false } as const;

function alone(moment: Moment, seat: number, habits: object = {}) {
  const { question, view } = moment.desk(seat);
  if (question === null) throw new Error('Nobody is asked.');
  return answerAlone(question, view, seat, { ...HABITS, ...habits });
}

const far = [south('light-infantry', 'a1'), north('light-infantry', 'h6')];
const near = [south('light-infantry', 'c3'), north('light-infantry', 'c4')];

it('passes, gives the only answer and ends a phase in which nothing can be done', () => {
  const hit = new Moment(near, { north: { hand: ['fuel'] } }, [7]).do('shoot c3 c4');
  expect(alone(hit, 1)).toEqual(['pass']);
  expect(alone(hit, 1, { mode: 'ask' })).toBeNull();

  const carrier = new Moment([], { phase: 'deployment', south: { hand: ['m3-scout', 'fuel'], ap: 5 } });
  carrier.do('deploy m3-scout c1', 'equip');
  expect(alone(carrier, 0)).not.toBeNull();
  expect(alone(carrier, 0, { watched: true })).toBeNull();

  expect(alone(new Moment(far, { phase: 'shooting' }), 0)).toEqual(['end']);
  expect(alone(new Moment(far, { phase: 'shooting' }), 0, { on: false })).toBeNull();
});

it('at night nobody learns from an answer that comes at once what lies face down', () => {
  const coming = (night: boolean) => {
    const moment = new Moment([], {
      phase: 'deployment',
      options: { night },
      south: { hand: ['light-infantry'], ap: 1 },
    });
    return moment.do('deploy light-infantry c1');
  };
  // nothing can be paid: one answer is left
  expect(coming(true).desk(0).question).toMatchObject({ kind: 'equip', options: [['equip', 0]] });
  expect(alone(coming(true), 0)).toEqual(['equip', 0]);
  expect(alone(coming(true), 0, { watched: true })).toBeNull();
  expect(alone(coming(false), 0, { watched: true })).toEqual(['equip', 0]);
  // neither a phase nor a moment for cards goes by while somebody watches
  for (const phase of ['movement', 'deployment', 'shooting']) {
    const dark = new Moment(far, { phase, options: { night: true } });
    expect(alone(dark, 0, { watched: true }), phase).toBeNull();
  }
});

it('asks where there is something to choose', () => {
  expect(alone(new Moment(near, { phase: 'shooting' }), 0)).toBeNull();
});
