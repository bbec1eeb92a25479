import { type Game, type Opponent, type Result, withPositions } from '@sandtable/kernel';
import { book } from '../book/index';
import { en } from '../words/en/index';
import type { GmWords } from '../words/index';
import { abilities } from './abilities/registry';
import { checkContent } from './content/pack';
import { packTable } from './content/pack-table';
import { EDITIONS } from './content/types';
import { enter, inside } from './door';
import { greedyIn } from './greedy/index';
import { seatName } from './ground';
import { gmNames } from './names/list';
import { odds, oddsOf } from './odds/odds';
import { parsePosition } from './position/position';
import { printPosition } from './position/print';
import { gmRulesIn } from './rules';
import { say } from './say';
import { isScenario, scenarioProblems } from './scenario/check';
import { tableFor } from './scenario/table';
import type { GmView } from './seeing/view';
import { DEFAULT_OPTIONS, type GmSetup } from './setup';
import { rulebookIn } from './solo/index';
import { plainSolo } from './solo/set-up/setup-shape';
import { type GmState, sideOf } from './state';
import { teamOf } from './team';
import { draw } from './telling/draw';
import { gmReader } from './telling/reading';
import { tell } from './telling/tell';
import { continueWish, languageIn, optionOf, wishOf } from './wishes/wishes';

type Seats = GmSetup['seats'];

/** The pre-constructed decks of the Pacific book (2GM-PRECON-01), and two starters for Tactics. */
const ARMIES: Readonly<Record<string, readonly { nation: Seats[number]['nation']; deck: string }[]>> = {
  pacific: [
    { nation: 'usa', deck: 'usa-pacific' },
    { nation: 'japan', deck: 'japan-pacific' },
  ],
  tactics: [
    { nation: 'uk', deck: 'uk-starter' },
    { nation: 'germany', deck: 'germany-starter' },
  ],
};

/** A seat of the rulebook opponent is set up by the solo rules (SOLOP-TURN-03), those of its edition (SOLOT-DECK-02). */
function defaultSetup(edition: string, players: readonly string[] = []): GmSetup {
  const played = EDITIONS.find((each) => each === edition) ?? 'tactics';
  const armies = ARMIES[played] ?? [];
  return {
    edition: played,
    seats: armies.map(({ nation, deck }, i) => ({
      nation,
      deck,
      recruit: 0,
      aside: [],
      solo: players[i] === 'rulebook' ? plainSolo(played) : null,
    })),
    options: { ...DEFAULT_OPTIONS },
  };
}

/** An opponent looks at the cards of the table it sits at. */
function atTheirTable(opponent: Opponent<GmView>): Opponent<GmView> {
  return (view, ...rest) => {
    enter(view.table);
    return opponent(view, ...rest);
  };
}

/** The game in one language; the rules are the same in all. */
export function gmIn(w: GmWords): Game<GmState, GmSetup, GmView> {
  const parse = (raw: unknown): Result<GmState> => parsePosition(raw, w);
  return {
    id: '2gm',
    title: '2GM',
    editions: [...EDITIONS],
    rules: withPositions(gmRulesIn(w), parse),
    book,
    defaultSetup,
    tableFor: (edition, asked) => tableFor(edition, asked, w),
    seatName: (_s, seat) => seatName(seat),
    partners: (s, seat) => teamOf(s, sideOf(s, seat)),
    language: languageIn(w),
    wishOf: inside(wishOf),
    optionOf: inside(optionOf),
    continueWish: inside(continueWish),
    parsePosition: parse,
    printPosition: inside(printPosition),
    tell: inside((s: GmState, event, who) => tell(s, event, who, w)),
    read: gmReader(w),
    draw: inside((s: GmState, who) => draw(s, who, w)),
    odds: inside((s: GmState, seat, wish) => odds(s, seat, wish, say)),
    oddsOf: inside((s: GmState, seat, option) => oddsOf(s, seat, option, say)),
    names: gmNames,
    patience: 20_000,
    opponents: { rulebook: atTheirTable(rulebookIn(say)), greedy: atTheirTable(greedyIn(say)) },
    abilities,
    packTable,
    checkContent: (pack) => (isScenario(pack) ? scenarioProblems(pack, w) : checkContent(pack)),
  };
}

export const gmGame = gmIn(en);
