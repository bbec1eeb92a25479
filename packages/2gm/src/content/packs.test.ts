import { type Core, Match, Recording, type Ruleset, stateHash, think, verifyReplay } from '@sandtable/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { unitCard } from '../cards';
import { gmGame } from '../game';
import type { GmSetup } from '../setup';
import type { GmState } from '../state';
import { catalogue } from './index';
import { layPack } from './laid';
import { packHash, playablePack } from './pack';

/** Printed values somebody might own: a stronger M4A2, a cheap card, a better mortar, another HQ. */
const PACK = {
  game: '2gm',
  name: 'My printed cards',
  units: [
    { nation: 'usa', id: 'm4a2', armor: 8, hp: 7 },
    { nation: 'japan', id: 'type-95-ha-go', hp: 1, tags: ['scout'] },
  ],
  support: [{ id: 'sabotage', play: 1 }],
  headquarters: [{ nation: 'usa', cap: 14 }],
  decks: [{ id: 'two-tanks', name: 'Two tanks', nation: 'usa', points: 10, cards: { 'usa/m4a2': 2 } }],
};

const rules = gmGame.rules;

function setup(pack?: unknown): GmSetup {
  const plain = gmGame.defaultSetup('pacific', ['greedy', 'greedy']);
  const read = rules.parseSetup({ ...plain, options: { maxTurns: 12 }, ...(pack === undefined ? {} : { pack }) });
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

/** A whole match of two plain opponents; its recording. */
function played(pack: unknown, seed: string) {
  const game = new Recording(rules, setup(pack), seed);
  for (let decision = game.match.decision(); decision !== null; decision = game.match.decision()) {
    const reply = think(
      game.match,
      decision.seat,
      gmGame.opponents.greedy as never,
      rules.view(game.match.state, decision.seat),
    );
    if (reply === null) throw new Error('nobody is asked');
    const done =
      'option' in reply
        ? game.submit(decision.seat, reply.option)
        : game.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
    if (!done.ok) throw new Error(done.message);
  }
  return game;
}

const M4A2 = catalogue.numberOf('usa/m4a2');
const armorOf = (s: GmState): number => unitCard(s, M4A2).armor;

describe('a match with a pack', () => {
  afterEach(() => layPack(undefined));

  it('is played to its end with the values of the pack, and replayed to the same end', () => {
    const game = played(PACK, 'pack');
    const replay = JSON.parse(JSON.stringify(game.file())) as ReturnType<typeof game.file>;
    layPack(undefined);
    expect(verifyReplay(rules, replay).ok).toBe(true);
    // it did matter: with our values the same answers lead elsewhere
    const { pack: _pack, ...ours } = replay.setup;
    expect(verifyReplay(rules, { ...replay, setup: ours }).ok).toBe(false);
  });

  it('is refused where only the name of its pack came along', () => {
    const pack = playablePack(PACK);
    const hash = pack.ok ? packHash(pack.value) : '';
    const plain = gmGame.defaultSetup('pacific', ['greedy', 'greedy']);
    expect(rules.parseSetup({ ...plain, pack: { name: 'My printed cards', hash } })).toEqual({
      ok: false,
      problems: [
        {
          path: 'pack',
          message: `The match is played with the pack "My printed cards" (${hash.slice(0, 8)}), which is not here: add it, or play with the values of the house.`,
        },
      ],
    });
  });

  it('is refused with a pack that cannot be played, and says which cell', () => {
    const bad = { ...PACK, units: [{ nation: 'germany', id: 'tiger', armor: 7 }] };
    const plain = gmGame.defaultSetup('pacific', ['greedy', 'greedy']);
    expect(rules.parseSetup({ ...plain, pack: bad })).toEqual({
      ok: false,
      problems: [{ path: 'pack/units/germany/tiger/armor', message: 'Expected 6 as in the books, found 7.' }],
    });
  });

  it('and one without sit side by side: each is asked with its own cards', () => {
    const [with_, without] = [Match.start(rules, setup(PACK), 'x'), Match.start(rules, setup(), 'x')];
    for (let i = 0; i < 3; i++) {
      with_.decision();
      expect(armorOf(with_.state)).toBe(8);
      expect(catalogue.decks.some(({ id }) => id === 'two-tanks')).toBe(true);
      without.decision();
      expect(armorOf(without.state)).toBe(5);
      expect(catalogue.decks.some(({ id }) => id === 'two-tanks')).toBe(false);
    }
  });

  it('leaves no trace in a match without one', () => {
    const before = played(undefined, 'trace').match.state;
    played(PACK, 'trace');
    expect(stateHash(played(undefined, 'trace').match.state as Core)).toBe(stateHash(before as Core));
  });

  it('carries its pack in states, views, positions and forks', () => {
    const match = Match.start(rules as Ruleset<GmState, GmSetup>, setup(PACK), 'y');
    expect(match.fork().state.pack).toEqual(expect.objectContaining({ name: 'My printed cards' }));
    expect(rules.view(match.state, 1).table.pack?.name).toBe('My printed cards');
    const game = played(PACK, 'position');
    const printed = gmGame.printPosition(game.match.state, 'all');
    layPack(undefined);
    const again = gmGame.parsePosition(printed);
    expect(again.ok && again.value.pack?.name).toBe('My printed cards');
    expect(again.ok && armorOf(again.value)).toBe(8);
  });

  it('has abilities, weapons and prices of the pack, not of the house', () => {
    const match = Match.start(rules, setup(PACK), 'z');
    match.decision();
    const haGo = catalogue.numberOf('japan/type-95-ha-go');
    expect(unitCard(match.state, haGo)).toMatchObject({ hp: 1, tags: ['scout'] });
    expect(match.state.hqs[0]?.cap).toBe(14);
    expect(catalogue.byId.get('support/sabotage')).toMatchObject({ play: 1 });
  });
});

describe('the hash of a pack', () => {
  it('is that of what it changes, whatever it is called', () => {
    const hashOf = (pack: unknown): string => {
      const read = playablePack(pack);
      return read.ok ? packHash(read.value) : '';
    };
    expect(hashOf({ ...PACK, name: 'Another' })).toBe(hashOf(PACK));
    expect(hashOf({ ...PACK, units: [] })).not.toBe(hashOf(PACK));
  });
});
