import type { GmView } from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import { browserStore, readSetting, writeSetting } from '../../settings/storage';
import { type AutoPass, holds, type Pledge } from './auto-pass';

const KEY = 'sandtable.2gm-auto-pass';

/** How moments for cards are passed at this screen: the setting is kept, promises are of this match and this sitting. */
export class Passes {
  private chosen = $state<AutoPass>(readSetting(browserStore, KEY) === 'ask' ? 'ask' : 'empty');
  private pledges = $state.raw<readonly Pledge[]>([]);

  get mode(): AutoPass {
    return this.chosen;
  }

  set mode(mode: AutoPass) {
    this.chosen = mode;
    writeSetting(browserStore, KEY, mode);
  }

  pledge(seat: Seat, view: GmView): void {
    this.pledges = [...this.pledges.filter((p) => p.seat !== seat), { seat, turn: view.table.turn }];
  }

  takeBack(seat: Seat): void {
    this.pledges = this.pledges.filter((p) => p.seat !== seat);
  }

  isPledged(seat: Seat, view: GmView): boolean {
    return this.pledges.some((p) => p.seat === seat && holds(p, view.table));
  }
}
