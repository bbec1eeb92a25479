import { describe, expect, it } from 'vitest';
import { upgradeNumber, upgradeOf } from '../cards';
import { EDITIONS, type UpgradeId } from '../content/types';
import { isToken } from '../names/weapons';
import { policiesOf, tokenName, tokenNameIn } from './index';

function named(edition: (typeof EDITIONS)[number], id: UpgradeId): string {
  return tokenName(edition, null, upgradeOf(upgradeNumber(id)));
}

describe('the editions', () => {
  it('are two complete listings that differ in everything they name', () => {
    const [one, two] = EDITIONS.map((edition) => policiesOf(edition));
    const alike = Object.entries(one ?? {}).filter(([name, value]) => value === two?.[name as keyof typeof two]);
    expect(alike).toEqual([]);
  });

  it('call tokens by the names of their own books, and both names are understood', () => {
    expect(named('tactics', 'smoke-grenade')).toBe('Smoke Shell');
    expect(named('pacific', 'smoke-grenade')).toBe('Smoke Grenade');
    expect(named('tactics', 'hit-the-dirt')).toBe('Face Down');
    expect(named('pacific', 'hit-the-dirt')).toBe('Hit the Dirt!');
    expect(named('tactics', 'bazooka')).toBe('Bazooka');
    for (const name of ['smoke-shell', 'smoke-grenade'])
      expect(isToken(upgradeNumber('smoke-grenade'), name)).toBe(true);
  });

  it('give way to what an army calls its own weapon', () => {
    const smoke = upgradeOf(upgradeNumber('smoke-grenade'));
    expect(tokenNameIn(['tactics'], 'germany', smoke)).toBe('Smoke Shell');
    expect(tokenNameIn(['tactics', 'pacific'], null, smoke)).toBe('Smoke Shell / Smoke Grenade');
    expect(tokenNameIn(['tactics', 'pacific'], 'uk', upgradeOf(upgradeNumber('bazooka')))).toBe('PIAT');
    expect(tokenName('tactics', 'uk', upgradeOf(upgradeNumber('bazooka')))).toBe('PIAT');
  });
});
