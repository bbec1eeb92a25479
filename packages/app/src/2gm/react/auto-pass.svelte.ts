import type { GmView } from '@sandtable/2gm/table';
import type { Occupant, Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';
import { browserStore, readSetting, writeSetting } from '../../settings/storage';
import { type AutoPass, holds, isWatched, type Pledge, passAlone } from './auto-pass';

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

  /** The answer of a seat that needs nobody; null if its person is to be asked. */
  answerOf(seat: Seat, question: Question, view: GmView, seats: readonly Occupant[]): Option | null {
    return passAlone(question, {
      mode: this.chosen,
      watched: isWatched(seats, seat),
      pledged: this.isPledged(seat, view),
    });
  }
}
