import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, apOf, endTurn, foe, offers, own, sandbox, tank, told } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('cards on units', () => {
  rule(['2GM-CARD-19', 'SOLOT-REF-08'], '2GM-EX-09: a tank with a Ram card takes no second one', () => {
    const s = sandbox([tank('c3'), tank('e3')], { phase: 'deployment', south: { ap: 9, hand: ['ram', 'ram'] } });
    expect(offers(s, 'play')).toEqual(['play ram c3', 'play ram e3']);
    act(s, 'play ram c3');
    expect(s).toRefuseCiting('play ram c3', ['2GM-CARD-19']);
    expect(offers(s, 'play')).toEqual(['play ram e3']);
    endTurn(s);
    endTurn(s);
    act(s, 'end');
    expect(s).toRefuseCiting('play ram c3', ['2GM-CARD-19']); // it stays
  });

  rule('2GM-RULING-165', 'what ends at one moment ends all at once, in whatever order one counts it', () => {
    const ends = (cards: string[]) => cards.map((card) => ({ card, by: 'south', until: 5 }));
    const after = (one: string[], two: string[]) => {
      const s = sandbox([foe('c5', { cards: ends(one) }), foe('d5', { cards: ends(two) })], {
        turn: 5,
        phase: 'initial',
      });
      expect(s.kind).toBe('move'); // nobody is asked
      expect(s.state.units.map((u) => u.cards)).toEqual([[], []]);
      return {
        discard: [...(s.state.seats[0]?.discard ?? [])].sort(),
        ap: apOf(s, 0),
        left: told(s, 'expired').length,
      };
    };
    expect(after(['sick-patients', 'lost'], ['camouflage'])).toEqual(after(['camouflage'], ['lost', 'sick-patients']));
    expect(after(['sick-patients'], ['lost']).left).toBe(2);
  });
});

describe('terrain during play', () => {
  rule(['2GM-DEPLOY-04', '2GM-SETUP-13'], 'comes in the Deployment Phase, and only where it was agreed on', () => {
    const agreed = { options: { inGameTerrain: true } };
    const s = sandbox([own('c3')], { ...agreed, phase: 'deployment', south: { ap: 2 } });
    const wishes = offers(s, 'build');
    expect(wishes).toContain('build trench c3');
    expect(s).toRefuseCiting('build house c3', ['2GM-DEPLOY-03']);
    act(s, 'build trench c3');
    expect([apOf(s, 0), s.state.pieces.length]).toEqual([0, 1]);
    for (const phase of ['movement', 'shooting']) {
      const other = sandbox([own('c3')], { ...agreed, phase });
      expect(offers(other, 'build')).toEqual([]);
      expect(other).toRefuseCiting('build trench c3', ['2GM-TURN-01']);
    }
    const never = sandbox([own('c3')], { phase: 'deployment' });
    expect(offers(never, 'build')).toEqual([]);
    expect(never).toRefuseCiting('build trench c3', ['2GM-SETUP-13']);
  });
});
