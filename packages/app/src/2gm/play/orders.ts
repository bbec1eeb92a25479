import type { Briefing } from '@sandtable/2gm/scenarios';
import { type GmView, goalStand, readGoal } from '@sandtable/2gm/table';

/** What one side of a scenario has to do, and how far it is. */
export interface SideOrders {
  readonly side: number;
  readonly nation: Briefing['south']['nation'];
  readonly own: boolean;
  readonly text: string;
  readonly stands: readonly { readonly have: number; readonly count: number }[];
}

/** The orders of a scenario, those of the person who looks first. */
export function ordersOf({ table }: GmView, seat: number, briefing: Briefing): SideOrders[] {
  const own = table.seats[seat]?.side ?? -1;
  const sides = [briefing.south, briefing.north].map(({ nation, orders }, side) => ({
    side,
    nation,
    own: side === own,
    text: orders,
    stands: table.goals.flatMap((goal) => (readGoal(goal).side === side ? (goalStand(table, goal) ?? []) : [])),
  }));
  return sides.sort((a, b) => Number(b.own) - Number(a.own));
}

/** Turns that each side still has, with the one under way; null without a limit. */
export function turnsLeft({ table }: GmView): number | null {
  const { maxTurns } = table.opt;
  return maxTurns === 0 ? null : maxTurns - Math.max(0, Math.ceil(table.turn / 2) - 1);
}
