import { Match, Recording, think, verifyReplay } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { SUMMER } from '../../content/maps/summer';
import { acesGame } from '../game';
import { boardOf } from '../map/board';
import type { AcesSetup } from '../setup';
import { factionNumber } from './factions';
import { checkContent } from './index';
import { DICE_BY_DAMAGE, findType, fixedHits, layMats, thresholdOf, UNIT_TYPES, unitTypeOf } from './unit-types';

const rule = ruleTests<RuleId>(book);

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

/** A match between two Automas, as its file says it. */
function played(from: AcesSetup, seed: string) {
  const game = new Recording(rules, from, seed);
  for (let decision = game.match.decision(); decision !== null; decision = game.match.decision()) {
    const view = rules.view(game.match.state, decision.seat);
    const reply = think(game.match, decision.seat, acesGame.opponents.automa as never, view);
    if (reply === null || game.length > 3000) break;
    if ('option' in reply) game.submit(decision.seat, reply.option);
    else game.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
  }
  return JSON.parse(JSON.stringify(game.file())) as ReturnType<typeof game.file>;
}

const panther = () => UNIT_TYPES.find(({ id }) => id === 'panther');

describe('a match of Aces with a pack', () => {
  afterEach(() => layMats(undefined));

  it('is played with its mats, replayed to the same end, and goes elsewhere with ours', () => {
    const replay = played(setup(PACK), 'mats');
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

describe('the dice chart and the maps of a pack', () => {
  afterEach(() => layMats(undefined));

  const DICE = [12, 10, 9, 7, 5, 3];
  const MINE = SUMMER.replace(/^name: .*$/m, 'name: Kitchen Table');
  const CHARTED = {
    game: 'aces',
    name: 'Charts',
    dice: DICE,
    units: [{ faction: 'soviet-union', id: 't-34', levels: [6, 9, 11] }],
    maps: [MINE],
  };
  const onMyMap = { ...acesGame.defaultSetup('aces', ['automa', 'automa']), map: 'kitchen table' };

  rule('AA-COMBAT-10', 'dice follow the chart of the match', () => {
    Match.start(rules, setup(CHARTED), 'x').decision();
    expect(DICE_BY_DAMAGE).toEqual(DICE);
    Match.start(rules, setup(), 'x').decision();
    expect(DICE_BY_DAMAGE).toEqual([12, 11, 10, 8, 6, 4]);
  });

  rule('AA-HITS-01', 'a mat that prints three thresholds has them read by level', () => {
    Match.start(rules, setup(CHARTED), 'x').decision();
    const tank = unitTypeOf(findType(factionNumber('soviet-union'), 't-34'));
    expect([0, 3, 5].map((xp) => thresholdOf(tank, xp))).toEqual([6, 9, 11]);
    expect([0, 3].map((damage) => fixedHits(tank, damage, 3))).toEqual([9, 5]);
    expect(tank.value).toBe(6);
  });

  it('plays on a map of the pack to the end, and replays it', () => {
    const read = rules.parseSetup({ ...onMyMap, pack: CHARTED });
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const replay = played(read.value, 'map');
    layMats(undefined);
    expect(verifyReplay(rules, replay)).toMatchObject({ ok: true });
    const state = Match.start(rules, read.value, 'map').state;
    expect(boardOf(state.board).name).toBe('Kitchen Table');
  });

  it('knows no map that neither we nor the pack have', () => {
    expect(rules.parseSetup(onMyMap)).toMatchObject({
      problems: [{ path: 'map', message: 'Expected one of summer, winter, found "kitchen table".' }],
    });
  });

  it('says what is wrong with a chart', () => {
    const said = (dice: unknown) => checkContent({ game: 'aces', dice }).map((p) => `${p.path}: ${p.message}`);
    expect(said([12, 11, 10])).toEqual(['dice: Expected 6 numbers: the dice with 0 to 5 damage.']);
    expect(said([12, 11, 12, 8, 6, 4])).toEqual(['dice/2: Expected at most 11 dice, found 12.']);
    expect(said([11, 11, 10, 8, 6, 4])).toEqual([
      'dice/0: Expected the 27 dice of the box for the largest fight, found 25.',
    ]);
    expect(said(DICE)).toEqual([]);
  });
});
