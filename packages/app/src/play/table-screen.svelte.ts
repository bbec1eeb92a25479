import type { Seat } from '@sandtable/kernel';
import { tick } from 'svelte';
import { i18n } from '../i18n/catalogue.svelte';
import type { TableKey } from './keys';
import type { TablePlay } from './table-play.svelte';

/** The map of a table: where the cursor and the focus are. */
export interface Surface {
  show(places: readonly number[]): void;
  focus(): void;
}

/** What a game adds to what a person does at any table. */
export interface Player<Deed> extends TablePlay<unknown> {
  readonly picture: { readonly knobs: readonly { readonly ends?: boolean; readonly deed: Deed }[] } | null;
  perform(deed: Deed): Promise<boolean>;
  select(unit: number): void;
  aimAt(place: number): void;
  /** Takes the next unit that can act in hand; where it stands, −1 if there is none. */
  walk(by: 1 | -1): number;
  /** Puts the last thing taken in hand down; false if there is none. */
  letGo(): boolean;
}

/** Talk is only where others sit at screens of their own. */
export type PanelTab = 'army' | 'inspector' | 'log' | 'dice' | 'talk';
export type Menu = 'command' | 'list' | 'advice';

/** What lies open around the map of any table, and what its keys and buttons do with the focus. */
export class TableScreen<Deed> {
  surface = $state.raw<Surface>();
  cursor = $state(-1);
  overlay = $state<Menu | null>(null);
  panelOpen = $state(false);
  tab = $state<PanelTab>('army');
  /** Whoever has read the result looks at the map in peace. */
  resultSeen = $state(false);

  constructor(
    private readonly player: () => Player<Deed>,
    /** The side of a seat, as its game calls it. */
    readonly nameOf: (seat: Seat) => string,
  ) {}

  get play(): Player<Deed> {
    return this.player();
  }

  /** The last key that waits for its turn. */
  private line: Promise<unknown> = Promise.resolve();

  /** Whoever presses keys is quicker than the table: each is meant for what comes of the one before, and is done when that is there. */
  readonly afterwards = (then: () => unknown): void => {
    this.line = this.line
      .then(() => this.play.settled())
      .then(then)
      .catch(reportError);
  };

  /** "You" is nobody in particular where several people share a screen. */
  readonly personOf = (seat: Seat): string => {
    const occupant = this.play.session.seats[seat];
    const isNamed = occupant?.by === 'person' && occupant.name !== i18n.t.matches.me;
    return isNamed ? occupant.name : this.nameOf(seat);
  };

  readonly focus = (): void => this.surface?.focus();

  readonly menu = (what: Menu): void => {
    this.overlay = this.overlay === what ? null : what;
  };

  readonly togglePanel = (): void => {
    this.panelOpen = !this.panelOpen;
  };

  /** A button that has done its work is gone: the focus goes to the map rather than nowhere. */
  readonly act = async (deed: Deed, play = this.play): Promise<void> => {
    await play.perform(deed);
    await tick();
    const focused = document.activeElement;
    if (focused === null || focused === document.body) this.focus();
  };

  selectUnit(id: number, place: number): void {
    if (place < 0) return;
    this.cursor = place;
    this.surface?.show([place]);
    this.play.select(id);
    this.play.aimAt(place);
  }

  async uncover(seat: Seat): Promise<void> {
    this.play.look(seat);
    await tick();
    this.focus();
  }

  /** True if the key was used. */
  press(key: TableKey): boolean {
    if (key === 'escape') return this.escape();
    // the command line is on its way: what is typed for it means nothing else
    if (this.overlay === 'command' && document.querySelector('[role=combobox]') === null) return true;
    if (key === 'undo') this.afterwards(() => this.play.undo());
    else if (key === 'redo') this.afterwards(() => this.play.redo());
    else if (key === 'next') this.afterwards(() => this.walkUnits(1));
    else if (key === 'previous') this.afterwards(() => this.walkUnits(-1));
    else if (key === 'end') this.afterwards(() => this.end());
    else if (key === 'map') this.focus();
    else this.menu(key);
    return true;
  }

  private walkUnits(by: 1 | -1): void {
    const place = this.play.walk(by);
    if (place < 0) return;
    this.cursor = place;
    this.play.aimAt(place);
    this.surface?.show([place]);
    this.focus();
  }

  private async end(): Promise<void> {
    const { play } = this;
    const knob = play.picture?.knobs.find((k) => k.ends);
    if (knob !== undefined) await this.act(knob.deed, play);
  }

  /** Closes what was opened last. */
  private escape(): boolean {
    const { play } = this;
    if (this.overlay !== null) this.overlay = null;
    else if (play.refused !== null) play.refused = null;
    else if (!play.letGo()) {
      if (!this.panelOpen) return false;
      this.panelOpen = false;
    }
    this.focus();
    return true;
  }
}
