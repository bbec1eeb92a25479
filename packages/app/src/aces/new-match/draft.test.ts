import { acesGame } from '@sandtable/aces';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_OPTIONS,
  type Draft,
  inMode,
  MODES,
  mapsIn,
  newDraft,
  openingOf,
  readDraft,
  withOptions,
  withPack,
  writeDraft,
} from './draft';

const NAMES = { me: 'You', others: ['Two', 'Three', 'Four'] } as const;

describe('the form of a new match', () => {
  it.each(MODES)('begins with something the engine accepts: %s', (mode) => {
    const { setup, seats } = openingOf(inMode(newDraft(NAMES), mode, NAMES), NAMES, 'seed');
    const read = acesGame.rules.parseSetup(setup);
    expect(read).toMatchObject({ ok: true });
    expect(seats?.some((s) => s.by === 'person' && s.name === 'You')).toBe(true);
  });

  it('has the defaults of the engine', () => {
    const read = acesGame.rules.parseSetup({ half: '1-6', seats: [{ faction: 'usa' }, { faction: 'germany-1' }] });
    if (!read.ok) throw new Error('The plainest set-up is refused.');
    const { automaRolls, timerSeconds, ...options } = read.value.options;
    expect(DEFAULT_OPTIONS).toEqual(options);
    expect([automaRolls, timerSeconds]).toEqual([false, 0]);
  });

  it('gives three people four factions, two of them to the same name (AA-PLAYERS-05)', () => {
    const { seats } = openingOf(inMode(newDraft(NAMES), 'three', NAMES), NAMES, 's');
    const names = seats.map((s) => (s.by === 'person' ? s.name : s.by));
    expect(names).toEqual(['Two', 'You', 'Two', 'Three']);
  });

  it('turns minutes into the seconds of the engine and a typed seed into the seed', () => {
    const draft: Draft = { ...newDraft(NAMES), timerMinutes: 2.5, seed: ' kursk ' };
    expect(openingOf(draft, NAMES, 'other')).toMatchObject({
      seed: 'kursk',
      setup: { options: { timerSeconds: 150 } },
    });
    expect(openingOf(newDraft(NAMES), NAMES, 'other').seed).toBe('other');
  });

  it('tells the engine who holds two factions, and nothing where nobody does (AA-RULING-03)', () => {
    const players = (mode: Draft['mode']) => {
      const { setup } = openingOf(inMode(newDraft(NAMES), mode, NAMES), NAMES, 's');
      return (setup as { seats: { player?: number }[] }).seats.map((s) => s.player ?? null);
    };
    expect(players('three')).toEqual([1, null, 1, null]);
    for (const mode of ['solo', 'two', 'coop', 'four'] as const)
      expect(new Set(players(mode))).toEqual(new Set([null]));
  });

  it('goes to the winter map with the Bulge, and back only by hand (AA-BULGE-01)', () => {
    const summer = inMode(newDraft(NAMES), 'four', NAMES);
    const bulge = withOptions(summer, { ...summer.options, mission: 'bulge' });
    expect([summer.map, bulge.map]).toEqual(['summer', 'winter']);
    expect(withOptions({ ...bulge, map: 'summer' }, { ...bulge.options, weather: true }).map).toBe('summer');
    expect(withOptions(summer, { ...summer.options, mission: 'v2' }).map).toBe('summer');
  });

  it('keeps a mission when the number of players changes (AA-RULING-105)', () => {
    const four = inMode(newDraft(NAMES), 'four', NAMES);
    const mission: Draft = { ...four, options: { ...four.options, mission: 'v2' } };
    expect(inMode(mission, 'solo', NAMES).options.mission).toBe('v2');
  });

  it.each(MODES)(
    'gives Germany to a person where a mission is chosen, before or after the players: %s (AA-RULING-105)',
    (mode) => {
      const draft = newDraft(NAMES);
      for (const mission of ['v2', 'bulge'] as const) {
        const options = { ...draft.options, mission };
        for (const chosen of [
          withOptions(inMode(draft, mode, NAMES), options),
          inMode(withOptions(draft, options), mode, NAMES),
        ])
          expect(acesGame.rules.parseSetup(openingOf(chosen, NAMES, 'seed').setup)).toMatchObject({ ok: true });
      }
    },
  );

  it('leaves the sides to who has chosen them: a person with Germany keeps it', () => {
    const four = inMode(newDraft(NAMES), 'four', NAMES);
    expect(withOptions(four, { ...four.options, mission: 'v2' }).seats).toEqual(four.seats);
  });
});

describe('the choices of last time', () => {
  it('come back, without the seed', () => {
    const draft: Draft = {
      ...inMode(newDraft(NAMES), 'coop', NAMES),
      map: 'winter',
      half: 'full',
      timerMinutes: 5,
      undo: 'free',
      seed: 'x',
    };
    expect(readDraft(writeDraft(draft), NAMES)).toEqual({ ...draft, seed: '' });
  });

  it.each([null, '', '{', '7', '{"mode":"chess"}'])('are forgotten if they are %j', (text) => {
    expect(readDraft(text, NAMES)).toEqual(newDraft(NAMES));
  });

  it('are taken as far as they make sense', () => {
    const text = JSON.stringify({
      mode: 'two',
      map: 'moon',
      seats: [{ who: 'me' }],
      options: { weather: true, sets: 3 },
    });
    const read = readDraft(text, NAMES);
    expect(read).toMatchObject({ mode: 'two', map: 'summer', options: { weather: true, sets: '1' } });
    expect(read.seats).toHaveLength(2);
  });

  it('keep the pack by its name and content, and a map of its own only with it', () => {
    const pack = { name: 'My mats', hash: '0123456789abcdef' };
    const draft: Draft = { ...newDraft(NAMES), pack, map: 'kitchen' };
    expect(readDraft(writeDraft(draft), NAMES)).toEqual(draft);
    expect(withPack(draft, null)).toMatchObject({ pack: null, map: 'summer' });
    expect(withPack({ ...draft, map: 'winter' }, null).map).toBe('winter');
    expect(readDraft(JSON.stringify({ ...draft, pack: { name: 'My mats' } }), NAMES)).toMatchObject({
      pack: null,
      map: 'summer',
    });
  });
});

describe('the maps of a pack', () => {
  it('are called by their names; what has none has none', () => {
    expect(mapsIn({ maps: ['name: Kitchen\n---\n'] })).toEqual(['kitchen']);
    expect(mapsIn({ units: [] })).toEqual([]);
    expect(mapsIn(null)).toEqual([]);
  });
});
