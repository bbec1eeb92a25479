import { gmReader } from '@sandtable/2gm/reading';
import type { GmEvent } from '@sandtable/2gm/table';
import { en as gmEnglish } from '@sandtable/2gm/words/en';
import type { Trace } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { whyOf } from '../../film/why';
import { whole as en } from '../../i18n/whole.fixture';
import { eventsOf, type ToldStep } from '../../log/step';
import { hqSpot } from '../board/spots';
import { filmMarks } from './film-marks';
import { playMatch } from './match.fixture';
import { gmRecord } from './parts';

const told = gmRecord({ t: en });
const tactics = playMatch('tactics', 'film', { maxTurns: 20 });
const pacific = playMatch('pacific', 'film');

type Match = typeof tactics;
type Shot = ToldStep & { readonly trace: Trace | null };

function shotsOf(match: Match): Shot[] {
  return match.steps.map((step) => ({ ...step, trace: match.traceAt(step.answers) }));
}

const shots = new Map([
  [tactics, shotsOf(tactics)],
  [pacific, shotsOf(pacific)],
]);

function first(match: Match, fits: (shot: Shot) => boolean): Shot {
  const found = shots.get(match)?.find(fits);
  if (found === undefined) throw new Error('The match has no such step.');
  return found;
}

function has(shot: Shot, type: GmEvent['type']): boolean {
  return eventsOf(shot).some((e) => e.type === type);
}

function marks(match: Match, shot: Shot) {
  const { trace, answers } = shot;
  return filmMarks({ step: shot, trace, before: match.viewAt(answers - 1), after: match.viewAt(answers) });
}

function event<T extends GmEvent['type']>(shot: Shot, type: T): GmEvent & { readonly type: T } {
  const found = (eventsOf(shot) as readonly GmEvent[]).find(
    (e): e is GmEvent & { readonly type: T } => e.type === type,
  );
  if (found === undefined) throw new Error(`Nothing of the kind ${type} happened.`);
  return found;
}

describe('filmMarks', () => {
  it('draws the way from where the unit stood to where it stands', () => {
    const shot = first(pacific, (s) => has(s, 'moved') && s.facts.length === 1);
    const { glide, lastMove } = marks(pacific, shot);
    const unit = glide?.unit ?? -1;
    expect(lastMove?.[0]).toBe(pacific.viewAt(shot.answers - 1).table.units[unit]?.at);
    expect(lastMove?.at(-1)).toBe(pacific.viewAt(shot.answers).table.units[unit]?.at);
  });

  it('shows an attack on a unit that did not survive it', () => {
    const shot = first(
      pacific,
      (s) => s.trace?.choice.option[0] === 'shoot' && has(s, 'attack') && has(s, 'destroyed'),
    );
    const before = pacific.viewAt(shot.answers - 1).table;
    const { shooter, target } = event(shot, 'attack');
    const { arrows, hits } = marks(pacific, shot);
    expect(arrows).toEqual([{ from: before.units[shooter]?.at, to: before.units[target]?.at, kind: 'attack' }]);
    expect(hits).toContainEqual(expect.objectContaining({ spot: before.units[target]?.at, destroyed: true }));
  });

  it('shows what hits an HQ', () => {
    const shot = first(pacific, (s) => has(s, 'hq-hurt'));
    const { hq, amount } = event(shot, 'hq-hurt');
    expect(marks(pacific, shot).hits).toContainEqual(
      expect.objectContaining({ spot: hqSpot(hq), label: `−${amount}` }),
    );
  });

  it('shows an aircraft on its way', () => {
    const shot = first(pacific, (s) => has(s, 'raid'));
    const { arrows } = marks(pacific, shot);
    expect(arrows?.some((arrow) => arrow.kind === 'air')).toBe(true);
  });

  it('puts the chosen spot first among those it weighed, each once', () => {
    let weighed = 0;
    for (const shot of shots.get(tactics) ?? []) {
      if (shot.trace === null || !['move', 'shoot'].includes(String(shot.trace.choice.option[0]))) continue;
      const { candidates = [] } = marks(tactics, shot);
      expect(new Set(candidates.map((c) => c.spot)).size).toBe(candidates.length);
      if (candidates.length < 2) continue;
      weighed++;
      const [verb, , space, target] = shot.trace.choice.option;
      const before = tactics.viewAt(shot.answers - 1).table;
      const chosen = verb === 'move' ? space : before.units[Number(target)]?.at;
      expect(candidates[0]).toEqual({ spot: chosen, rank: 1 });
    }
    expect(weighed).toBeGreaterThan(5);
  });

  it('leaves the first number to a choice that has no place', () => {
    const shot = first(tactics, (s) => s.trace !== null && (marks(tactics, s).candidates ?? []).length > 1);
    const { trace } = shot;
    if (trace === null) throw new Error('Nobody thought.');
    const { candidates = [] } = marks(tactics, {
      ...shot,
      trace: { ...trace, choice: { ...trace.choice, option: ['end'] } },
    });
    expect(candidates.map(({ rank }) => rank)).toEqual(candidates.map((_, i) => i + 2));
  });
});

describe('why', () => {
  it.each([
    ['Tactics', tactics, /^It plays [A-Z ]+$/, 'SOLOT-STANCE-01'],
    ['Pacific', pacific, /^It plays (carefully|evenly|boldly) /, 'SOLOP-BEHAV-11'],
  ] as const)('of %s says what the opponent was up to and how it came about', (_name, match, text, rule) => {
    const backgrounds = (shots.get(match) ?? [])
      .filter((shot) => shot.answers > match.answers / 2)
      .flatMap((shot) => told.background(match.steps, shot) ?? []);
    expect(backgrounds.length).toBeGreaterThan(20);
    const reckoned = backgrounds.filter((b) => b.items.length > 0);
    expect(reckoned.some((b) => text.test(b.text) && b.items.some((item) => item.rule === rule))).toBe(true);
    for (const { items } of reckoned) {
      const numbers = items.map((item) => Number(item.value.replace('−', '-')));
      expect(numbers.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(numbers.at(-1));
    }
  });

  it('is that of the deciding seat, and of the turn it decided in', () => {
    for (const shot of shots.get(tactics) ?? []) {
      const background = told.background(tactics.steps, shot);
      if (background === null) continue;
      const moods = tactics.steps
        .filter((step) => step.answers < shot.answers)
        .flatMap((step) => eventsOf(step) as readonly GmEvent[])
        .filter((e) => e.type === 'behaviour' && e.seat === shot.seat);
      expect(background.text).toBe(`It plays ${(moods.at(-1) as { mood: string }).mood}`);
    }
  });

  it('has words and rules for every decision, and nothing for people', () => {
    for (const match of [tactics, pacific]) {
      for (const { trace } of shots.get(match) ?? []) {
        if (trace === null) continue;
        const why = whyOf(trace, gmReader(gmEnglish));
        expect(why.text).not.toBe('');
        expect(why.rules.length, why.text).toBeGreaterThan(0);
      }
    }
    const person = { ...first(tactics, (s) => s.answers > 50), by: null };
    expect(told.background(tactics.steps, person)).toBeNull();
  });
});
