import { acesGame } from '@sandtable/aces';
import type { AcesView } from '@sandtable/aces/table';
import type { Occupant } from '@sandtable/host';
import { Match, type Viewer } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { eyesOn, type Watch } from '../../play/eyes';
import { german, Moment, usa } from './desk.fixture';
import { hidesFrom, isAmongEnemies, isHidden, veiled } from './hand-over';

const ANN: Occupant = { by: 'person', name: 'Ann' };
const BEN: Occupant = { by: 'person', name: 'Ben' };

const usual = acesGame.defaultSetup('aces', ['person', 'person']);
/** Extra units are picked in secret (AA-RULING-106). */
const experienced: typeof usual = { ...usual, options: { ...usual.options, sets: '1+4' } };
const secret = Match.start(acesGame.rules, experienced, 'hand-over');
for (
  let seat = secret.waiting()[0];
  seat !== undefined && secret.decision()?.kind === 'pick';
  seat = secret.waiting()[0]
) {
  secret.submit(seat, secret.decision(seat)?.options[0] ?? ['none']);
}
const open = new Moment([usa('infantry', '2,4'), german('tiger', '4,4')]).sandbox.match;

function watch(match: typeof open, more: Partial<Watch<AcesView>>): Watch<AcesView> {
  return {
    seats: [ANN, BEN],
    asked: [1],
    viewer: 0,
    always: false,
    hides: hidesFrom,
    together: () => false,
    viewOf: (who: Viewer) => acesGame.rules.view(match.state, who),
    ...more,
  };
}

describe('what is hidden', () => {
  it('is whatever one sees and the other does not: extra units, nothing on the open table', () => {
    const view = (match: typeof open, who: Viewer) => acesGame.rules.view(match.state, who);
    expect(hidesFrom(view(secret, 0), view(secret, 1))).toBe(true);
    expect(hidesFrom(view(open, 0), view(open, 1))).toBe(false);
  });

  it('is the launcher, to the Allies', () => {
    const v2 = { tokens: ['7,7', '8,8'], launcher: '7,7', controller: 'germany-1' };
    const units = [usa('infantry', '2,4'), german('tiger', '4,4')];
    const seats = { 'germany-1': {}, usa: {}, 'germany-2': {}, 'soviet-union': {} };
    const { state } = new Moment(units, { v2, seats, options: { mission: 'v2' } }).sandbox;
    const view = (who: Viewer) => acesGame.rules.view(state, who);
    // nothing of it is on a screen that both share, so nothing has to be covered
    expect(hidesFrom(view(0), view(1))).toBe(false);
    expect(view(0).table.launcher).toBe(0);
    expect(isHidden(view(0))).toBe(true);
    expect(veiled(view(0)).table.launcher).toBe(view(1).table.launcher);
    expect(isHidden(view(1))).toBe(false);
    const people = [{ seats: [0, 2] }, { seats: [1, 3] }];
    expect(isAmongEnemies(view(0), 0, people)).toBe(true);
    expect(isAmongEnemies(view('spectator'), -1, people)).toBe(false);
    expect(isAmongEnemies(view(0), 0, [{ seats: [0] }, { seats: [2] }])).toBe(false);
    expect(isAmongEnemies(view(0), 0, [{ seats: [0, 1, 2, 3] }])).toBe(false);
  });
});

describe('whose eyes', () => {
  it('stay while the viewer is asked', () => {
    expect(eyesOn(watch(secret, { asked: [0, 1] }))).toEqual({ kind: 'stay' });
    expect(eyesOn(watch(secret, { asked: [] }))).toEqual({ kind: 'stay' });
  });

  it('are covered where a secret would change hands, and at the start', () => {
    expect(eyesOn(watch(secret, {}))).toEqual({ kind: 'cover', seat: 1 });
    expect(eyesOn(watch(secret, { viewer: 'spectator', asked: [0, 1] }))).toEqual({ kind: 'cover', seat: 0 });
  });

  it('turn by themselves on an open table, unless the table wants the cover always', () => {
    expect(eyesOn(watch(open, {}))).toEqual({ kind: 'turn', seat: 1 });
    expect(eyesOn(watch(open, { always: true }))).toEqual({ kind: 'cover', seat: 1 });
  });

  it('turn by themselves among partners, who share what they see, unless the cover is wanted always', () => {
    expect(eyesOn(watch(secret, { together: () => true }))).toEqual({ kind: 'turn', seat: 1 });
    expect(eyesOn(watch(secret, { together: () => true, always: true }))).toEqual({ kind: 'cover', seat: 1 });
    expect(eyesOn(watch(secret, { viewer: 'spectator', together: () => true }))).toEqual({ kind: 'cover', seat: 1 });
  });

  it('never hand over to the same person', () => {
    expect(eyesOn(watch(secret, { seats: [ANN, ANN], always: true }))).toEqual({ kind: 'turn', seat: 1 });
    expect(
      eyesOn(watch(secret, { seats: [ANN, { by: 'opponent', name: 'rulebook' }], viewer: 1, asked: [0] })),
    ).toEqual({
      kind: 'turn',
      seat: 0,
    });
  });
});
