import { i18n } from '../i18n/with-online';
import type { Company } from '../match/remote';
import CompanyBar from './CompanyBar.svelte';
import type { OnlineTable } from './online-table.svelte';
import SeatClock from './SeatClock.svelte';
import Talk from './Talk.svelte';
import { TableClocks } from './table-clocks.svelte';

/** What the table of any game shows of those who sit elsewhere. */
export function companyOf(table: OnlineTable): Company {
  const clocks = new TableClocks(table);
  return {
    Bar: (anchor, props) =>
      CompanyBar(anchor, {
        table,
        clocks,
        get nameOf() {
          return props.nameOf;
        },
      }),
    Clock: SeatClock,
    clockOf: (seat) => clocks.of(seat),
    Talk: (anchor) => Talk(anchor, { table }),
    get talkLabel() {
      return i18n.t.online.talk.tab(table.unread);
    },
  };
}
