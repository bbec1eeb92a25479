import { describe, expect, it } from 'vitest';
import { hexName } from '../names/names';
import { likelyTargets } from './likely';
import { AutomaTable, type Small, small } from './table.fixture';

/** Who means to attack whom, by their hexes. */
function told(x: Small): string[] {
  const { state } = new AutomaTable(small(x));
  const at = (id: number): string => hexName(state, state.units[id]?.at ?? -1);
  return likelyTargets(state).map(({ unit, target, duty }) => `${at(unit)} → ${at(target)}${duty ? ' (duty)' : ''}`);
}

const WOUNDED = ['A panther 2,4', 'H sherman 4,4', 'H infantry 3,5 damage=5'];

describe('whom the Automa will attack', () => {
  it('is what its rows decide before the person has moved', () => {
    expect(told({ units: WOUNDED, active: 'H' })).toEqual(['2,4 → 3,5']);
  });

  it('is whom it attacks indeed if nothing changes', () => {
    const table = new AutomaTable(small({ units: WOUNDED, active: 'A' }), [1]);
    const [meant] = likelyTargets(table.state);
    expect(table.next().option.slice(3)).toEqual([meant?.target]);
  });

  it('is not said where a die would have to decide', () => {
    const twins = ['A panther 4,4', 'H infantry 3,4', 'H infantry 5,4'];
    expect(told({ units: twins, active: 'H' })).toEqual([]);
  });

  it('is not said of who would only come nearer, and never of people', () => {
    expect(told({ units: ['A panther 0,0', 'H sherman 8,8'], active: 'H' })).toEqual([]);
    expect(told({ units: ['A infantry 0,0', 'H sherman 4,4', 'H infantry 4,5'], active: 'H' })).toEqual([]);
  });

  it('is a duty where it has intercepted', () => {
    const units = ['A panther 4,4 marks=3,4', 'H infantry 3,4', 'H infantry 5,4 damage=5'];
    expect(told({ units, active: 'H' })).toEqual(['4,4 → 3,4 (duty)']);
  });

  it('is not said while only some of its armies act', () => {
    expect(told({ units: WOUNDED, active: 'H', round: 1 })).toEqual([]);
    expect(told({ units: WOUNDED, active: 'H', round: 2 })).toEqual(['2,4 → 3,5']);
  });
});
