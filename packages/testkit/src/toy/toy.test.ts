import { DIE, Match, Recording, ScriptedDice, think, verifyReplay } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import '../matchers';
import { ruleTests } from '../rule-tests';
import { Sandbox } from '../sandbox';
import { book, type RuleId } from './book';
import cardList from './cards.json';
import { checkCards } from './content';
import { toyGame, toyRules } from './index';
import { say } from './words';

const rule = ruleTests<RuleId>(book);

interface Side {
  hp?: number;
  at?: number;
  hand?: string[] | number;
  set?: string[] | number;
  discard?: string[];
  abilities?: string[];
  stepped?: boolean;
  struck?: boolean;
  winded?: boolean;
  breathed?: boolean;
}

/** Left acts in turn 3, the duelists stand face to face on p2 and p3. */
function position(left: Side = {}, right: Side = {}, more: object = {}) {
  return {
    game: 'toy',
    turn: 3,
    active: 'left',
    left: { hp: 10, at: 2, ...left },
    right: { hp: 10, at: 3, ...right },
    ...more,
  };
}

function sandbox(left: Side = {}, right: Side = {}, dice: number[] = []) {
  return new Sandbox(toyGame, position(left, right), dice);
}

const SETUP = { hp: 10, abilities: [[], []] } as const;

describe('opening', () => {
  rule('TOY-SETUP-01', 'both hold four of their twelve cards before anybody is asked', () => {
    const { state } = Match.start(toyRules, SETUP, 'opening');
    expect(state.duelists.map((d) => [d.hand.length, d.deck.length])).toEqual([
      [4, 8],
      [4, 8],
    ]);
  });

  rule('TOY-SETUP-02', 'bids are asked of both at once, stay secret, and the higher one pays and begins', () => {
    const match = Match.start(toyRules, SETUP, 'bids');
    expect(match.waiting()).toEqual([0, 1]);
    expect(match.decision(1)?.options).toEqual([
      ['bid', 0],
      ['bid', 1],
      ['bid', 2],
      ['bid', 3],
    ]);
    match.submit(1, ['bid', 2]);
    expect(toyRules.view(match.state, 0).waiting).toEqual([
      { seat: 0, kind: 'bid', answered: false },
      { seat: 1, kind: 'bid', answered: true },
    ]);
    expect(toyRules.view(match.state, 0).bids).toEqual([-1, -1]);
    match.submit(0, ['bid', 1]);
    expect(match.state.active).toBe(1);
    expect(match.state.duelists.map((d) => d.hp)).toEqual([10, 8]);
  });

  rule('TOY-SETUP-03', 'equal bids cost nothing and are rolled off until one is higher', () => {
    const dice = new ScriptedDice([4, 4, 2, 5]);
    const match = Match.start(toyRules, SETUP, 'tie', { dice });
    match.submit(0, ['bid', 3]);
    match.submit(1, ['bid', 3]);
    expect(match.state.active).toBe(1);
    expect(match.state.duelists.map((d) => d.hp)).toEqual([10, 10]);
    expect(dice.left()).toEqual([]);
  });
});

describe('turn', () => {
  rule('TOY-TURN-01', 'the next duelist draws one card; one who cannot takes 1 damage', () => {
    const drawn = sandbox({}, { hand: 4 }).do('end');
    expect(drawn.state.duelists[1].hand.length).toBe(5);
    const discard = cardList.flatMap((c) => new Array<string>(c.copies).fill(c.id));
    const tired = sandbox({}, { discard, abilities: ['sturdy'] }).do('end');
    expect(tired.state.duelists[1].hp).toBe(9);
  });

  rule('TOY-TURN-02', 'steps, strikes and set cards come in any order until the turn is ended', () => {
    const s = sandbox({ hand: ['sword', 'parry'] });
    expect(s).toOfferExactly(['step p1', 'strike sword', 'set sword', 'set parry', 'end']);
    s.do('set parry', 'step p1');
    expect(s).toOfferExactly(['end']);
    s.do('end');
    expect(s.seat).toBe(1);
  });

  rule('TOY-STEP-01', 'one step of one pace a turn', () => {
    const s = sandbox({ at: 3 }, { at: 5 });
    expect(s).toRefuseCiting('step p1', ['TOY-STEP-01']);
    s.do('step p4');
    expect(s).toRefuseCiting('step p3', ['TOY-STEP-01']);
  });

  rule('TOY-STEP-02', 'a step ends on a free pace of the line', () => {
    expect(sandbox()).toRefuseCiting('step p3', ['TOY-STEP-02']);
    expect(sandbox({ at: 1 }, { at: 5 })).toOfferExactly(['step p2', 'end']);
  });

  rule(['TOY-SET-01', 'TOY-ABIL-03'], 'one card face down, two for the sly; any card may bluff', () => {
    const s = sandbox({ hand: ['dagger'], set: ['parry'] });
    expect(s).toRefuseCiting('set dagger', ['TOY-SET-01']);
    const sly = sandbox({ hand: ['dagger', 'sword'], set: ['parry'], abilities: ['sly'] });
    sly.do('set dagger');
    expect(sly).toRefuseCiting('set sword', ['TOY-SET-01']);
  });
});

describe('strike', () => {
  rule('TOY-STRIKE-01', 'the weapon is discarded even if it misses', () => {
    const s = sandbox({ hand: ['sword'] }, {}, [1]).do('strike sword');
    expect(s.state.duelists[0].hand).toEqual([]);
    expect(s.state.duelists[0].discard.map((c) => cardList[c]?.id)).toEqual(['sword']);
    expect(s.state.duelists[1].hp).toBe(10);
    s.end();
  });

  rule('TOY-STRIKE-02', 'a victim with cards is asked whatever they are; one without is not', () => {
    const bluff = sandbox({ hand: ['sword'] }, { hand: ['dagger'] }, [1]).do('strike sword');
    expect([bluff.seat, bluff.kind]).toEqual([1, 'answer']);
    expect(bluff).toOfferExactly(['pass']);
    bluff.do('pass').end();
    const bare = sandbox({ hand: ['sword'] }, {}, [1]).do('strike sword');
    expect([bare.seat, bare.kind]).toEqual([0, 'act']);
  });

  rule('TOY-STRIKE-02', 'a riposte is a strike of its own, answered inside the first', () => {
    const s = sandbox({ hand: ['sword', 'parry'] }, { hand: ['riposte', 'parry'] }, [5, 6]);
    s.do('strike sword', 'riposte');
    expect([s.seat, s.kind]).toEqual([0, 'answer']);
    expect(s).toOfferExactly(['parry', 'pass']);
    s.do('parry');
    expect(s.state.stack.map((f) => f.at)).toEqual(['duel', 'turn', 'strike', 'answer']);
    expect([s.seat, s.kind]).toEqual([1, 'answer']);
    expect(s).toOfferExactly(['parry', 'pass']);
    s.do('pass');
    expect(s.state.duelists.map((d) => d.hp)).toEqual([9, 8]);
    expect(s).toRoll([
      { dice: [5], sides: 6, rule: 'TOY-STRIKE-03' },
      { dice: [6], sides: 6, rule: 'TOY-STRIKE-03' },
    ]);
    s.do('pass');
    s.end();
  });

  rule('TOY-STRIKE-03', '3 hits, 2 misses', () => {
    expect(sandbox({ hand: ['dagger'] }, {}, [3]).do('strike dagger').state.duelists[1].hp).toBe(9);
    expect(sandbox({ hand: ['dagger'] }, {}, [2]).do('strike dagger').state.duelists[1].hp).toBe(10);
  });

  rule('TOY-STRIKE-04', 'a hit deals the power of the weapon', () => {
    expect(sandbox({ hand: ['spear'] }, {}, [6]).do('strike spear').state.duelists[1].hp).toBe(8);
  });

  rule('TOY-STRIKE-05', 'one strike a turn, none left after it', () => {
    const s = sandbox({ hand: ['dagger', 'sword'] }, {}, [1]).do('strike dagger');
    expect(s).toRefuseCiting('strike sword', ['TOY-STRIKE-05']);
  });

  rule('TOY-STRIKE-06', 'a weapon strikes as far as it reaches; a riposte too', () => {
    const far = sandbox({ hand: ['sword', 'spear'] }, { at: 4, hand: ['riposte'] }, [1]);
    expect(far).toRefuseCiting('strike sword', ['TOY-STRIKE-06']);
    far.do('strike spear');
    expect(far).toRefuseCiting('riposte', ['TOY-STRIKE-06']);
    expect(sandbox({ hand: ['spear'] }, { at: 5 })).toRefuseCiting('strike spear', ['TOY-STRIKE-06']);
  });

  rule('TOY-STRIKE-06', 'every rule that forbids a strike is named', () => {
    const s = sandbox({ hand: ['sword'], struck: true }, { at: 5 });
    expect(s).toRefuseCiting('strike sword', ['TOY-STRIKE-05', 'TOY-STRIKE-06']);
  });

  rule('TOY-HAND-01', 'a card that is not in hand cannot be used', () => {
    expect(sandbox({ hand: ['dagger'] })).toRefuseCiting('strike sword', ['TOY-HAND-01']);
    expect(sandbox({ hand: ['dagger'] })).toRefuseCiting('strike axe', ['TOY-HAND-01']);
  });

  rule('TOY-HAND-02', 'each card has its moment', () => {
    const s = sandbox({ hand: ['parry', 'sword'] }, { hand: ['bandage'] }, [1]);
    expect(s).toRefuseCiting('strike parry', ['TOY-HAND-02']);
    expect(s).toRefuseCiting('bandage', ['TOY-HAND-02']);
    s.do('strike sword');
    expect(s).toRefuseCiting('bandage', ['TOY-HAND-02']);
  });
});

describe('unasked', () => {
  rule('TOY-BREATH-01', 'either duelist breathes once, asked or not, and the open question stays', () => {
    const s = sandbox({ hand: ['sword'] }, { hand: ['dagger', 'parry'] }, [1]).do('strike sword');
    expect([s.seat, s.kind]).toEqual([1, 'answer']);
    expect(s.match.standing(0)).toEqual([]);
    expect(s.match.standing(1)).toEqual([
      ['breathe', 0],
      ['breathe', 3],
    ]);
    s.do('breathe parry');
    expect(s.state.duelists[1]).toMatchObject({ hp: 11, breathed: true, hand: [0] });
    expect(s).toOfferExactly(['pass']);
    expect(s).toRefuseCiting('breathe dagger', ['TOY-BREATH-01']);
    const watching = sandbox({}, { hand: ['dagger'] });
    expect(watching.match.submit(1, ['breathe', 0]).ok).toBe(true);
    expect([watching.seat, watching.kind, watching.state.duelists[1].hp]).toEqual([0, 'act', 11]);
    expect(watching.match.submit(1, ['breathe', 0])).toMatchObject({
      ok: false,
      why: { key: 'kernel.notAsked', args: [1, [0]] },
      message: 'Seat 1 is not asked anything now; the match waits for seat 0.',
    });
  });
});

describe('numbers', () => {
  const items = (left: Side, right: Side = {}) => {
    const odds = toyGame.odds(sandbox(left, right).state, 0, {
      verb: 'strike',
      words: { card: 'spear' },
      places: {},
      numbers: {},
      extras: [],
    });
    if (!odds.ok) throw new Error('no odds');
    return odds.value;
  };

  rule('TOY-MOD-01', 'two paces away: +1', () => {
    expect(items({ hand: ['spear'] }, { at: 4 }).breakdown).toEqual([
      { rule: 'TOY-STRIKE-03', label: say.odds.anyStrike, value: 3 },
      { rule: 'TOY-MOD-01', label: say.odds.twoPaces, value: 1 },
    ]);
    expect(items({ hand: ['spear'] }, { at: 4 }).outcomes[0]?.p).toBeCloseTo(3 / 6, 12);
  });

  rule('TOY-MOD-02', 'each parry adds 2, and 6 always hits', () => {
    const one = sandbox({ hand: ['sword'] }, { hand: ['parry'] }, [4]).do('strike sword', 'parry');
    expect(one.rolls()[0]?.purpose).toEqual(say.rolls.strike('sword', 5));
    const two = sandbox({ hand: ['sword'] }, { hand: ['parry', 'parry'] }, [6]).do('strike sword', 'parry', 'parry');
    expect(two.rolls()[0]?.purpose).toEqual(say.rolls.strike('sword', 6));
    expect(two.state.duelists[1].hp).toBe(8);
  });

  rule(['TOY-MOD-03', 'TOY-ABIL-01'], 'off balance +1, keen eye −1', () => {
    expect(items({ hand: ['spear'], stepped: true, abilities: ['keen'] }).breakdown).toEqual([
      { rule: 'TOY-STRIKE-03', label: say.odds.anyStrike, value: 3 },
      { rule: 'TOY-MOD-03', label: say.odds.offBalance, value: 1 },
      { rule: 'TOY-ABIL-01', label: say.odds.keenEye, value: -1 },
    ]);
  });

  rule('TOY-ABIL-02', 'sturdy takes 1 off damage of 2, none off 1', () => {
    const sword = sandbox({ hand: ['sword'] }, { abilities: ['sturdy'] }, [6]).do('strike sword');
    expect(sword.state.duelists[1].hp).toBe(9);
    const dagger = sandbox({ hand: ['dagger'] }, { abilities: ['sturdy'] }, [6]).do('strike dagger');
    expect(dagger.state.duelists[1].hp).toBe(9);
  });
});

describe('damage', () => {
  rule('TOY-SET-02', 'a dodge face down prevents one hit and is spent; a bluff does not', () => {
    const s = sandbox({ hand: ['sword'] }, { set: ['dodge'] }, [6]).do('strike sword');
    expect(s.state.duelists[1].hp).toBe(10);
    expect(s.state.duelists[1].set).toEqual([]);
    expect(sandbox({ hand: ['sword'] }, { set: ['parry'] }, [6]).do('strike sword').state.duelists[1].hp).toBe(8);
  });

  rule('TOY-SET-02', 'tiredness is not dodged', () => {
    const discard = cardList.flatMap((c) => new Array<string>(c.id === 'dodge' ? 0 : c.copies).fill(c.id));
    const s = sandbox({}, { discard, set: ['dodge'] }).do('end');
    expect([s.state.duelists[1].hp, s.state.duelists[1].set.length]).toEqual([9, 1]);
  });

  rule('TOY-WOUND-01', 'second wind: a card at 3 or fewer, once', () => {
    const s = sandbox({ hand: ['sword'] }, { hp: 5 }, [6]).do('strike sword');
    expect(s.state.duelists[1]).toMatchObject({ hp: 3, winded: true });
    expect(s.state.duelists[1].hand.length).toBe(1);
    const again = sandbox({ hand: ['sword'] }, { hp: 5, winded: true }, [6]).do('strike sword');
    expect(again.state.duelists[1].hand.length).toBe(0);
    const above = sandbox({ hand: ['dagger'] }, { hp: 5 }, [6]).do('strike dagger');
    expect(above.state.duelists[1]).toMatchObject({ hp: 4, winded: false });
  });

  rule('TOY-WOUND-02', 'bandages heal 1 each, one after the other, after damage only', () => {
    const s = sandbox({ hand: ['sword'] }, { hp: 9, hand: ['bandage', 'bandage'] }, [6]).do('strike sword', 'pass');
    expect(s).toOfferExactly(['bandage', 'pass']);
    s.do('bandage', 'bandage');
    expect(s.state.duelists[1].hp).toBe(9);
    expect([s.seat, s.kind]).toEqual([0, 'act']);
    s.end();
  });

  rule('TOY-WIN-01', 'without hit points the duel is lost at once, bandages or not', () => {
    const s = sandbox({ hand: ['sword'] }, { hp: 2, hand: ['bandage'] }, [6]).do('strike sword', 'pass');
    expect(s.match.over).toEqual({ winners: [0], rule: 'TOY-WIN-01', reason: say.endings.down });
  });

  rule('TOY-WIN-02', 'a draw after forty turns, not before', () => {
    const before = new Sandbox(toyGame, position({}, {}, { turn: 39 })).do('end');
    expect(before.match.over).toBeNull();
    before.do('end');
    expect(before.match.over).toEqual({ winners: [], rule: 'TOY-WIN-02', reason: say.endings.nobody(40) });
  });
});

describe('around the rules', () => {
  it('reads and prints positions without loss, and prints only what the viewer knows', () => {
    const left = { hand: ['sword', 'parry'], set: ['dodge'], abilities: ['keen'], discard: ['dagger'] };
    const rested = { stepped: false, struck: false, winded: false, breathed: false };
    const s = sandbox(left, { hand: ['riposte'], set: ['parry'] });
    expect(toyGame.printPosition(s.state, 0)).toEqual({
      game: 'toy',
      turn: 3,
      active: 'left',
      left: { hp: 10, at: 2, ...left, ...rested },
      right: { hp: 10, at: 3, hand: 1, set: 1, discard: [], abilities: [], ...rested },
    });
    expect(toyGame.printPosition(s.state, 'all')).toMatchObject({ right: { hand: ['riposte'], set: ['parry'] } });
    const again = new Sandbox(toyGame, toyGame.printPosition(s.state, 0));
    expect(toyRules.view(again.state, 0)).toEqual({ ...toyRules.view(s.state, 0), bids: [0, 0] });
  });

  it.each([
    [{ ...position(), left: { hp: 10 } }, 'left/at', 'Expected a number, found nothing.'],
    [{ ...position({ at: 9 }) }, 'left/at', 'Expected at most 5, found 9.'],
    [position({ hand: ['axe'] }), 'left/hand', 'Expected a list of cards, or the number of unknown ones.'],
    [position({ at: 3 }), 'right/at', 'Expected a free pace, found 3 taken.'],
    [position({ hand: ['dodge', 'dodge'] }), 'left', 'Expected at most 1 cards "dodge", found 2.'],
    [position({ hand: 9, set: 4 }), 'left', 'Expected at most 12 cards, found 13.'],
    [{ ...position(), weather: 'rain' }, 'weather', 'There is no field "weather".'],
    ['nonsense', '', 'Expected an object with fields, found "nonsense".'],
  ])('refuses a broken position (%#)', (raw, path, message) => {
    expect(toyGame.parsePosition(raw)).toMatchObject({ ok: false, problems: [{ path, message }] });
  });

  it.each([
    [[], '', 'Expected 12 cards in a deck, found 0.'],
    [
      cardList.map((c) => (c.id === 'sword' ? { ...c, id: 'dagger' } : c)),
      '1/id',
      'Expected a new id, found "dagger" a second time.',
    ],
    [
      cardList.map((c) => (c.id === 'sword' ? { ...c, power: 0 } : c)),
      '1',
      'Expected the weapon "sword" to have reach and power above 0.',
    ],
    [
      cardList.map((c) => (c.id === 'sword' ? { ...c, use: 'toy' } : c)),
      '1/use',
      'Expected one of "weapon", "answer", "trap", "aftermath", found "toy".',
    ],
  ])('refuses broken cards (%#)', (raw, path, message) => {
    expect(checkCards(raw)).toMatchObject([{ path, message }]);
  });

  it('accepts its own cards', () => {
    expect(toyGame.checkContent()).toEqual([]);
    expect(toyGame.checkContent({ game: 'toy', cards: cardList })).toEqual([]);
    expect(toyGame.checkContent(null)).toMatchObject([
      { path: '', message: 'Expected an object with fields, found null.' },
    ]);
  });

  it('lets the opponent explain itself and roll for ties', () => {
    const s = sandbox({ hand: ['sword', 'spear'] });
    const reply = think(
      s.match,
      0,
      toyGame.opponents.rulebook ??
        (() => {
          throw new Error();
        }),
    );
    expect(reply).toEqual({ roll: { sides: 6, rule: 'TOY-STRIKE-05', purpose: say.rolls.tie(2) } });
  });

  it('plays the same duel with physical dice, and its replay verifies', () => {
    const match = new Recording(toyRules, SETUP, 'hand', { dice: { face: () => 'ask', index: () => 'generator' } });
    match.submit(0, ['bid', 1]);
    match.submit(1, ['bid', 1]);
    expect(match.match.decision()).toMatchObject({ seat: 0, kind: DIE });
    expect(match.submit(0, ['face', 7]).ok).toBe(false);
    match.submit(0, ['face', 2]);
    match.submit(0, ['face', 6]);
    expect(match.match.state.active).toBe(1);
    expect(match.file().answers).toEqual([
      [0, 'bid', 1],
      [1, 'bid', 1],
    ]);
    expect(verifyReplay(toyRules, match.file())).toEqual({ ok: true, at: null, expected: null, found: null });
  });
});
