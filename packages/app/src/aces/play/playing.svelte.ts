import type { AcesOdds, AcesView } from '@sandtable/aces/table';
import type { Attempt, Question, Refusal } from '@sandtable/host';
import { DIE, type Option, type Seat, type Viewer } from '@sandtable/kernel';
import { filmOf } from '../../film/film.svelte';
import { i18n } from '../../i18n/catalogue.svelte';
import type { Session } from '../../match/session.svelte';
import { remember } from '../../play/completion';
import { browserStore, readSetting, writeSetting } from '../../settings/storage';
import { Deeds } from './deeds';
import { type Deed, type Desk, NOTHING, type Selection } from './desk';
import { nextPrepared, type Prepared } from './distribution';
import { eyesOn } from './hand-over';
import { dangersOf, type KnownOdds, NO_DANGER } from './marks';
import { hasPicture, pictureOf } from './picture';

/** Why something was not done, in the words of the engine. */
export interface Refused {
  readonly wish: string;
  readonly items: readonly { readonly rule: string | null; readonly text: string }[];
}

const COVER_KEY = 'sandtable.cover-always';
/** A salvo has dozens of hexes; only the one in view is reckoned then. */
const MANY_AIMS = 16;

/** What a person does at an open table: holds units, asks why not, lays out armies, hands the screen over. */
export class Playing {
  selection = $state.raw<Selection>(NOTHING);
  refused = $state.raw<Refused | null>(null);
  prepared = $state.raw<Prepared>(new Map());
  /** Typed commands, the last first. */
  typed = $state.raw<readonly string[]>([]);
  /** Typed faces that wait for their dice. */
  private faces: number[] = [];
  private coverAlways = $state(readSetting(browserStore, COVER_KEY) === 'on');
  private reckoned = $state.raw<{ readonly seq: number; readonly odds: KnownOdds }>({ seq: -1, odds: new Map() });
  busy = $state(false);
  /** The last answer that was sent. */
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly deeds = new Deeds();
  /** What was in hand when the answer under way was given. */
  private answering = '';

  readonly film;

  constructor(readonly session: Session) {
    this.film = filmOf(session);
  }

  readonly update = $derived.by(() => this.session.update<AcesView>(this.session.viewer));
  /** What the screen shows: the present, or a moment the film shows again. */
  readonly view = $derived.by(() => (this.film.pastView as AcesView | null) ?? this.update?.view ?? null);
  readonly seat = $derived.by((): Seat => (this.session.viewer === 'spectator' ? -1 : this.session.viewer));
  /** What the person in view has to answer by hand. */
  readonly question = $derived.by((): Question | null => {
    if (this.film.isRerun || this.readyAnswer(this.seat) !== null) return null;
    return this.update?.question ?? null;
  });

  readonly desk = $derived.by((): Desk | null => {
    const { view, seat, question, selection } = this;
    return view === null ? null : { view, seat, question, selection, t: i18n.t.play };
  });

  /** What does not depend on where the pointer is: reckoned once for each hand. */
  readonly hand = $derived.by((): Desk | null => {
    const { view, seat, question } = this;
    const { unit, tool } = this.held;
    return view === null ? null : { view, seat, question, selection: { unit, tool, aim: -1 }, t: i18n.t.play };
  });
  private readonly heldKey = $derived(`${this.selection.unit} ${this.selection.tool}`);
  private readonly held = $derived.by(() => {
    const [unit = '', tool = ''] = this.heldKey.split(' ');
    return { unit: Number(unit), tool };
  });
  readonly picture = $derived.by(() => (this.hand === null ? null : pictureOf(this.hand)));
  readonly dangers = $derived.by(() => {
    const { hand, picture } = this;
    if (hand === null || picture === null || picture.goals.length === 0) return NO_DANGER;
    return dangersOf(hand.view.table, hand.view.mover?.unit ?? hand.selection.unit, picture.goals);
  });

  readonly odds = $derived.by(
    (): KnownOdds => (this.reckoned.seq === this.update?.seq ? this.reckoned.odds : new Map()),
  );

  /** Local people whose answer has not been laid out beforehand. */
  readonly askedByHand = $derived.by(() => this.session.asked.filter((seat) => this.readyAnswer(seat) === null));

  readonly eyes = $derived.by(() =>
    eyesOn({
      seats: this.session.seats,
      asked: this.askedByHand,
      viewer: this.session.viewer,
      always: this.coverAlways,
      viewOf: (who: Viewer) => this.session.update<AcesView>(who)?.view ?? null,
    }),
  );

  /** The answers have no picture of their own: their list opens by itself. */
  readonly needsList = $derived.by(() => this.question !== null && !hasPicture(this.question.kind));

  get always(): boolean {
    return this.coverAlways;
  }

  set always(on: boolean) {
    this.coverAlways = on;
    writeSetting(browserStore, COVER_KEY, on ? 'on' : 'off');
  }

  look(seat: Seat): void {
    this.drop();
    this.refused = null;
    this.session.look(seat);
  }

  drop(): void {
    this.selection = { ...NOTHING, aim: this.selection.aim };
  }

  aimAt(hex: number): void {
    this.selection = { ...this.selection, aim: hex };
  }

  /** The odds of a target stay while the pointer goes to read them; only another target takes their place. */
  hover(hex: number | null): void {
    const targets = (this.picture?.aims ?? []).filter((a) => a.odds !== null).map((a) => a.hex);
    const reading = targets.includes(this.selection.aim);
    if (reading ? hex !== null && targets.includes(hex) : hex !== this.selection.aim) this.aimAt(hex ?? -1);
  }

  select(unit: number): void {
    this.refused = null;
    this.selection = { unit, tool: '', aim: this.selection.aim };
  }

  async perform(deed: Deed): Promise<boolean> {
    if (this.seat < 0) return false;
    switch (deed.do) {
      case 'answer':
        this.deeds.begin(this.update?.answers ?? 0);
        return this.done('', await this.alone(() => this.session.answer(this.seat, deed.option)));
      case 'wish':
        return this.wish(deed.text);
      case 'select':
        this.select(deed.unit);
        if (deed.why !== null) await this.explain(deed.why);
        return true;
      case 'take':
        this.refused = null;
        this.selection = { ...NOTHING, tool: deed.tool, aim: this.selection.aim };
        return true;
      case 'explain':
        await this.explain(deed.text);
        return false;
      case 'look':
        this.refused = null;
        this.drop();
        return true;
    }
  }

  /** Carries out a typed wish with all its answers. */
  async wish(text: string): Promise<boolean> {
    this.deeds.begin(this.update?.answers ?? 0);
    return this.done(text, await this.alone(() => this.session.wish(this.seat, text)));
  }

  /** A command that somebody typed is remembered, whatever comes of it. */
  async type(text: string): Promise<boolean> {
    this.typed = remember(this.typed, text);
    await this.settled();
    return this.wish(text);
  }

  async explain(text: string): Promise<void> {
    const found = await this.session.explain(this.seat, text);
    if (!found.ok) this.refused = refusalOf(text, found);
    else if (!found.value.legal) this.refused = { wish: text, items: found.value.refusals };
  }

  /** Takes back the last deed as a whole, as far as undo reaches. */
  async undo(): Promise<void> {
    await this.settled();
    this.drop();
    this.refused = null;
    const to = this.deeds.undo(this.update?.answers ?? 0, this.update?.undo?.to ?? 0);
    const done = await this.alone(() => this.session.undo(this.seat, to ?? undefined));
    if (!done.ok) this.refused = refusalOf('', done);
  }

  async redo(): Promise<void> {
    await this.settled();
    this.drop();
    const until = this.deeds.redo(this.update?.answers ?? 0);
    let done: Attempt<number>;
    do done = await this.alone(() => this.session.redo(this.seat));
    while (done.ok && (this.update?.answers ?? until) < until);
    if (!done.ok) this.refused = refusalOf('', done);
  }

  prepare(seat: Seat, answers: readonly Option[]): void {
    this.prepared = new Map(this.prepared).set(seat, answers);
  }

  /** Gives what people have laid out, question by question. To be called whenever somebody is asked. */
  givePrepared(): void {
    for (const seat of this.session.asked) {
      const ready = this.readyAnswer(seat);
      if (ready === null) continue;
      this.prepared = new Map(this.prepared).set(seat, ready.rest);
      this.underWay = this.session.answer(seat, ready.option);
      return;
    }
  }

  /** Whoever types or presses a key is quicker than the worker: it is meant for what comes after the answers under way. */
  async settled(): Promise<void> {
    for (;;) {
      const { underWay } = this;
      await underWay;
      if (this.underWay !== underWay) continue;
      if (this.session.asked.every((seat) => this.readyAnswer(seat) === null)) return;
      this.givePrepared();
    }
  }

  /** Several faces typed at once are given one after the other, as long as dice are asked for. */
  async roll(faces: readonly number[]): Promise<void> {
    this.faces = [...faces];
    while (this.faces.length > 0 && this.question?.kind === DIE) {
      const face = this.faces.shift() ?? 1;
      if (!(await this.perform({ do: 'answer', option: ['face', face] }))) return;
    }
  }

  /** The next unit that can act, before or after the one in hand. */
  walk(by: 1 | -1): number | null {
    const actors = this.picture?.actors ?? [];
    if (actors.length === 0) return null;
    const at = actors.indexOf(this.selection.unit);
    const next = at < 0 ? (by === 1 ? 0 : actors.length - 1) : (at + by + actors.length) % actors.length;
    const unit = actors[next] ?? -1;
    this.select(unit);
    return this.view?.table.units[unit]?.at ?? null;
  }

  /** Reckons the odds of what could be attacked now. To be called when the hand or the aim changes. */
  async reckon(): Promise<void> {
    const { picture, update, seat, selection } = this;
    if (picture === null || update === null || seat < 0) return;
    const all = picture.aims.length <= MANY_AIMS;
    const wanted = picture.aims.flatMap(({ hex, odds }) =>
      odds !== null && !this.odds.has(odds) && (all || hex === selection.aim) ? [odds] : [],
    );
    if (wanted.length === 0) return;
    const found = await Promise.all(wanted.map((text) => this.session.odds(seat, text)));
    if (this.update?.seq !== update.seq) return;
    const known = new Map(this.odds);
    wanted.forEach((text, i) => {
      const got = found[i];
      if (got?.ok === true) known.set(text, got.value as AcesOdds);
    });
    this.reckoned = { seq: update.seq, odds: known };
  }

  private readyAnswer(seat: Seat) {
    const question = this.session.update(seat)?.question ?? null;
    const prepared = this.prepared.get(seat) ?? [];
    return question === null ? null : nextPrepared(prepared, question);
  }

  /** One answer at a time: a second click while the first is on its way is nobody's wish. */
  private async alone<T>(run: () => Promise<Attempt<T>>): Promise<Attempt<T>> {
    if (this.busy) return { ok: false, code: 'not-asked', message: '' };
    this.busy = true;
    this.answering = this.heldKey;
    const running = run().finally(() => {
      this.busy = false;
    });
    // what went wrong is for whoever asked for it
    this.underWay = running.catch(() => undefined);
    return running;
  }

  private done(wish: string, attempt: Attempt<unknown>): boolean {
    if (attempt.ok) {
      // whoever has taken something else in hand meanwhile keeps it
      if (this.heldKey === this.answering) this.drop();
      this.refused = null;
      return true;
    }
    if (attempt.message !== '') this.refused = refusalOf(wish, attempt);
    return false;
  }
}

function refusalOf(wish: string, refusal: Refusal): Refused {
  return { wish, items: refusal.because ?? [{ rule: null, text: refusal.message }] };
}
