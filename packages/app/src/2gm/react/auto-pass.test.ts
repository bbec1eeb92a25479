import type { Occupant } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../play/picture';
import { holds, isWatched, onlyAnswer, type Passing, passAlone } from './auto-pass';
import { Moment, north, south } from './moment.fixture';

const ANN: Occupant = { by: 'person', name: 'Ann' };
const BEN: Occupant = { by: 'person', name: 'Ben' };
const BOOK: Occupant = { by: 'opponent', name: 'rulebook' };

const ALONE: Passing = { mode: 'empty', watched: false, pledged: false };
const rifles = [south('light-infantry', 'c3'), north('light-infantry', 'c4')];

/** The question of the defender after the roll, with this hand. */
function asked(hand: readonly string[], more: object = {}) {
  const { question } = new Moment(rifles, { north: { hand }, ...more }, [7]).do('shoot c3 c4').desk(1);
  if (question === null) throw new Error('Nobody is asked.');
  return question;
}

describe('passing by itself', () => {
  it('where nothing but passing is offered, while nobody else is at the table', () => {
    const empty = asked(['fuel']);
    expect(passAlone(empty, ALONE)).toEqual(['pass']);
    expect(passAlone(empty, { ...ALONE, mode: 'ask' })).toBeNull();
    expect(passAlone(asked(['you-missed']), ALONE)).toBeNull();
  });

  it('never depends on the hand while somebody else could see it', () => {
    for (const mode of ['ask', 'empty'] as const)
      for (const pledged of [false, true]) {
        const passing = { mode, watched: true, pledged };
        const answers = [['fuel'], ['you-missed'], ['fortunate']].map((hand) => passAlone(asked(hand), passing));
        expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1);
      }
    expect(passAlone(asked(['you-missed']), { mode: 'ask', watched: true, pledged: true })).toEqual(['pass']);
  });

  it('a promise does not pass what lies open: smoke, fighters, reaction fire', () => {
    const smoke = { stats: { upgrades: [{ token: 'smoke-grenade', cost: 1 }] }, upgrades: ['smoke-grenade'] };
    const promise = { mode: 'ask', watched: true, pledged: true } as const;
    const covered = new Moment([south('light-infantry', 'c3'), north('light-infantry', 'c4', smoke)]).do('shoot c3 c4');
    const assault = new Moment([south('light-infantry', 'c3', { assaults: 'c4' }), north('light-infantry', 'c4')]);
    for (const { question } of [covered.desk(1), assault.do('resolve c3').desk(1)]) {
      if (question === null) throw new Error('Nobody is asked.');
      expect(passAlone(question, promise)).toBeNull();
    }
  });
});

const promptOfNow = (moment: Moment): string => pictureOf(moment.desk()).prompt;

const BY_DAY = { watched: false, night: false };
const WATCHED_BY_DAY = { watched: true, night: false };

describe('questions with one answer', () => {
  const arriving = (hand: readonly string[], ap: number) =>
    new Moment([], { phase: 'deployment', south: { hand: ['m3-scout', ...hand], ap } }).do(
      'deploy m3-scout c1',
      'equip',
    );
  const question = (moment: Moment) => moment.desk(0).question ?? { kind: '', options: [] };

  it('nobody comes along with a carrier whose owner has nobody to send; others at the table are not told so', () => {
    const alone = question(arriving(['fuel'], 5));
    expect(alone.kind).toBe('load');
    expect([onlyAnswer(alone, BY_DAY), onlyAnswer(alone, WATCHED_BY_DAY)]).toEqual([['stay'], null]);
    expect(onlyAnswer(question(arriving(['light-infantry'], 5)), BY_DAY)).toBeNull();
  });

  it('a passenger that nothing can be bought for comes as it is', () => {
    const poor = question(arriving(['light-infantry'], 3).do('load light-infantry c1'));
    expect(poor.kind).toBe('equip');
    expect([onlyAnswer(poor, BY_DAY), onlyAnswer(poor, WATCHED_BY_DAY)]).toEqual([poor.options[0], poor.options[0]]);
    expect(onlyAnswer(question(arriving(['light-infantry'], 5).do('load light-infantry c1')), BY_DAY)).toBeNull();
  });

  it('a unit that comes face down and cannot move on stays; others at the table are not told that it cannot', () => {
    const night = { phase: 'deployment', options: { night: true }, south: { hand: ['light-infantry'], ap: 1 } };
    const moment = new Moment([], night).do('deploy light-infantry c1', 'equip');
    const arrived = question(moment);
    expect(arrived.kind).toBe('mobility');
    const answers = [false, true].map((watched) => onlyAnswer(arrived, { watched, night: true }));
    expect(answers).toEqual([['stay'], null]);
    // who has to answer all the same reads who it is about
    expect(promptOfNow(moment)).toBe('Light Infantry on c1 may move at once. Choose where to, or stay.');
  });
});

describe('who is around', () => {
  it('counts people with other names, not opponents', () => {
    expect(isWatched([ANN, BEN], 0)).toBe(true);
    expect(isWatched([ANN, ANN], 0)).toBe(false);
    expect(isWatched([ANN, BOOK], 0)).toBe(false);
    expect(isWatched([ANN, BOOK, BOOK, BEN], 0)).toBe(true);
  });
});

it('a promise ends with the start of the own next turn', () => {
  const { table } = new Moment(rifles).desk().view;
  const at = (turn: number, active: number) => ({ ...table, turn, active });
  const inTheirs = { seat: 1, turn: 3 };
  expect([at(3, 0), at(4, 1)].map((now) => holds(inTheirs, now))).toEqual([true, false]);
  const inOwn = { seat: 0, turn: 3 };
  expect([at(3, 0), at(4, 1), at(5, 0)].map((now) => holds(inOwn, now))).toEqual([true, true, false]);
});
