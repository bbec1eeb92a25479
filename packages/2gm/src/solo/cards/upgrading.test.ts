import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { gmGame } from '../../game';

const rule = ruleTests<RuleId>(book);

/** The Deployment Phase of a solo opponent that has just brought a unit and has AP left. */
function late(edition: 'tactics' | 'pacific', deployed: boolean) {
  const position = {
    game: '2gm',
    edition,
    turn: 4,
    phase: 'deployment',
    active: 'north',
    south: { nation: 'usa' },
    north: { nation: 'germany', ap: 3, hand: [], solo: 'variable' },
    units: [{ at: 'c6', side: 'north', card: 'heavy-infantry', deployed }],
  };
  return new Sandbox(gmGame, position, [5, 5, 5]);
}

describe('equipment that is bought after the unit has come', () => {
  rule(['SOLOP-UPGRADE-03', 'SOLO-RULING-59'], 'is told with the rule of the opponent’s own book', () => {
    for (const [edition, cited] of [
      ['tactics', 'SOLO-RULING-59'],
      ['pacific', 'SOLOP-UPGRADE-03'],
    ] as const) {
      const s = late(edition, true);
      s.do('upgrade c6 mortar');
      expect(s.events.map(({ type, rule: id }) => [type, id])).toEqual([['upgraded', cited]]);
    }
  });

  rule('SOLOP-UPGRADE-03', 'only for a unit of this turn', () => {
    const upgrades = late('pacific', false)
      .options()
      .filter((text) => text.startsWith('upgrade'));
    expect(upgrades).toEqual([]);
  });
});
