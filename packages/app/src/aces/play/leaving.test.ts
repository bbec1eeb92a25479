import { acesGame } from '@sandtable/aces';
import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Left } from './desk';
import { deskOf, german, Moment, usa } from './desk.fixture';
import { leftAnswer, leftBy } from './leaving';
import { pictureOf } from './picture';

const FOUR = acesGame.defaultSetup('aces', ['person', 'person', 'person', 'person']);
const V2 = { ...FOUR, options: { ...FOUR.options, mission: 'v2' as const } };

describe('what is left to the table', () => {
  it('stays left while others who place in turns leave theirs, or take theirs back', () => {
    const leaving = { what: 'set-up' as const, mover: -1 };
    const both = leftBy(leftBy(new Map(), 0, leaving), 2, leaving);
    expect([...both.keys()]).toEqual([0, 2]);
    expect([...leftBy(both, 2, null).keys()]).toEqual([0]);
    expect(leftBy(both, 0, { what: 'army', mover: -1 }).get(0)?.what).toBe('army');
  });

  it('places everything of everybody, tokens and launcher too: over sixty answers without a click', () => {
    const match = Match.start(acesGame.rules, V2, 'rocket');
    let [given, asked] = [0, 0];
    const counted: string[] = [];
    for (let n = 0; n < 400 && match.state.phase === 'setup'; n++) {
      const [seat = 0] = match.waiting();
      const { view, question } = deskOf(match, seat);
      if (question === null) break;
      if (question.kind === 'lay') counted.push(pictureOf(deskOf(match, seat)).prompt);
      const leaving = { what: 'set-up' as const, mover: -1 };
      const left = leftAnswer(leaving, question, view, (among) => n % among);
      if (left === null) asked++;
      else given++;
      expect(match.submit(seat, left ?? question.options[0] ?? ['none'])).toMatchObject({ ok: true });
    }
    expect(match.state.phase).not.toBe('setup');
    expect(given).toBeGreaterThan(40);
    // who lays them by hand is told how many are still to come, and what for
    expect(counted).toHaveLength(13);
    expect(counted[0]).toContain('13 are left. One of them will hide the launcher.');
    expect(counted.at(-1)).toContain('the last grey token');
    // armies on tokens, and who controls the V2, are for people to say
    expect(asked).toBeLessThan(given);
  });

  it('shares the factories of a team out evenly (AA-BULGE-03)', () => {
    const setup = { ...FOUR, map: 'winter' as const, options: { ...FOUR.options, mission: 'bulge' as const } };
    const match = Match.start(acesGame.rules, setup, 'shares');
    for (let n = 0; n < 400 && match.state.phase === 'setup'; n++) {
      const [seat = 0] = match.waiting();
      const { view, question } = deskOf(match, seat);
      if (question === null) break;
      const left = leftAnswer({ what: 'shares', mover: -1 }, question, view, () => 0);
      expect(left !== null).toBe(question.kind === 'divide');
      match.submit(seat, left ?? question.options[0] ?? ['none']);
    }
    const held = FOUR.seats.map((_, seat) => match.state.owners.filter((owner) => owner === seat).length);
    expect(Math.min(...held)).toBeGreaterThan(0);
    expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
  });

  it('is one army or one move, and nothing else', () => {
    const moment = new Moment([usa('infantry', '2,4'), german('tiger', '4,4')]);
    moment.sandbox.do('step 2,4 3,4');
    const { view, question } = moment.desk();
    const answer = (what: Left, mover: number) =>
      question === null ? null : leftAnswer({ what, mover }, question, view, () => 0);
    expect(answer('passing', 0)).toEqual(['pass']);
    expect(answer('passing', 1)).toBeNull();
    expect(answer('set-up', 0)).toBeNull();
  });
});
