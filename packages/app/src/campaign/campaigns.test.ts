import { gmGame } from '@sandtable/2gm';
import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { acesGame } from '@sandtable/aces';
import { openTable } from '@sandtable/host';
import type { Game } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmCampaign } from '../2gm/campaign/campaign';
import { acesCampaign } from '../aces/campaign/campaign';
import { campaign as words } from '../i18n/en/campaign';
import { gmMatch } from '../i18n/en/gm-match';
import { pointOn, SHEETS } from './lands';

const NAMES = { me: 'Me', others: ['Two', 'Three', 'Four'] } as const;
const CAMPAIGNS = [
  ['tactics', gmCampaign('tactics', gmMatch, NAMES), gmGame as unknown as Game],
  ['pacific', gmCampaign('pacific', gmMatch, NAMES), gmGame as unknown as Game],
  ['aces', acesCampaign(words.aces, {}), acesGame as unknown as Game],
] as const;

describe.each(CAMPAIGNS)('the campaign of %s', (_name, campaign, game) => {
  it('opens every battle from every side it offers, with the person there and an opponent across', () => {
    for (const battle of campaign.battles) {
      battle.sides.forEach((side, at) => {
        const opening = battle.opening(at, 'Me', 'seed');
        const opened = openTable(game as never, opening);
        expect(opened, `${battle.id} as ${side.name}`).toMatchObject({ ok: true });
        expect(opening.seats.some(({ by }) => by === 'person')).toBe(true);
        expect(opening.seats.some(({ by }) => by === 'opponent')).toBe(true);
        expect(side.orders.length).toBeGreaterThan(10);
      });
    }
  });

  it('lies on its map, no battle upon another', () => {
    const sheet = SHEETS[campaign.map];
    const points = campaign.battles.map(({ at }) => pointOn(sheet, at));
    for (const [n, [x, y]] of points.entries()) {
      expect(x > 20 && x < sheet.width - 20 && y > 20 && y < sheet.height - 20, campaign.battles[n]?.id).toBe(true);
      const near = points.filter(([ox, oy], other) => other !== n && Math.hypot(ox - x, oy - y) < 60);
      expect(near, campaign.battles[n]?.id).toEqual([]);
    }
  });

  it('names each battle once, with a briefing', () => {
    expect(campaign.battles.length).toBeGreaterThan(5);
    expect(new Set(campaign.battles.map(({ id }) => id)).size).toBe(campaign.battles.length);
    for (const { briefing, facts } of campaign.battles) expect(briefing.length * facts.length).toBeGreaterThan(50);
  });
});

it('leaves no scenario out', () => {
  const [[, tactics], [, pacific]] = CAMPAIGNS;
  expect([...tactics.battles, ...pacific.battles].map(({ id }) => id).sort()).toEqual(
    BRIEFINGS.map(({ id }) => id).sort(),
  );
});

describe('how a win counts', () => {
  it('asks the rule it was decided by', () => {
    const [, gm] = CAMPAIGNS[0];
    expect(['2GM-VICTORY-01', '2GM-VICTORY-02', '2GM-VICTORY-05', '2GM-VICTORY-03'].map(gm.degreeOf)).toEqual([
      'goal',
      'goal',
      'broken',
      'yielded',
    ]);
    const [, aces] = CAMPAIGNS[2];
    expect(['AA-VICTORY-02', 'AA-V2-19', 'AA-VICTORY-03', 'AA-RULING-76', 'AA-RULING-57'].map(aces.degreeOf)).toEqual([
      'goal',
      'goal',
      'broken',
      'broken',
      'yielded',
    ]);
  });
});
