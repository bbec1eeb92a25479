import type { Briefing } from '@sandtable/2gm/scenarios';
import {
  DESTROY_PLACES,
  DESTROY_UNITS,
  type GmView,
  goalStand,
  HOLD_PLACES,
  houseCards,
  REACH_ROW,
  readGoal,
} from '@sandtable/2gm/table';
import type { Catalogue } from '../../i18n/with-gm-cards';

/** What one side of a scenario has to do, and how far it is. */
export interface SideOrders {
  readonly side: number;
  readonly nation: Briefing['south']['nation'];
  readonly own: boolean;
  readonly text: string;
  readonly stands: readonly {
    readonly have: number;
    readonly count: number;
    readonly goal: GmView['table']['goals'][number];
    /** What the scenario calls its places. */
    readonly name: string;
  }[];
  /** What it begins with besides the usual. */
  readonly briefing: Briefing['south'];
}

type Words = Catalogue['gmCards']['orders'];

/** What a goal counts: whom or what, and where. */
export function countedBy(goal: GmView['table']['goals'][number], name: string, t: Words): string {
  const { kind, row, card } = readGoal(goal);
  if (kind === DESTROY_UNITS) return t.units;
  if (kind === DESTROY_PLACES) return t.destroyed(name);
  if (kind === HOLD_PLACES) return t.held(name);
  if (kind === REACH_ROW) return t.inRow(row);
  return t.home(houseCards.cards[card]?.name ?? '', row);
}

/** What a side of a scenario begins with that is not as in every battle, in sentences. */
export function specialsOf({ ap, hand, supplyRows, cards }: Briefing['south'], t: Words): string[] {
  const added = cards.map(({ card, copies }) => t.copies(copies, houseCards.byId.get(card)?.name ?? namedIn(card)));
  return [
    ...(ap === USUAL.ap ? [] : [t.ap(ap)]),
    ...(hand === USUAL.hand ? [] : [t.hand(hand)]),
    ...(supplyRows === 0 ? [] : [t.ships(supplyRows)]),
    ...(added.length === 0 ? [] : [t.added(added)]),
  ];
}

/** AP and cards every army begins with (2GM-SETUP-20). */
const USUAL = { ap: 5, hand: 5 } as const;

/** Units are called by their short id in a file of a scenario. */
function namedIn(short: string): string {
  return houseCards.cards.find(({ id }) => id === short || id.endsWith(`/${short}`))?.name ?? short;
}

/** The orders of a scenario, those of the person who looks first. */
export function ordersOf({ table }: GmView, seat: number, briefing: Briefing): SideOrders[] {
  const own = table.seats[seat]?.side ?? -1;
  const sides = [briefing.south, briefing.north].map(({ nation, orders }, side) => ({
    side,
    nation,
    own: side === own,
    text: orders,
    stands: table.goals.flatMap((goal) => (readGoal(goal).side === side ? stand(goal) : [])),
    briefing: side === 0 ? briefing.south : briefing.north,
  }));
  function stand(goal: GmView['table']['goals'][number]): SideOrders['stands'] {
    const now = goalStand(table, goal);
    const same = table.goals.filter((other) => readGoal(other).side === readGoal(goal).side);
    const { places } = readGoal(goal).side === 0 ? briefing.south : briefing.north;
    return now === null ? [] : [{ ...now, goal, name: places[same.indexOf(goal)] ?? '' }];
  }
  return sides.sort((a, b) => Number(b.own) - Number(a.own));
}

/** Turns that each side still has, with the one under way; null without a limit. */
export function turnsLeft({ table }: GmView): number | null {
  const { maxTurns } = table.opt;
  return maxTurns === 0 ? null : maxTurns - Math.max(0, Math.ceil(table.turn / 2) - 1);
}
