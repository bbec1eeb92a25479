import { expect, it } from 'vitest';
import { acesDigest } from '../../i18n/en/aces-digest';
import { acesPlay } from '../../i18n/en/aces-play';
import { board } from '../../i18n/en/board';
import { whole } from '../../i18n/whole.fixture';
import { allEvents, eventsOf } from '../../log/step';
import { playMatch } from './match.fixture';
import { acesRecord } from './parts';

const parts = acesRecord({ t: { ...whole, acesPlay, acesDigest, board } });

it('sums up what the enemy has destroyed, damaged, tried in vain, taken, moved and bought before each own turn', () => {
  const match = playMatch('course', { automaRolls: true });
  const starts = match.steps.filter((step) =>
    eventsOf(step).some((e) => e.type === 'turn' && 'seat' in e && e.seat === 0),
  );
  const told = starts.slice(1).map(({ answers }) => {
    const steps = match.steps.filter((step) => step.answers <= answers);
    const found = parts.digest(steps, match.viewAt(answers), 0);
    expect(found?.answers).toBe(answers);
    return found?.text ?? '';
  });
  const names = (pattern: RegExp): number => told.filter((text) => pattern.test(text)).length;
  for (const text of told) expect(text).toMatch(/^Enemy’s turn: .*\.$/);
  const losses = allEvents(match.steps).filter((e) => e.type === 'destroyed').length;
  expect(losses).toBeGreaterThan(0);
  expect(names(/: lost \w+.* on \d+,\d+/)).toBeGreaterThan(0);
  expect(names(/damaged .* \(−\d\)/)).toBeGreaterThan(0);
  expect(names(/factor(y|ies) taken on \d+,\d+/)).toBeGreaterThan(0);
  expect(names(/bought /)).toBeGreaterThan(0);
  expect(names(/moved \d+ units?/)).toBeGreaterThan(0);
  expect(names(/ on \d+,\d+ attacked in vain/)).toBeGreaterThan(0);
});
