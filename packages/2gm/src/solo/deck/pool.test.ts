import { Match } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { catalogue } from '../../content/index';
import { NATIONS, type UnitType } from '../../content/types';
import { gmGame } from '../../game';
import { gmRules } from '../../rules';
import { SCENARIOS } from '../../scenario/list';
import { plainSolo, soloOf } from '../set-up/setup-shape';
import { poolOf } from './deck';

const rule = ruleTests<RuleId>(book);
const [GERMANY, JAPAN] = [NATIONS.indexOf('germany'), NATIONS.indexOf('japan')];
const levers = (more: object = {}) => soloOf({ ...plainSolo('pacific'), ...more }).levers;
const ids = (cards: readonly number[]): string[] => cards.map((n) => catalogue.cards[n]?.id ?? '');
const cardsOf = (type: UnitType): string[] =>
  catalogue.cards.flatMap((card) => (card.kind === 'unit' && card.type === type ? [card.id] : []));

/** Units of the list that entered service after the year. */
function late(cards: readonly number[], year: number): string[] {
  return ids(
    cards.filter((n) => {
      const card = catalogue.cards[n];
      return card?.kind === 'unit' && card.year !== null && card.year > year;
    }),
  );
}

describe('the year of the battle', () => {
  rule(
    ['SOLO-RULING-86', 'SOLOP-DECK-20'],
    'takes what entered service later out of the pool, and nothing else',
    () => {
      const pool = poolOf('tactics', GERMANY, levers(), 1942).flat();
      expect(late(pool, 1942)).toEqual([]);
      const all = poolOf('tactics', GERMANY, levers(), 0).flat();
      expect(ids(all)).toContain('germany/jagdpanther');
      expect(late(all, 1942).length).toBe(all.length - pool.length);
      // 1944 is in service in 1944
      expect(ids(poolOf('tactics', GERMANY, levers(), 1944).flat())).toContain('germany/jagdpanther');
    },
  );

  rule(['SOLO-RULING-86', 'SOLOT-DECK-21'], 'holds in a Battle Royal and in every scenario of ours', () => {
    const dealt = (edition: string, seats: object[], more: object): number[][] => {
      const setup = gmRules.parseSetup({ edition, seats, ...more });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      const match = Match.start(gmRules, setup.value, 'year');
      return match.state.seats.map((x) => [...x.deck, ...x.hand, ...x.discard]);
    };
    const solo = { system: 'tactics' };
    for (const year of [1942, 1941]) {
      const seats = [
        { nation: 'uk', deck: 'uk-starter' },
        { nation: 'germany', deck: 'germany-starter', solo },
      ];
      const [, north = []] = dealt('tactics', seats, { options: { year } });
      expect(north.length).toBeGreaterThan(20);
      expect(late(north, year)).toEqual([]);
    }
    for (const { id, edition, year, south, north } of SCENARIOS) {
      const seats = [south, north].map(({ nation, deck }) => ({ nation, deck, solo: { system: edition } }));
      expect(year, id).toBeGreaterThan(0);
      for (const cards of dealt(edition, seats, { scenario: id })) expect(late(cards, year), id).toEqual([]);
    }
  });

  rule('SOLO-RULING-86', 'holds for cards a position does not name, as what the table took out does', () => {
    const deck = (year: number, more: object = {}): string[] => {
      const read = gmGame.parsePosition({
        game: '2gm',
        edition: 'tactics',
        phase: 'card',
        active: 'north',
        options: { year },
        south: { nation: 'usa', hand: [], deck: 20 },
        north: { nation: 'germany', hand: 30, solo: { type: 'variable', ...more } },
      });
      if (!read.ok) throw new Error(read.problems.map((p) => p.message).join());
      const x = read.value.seats[1];
      return ids([...(x?.deck ?? []), ...(x?.hand ?? [])]);
    };
    const number = (id: string): number => catalogue.numberOf(id);
    expect(late(deck(0).map(number), 1941).length).toBeGreaterThan(0);
    expect(late(deck(1941).map(number), 1941)).toEqual([]);
    const barred = ['support/paratroopers', 'support/general', 'support/conflicting-orders', 'support/c-47-skytrain'];
    expect(deck(0).filter((id) => barred.includes(id))).toEqual([]);
    expect(deck(0)).toContain('germany/light-infantry');
    expect(deck(0, { levers: { without: ['germany/light-infantry'] } })).not.toContain('germany/light-infantry');
  });
});

describe('cards that would be pointless', () => {
  const without = (type: UnitType, more: object = {}) => levers({ without: cardsOf(type), ...more });

  rule(['SOLOP-DECK-20', 'SOLOT-DECK-21'], 'without aircraft none that needs an aircraft of one’s own', () => {
    expect(ids(poolOf('pacific', JAPAN, levers(), 0).flat())).toContain('support/kamikaze');
    expect(ids(poolOf('pacific', JAPAN, without('aircraft'), 0).flat())).not.toContain('support/kamikaze');
    expect(ids(poolOf('pacific', JAPAN, levers({ easy: true }), 0).flat())).not.toContain('support/kamikaze');
    // somebody else's aircraft do not help
    const own = cardsOf('aircraft').filter((id) => id.startsWith('japan/'));
    expect(ids(poolOf('pacific', JAPAN, levers({ without: own }), 0).flat())).not.toContain('support/kamikaze');
  });

  rule(['SOLOP-DECK-20', 'SOLOT-DECK-21'], 'mines against vehicles stay while either kind of vehicle may come', () => {
    const tanks = cardsOf('tank');
    const mines = (cards: readonly string[]): boolean =>
      ids(poolOf('pacific', JAPAN, levers({ without: cards }), 0).flat()).includes('support/at-mine');
    expect(mines([])).toBe(true);
    expect(mines(tanks)).toBe(true);
    expect(mines([...tanks, ...cardsOf('transport')])).toBe(false);
  });

  rule('SOLOP-DECK-20', 'no tanks of its own by the line of the scenario: fuel stays for its transports', () => {
    const line = levers({ counts: [4, 2, 0, 1, 6] });
    const pool = ids(poolOf('pacific', JAPAN, line, 0).flat());
    expect(pool).toContain('support/fuel');
    const neither = ids(poolOf('pacific', JAPAN, levers({ counts: [4, 2, 0, 0, 6] }), 0).flat());
    expect(neither).not.toContain('support/fuel');
  });
});
