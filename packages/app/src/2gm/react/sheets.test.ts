import { describe, expect, it } from 'vitest';
import { gmReact as t } from '../../i18n/en/gm-react';
import { unitSpot } from '../board/spots';
import { HANDLED, REACTIONS } from './kinds';
import { B25, FW190, flakOn, Moment, north, P51, south } from './moment.fixture';
import { reacting } from './picture';
import { listed, type Sheet, sheetOf } from './sheets';

function sheet(moment: Moment): Sheet {
  const found = sheetOf(moment.desk(), t);
  if (found === null) throw new Error('There is no sheet.');
  return found;
}

const labels = (s: Sheet): string[] => s.choices.map((c) => c.label);
const GRENADE = { stats: { upgrades: [{ token: 'smoke-grenade', cost: 1 }] }, upgrades: ['smoke-grenade'] };
const RAID = 'raid south:b-25-mitchell c2';
const infantry = north('light-infantry', 'c4');

describe('an air raid, question by question', () => {
  const units = [B25, P51, FW190, flakOn('c5'), infantry];

  it('interception: what comes, what it costs, what happens on pass', () => {
    const s = sheet(new Moment(units).do(RAID));
    expect(s.happening[0]).toBe('The enemy’s B-25 Mitchell attacks the spaces c2, c3, and c4.');
    expect(s.choices).toMatchObject([
      { label: 'Intercept with FW 190', cost: t.sheets.intercept.cost, option: ['intercept', 2], odds: 'intercept 2' },
    ]);
    expect(s.pass).toEqual({ option: ['pass'], label: 'Nobody rises', next: t.sheets.intercept.passNone });
  });

  it('a second fighter: the words change with what was declared', () => {
    const s = sheet(new Moment([...units, FW190]).do(RAID, 'intercept north:fw-190'));
    expect([s.choices.length, s.pass?.label, s.pass?.next]).toEqual([1, 'No more fighters', 'No more fighters rise.']);
  });

  it('escort: names the interceptors', () => {
    const s = sheet(new Moment(units).do(RAID, 'intercept north:fw-190'));
    expect(s.happening).toContain('FW 190 will intercept it.');
    expect([labels(s), s.pass?.label]).toEqual([['Escort with P-51 Mustang'], 'No escort']);
  });

  it('anti-aircraft: gun by gun with odds, the escort before the bomber', () => {
    const moment = new Moment(units).do(RAID, 'intercept north:fw-190', 'escort south:p-51-mustang');
    const s = sheet(moment);
    expect(labels(s)).toEqual(['Flak 38 on c5 fires at P-51 Mustang']);
    expect(s.choices[0]).toMatchObject({ odds: expect.stringMatching(/^flak \d+ \d+$/), spot: 36 - 4 + 2 });
    expect(s.pass?.label).toBe('Hold fire');
  });

  it('whom an escort fires at has no way out', () => {
    const moment = new Moment([...units, FW190]).do(RAID, 'intercept north:fw-190', 'intercept north:fw-190-2');
    moment.do('escort south:p-51-mustang', 'pass');
    const s = sheet(moment);
    expect([labels(s), s.pass]).toEqual([['Fire at FW 190 (1)', 'Fire at FW 190 (2)'], null]);
    expect(s.happening).toContain('Your P-51 Mustang fires before the interceptors do.');
    expect(reacting(moment.desk(), t).pick(unitSpot(2))).toEqual({ do: 'answer', option: ['engage', 2] });
  });
});

describe('an attack', () => {
  it('smoke before the roll: what is attacked by whom, with odds for both ways', () => {
    const s = sheet(
      new Moment([south('light-infantry', 'c3'), north('light-infantry', 'c4', GRENADE)]).do('shoot c3 c4'),
    );
    expect(s.title).toBe('You are attacked');
    expect(s.happening[0]).toBe(
      'The enemy’s Light Infantry on c3 attacks your Light Infantry on c4 with the main weapon.',
    );
    expect(s.choices).toMatchObject([
      { label: 'Hide Light Infantry on c4 in smoke', odds: expect.stringMatching(/^smoke \d+$/), spot: 26 },
    ]);
    expect([s.underWay, s.pass?.next]).toEqual([true, 'The die is rolled.']);
  });

  it('a card before the roll: its cost and its own words', () => {
    const rifles = [south('light-infantry', 'c3'), north('light-infantry', 'c4')];
    const s = sheet(new Moment(rifles, { south: { hand: ['impact'] } }).do('shoot c3 c4'));
    expect(s.choices).toMatchObject([
      { label: 'Play Impact', cost: '4 AP of your 5', odds: expect.stringMatching(/^play \d+/) },
    ]);
    expect(s.choices[0]?.note).toContain('without a roll');
  });

  it('after the roll: the face and what it means', () => {
    const rifles = [south('light-infantry', 'c3'), north('light-infantry', 'c4')];
    const s = sheet(new Moment(rifles, { north: { hand: ['you-missed'] } }, [7]).do('shoot c3 c4'));
    expect(s.happening).toContain('The die shows 7: a hit.');
    expect(labels(s)).toEqual(['Play You Missed']);
  });

  it('whoever holds nothing is asked all the same, and only passes', () => {
    const rifles = [south('light-infantry', 'c3'), north('light-infantry', 'c4')];
    const s = sheet(new Moment(rifles, { north: { hand: ['fuel'] } }, [7]).do('shoot c3 c4'));
    expect([s.choices, s.pass?.option]).toEqual([[], ['pass']]);
  });

  it('reaction fire: weapon by weapon, what the pass means', () => {
    const assault = [south('light-infantry', 'c3', { assaults: 'c4' }), infantry];
    const s = sheet(new Moment(assault).do('resolve c3'));
    expect(s.happening[0]).toBe('The enemy’s Light Infantry on c3 assaults your Light Infantry on c4.');
    expect(s.choices).toMatchObject([{ label: 'Fire with main weapon', odds: 'react 0' }]);
    expect(s.pass?.next).toContain('Armor does not count');
  });

  it('a decoy is aimed at a unit of one’s own: it is chosen on the field too', () => {
    const rifles = [south('light-infantry', 'c3'), north('light-infantry', 'c4'), north('light-infantry', 'd4')];
    const moment = new Moment(rifles, { north: { hand: ['decoy'] } }).do('shoot c3 c4');
    expect(labels(sheet(moment))).toEqual(['Play Decoy on your Light Infantry on d4']);
    const picture = reacting(moment.desk(), t);
    expect(picture.pick(27)).toEqual({ do: 'answer', option: picture.aims[0]?.option });
    expect(picture.pick(1)).toEqual({ do: 'look', spot: 1 });
    expect(picture.knobs).toMatchObject([{ id: 'pass', ends: true, deed: { do: 'answer', option: ['pass'] } }]);
  });
});

it('a token on the ground names what has to be given up for it', () => {
  const armed = south('light-infantry', 'c3', { upgrades: ['grenades'] });
  const bare = south('light-infantry', 'e3');
  const more = {
    phase: 'movement',
    options: { tokenDrop: true },
    dropped: [
      { at: 'c4', upgrade: 'grenades' },
      { at: 'e4', upgrade: 'grenades' },
    ],
  };
  const costs = ['move c3 c4', 'move e3 e4'].map((move) => sheet(new Moment([armed, bare], more).do(move)).choices[0]);
  expect(costs.map((c) => c?.cost)).toEqual(['No AP; it gives up its Grenades', 'No AP']);
});

it('more places than one cares to read are chosen on the field', () => {
  const crowd = ['a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'g5', 'h5', 'a6'].map((at) => north('light-infantry', at));
  const more = { phase: 'barrage', options: { tacticalArtillery: true } };
  const [few, many] = [crowd.slice(0, 3), crowd].map((units) =>
    sheet(new Moment([south('light-infantry', 'a1'), ...units], more)),
  );
  expect([few?.choices.length, few === undefined ? 0 : listed(few).length]).toEqual([3, 3]);
  expect([many?.choices.length, many === undefined ? 0 : listed(many).length]).toEqual([9, 0]);
  expect(many?.choices[0]).toMatchObject({
    label: 'Call it down on the enemy’s Light Infantry on a5',
    odds: expect.stringMatching(/^call \d+ 32$/),
    spot: 32,
  });
});

it('a barrage says what it can cost and, while its AP are chosen, what it comes down on', () => {
  const units = [south('light-infantry', 'a1'), north('light-infantry', 'c4')];
  const more = { phase: 'barrage', options: { tacticalArtillery: true }, natural: { e4: 'forest' } };
  const moment = new Moment(units, more);
  expect(sheet(moment).choices.map((c) => c.cost)).toEqual(['1 to 5 AP', '1 to 5 AP']);
  expect(sheet(moment.do('call c4')).happening[0]).toBe('It comes down on the enemy’s Light Infantry on c4.');
  expect(sheet(new Moment(units, more).do('call e4')).happening[0]).toBe('It comes down on the terrain on e4.');
});

it('every question that has a sheet is told apart from those of the turn', () => {
  for (const kind of ['move', 'deploy', 'shoot', 'equip', 'flip', 'discard']) expect(HANDLED).not.toContain(kind);
  expect(sheetOf(new Moment([south('light-infantry', 'c3')]).desk(), t)).toBeNull();
  expect(new Set(HANDLED).size).toBe(HANDLED.length);
  expect(REACTIONS).toHaveLength(18);
});
