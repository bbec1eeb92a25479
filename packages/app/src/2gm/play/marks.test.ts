import { gmGame } from '@sandtable/2gm';
import { type GmOdds, spaceName, spaceNamed } from '@sandtable/2gm/table';
import { type Option, parseWish } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmPlay } from '../../i18n/en/gm-play';
import { play } from '../../i18n/en/play';
import { oddsKey } from '../../play/odds-key';
import { hqSpot } from '../board/spots';
import { B25, Moment, north, south } from '../react/moment.fixture';
import { averageOf, bestOf, labelOf, toneOf } from './chances';
import { describeSpot } from './describe';
import type { Desk, KnownOdds } from './desk';
import { marksOf } from './marks';
import { phasesOf } from './phases';
import { pictureOf } from './picture';

function at(moment: Moment, name: string): number {
  return spaceNamed(moment.sandbox.state, name);
}

function on(moment: Moment, name: string): number {
  return moment.sandbox.state.on[at(moment, name)] ?? -1;
}

function oddsOf(moment: Moment, text: string): GmOdds {
  const wish = parseWish(gmGame.language, text);
  const found = wish.ok ? gmGame.odds(moment.sandbox.state, 0, wish.value) : wish;
  if (!found.ok) throw new Error(`no odds of ${text}`);
  return found.value as GmOdds;
}

/** Everything in the picture reckoned, as the table does. */
function known(moment: Moment, desk: Desk): KnownOdds {
  const aims = pictureOf(desk).aims.filter((aim) => aim.odds !== null);
  return new Map(
    aims.flatMap(({ option }) => {
      const found = gmGame.oddsOf(moment.sandbox.state, 0, option);
      return found.ok ? [[oddsKey(option), found.value as GmOdds] as const] : [];
    }),
  );
}

function marksFor(moment: Moment, desk: Desk) {
  return marksOf({ desk, picture: pictureOf(desk), odds: known(moment, desk), t: play });
}

describe('marks', () => {
  const tank = south('m4a2', 'c3', { upgrades: ['tank-mg'] });

  it('show targets with the best odds of all weapons, the way of the shot and smoke on it', () => {
    const moment = new Moment([tank, north('light-infantry', 'c5'), north('heavy-infantry', 'c4')]);
    moment.sandbox.state.screens[at(moment, 'c4')] = moment.sandbox.state.turn + 1;
    const desk = moment.desk(0, { unit: on(moment, 'c3'), aim: at(moment, 'c5') });
    const marks = marksFor(moment, desk);
    expect(marks.selected).toBe(at(moment, 'c3'));
    expect(marks.targets?.map((x) => x.spot).sort()).toEqual([at(moment, 'c4'), at(moment, 'c5')].sort());
    expect(marks.targets?.every((x) => /^✕ \d/.test(x.label ?? ''))).toBe(true);
    expect(marks.fire?.path).toEqual(['c3', 'c4', 'c5'].map((name) => at(moment, name)));
    expect(marks.fire?.smoke).toEqual([at(moment, 'c4')]);
  });

  it('tell who would be pressed down: by the second unit that shoots', () => {
    const foe = north('light-infantry', 'c4', { stats: { hp: 9 } });
    const moment = new Moment([tank, south('m4a2', 'd4'), foe], {}, [1]);
    const desk = () => moment.desk(0, { unit: on(moment, 'd4'), aim: at(moment, 'c4') });
    expect(marksFor(moment, desk()).suppressing).toEqual([]);
    moment.do('shoot c3 c4');
    expect(marksFor(moment, desk()).suppressing).toEqual([at(moment, 'c4')]);
  });

  it('draw a friend who is helped as a friend, and never as if he were shot at', () => {
    const moment = new Moment(
      [south('light-infantry', 'c3', { wounds: 2 }), south('m3-half-track', 'd3'), north('light-infantry', 'h6')],
      { phase: 'movement' },
    );
    const desk = moment.desk(0, { unit: on(moment, 'c3'), tool: 'board' });
    const { targets = [] } = marksOf({ desk, picture: pictureOf(desk), odds: new Map(), t: play });
    expect(targets).toEqual([{ spot: at(moment, 'd3'), friend: true }]);
  });

  it('say what mines would do to who goes there', () => {
    const moment = new Moment([south('m4a2', 'c3'), north('light-infantry', 'h6')], {
      phase: 'movement',
      mines: [{ at: 'c4', card: 'anti-tank-mine' }],
    });
    const desk = moment.desk(0, { unit: on(moment, 'c3') });
    const picture = pictureOf(desk);
    expect(picture.aims.filter((aim) => aim.odds !== null).map((aim) => aim.spot)).toEqual([at(moment, 'c4')]);
    const { reach = [] } = marksOf({ desk, picture, odds: known(moment, desk), t: play });
    const labels = reach.flatMap(({ space, label }) => (label === undefined ? [] : [[space, label]]));
    expect(labels).toEqual([[at(moment, 'c4'), expect.stringMatching(/%/)]]);
  });

  it('show where a unit can go, what costs AP, and an assault that is declared', () => {
    const moment = new Moment([south('light-infantry', 'c3'), north('light-infantry', 'c4')], { phase: 'movement' });
    const before = marksFor(moment, moment.desk(0, { unit: on(moment, 'c3'), aim: at(moment, 'c4') }));
    expect(before.reach?.map((r) => r.space).sort()).toEqual(['b3', 'c2', 'd3'].map((n) => at(moment, n)).sort());
    expect(before.arrows?.map((a) => a.kind)).toEqual(['assault']);
    moment.do('assault c3 c4');
    const after = marksFor(moment, moment.desk());
    expect(after.arrows).toEqual([{ from: at(moment, 'c3'), to: at(moment, 'c4'), kind: 'assault' }]);
  });

  it('show the spaces under a bomb run, of one direction where that is looked at', () => {
    const moment = new Moment([B25, north('light-infantry', 'c4'), north('light-infantry', 'h6')]);
    const unit = moment.sandbox.state.units.findIndex((u) => u.at < 0);
    const desk = moment.desk(0, { unit, aim: at(moment, 'c4') });
    const picture = pictureOf(desk);
    const runs = picture.aims.filter((aim) => aim.spot === at(moment, 'c4'));
    const names = (point: Option | null) =>
      (marksOf({ desk, picture, odds: new Map(), point, t: play }).aim ?? []).map((n) => spaceName(desk.view.table, n));
    expect(names(null).length).toBeGreaterThan(3);
    const east = runs.find((aim) => aim.label.endsWith('east'));
    expect(names(east?.option ?? null)).toEqual(['c4', 'd4', 'e4']);
  });

  it('show what a move does to the Supply Line', () => {
    const moment = new Moment(
      [south('light-infantry', 'c1'), south('light-infantry', 'd2'), north('light-infantry', 'c6')],
      { phase: 'movement' },
    );
    const supply = (to: string) =>
      marksFor(moment, moment.desk(0, { unit: on(moment, 'd2'), aim: at(moment, to) })).supply;
    expect(supply('e2')).toEqual([]);
    expect(supply('d3')).toEqual([{ side: 0, row: 2, change: 'loses' }]);
  });

  it('mark an HQ in range as a target', () => {
    const moment = new Moment([south('m4a2', 'd6'), north('light-infantry', 'a6')]);
    const marks = marksFor(moment, moment.desk(0, { unit: on(moment, 'd6') }));
    expect(marks.targets?.map((x) => x.spot)).toContain(hqSpot(1));
  });
});

describe('odds in a word', () => {
  const moment = new Moment([south('m4a2', 'c3'), south('light-infantry', 'd3'), north('light-infantry', 'c4')], {
    phase: 'movement',
  });
  const assault = oddsOf(moment, 'assault d3 c4 from d4');
  const shot = oddsOf(new Moment([south('m4a2', 'c3'), north('light-infantry', 'c4')]), 'shoot c3 c4');

  it('name the chance to destroy, and count both sides of an assault', () => {
    expect(labelOf(shot, play)).toMatch(/^✕ \d+%$/);
    expect(averageOf(shot).taken).toBe(0);
    expect(averageOf(assault).taken).toBeGreaterThan(0);
    expect(assault.lost).toBeGreaterThan(0);
  });

  it('call an assault that costs as much as it brings poorer than the shot', () => {
    const order = ['poor', 'even', 'good'];
    expect(order.indexOf(toneOf(shot))).toBeGreaterThan(order.indexOf(toneOf(assault)));
    expect(bestOf([assault, shot])).toBe(shot);
    expect(bestOf([])).toBeNull();
  });
});

it('says to those who hear what may be done at a place', () => {
  const moment = new Moment([south('m4a2', 'c3'), north('light-infantry', 'c4')]);
  const desk = moment.desk(0, { unit: on(moment, 'c3') });
  const words = describeSpot(desk, pictureOf(desk), known(moment, desk), play, at(moment, 'c4'));
  expect(words).toMatch(/^Main weapon at Light Infantry on c4, ✕ \d+%$/);
  expect(describeSpot(desk, pictureOf(desk), new Map(), play, at(moment, 'c3'))).toBe('selected');
});

describe('the phase bar', () => {
  it('says where the turn is and what comes next', () => {
    const moment = new Moment([south('light-infantry', 'c3'), north('light-infantry', 'c6')], { phase: 'movement' });
    const bar = phasesOf(moment.desk().view, gmPlay);
    expect(bar.where).toBe('Turn 3 · United States');
    expect(bar.steps.map((s) => s.state)).toEqual(['done', 'now', 'coming', 'coming', 'coming', 'coming']);
    expect(bar.next).toBe('deployment');
    moment.do('end');
    expect(phasesOf(moment.desk().view, gmPlay).steps.find((s) => s.state === 'now')?.label).toBe('Deployment');
  });
});
