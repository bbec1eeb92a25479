import type { Trace } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { eventsOf, type ToldStep } from '../../log/step';
import { filmMarks } from './film-marks';
import { playMatch } from './match.fixture';

const match = playMatch('records');

const shots = match.steps.map((step) => ({ ...step, trace: match.traceAt(step.answers) }));
type Shot = ToldStep & { readonly trace: Trace | null };

function first(fits: (shot: Shot) => boolean): Shot {
  const found = shots.find(fits);
  if (found === undefined) throw new Error('The match has no such step.');
  return found;
}

function marks(shot: Shot) {
  const { trace, answers } = shot;
  const before = match.viewAt(answers - 1).table;
  return filmMarks({ step: shot, trace, before, after: match.viewAt(answers).table });
}

describe('filmMarks', () => {
  it('draws the way from where the unit stood to where it stands', () => {
    const step = first(({ facts }) => facts.length > 1 && facts.every(({ event }) => event.type === 'moved'));
    const { glide, lastMove } = marks(step);
    const unit = glide?.unit ?? -1;
    expect(lastMove?.[0]).toBe(match.viewAt(step.answers - 1).table.units[unit]?.at);
    expect(lastMove?.at(-1)).toBe(match.viewAt(step.answers).table.units[unit]?.at);
    expect(lastMove).toHaveLength(step.facts.length + 1);
    // the wish says where it stood, if the table before is not at hand
    const { trace, answers } = step;
    expect(filmMarks({ step, trace, before: null, after: match.viewAt(answers).table })).toMatchObject({ lastMove });
  });

  it('puts the chosen hex first among those it weighed, each once', () => {
    const step = first(({ trace }) => trace?.choice.option[0] === 'act' && trace.thought.candidates.length > 5);
    const { candidates = [] } = marks(step);
    expect(candidates[0]).toEqual({ hex: step.trace?.choice.option[2], rank: 1 });
    expect(new Set(candidates.map((c) => c.hex)).size).toBe(candidates.length);
  });

  it('shows an attack on a unit that did not survive it', () => {
    const step = first(
      ({ trace, facts }) =>
        trace?.choice.option[0] === 'attack' && facts.some(({ event }) => event.type === 'destroyed'),
    );
    const before = match.viewAt(step.answers - 1).table;
    const [, attacker, target] = step.trace?.choice.option ?? [];
    const { arrows, hits } = marks(step);
    expect(arrows).toEqual([
      { from: before.units[Number(attacker)]?.at, to: before.units[Number(target)]?.at, kind: 'attack' },
    ]);
    expect(hits?.some((hit) => hit.destroyed)).toBe(true);
  });

  it('flashes every damaged unit where it stood', () => {
    const step = first(({ facts }) => facts.some(({ event }) => event.type === 'damaged'));
    const before = match.viewAt(step.answers - 1).table;
    const damaged = (eventsOf(step) as unknown as readonly { type: string; unit: number }[]).filter(
      (e) => e.type === 'damaged',
    );
    const labelled = marks(step).hits?.filter((hit) => hit.label !== undefined);
    expect(labelled?.map((hit) => hit.hex)).toEqual(damaged.map((e) => before.units[e.unit]?.at));
  });

  it('flashes a unit that several attacks have hurt once, with all of it', () => {
    const { table } = match.view;
    const unit = table.units.findIndex((u) => u.at >= 0);
    const hurt = (amount: number) => ({ event: { type: 'damaged', rule: 'AA-DAMAGE-01', unit, amount }, text: '' });
    const step = { answers: 7, facts: [hurt(1), hurt(2)] } as unknown as ToldStep;
    const { hits } = filmMarks({ step, trace: null, before: null, after: table });
    expect(hits).toEqual([{ hex: table.units[unit]?.at, key: `7.${unit}`, label: '−3' }]);
  });
});
