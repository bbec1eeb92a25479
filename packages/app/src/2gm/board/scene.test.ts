import { describe, expect, it } from 'vitest';
import { foe, own, sceneFrom } from './field.fixture';
import { unitsAt } from './scene';

describe('what the field shows', () => {
  it('of a unit: HP left, tokens with their side up, cards and states', () => {
    const scene = sceneFrom(
      [
        own('d3', 'm4-sherman', {
          upgrades: [{ name: 'tank-mg', grey: true, used: true }, 'smoke-grenade'],
          wounds: 1,
          fired: 1,
          promotions: 1,
          suppressed: true,
        }),
        own('h2', 'airborne-infantry', { cards: ['r-winters', 'veteran'] }),
      ],
      { phase: 'shooting' },
    );
    const [tank, infantry] = scene.units;
    expect(tank).toMatchObject({ hp: 3, fullHp: 4, tilted: true, suppressed: true, promotions: 1, side: 0 });
    expect(tank?.tokens.map(({ name, grey, tilted }) => [name, grey, tilted])).toEqual([
      ['MG', true, true],
      ['Smoke Shell', false, false],
    ]);
    expect(infantry?.cards.map(({ name, kind }) => [name, kind])).toEqual([
      ['R. Winters', 'hero'],
      ['Veteran', 'support'],
    ]);
    expect(infantry).toMatchObject({ tilted: false, suppressed: false });
  });

  it('calls a token what its army calls it', () => {
    const scene = sceneFrom([own('a1', 'heavy-infantry', { upgrades: ['bazooka'] })], { south: { nation: 'uk' } });
    expect(scene.units[0]?.tokens[0]?.name).toBe('PIAT');
  });

  it('of ground: natural terrain and Terrain cards with HP left, ruins, smoke, mud, goals', () => {
    const scene = sceneFrom([own('e4', 'light-infantry'), own('e3', 'light-infantry')], {
      natural: { a3: { terrain: 'forest', damage: 3 }, b3: 'lake' },
      terrain: [
        { at: 'e5', card: 'house', damage: 3 },
        { at: 'g5', card: 'factory', ruins: true },
      ],
      screens: ['e4'],
      weather: 'rain',
      mud: ['c1'],
    });
    const at = (name: string) => scene.spaces.find((space) => space.name === name);
    expect(at('a3')).toMatchObject({ natural: 'forest', hp: 5, fullHp: 8, piece: null });
    expect(at('b3')).toMatchObject({ natural: 'lake', hp: 0, fullHp: 0 });
    expect(at('e5')?.piece).toMatchObject({ hp: 5, ruins: false });
    expect(at('g5')?.piece).toMatchObject({ hp: 0, ruins: true });
    expect(at('e4')?.smoke).toBe(true);
    // the card on it would hide it
    expect(scene.units.map((unit) => unit.inScreen)).toEqual([true, false]);
    expect(at('c1')?.mud).toBe(true);
    expect(at('c2')).toMatchObject({ smoke: false, mud: false, goals: [] });
    expect(scene.weather).toBe('rain');
  });

  it('of an HQ: HP, AP, General, cards, aircraft and what comes in next', () => {
    const scene = sceneFrom([own('a1'), own('a2'), own('hq', 'p-51-mustang')], {
      south: { ap: 7, hq: 8, general: 'patton', beside: ['war-bonds'] },
    });
    expect(scene.hqs.find((hq) => hq.side === 0)).toMatchObject({
      hp: 8,
      fullHp: 10,
      income: 4,
      players: [{ ap: 7, general: 'Patton' }],
      beside: [{ name: 'War Bonds' }],
      aircraft: [{ id: 2 }],
    });
    expect(scene.units.map(({ id }) => id)).toEqual([0, 1]);
    expect(scene.supply[0].map(({ linked }) => linked)).toEqual([true, true, false, false, false, false]);
  });

  it('puts whom a transport carries inside it, and the vehicle of a pair in front', () => {
    const scene = sceneFrom([
      own('d1', 'm3-half-track'),
      { at: 'craft', carrier: 'd1', side: 'south', card: 'rangers' },
      own('c2', 'heavy-infantry'),
      own('c2', 'm4-sherman'),
    ]);
    expect(scene.units.find(({ id }) => id === 0)?.cargo?.card?.name).toBe('Rangers');
    expect(scene.units.some(({ id }) => id === 1)).toBe(false);
    expect(unitsAt(scene, 10).map(({ card }) => card?.name)).toEqual(['M4 Sherman', 'Heavy Infantry']);
  });

  it('shows what lies face down to its own side only', () => {
    const night = { options: { night: true } };
    const units = [foe('d6', 'tiger', { faceDown: true })];
    expect(sceneFrom(units, night, 0).units[0]).toMatchObject({ card: null, hp: 0, fullHp: 0, faceDown: true });
    expect(sceneFrom(units, night, 1).units[0]?.card?.name).toBe('Tiger');
  });
});
