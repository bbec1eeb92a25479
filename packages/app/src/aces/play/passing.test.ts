import { describe, expect, it } from 'vitest';
import { acesPlay as t } from '../../i18n/en/aces-play';
import { deskOf, Moment } from './desk.fixture';
import { endAlone } from './passing';
import { pictureOf } from './picture';

const sherman = { seat: 'usa', unit: 'sherman', at: '2,4' };
const near = { seat: 'germany-1', unit: 'tiger', at: '3,4' };
const far = { seat: 'germany-1', unit: 'tiger', at: '8,8' };

/** What goes by itself in this moment of the United States. */
function alone(phase: string, units: readonly object[]): string | null {
  const { match } = new Moment(units, { turn: { seat: 'usa', phase, round: 3 } }).sandbox;
  const { question, view } = deskOf(match, 0);
  if (question === null) throw new Error('Nobody is asked.');
  return endAlone(question, view)?.join(' ') ?? null;
}

describe('a phase that ends by itself', () => {
  it('is a movement in which everybody has moved', () => {
    expect(alone('move', [sherman, far])).toBeNull();
    expect(alone('move', [{ ...sherman, moved: true }, far])).toBe('end');
  });

  it('is a declaration of attacks if nobody can attack', () => {
    expect(alone('declare', [sherman, near])).toBeNull();
    expect(alone('declare', [sherman, far])).toBe('end');
  });

  it('is not one in which attacks were declared: dice come next', () => {
    const { sandbox } = new Moment([sherman, near], { turn: { seat: 'usa', phase: 'declare', round: 3 } });
    sandbox.do('attack 2,4 3,4');
    const { question, view } = deskOf(sandbox.match, 0);
    expect(question?.options).toEqual([['end']]);
    expect(question === null ? null : endAlone(question, view)).toBeNull();
  });

  it('is never the last of the turn, which says that nothing is left', () => {
    expect(alone('money', [sherman, far])).toBeNull();
    const { match } = new Moment([sherman, far], { turn: { seat: 'usa', phase: 'money', round: 3 } }).sandbox;
    expect(pictureOf(deskOf(match, 0)).prompt).toBe(t.prompt.moneyIdle(t.coins(0)));
  });
});
