import { gmGame } from '@sandtable/2gm';
import type { Viewer } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { Moment, north, south } from '../react/moment.fixture';
import { hidesFrom } from './hand-over';

const units = [south('light-infantry', 'c1'), north('light-infantry', 'c6')];

function hides(moment: Moment, one: Viewer, other: Viewer): boolean {
  const view = (who: Viewer) => gmGame.rules.view(moment.sandbox.state, who);
  return hidesFrom(view(one), view(other));
}

describe('what is hidden', () => {
  it('is a hand, from the other player and from a spectator', () => {
    const moment = new Moment(units, { south: { hand: ['impact'] } });
    expect([hides(moment, 0, 1), hides(moment, 1, 0), hides(moment, 0, 'spectator')]).toEqual([true, true, true]);
  });

  it('is nothing with empty hands by day', () => {
    expect([hides(new Moment(units), 0, 1), hides(new Moment(units), 1, 0)]).toEqual([false, false]);
  });

  it('is what lies face down at night', () => {
    const dark = [south('light-infantry', 'c1', { faceDown: true }), north('light-infantry', 'c6')];
    const moment = new Moment(dark, { options: { night: true } });
    expect([hides(moment, 0, 1), hides(moment, 1, 0)]).toEqual([true, true]);
  });

  it('is the hand of a partner too, but not what lies face down for the whole team', () => {
    const setup = gmGame.rules.parseSetup({
      edition: 'tactics',
      seats: [
        { nation: 'uk', deck: 'uk-starter' },
        { nation: 'germany', deck: 'germany-starter' },
        { nation: 'ussr', deck: 'ussr-starter' },
      ],
      options: { teamPoints: 'fullEach' },
    });
    if (!setup.ok) throw new Error(setup.problems[0]?.message);
    const state = gmGame.rules.init(setup.value, [1, 2, 3, 4]);
    for (const seat of state.seats) seat.hand = seat.deck.splice(0, 2);
    const view = (who: Viewer) => gmGame.rules.view(state, who);
    expect(hidesFrom(view(0), view(2))).toBe(true);
    for (const seat of state.seats) seat.hand = [];
    expect(hidesFrom(view(0), view(2))).toBe(false);
  });
});
