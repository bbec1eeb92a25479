import type { GmOdds, GmView, Phase } from '@sandtable/2gm/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';
import { untrack } from 'svelte';
import { i18n } from '../../i18n/with-gm';
import { TablePlay } from '../../play/table-play.svelte';
import { browserStore, readSetting, writeSetting } from '../../settings/storage';
import { NOWHERE, type Spot } from '../board/spots';
import { isWatched } from '../react/auto-pass';
import { Passes } from '../react/auto-pass.svelte';
import { REACTIONS } from '../react/kinds';
import { answerAlone } from './alone';
import { type Aim, type Deed, type Desk, NOTHING, type Picture, type Selection } from './desk';
import { hidesFrom } from './hand-over';
import { Pictures } from './pictures.svelte';
import { chosen } from './wishes';
import { placeOf } from './words';

/** Bomb runs go to dozens of places; only the one in view is reckoned then. */
const MANY_AIMS = 14;

const NEXT_KEY = 'sandtable.2gm-next-unit';

interface Carried {
  readonly turn: number;
  readonly phases: readonly Phase[];
}

const NOTHING_CARRIED: Carried = { turn: -1, phases: [] };

/** What a person does at the table of 2GM: holds units and cards, aims, deploys. */
export class Playing extends TablePlay<GmView, GmOdds> {
  selection = $state.raw<Selection>(NOTHING);
  /** A place that stands for several answers: they are listed until one is chosen. */
  fork = $state<Spot>(NOWHERE);
  /** The answer that is looked at while several lie on one place. */
  point = $state.raw<Option | null>(null);

  readonly desk = $derived.by((): Desk | null => {
    const { view, seat, question, selection } = this;
    return view === null ? null : { view, seat, question, selection, t: i18n.t.gmPlay };
  });

  /** What does not depend on where the pointer is: reckoned once for each hand. */
  readonly hand = $derived.by((): Desk | null => {
    const { view, seat, question } = this;
    const carries = this.carriesOver && !isWatched(this.session.seats, seat);
    const { held: selection, offered } = this;
    return view === null ? null : { view, seat, question, selection, t: i18n.t.gmPlay, carries, offered };
  });
  protected readonly heldKey = $derived(`${this.selection.unit} ${this.selection.card} ${this.selection.tool}`);
  private readonly held = $derived.by((): Selection => {
    const [unit = '', card = '', tool = ''] = this.heldKey.split(' ');
    return { unit: Number(unit), card: Number(card), tool, aim: NOWHERE };
  });
  private readonly pictures = new Pictures();
  readonly picture = $derived.by((): Picture | null => {
    const { hand } = this;
    return hand === null ? null : this.pictures.of(hand);
  });
  /** What the place in view stands for. */
  private readonly aimed = $derived.by((): readonly Aim[] => {
    const aims = this.picture?.aims ?? [];
    if (this.question?.kind === 'strike') return aims; // 2GM-ASSAULT-08: only the weapon is left to choose
    const spot = this.fork === NOWHERE ? this.selection.aim : this.fork;
    return aims.filter((aim) => aim.spot === spot);
  });
  /** A single place to go to needs no card of its own; a choice between several does, and so does an attack. */
  readonly shown = $derived(this.fork === NOWHERE ? this.aimed.filter((aim) => aim.odds !== null) : this.aimed);

  private nexts = $state(readSetting(browserStore, NEXT_KEY) !== 'off');
  /** The unit in hand has come there by itself: whoever clicks another one means that. */
  offered = $state(false);
  /** The hand was emptied by its owner: nothing comes to it until something is done. */
  private rests = $state(false);
  /** Who did something last: the next one comes after him. */
  private lastUnit = -1;

  /** How moments for cards are passed at this screen. */
  readonly passes = new Passes();

  /** The turn in which the person did something last; null after taking back: then nothing goes by itself until they do something. */
  private acted = $state<number | null>(untrack(() => this.turnNow()));
  private ended = $state(false);
  private carried = $state.raw<Carried>(NOTHING_CARRIED);

  /** The next unit comes to hand by itself; a lesson shows how units are chosen. */
  get nextComes(): boolean {
    return this.nexts && !this.session.isPractice;
  }

  set nextComes(on: boolean) {
    this.nexts = on;
    writeSetting(browserStore, NEXT_KEY, on ? 'on' : 'off');
    if (!on && this.offered) this.drop();
  }

  /** The unit that is to come to hand where nothing is in it; −1 if none is. */
  readonly next = $derived.by((): number => {
    const { selection, picture, busy, shot } = this;
    const isEmpty = selection.unit < 0 && selection.card < 0 && this.fork === NOWHERE;
    if (!this.nextComes || this.rests || busy || shot !== null || !isEmpty) return -1;
    return picture?.next?.(this.lastUnit) ?? -1;
  });

  /** To be called once what led to it is on the screen. */
  takeNext(): void {
    const { next } = this;
    if (next < 0) return;
    this.select(next);
    this.offered = true;
  }

  /** Says which phases of this turn went by, because nothing could be done in them. */
  readonly carriedWords = $derived.by((): string => {
    const { phases, turn } = this.carried;
    const t = i18n.t.gmPlay;
    const now = this.view?.table.turn ?? 0;
    // the last ones of a turn are told while the opponent's begins
    const isNews = turn === now || (turn === now - 1 && this.question === null);
    return phases.length === 0 || !isNews ? '' : i18n.t.play.carried(phases.map((phase) => t.phase.steps[phase] ?? ''));
  });

  protected override automatic(seat: Seat, question: Question): Option | null {
    const view = this.session.update<GmView>(seat)?.view;
    if (view === undefined) return null;
    return answerAlone(question, view, seat, {
      mode: this.passes.mode,
      pledged: this.passes.isPledged(seat, view),
      watched: isWatched(this.session.seats, seat),
      on: this.carriesOver,
      acted: this.acted,
      ended: this.ended,
    });
  }

  protected override gave(seat: Seat, option: Option): void {
    const table = this.session.update<GmView>(seat)?.view.table;
    if (option[0] !== 'end' || table === undefined) return;
    const { turn, phase } = table;
    const before = this.carried.turn === turn ? this.carried.phases : [];
    this.carried = { turn, phases: [...before.filter((p) => p !== phase), phase] };
  }

  protected override doing(option: Option | null): void {
    this.carried = NOTHING_CARRIED;
    this.rests = false;
    if (this.selection.unit >= 0 && option?.[0] !== 'end') this.lastUnit = this.selection.unit;
    if (REACTIONS.includes(this.question?.kind ?? '')) return;
    this.acted = this.turnNow();
    this.ended = option?.[0] === 'end';
  }

  /** What a unit is equipped with belongs to its deployment. */
  protected override continues(): boolean {
    return this.question?.kind === 'equip';
  }

  override async undo(): Promise<void> {
    this.carried = NOTHING_CARRIED;
    this.acted = null;
    this.rests = true;
    await super.undo();
  }

  private turnNow(): number {
    return this.session.update<GmView>('spectator')?.view.table.turn ?? -1;
  }

  override async named(text: string): Promise<string> {
    if (this.desk === null) return text;
    const { view, seat, t } = this.desk;
    // a command can be read, too, where its words do not come
    return import('./wish-words').then(
      ({ wishWords }) => wishWords(view.table, seat, text, t),
      () => text,
    );
  }

  protected override together(one: Seat, other: Seat): boolean {
    const seats = this.view?.table.seats;
    return one !== other && seats?.[one] !== undefined && seats[one]?.side === seats[other]?.side;
  }

  protected hides(one: GmView, other: GmView): boolean {
    return hidesFrom(one, other);
  }

  drop(): void {
    this.fork = NOWHERE;
    this.point = null;
    this.offered = false;
    this.selection = { ...NOTHING, aim: this.selection.aim };
  }

  aimAt(spot: Spot): void {
    this.selection = { ...this.selection, aim: spot };
  }

  /** The odds of a target stay while the pointer goes to read them; only another target takes their place. */
  hover(spot: Spot): void {
    const targets = (this.picture?.aims ?? []).filter((a) => a.odds !== null).map((a) => a.spot);
    const reading = targets.includes(this.selection.aim);
    if (reading ? targets.includes(spot) : spot !== this.selection.aim) this.aimAt(spot);
  }

  select(unit: number): void {
    this.refused = null;
    this.fork = NOWHERE;
    this.offered = false;
    this.selection = { ...NOTHING, unit, aim: this.selection.aim };
  }

  /** Takes a card of the hand, −1 to put it back. */
  hold(card: number): void {
    this.refused = null;
    this.fork = NOWHERE;
    this.offered = false;
    this.selection = { ...NOTHING, card, aim: this.selection.aim };
  }

  async perform(deed: Deed): Promise<boolean> {
    if (this.seat < 0) return false;
    switch (deed.do) {
      case 'answer':
        return this.answer(deed.option);
      case 'select':
        this.select(deed.unit);
        if (deed.why !== null) await this.explain(deed.why, chosen(deed.why));
        return true;
      case 'hold':
        this.hold(deed.card);
        if (deed.why !== null) await this.explain(deed.why, chosen(deed.why));
        return true;
      case 'take':
        this.refused = null;
        this.fork = NOWHERE;
        this.selection = { ...this.selection, card: -1, tool: deed.tool };
        return true;
      case 'fork':
        this.refused = null;
        this.fork = deed.spot;
        return true;
      case 'explain':
        await this.explain(deed.text);
        return false;
      case 'look':
        this.refused = null;
        if (!this.offered) this.putDown();
        return true;
    }
  }

  private putDown(): void {
    this.drop();
    this.rests = true;
  }

  /** What a click on this place means. A unit that has come to hand by itself gives way to one that is clicked, and is not told what it cannot do. */
  deedAt(spot: Spot, unit: number): Deed {
    const { picture, hand, offered } = this;
    if (picture === null || hand === null) return { do: 'look', spot };
    const deed = picture.pick(spot, unit);
    if (!offered) return deed;
    const bare = this.pictures.of({ ...hand, selection: NOTHING }).pick(spot, unit);
    return bare.do === 'select' || deed.do === 'explain' ? bare : deed;
  }

  /** A list of answers is closed before the hand is emptied. */
  letGo(): boolean {
    const { unit, card } = this.selection;
    if (this.fork !== NOWHERE) this.fork = NOWHERE;
    else if (unit >= 0 || card >= 0) this.putDown();
    else return false;
    return true;
  }

  /** The next unit that can act, before or after the one in hand; where it stands. */
  walk(by: 1 | -1): Spot {
    const actors = this.picture?.actors ?? [];
    if (actors.length === 0 || this.view === null) return NOWHERE;
    const at = actors.indexOf(this.selection.unit);
    // one that has come by itself was not looked at yet
    const step = this.offered && by === 1 ? 0 : by;
    const next = at < 0 ? (by === 1 ? 0 : actors.length - 1) : (at + step + actors.length) % actors.length;
    const unit = actors[next] ?? -1;
    this.select(unit);
    return placeOf(this.view.table, unit);
  }

  /** Whether what is asked now can be shown. */
  readonly isPictured = $derived.by(() => this.question === null || this.pictures.has(this.question.kind));

  /** Fetches what the question needs to be shown. To be called whenever it changes. */
  async fetchPicture(): Promise<void> {
    const { question, view } = this;
    // while others play, what the own turn will need; not before the first question is on the screen
    if (question !== null) await this.pictures.load(question.kind);
    else if (view !== null && view.table.turn > 0) await this.pictures.load('');
  }

  /** Keys mean the buttons of the question, and those come with its picture. */
  override async settled(): Promise<void> {
    await super.settled();
    await this.fetchPicture();
    this.takeNext();
  }

  /** Reckons the odds of what could be attacked now. To be called when the hand or the aim changes. */
  async reckon(): Promise<void> {
    const { picture, selection, fork } = this;
    if (picture === null) return;
    const few = picture.aims.filter((a) => a.odds !== null).length <= MANY_AIMS;
    await this.reckonAll(
      picture.aims.flatMap(({ spot, option, odds }) =>
        odds !== null && (few || spot === selection.aim || spot === fork) ? [option] : [],
      ),
    );
  }
}
