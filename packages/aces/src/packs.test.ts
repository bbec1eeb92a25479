import { Match, Recording, think, verifyReplay } from '@sandtable/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { acesGame } from './game';
import type { AcesSetup } from './setup';
import { layMats, UNIT_TYPES } from './unit-types';

const PACK = {
  game: 'aces',
  name: 'My mats',
  units: [
    { faction: 'germany-2', id: 'panther', cost: 4, open: [2, 4, 6, 9, 11, 12] },
    { faction: 'soviet-union', id: 't-34', value: 6 },
  ],
};

const { rules } = acesGame;

function setup(pack?: unknown): AcesSetup {
  const read = rules.parseSetup({ ...acesGame.defaultSetup('aces', ['automa', 'automa']), pack });
  if (!read.ok) throw new Error(`${read.problems[0]?.path}: ${read.problems[0]?.message}`);
  return read.value;
}

const panther = () => UNIT_TYPES.find(({ id }) => id === 'panther');

describe('a match of Aces with a pack', () => {
  afterEach(() => layMats(undefined));

  it('is played with its mats, replayed to the same end, and goes elsewhere with ours', () => {
    const game = new Recording(rules, setup(PACK), 'mats');
    for (let decision = game.match.decision(); decision !== null; decision = game.match.decision()) {
      const view = rules.view(game.match.state, decision.seat);
      const reply = think(game.match, decision.seat, acesGame.opponents.automa as never, view);
      if (reply === null || game.length > 3000) break;
      if ('option' in reply) game.submit(decision.seat, reply.option);
      else game.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
    }
    const replay = JSON.parse(JSON.stringify(game.file())) as ReturnType<typeof game.file>;
    layMats(undefined);
    expect(verifyReplay(rules, replay).ok).toBe(true);
    const { pack: _pack, ...ours } = replay.setup;
    expect(verifyReplay(rules, { ...replay, setup: ours }).ok).toBe(false);
  });

  it('and one without sit side by side', () => {
    const [with_, without] = [Match.start(rules, setup(PACK), 'x'), Match.start(rules, setup(), 'x')];
    with_.decision();
    expect(panther()?.cost).toBe(4);
    without.decision();
    expect(panther()?.cost).not.toBe(4);
    expect(rules.view(with_.state, 0).table.pack?.name).toBe('My mats');
    expect(panther()?.cost).toBe(4);
  });

  it('keeps its mats in a position', () => {
    const match = Match.start(rules, setup(PACK), 'y');
    const printed = acesGame.printPosition(match.state, 'all');
    expect(printed).toMatchObject({ pack: { name: 'My mats' } });
  });

  it('is refused without its pack, and with one that says otherwise than the book', () => {
    const plain = acesGame.defaultSetup('aces', ['automa', 'automa']);
    expect(rules.parseSetup({ ...plain, pack: { name: 'My mats', hash: '0123456789abcdef' } })).toMatchObject({
      problems: [
        { path: 'pack', message: expect.stringMatching(/^The match is played with the pack "My mats" \(01234567\)/) },
      ],
    });
    const wrong = { ...PACK, units: [{ faction: 'usa', id: 'infantry', speed: 9 }] };
    expect(rules.parseSetup({ ...plain, pack: wrong })).toMatchObject({
      ok: false,
      problems: [{ path: expect.stringMatching(/^pack\/units\/0\/speed/) }],
    });
  });
});
