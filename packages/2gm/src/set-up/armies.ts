import { by, type Problem, type Result } from '@sandtable/kernel';
import { en } from '../../words/en/index';
import type { GmWords } from '../../words/index';
import { firstGeneral } from '../command';
import { catalogue } from '../content/index';
import { withoutLater } from '../deck/battle';
import { checkDeck } from '../deck/check';
import type { Deck } from '../deck/deck';
import { deckPoints } from '../deck/points';
import { namedDeck } from '../deck/read';
import { type DeckRules, pitchedBattle } from '../deck/rules';
import { scenarioOf } from '../scenario/list';
import type { Scenario } from '../scenario/shape';
import type { GmSetup } from '../setup';

/** What the table agreed on asks of every army (2GM-DECK-05, 2GM-DECK-09); year 0 is no limit. */
function rulesOf(setup: GmSetup, seat: number): DeckRules {
  const { edition, options, seats } = setup;
  // two partners share the points of their side, unless both have them all
  const partners = by(seats.filter((_x, i) => i % 2 === seat % 2).length, '2GM-RULING-159', '2GM-TEAM-04');
  const points = options.teamPoints === 'split' ? Math.floor(options.points / partners) : options.points;
  const general = by(catalogue.cards[firstGeneral(setup, seat)]?.id ?? null, '2GM-OPT-11');
  return { ...pitchedBattle(edition), points, year: options.year === 0 ? null : options.year, general };
}

/** What a scenario leaves at home (2GM-DECK-21). */
function withoutForbidden(deck: Deck, scenario: Scenario | null): Deck {
  if (scenario === null) return deck;
  const cards = deck.cards.filter(({ id }) => {
    const card = catalogue.byId.get(id);
    return !(scenario.forbidden.includes(id) || (card?.kind === 'unit' && scenario.without.includes(card.type)));
  });
  return { ...deck, cards };
}

/** The army deck of a seat: one of ours by name, a deck code, or its cards (2GM-DECK-04). */
export function armyOf(setup: GmSetup, seat: number, w: GmWords = en): Result<Deck> {
  const told = setup.seats[seat];
  if (told === undefined) throw new RangeError(`There is no seat ${seat}.`);
  const named = namedDeck(told.nation, told.deck, told.aside, catalogue, w);
  if (!named.ok) return named;
  const inService = withoutLater(named.value, rulesOf(setup, seat).year, catalogue);
  return by({ ok: true, value: withoutForbidden(inService, scenarioOf(setup) ?? null) }, '2GM-DECK-03');
}

/** Every rule that one of the armies breaks. */
export function checkArmies(setup: GmSetup, w: GmWords): Problem[] {
  const each = setup.seats.flatMap((_told, seat) => {
    const army = armyOf(setup, seat, w);
    const found = army.ok ? checkDeck(army.value, rulesOf(setup, seat), catalogue, w) : army.problems;
    return found
      .filter((problem) => problem.warning !== true)
      .map(({ path, message }) => ({ path: `seats/${seat}/deck${path === '' ? '' : `/${path}`}`, message }));
  });
  return each.length > 0 || setup.options.teamPoints !== 'shared' ? each : checkShared(setup, w);
}

/** 2GM-TEAM-05: one deck in two hands costs no more than the points of the side. */
function checkShared(setup: GmSetup, w: GmWords): Problem[] {
  return [0, 1].flatMap((side) => {
    const points = setup.seats.reduce((sum, _told, seat) => {
      const army = seat % 2 === side ? armyOf(setup, seat, w) : null;
      return army?.ok === true ? sum + deckPoints(army.value, catalogue, rulesOf(setup, seat).general) : sum;
    }, 0);
    if (points <= setup.options.points) return [];
    const message = w.setup.decksSideCostPoints(points, setup.options.points);
    return [{ path: `seats/${side}/deck`, message }];
  });
}
