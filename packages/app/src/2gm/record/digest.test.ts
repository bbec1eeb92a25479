import { expect, it } from 'vitest';
import { whole as en } from '../../i18n/whole.fixture';
import { eventsOf } from '../../log/step';
import { Moment, north, south } from '../react/moment.fixture';
import { digestOf } from './digest';
import { playMatch } from './match.fixture';
import { gmRecord } from './parts';

/** What the north reads of a turn of the south. */
function digest(moment: Moment): string {
  const { events, match } = moment.sandbox;
  return digestOf({ events, answers: 0 }, match.rules.view(match.state, 1).table, 1, en);
}

it('says what was lost, then what was wounded, with where it stands', () => {
  const units = [
    south('m4a2', 'c3'),
    south('m4a2', 'e3'),
    north('light-infantry', 'c4'),
    north('heavy-infantry', 'e4'),
  ];
  const moment = new Moment(units, {}, [10, 5]).do('shoot c3 c4', 'shoot e3 e4');
  expect(digest(moment)).toBe('Enemy’s turn: lost Light Infantry on c4; wounded Heavy Infantry on e4 (−2).');
});

it('says which rows of the field hung on whom was lost', () => {
  const chain = [north('light-infantry', 'h6'), north('light-infantry', 'c5'), north('heavy-infantry', 'e4')];
  const shot = (units: readonly object[]) =>
    digest(new Moment([south('m4a2', 'c3'), ...units], {}, [10]).do('shoot c3 c5'));
  expect(shot(chain)).toBe('Enemy’s turn: lost Light Infantry on c5; row 4 is cut off.');
  expect(shot([...chain, north('light-infantry', 'g3')])).toBe(
    'Enemy’s turn: lost Light Infantry on c5; rows 4 and 3 are cut off.',
  );
  // it was no part of the Supply Line before, or is one still
  expect(shot(chain.slice(1))).toBe('Enemy’s turn: lost Light Infantry on c5.');
  expect(shot([...chain, north('light-infantry', 'g5')])).toBe('Enemy’s turn: lost Light Infantry on c5.');
});

it('cuts no row off whom ships supply', () => {
  const units = [
    south('m4a2', 'c3'),
    north('light-infantry', 'h6'),
    north('light-infantry', 'c5'),
    north('heavy-infantry', 'e4'),
  ];
  const moment = new Moment(units, { scenario: { id: 'landing', north: { supplyRows: 1 } } }, [10]).do('shoot c3 c5');
  expect(digest(moment)).toBe('Enemy’s turn: lost Light Infantry on c5.');
});

it('says what the HQ has left, and what came in', () => {
  const more = { phase: 'deployment', south: { ap: 9, hand: ['m4a2'] } };
  const units = [south('m4a2', 'd6'), north('light-infantry', 'h6')];
  const moment = new Moment(units, more, [8]).do('deploy m4a2 c1', 'equip', 'end', 'shoot d6 north');
  expect(digest(moment)).toMatch(/^Enemy’s turn: HQ −\d+, \d+ HP left; deployed M4A2 on c1\.$/);
});

it('says what was tried in vain, and how many moved', () => {
  const units = [south('m4a2', 'c3'), south('light-infantry', 'b1'), north('light-infantry', 'c5')];
  const moment = new Moment(units, { phase: 'movement' }, [1]).do('move b1 b2', 'end', 'end', 'shoot c3 c5');
  expect(digest(moment)).toBe('Enemy’s turn: no hits; shot at Light Infantry without effect; moved 1 unit.');
});

it('says who is pressed down and still stands, and which cards were played', () => {
  const units = [south('m4a2', 'c3'), south('m4a2', 'd4'), north('light-infantry', 'c5')];
  const more = { phase: 'deployment', south: { ap: 2, hand: ['sabotage'] } };
  const shots = ['play sabotage north', 'end', 'shoot c3 c5', 'shoot d4 c5'];
  expect(digest(new Moment(units, more, [1, 1]).do(...shots))).toBe(
    'Enemy’s turn: no hits; suppressed Light Infantry on c5; shot at Light Infantry without effect; played Sabotage.',
  );
  expect(digest(new Moment(units, more, [1, 10]).do(...shots))).toBe(
    'Enemy’s turn: lost Light Infantry on c5; shot at Light Infantry without effect; played Sabotage.',
  );
});

it('says that nothing was hit', () => {
  const moment = new Moment([south('m4a2', 'c3'), north('light-infantry', 'c6')], {}, []).do('end');
  expect(digest(moment)).toBe('Enemy’s turn: no hits.');
});

it('finds the turns of opponents in a whole match, each with what it destroyed', () => {
  const match = playMatch('tactics', 'digest');
  const parts = gmRecord({ t: en });
  const starts = match.steps.filter((step) =>
    eventsOf(step).some((e) => e.type === 'turn' && 'seat' in e && e.seat === 0),
  );
  let named = 0;
  for (const { answers } of starts.slice(1)) {
    const steps = match.steps.filter((step) => step.answers <= answers);
    const found = parts.digest(steps, match.viewAt(answers), 0);
    expect(found?.answers).toBe(answers);
    if (/lost|wounded|HQ −/.test(found?.text ?? '')) named++;
  }
  expect(starts.length).toBeGreaterThan(4);
  expect(named).toBeGreaterThan(1);
});
