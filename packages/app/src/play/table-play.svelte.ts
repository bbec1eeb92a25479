import type { Attempt, Question, Refusal } from '@sandtable/host';
import {
  DIE,
  type Refusal as Forbidden,
  type Odds,
  type Option,
  PASS,
  type Seat,
  type Viewer,
} from '@sandtable/kernel';
import { afterPaint } from '../board/after-paint';
import { filmOf } from '../film/film.svelte';
import { tellRefusal } from '../i18n/table-words';
import type { Session } from '../match/session.svelte';
import { browserStore, readSetting, tabStore, writeSetting } from '../settings/storage';
import { remember } from './completion';
import { Deeds } from './deeds';
import { eyesOn } from './eyes';
import { oddsKey } from './odds-key';
import { nextPrepared, type Prepared } from './prepared';

/** Why something was not done, in the words of the engine. */
export interface Refused {
  readonly wish: string;
  readonly items: readonly { readonly rule: string | null; readonly text: string }[];
}

const COVER_KEY = 'sandtable.cover-always';
/** The name is older than the second game that has it. */
const CARRY_KEY = 'sandtable.2gm-empty-phases';

/** A second click while the first answer is on its way is nobody's wish, and nothing is said to it. */
const BUSY: Refusal = { ok: false, code: 'not-asked', message: { key: 'table.goneOn', args: [] } };

/** What a person does at an open table of any game: answers, asks why not, takes back, hands the screen over. */
export abstract class TablePlay<View, GameOdds extends Odds = Odds> {
  refused = $state.raw<Refused | null>(null);
  prepared = $state.raw<Prepared>(new Map());
  /** Typed commands, the last first. */
  typed = $state.raw<readonly string[]>([]);
  busy = $state(false);
  /** Typed faces that wait for their dice. */
  private faces: number[] = [];
  private coverAlways = $state(readSetting(browserStore, COVER_KEY) === 'on');
  private reckoned = $state.raw<{ readonly seq: number; readonly odds: ReadonlyMap<string, GameOdds> }>({
    seq: -1,
    odds: new Map(),
  });
  /** The question that was answered by itself last. */
  private given = '';
  /** Options of this moment that have no odds: they are not asked for again. */
  private hopeless: { readonly seq: number; readonly options: Set<string> } = { seq: -1, options: new Set() };
  /** The last answer that was sent. */
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly deeds: Deeds;
  /** What was in hand when the answer under way was given. */
  private answering = '';

  readonly film;

  constructor(readonly session: Session) {
    this.film = filmOf(session);
    this.film.unasked = () => session.asked.some((seat) => this.readyAnswer(seat) !== null);
    this.deeds = new Deeds(tabStore, session.isPractice ? null : `sandtable.deeds.${session.id}`);
  }

  /** Says what is in hand, so that one hand can be told from another. */
  protected abstract readonly heldKey: string;
  /** Puts down whatever is in hand. */
  abstract drop(): void;
  /** The answer of a seat that needs nobody; null if its person is to be asked. */
  protected automatic(_seat: Seat, _question: Question): Option | null {
    return null;
  }
  /** Told of every answer that was given by itself. */
  protected gave(_seat: Seat, _option: Option): void {}
  /** Told before a person does something; null is a typed wish. */
  protected doing(_option: Option | null): void {}
  /** Does the answer to what is asked now only finish what was begun? Then both are taken back together. */
  protected continues(): boolean {
    return false;
  }
  /** Are they partners? People of one team who share a screen need not hide it from each other. */
  protected together(_one: Seat, _other: Seat): boolean {
    return false;
  }
  /** Does one of them see something on the table that the other must not? */
  protected abstract hides(one: View, other: View): boolean;

  readonly update = $derived.by(() => this.session.update<View>(this.session.viewer));
  /** What the screen shows: the present, or a moment the film shows again. */
  readonly view = $derived.by(() => (this.film.pastView as View | null) ?? this.update?.view ?? null);
  /** The step of the film in view; null while the screen shows the present. */
  readonly shot = $derived.by(() => (this.film.isActive || this.film.isRerun ? this.film.shot : null));
  /** What has happened last on the screen. */
  readonly lastStep = $derived.by(
    () =>
      this.shot ?? { facts: this.update?.steps.flatMap((step) => step.facts) ?? [], answers: this.update?.seq ?? 0 },
  );
  readonly seat = $derived.by((): Seat => (this.session.viewer === 'spectator' ? -1 : this.session.viewer));
  /** What the person in view has to answer by hand. */
  readonly question = $derived.by((): Question | null => {
    if (this.film.isRerun || this.readyAnswer(this.seat) !== null) return null;
    return this.update?.question ?? this.wantedDie;
  });
  /** A die for anybody at this screen: it lies open on the table, so whoever sits here may read it. */
  private readonly wantedDie = $derived.by((): Question | null => {
    const questions = this.session.asked.map((seat) => this.session.update(seat)?.question ?? null);
    return questions.find((question) => question?.kind === DIE) ?? null;
  });

  /** Odds of this moment, by the option they belong to (`oddsKey`). */
  readonly odds = $derived.by(
    (): ReadonlyMap<string, GameOdds> => (this.reckoned.seq === this.update?.seq ? this.reckoned.odds : new Map()),
  );

  /** Local people whose own eyes are needed: nothing has been laid out beforehand, and it is no die. */
  readonly askedByHand = $derived.by(() =>
    this.session.asked.filter(
      (seat) => this.readyAnswer(seat) === null && this.session.update(seat)?.question?.kind !== DIE,
    ),
  );

  readonly eyes = $derived.by(() =>
    eyesOn<View>({
      seats: this.session.seats,
      asked: this.askedByHand,
      viewer: this.session.viewer,
      always: this.coverAlways,
      viewOf: (who: Viewer) => this.session.update<View>(who)?.view ?? null,
      hides: (one, other) => this.hides(one, other),
      together: (one, other) => this.together(one, other),
    }),
  );

  get always(): boolean {
    return this.coverAlways;
  }

  set always(on: boolean) {
    this.coverAlways = on;
    writeSetting(browserStore, COVER_KEY, on ? 'on' : 'off');
  }

  private carries = $state(readSetting(browserStore, CARRY_KEY) !== 'off');

  /** Go through phases without asking in which nothing can be done; a lesson shows them all. */
  get carriesOver(): boolean {
    return this.carries && !this.session.isPractice;
  }

  set carriesOver(on: boolean) {
    this.carries = on;
    writeSetting(browserStore, CARRY_KEY, on ? 'on' : 'off');
  }

  look(seat: Seat): void {
    this.drop();
    this.refused = null;
    this.session.look(seat);
  }

  async answer(option: Option): Promise<boolean> {
    const seat = this.question?.seat ?? this.seat;
    if (seat < 0) return false;
    // whoever passes lets the tale go on
    this.beginDeed(option[0] !== PASS, option);
    return await this.done('', await this.alone(() => this.session.answer(seat, option)));
  }

  /** Carries out a typed wish with all its answers. */
  async wish(text: string): Promise<boolean> {
    if (this.seat < 0) return false;
    this.beginDeed(true, null);
    return await this.done(text, await this.alone(() => this.session.wish(this.seat, text)));
  }

  /** Does what was advised. */
  follow(plan: string): Promise<boolean> {
    return this.wish(plan);
  }

  private beginDeed(isNewTale: boolean, option: Option | null): void {
    if (!this.continues()) this.deeds.begin(this.update?.answers ?? 0);
    if (isNewTale) this.session.beginTale();
    this.doing(option);
  }

  /** A command that somebody typed is remembered, whatever comes of it. */
  async type(text: string): Promise<boolean> {
    this.typed = remember(this.typed, text);
    await this.settled();
    // the key that opens the line is easily typed once more
    return this.wish(text.replace(/^\s*\/\s*/, ''));
  }

  /** Why not; `tried` is what the person has named of it. */
  async explain(text: string, tried = text): Promise<void> {
    const [found] = await Promise.all([this.session.explain(this.seat, text), this.session.reading()]);
    if (!found.ok) this.refused = await this.refusalOf(await this.named(tried), found);
    else if (!found.value.legal)
      this.refused = { wish: await this.named(tried), items: this.readItems(found.value.refusals) };
  }

  /** What was tried by pointing at it, in words: nobody has typed it. */
  named(text: string): string | Promise<string> {
    return text;
  }

  /** What can be taken back, counted as it was done: a move of many steps is one deed. */
  readonly undoOffer = $derived.by(() => {
    const { undo = null, answers = 0 } = this.update ?? {};
    return undo === null ? null : { ...undo, steps: this.deeds.count(answers, undo.to, undo.steps) };
  });

  /** Takes back the last deed as a whole, as far as undo reaches. */
  async undo(): Promise<void> {
    await this.settled();
    await this.undoTo(this.deeds.undo(this.update?.answers ?? 0, this.update?.undo?.to ?? 0));
  }

  /** Back to so many answers; null is one step. */
  protected async undoTo(to: number | null): Promise<void> {
    this.drop();
    this.refused = null;
    this.session.beginTale(true);
    const done = await this.alone(() => this.session.undo(this.seat, to ?? undefined));
    if (!done.ok) this.refused = await this.refusalOf('', done);
  }

  async redo(): Promise<void> {
    await this.settled();
    this.drop();
    this.session.beginTale(true);
    const until = this.deeds.redo(this.update?.answers ?? 0);
    let done: Attempt<number>;
    do done = await this.alone(() => this.session.redo(this.seat));
    while (done.ok && (this.update?.answers ?? until) < until);
    if (!done.ok) this.refused = await this.refusalOf('', done);
  }

  prepare(seat: Seat, answers: readonly Option[]): void {
    this.prepared = new Map(this.prepared).set(seat, answers);
  }

  /**
   * Gives what people have laid out and what needs nobody, question by question. To be called whenever somebody is asked. True
   * if an answer has been sent.
   */
  givePrepared(): boolean {
    for (const seat of this.session.asked) {
      const ready = this.readyAnswer(seat);
      if (ready === null) continue;
      // once for every question: the reply is under way
      const question = `${seat} ${this.session.update(seat)?.seq}`;
      if (this.given === question) return false;
      this.given = question;
      if (this.prepared.get(seat)?.length !== ready.rest.length) {
        this.prepared = new Map(this.prepared).set(seat, ready.rest);
      }
      this.gave(seat, ready.option);
      this.underWay = this.session.answer(seat, ready.option);
      return true;
    }
    return false;
  }

  /** Whoever types or presses a key is quicker than the worker: it is meant for what comes after the answers under way. */
  async settled(): Promise<void> {
    for (;;) {
      const { underWay } = this;
      await underWay;
      if (this.underWay === underWay && !this.givePrepared()) return;
    }
  }

  /** Several faces typed at once are given one after the other, as long as dice are asked for. */
  async roll(faces: readonly number[]): Promise<void> {
    this.faces = [...faces];
    while (this.faces.length > 0 && this.question?.kind === DIE) {
      const face = this.faces.shift() ?? 1;
      if (!(await this.answer(['face', face]))) return;
    }
  }

  /** Reckons the odds of these options, as far as they are not known yet, with one question for all of them. */
  async reckonAll(options: readonly Option[]): Promise<void> {
    const { update, seat } = this;
    if (this.hopeless.seq !== update?.seq) this.hopeless = { seq: update?.seq ?? -1, options: new Set() };
    const { hopeless } = this;
    const wanted = new Map(options.map((option) => [oddsKey(option), option]));
    for (const key of wanted.keys()) if (this.odds.has(key) || hopeless.options.has(key)) wanted.delete(key);
    if (update === null || seat < 0 || wanted.size === 0) return;
    for (const key of wanted.keys()) hopeless.options.add(key);
    // the marks first: chances that come quickly would be drawn in the same picture
    await new Promise<void>(afterPaint);
    const [found] = await Promise.all([this.session.oddsOf(seat, [...wanted.values()]), this.session.reading()]);
    if (this.session.isClosed || this.update?.seq !== update.seq || !found.ok) return;
    const known = new Map(this.odds);
    [...wanted.keys()].forEach((key, i) => {
      const odds = found.value[i] ?? null;
      if (odds !== null) known.set(key, odds as GameOdds);
    });
    this.reckoned = { seq: update.seq, odds: known };
  }

  private readyAnswer(seat: Seat) {
    const question = this.session.update(seat)?.question ?? null;
    const prepared = this.prepared.get(seat) ?? [];
    if (question === null) return null;
    const option = this.automatic(seat, question);
    return nextPrepared(prepared, question) ?? (option === null ? null : { option, rest: prepared });
  }

  /** One answer at a time: a second click while the first is on its way is nobody's wish. */
  private async alone<T>(run: () => Promise<Attempt<T>>): Promise<Attempt<T>> {
    if (this.busy) return BUSY;
    this.busy = true;
    this.answering = this.heldKey;
    const running = this.read(run).finally(() => {
      this.busy = false;
    });
    // what went wrong is for whoever asked for it
    this.underWay = running.catch(() => undefined);
    return running;
  }

  /** Why something was refused can be read as soon as it is known. */
  private async read<T>(run: () => Promise<Attempt<T>>): Promise<Attempt<T>> {
    const attempt = await run();
    if (!attempt.ok) await this.session.reading();
    return attempt;
  }

  private async done(wish: string, attempt: Attempt<unknown>): Promise<boolean> {
    if (this.session.isClosed) return attempt.ok;
    if (attempt.ok) {
      // whoever has taken something else in hand meanwhile keeps it
      if (this.heldKey === this.answering) this.drop();
      this.refused = null;
      return true;
    }
    if (attempt !== BUSY) this.refused = await this.refusalOf(wish, attempt);
    return false;
  }

  private async refusalOf(wish: string, refusal: Refusal): Promise<Refused> {
    const { because, why } = refusal;
    if (because !== undefined) return { wish, items: this.readItems(because) };
    const text = why === undefined ? await tellRefusal(refusal) : this.session.read(why);
    return { wish, items: [{ rule: null, text }] };
  }

  private readItems(refusals: readonly Forbidden[]): Refused['items'] {
    return refusals.map(({ rule, text }) => ({ rule, text: this.session.read(text) }));
  }
}
