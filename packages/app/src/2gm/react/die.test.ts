import { gmGame } from '@sandtable/2gm';
import { DIE, ManualDice, Match, type Option, unpackFact } from '@sandtable/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { gmReact as t } from '../../i18n/en/gm-react';
import { loadReader } from '../../i18n/load-reader';
import { dieWords } from './die';
import { Moment, north, south } from './moment.fixture';

interface RollFrame {
  readonly seat: number;
  readonly sides: number;
  readonly rule: string;
  readonly purpose: string;
}

/** What is asked of somebody with real dice after this wish and these faces. */
function wanted(moment: Moment, wish: string, faces: readonly number[] = []): string {
  const match = new Match(gmGame.rules, gmGame.rules.clone(moment.sandbox.state), { dice: new ManualDice() });
  const option = match.decision()?.options.find((o) => gmGame.wishOf(match.state, moment.sandbox.seat, o) === wish);
  const answers: Option[] = [option ?? ['nothing'], ...faces.map((face): Option => ['face', face])];
  for (const answer of answers) {
    const done = match.submit(match.waiting()[0] ?? -1, answer);
    if (!done.ok) throw new Error(done.message);
  }
  const die = match.decision();
  if (die?.kind !== DIE) throw new Error(`No die is asked for, but ${die?.kind}.`);
  const { seat, sides, rule, purpose } = match.state.stack.at(-1) as unknown as RollFrame;
  return dieWords(gmGame.rules.view(match.state, 0), 0, { seat, sides, rule, purpose: unpackFact(purpose) }, t);
}

beforeAll(() => loadReader('2gm', 'en'));

describe('what a die is for', () => {
  it('an attack: who, whom, with what, and both numbers', () => {
    const moment = new Moment([south('m4-sherman', 'c3'), north('panzer-iv', 'c5')]);
    expect(wanted(moment, 'shoot c3 c5')).toBe(
      'Your M4 Sherman on c3 attacks the enemy’s Panzer IV on c5 with the main weapon: 5+ hits, 9+ is critical',
    );
  });

  it('the shielding of who was hit', () => {
    const moment = new Moment([south('m4-sherman', 'c3'), north('panzer-iv', 'c5')], { options: { shielding: true } });
    expect(wanted(moment, 'shoot c3 c5', [6])).toMatch(/^the shielding of Panzer IV on c5: \d or less saves it$/);
  });

  it('whatever else: the words of the engine', () => {
    const { view } = new Moment([south('m4-sherman', 'c3')]).desk(0);
    const roll = { seat: 0, sides: 10, rule: '2GM-WEATHER-01', purpose: { key: 'recorded.weather', args: [] } };
    expect(dieWords(view, 0, roll, t)).toBe('the weather');
  });
});
