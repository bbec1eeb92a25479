import { i18n } from '../i18n/with-online';
import type { Company } from '../match/remote';
import CompanyBar from './CompanyBar.svelte';
import type { OnlineTable } from './online-table.svelte';
import Talk from './Talk.svelte';

/** What the table of any game shows of those who sit elsewhere. */
export function companyOf(table: OnlineTable): Company {
  return {
    Bar: (anchor, props) =>
      CompanyBar(anchor, {
        table,
        get nameOf() {
          return props.nameOf;
        },
      }),
    Talk: (anchor) => Talk(anchor, { table }),
    get talkLabel() {
      return i18n.t.online.talk.tab(table.unread);
    },
  };
}
