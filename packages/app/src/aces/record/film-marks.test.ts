import { describe, expect, it } from 'vitest';
import type { ToldStep } from '../../log/step';
import { filmMarks } from './film-marks';
import { playMatch } from './match.fixture';

const match = playMatch('records');

function first(fits: (step: ToldStep) => boolean): ToldStep {
  const found = match.steps.find(fits);
  if (found === undefined) throw new Error('The match has no such step.');
  return found;
}

function marks(step: ToldStep) {
  return filmMarks(step, match.viewAt(step.answers - 1).table, match.viewAt(step.answers).table);
}

describe('filmMarks', () => {
  it('draws the way from where the unit stood to where it stands', () => {
    const step = first(({ events }) => events.length > 1 && events.every((event) => event.type === 'moved'));
    const { glide, lastMove } = marks(step);
    const unit = glide?.unit ?? -1;
    expect(lastMove?.[0]).toBe(match.viewAt(step.answers - 1).table.units[unit]?.at);
    expect(lastMove?.at(-1)).toBe(match.viewAt(step.answers).table.units[unit]?.at);
    expect(lastMove).toHaveLength(step.events.length + 1);
  });

  it('puts the chosen hex first among those it weighed, each once', () => {
    const step = first(({ thought, choice }) => choice?.option[0] === 'act' && (thought?.candidates.length ?? 0) > 5);
    const { candidates = [] } = marks(step);
    expect(candidates[0]).toEqual({ hex: step.choice?.option[2], rank: 1 });
    expect(new Set(candidates.map((c) => c.hex)).size).toBe(candidates.length);
  });

  it('shows an attack on a unit that did not survive it', () => {
    const step = first(
      ({ choice, events }) => choice?.option[0] === 'attack' && events.some((event) => event.type === 'destroyed'),
    );
    const before = match.viewAt(step.answers - 1).table;
    const [, attacker, target] = step.choice?.option ?? [];
    const { arrows, hits } = marks(step);
    expect(arrows).toEqual([
      { from: before.units[Number(attacker)]?.at, to: before.units[Number(target)]?.at, kind: 'attack' },
    ]);
    expect(hits?.some((hit) => hit.destroyed)).toBe(true);
  });

  it('flashes every damaged unit where it stood', () => {
    const step = first(({ events }) => events.some((event) => event.type === 'damaged'));
    const before = match.viewAt(step.answers - 1).table;
    const damaged = (step.events as unknown as readonly { type: string; unit: number }[]).filter(
      (e) => e.type === 'damaged',
    );
    const labelled = marks(step).hits?.filter((hit) => hit.label !== undefined);
    expect(labelled?.map((hit) => hit.hex)).toEqual(damaged.map((e) => before.units[e.unit]?.at));
  });
});
