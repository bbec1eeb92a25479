import { describe, expect, it } from 'vitest';
import { namedPack, withPack } from './pack-of-file';
import type { Document } from './read';

const WANTED = { name: 'My mats', hash: '0123456789abcdef' };
const replay = (setup: unknown): Document => ({ kind: 'replay', game: '2gm', value: { seed: 'x', setup } });
const position = (value: object): Document => ({ kind: 'position', game: 'aces', value });

describe('the pack a file asks for', () => {
  it('is found in a position, a set-up, and a set-up that begins from a position', () => {
    expect(namedPack(position({ pack: WANTED }))).toEqual(WANTED);
    expect(namedPack(replay({ pack: WANTED }))).toEqual(WANTED);
    expect(namedPack(replay({ position: { pack: WANTED } }))).toEqual(WANTED);
  });

  it('is none where the pack itself came along, or nothing did', () => {
    expect(namedPack(replay({ pack: { game: '2gm', units: [] } }))).toBeNull();
    expect(namedPack(replay({}))).toBeNull();
    expect(namedPack(position({ pack: 7 }))).toBeNull();
  });

  it('is put where its name was, or the values of the house are', () => {
    expect(withPack(position({ pack: WANTED, units: 1 }), { game: 'aces' }).value).toEqual({
      units: 1,
      pack: { game: 'aces' },
    });
    expect(withPack(replay({ pack: WANTED, seats: 2 }), null).value).toEqual({ seed: 'x', setup: { seats: 2 } });
    expect(withPack(replay({ position: { pack: WANTED } }), null).value).toEqual({
      seed: 'x',
      setup: { position: {} },
    });
  });
});
