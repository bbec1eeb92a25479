import { type AcesOdds, type AcesView, areEnemies } from '@sandtable/aces/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';
import { i18n } from '../../i18n/with-aces';
import { chanceOf } from '../../match/chance';
import { oddsKey } from '../../play/odds-key';
import { type Refused, TablePlay } from '../../play/table-play.svelte';
import type { Arrow } from '../board/model';
import { optionOfPlan } from './attacks';
import { destroyedTogether } from './chances';
import { type Deed, type Desk, NOTHING, type Selection, unitAt } from './desk';
import { hidesFrom, isAmongEnemies, MAKES_SECRET, veiled } from './hand-over';
import { type LeftBy, leftAnswer, leftBy } from './leaving';
import { dangersOf, NO_DANGER } from './marks';
import { endAlone } from './passing';
import { hasPicture, pictureOf } from './picture';
import { meansAttack, triedWords } from './tried';
import { unitName } from './words';

/** A salvo has dozens of hexes; only the one in view is reckoned then. */
const MANY_AIMS = 16;

/** What a person does at the table of Aces & Armor: holds units, aims, buys. */
export class Playing extends TablePlay<AcesView, AcesOdds> {
  selection = $state.raw<Selection>(NOTHING);

  /** Whom opponents mean to attack, where that is shown. */
  likely = $state.raw<readonly Arrow[]>([]);

  /** The odds of attacks as they stood when they were declared: what comes after is reckoned together with them. */
  private readonly declaredOdds = new Map<string, AcesOdds>();

  /** What people at this screen have left to the table. */
  private left = $state.raw<LeftBy>(new Map());

  /** Phases that have gone by themselves since the person did something. */
  private carried = $state.raw<readonly ('move' | 'declare')[]>([]);
  /** Whoever has taken something back looks around: nothing goes by itself until they do something. */
  private waits = $state(false);

  readonly desk = $derived.by((): Desk | null => {
    const { view, seat, question, selection } = this;
    return view === null ? null : { view, seat, question, selection, t: i18n.t.acesPlay };
  });

  /** What does not depend on where the pointer is: reckoned once for each hand. */
  readonly hand = $derived.by((): Desk | null => {
    const { view, seat, question } = this;
    return view === null ? null : { view, seat, question, selection: this.held, t: i18n.t.acesPlay };
  });
  protected readonly heldKey = $derived.by(() => {
    const { unit, tool, safe, through } = this.selection;
    return `${unit} ${tool} ${Number(safe)} ${through.join('.')}`;
  });
  private readonly held = $derived.by((): Selection => {
    const [unit = '', tool = '', safe = '', through = ''] = this.heldKey.split(' ');
    const hexes = through === '' ? [] : through.split('.').map(Number);
    return { unit: Number(unit), tool, aim: -1, through: hexes, safe: safe === '1' };
  });
  readonly picture = $derived.by(() => (this.hand === null ? null : pictureOf(this.hand)));
  readonly dangers = $derived.by(() => {
    const { hand, picture } = this;
    if (hand === null || picture === null || picture.goals.length === 0) return NO_DANGER;
    return dangersOf(hand.view.table, hand.view.mover?.unit ?? hand.selection.unit, picture.goals);
  });

  /** Something can be told about the hex under the pointer, or about who asks to intercept. */
  readonly isAiming = $derived.by(() => {
    const { picture, selection, question } = this;
    const told =
      picture?.goals.some((g) => g.hex === selection.aim) || picture?.aims.some((a) => a.hex === selection.aim);
    return question?.kind === 'intercept' || told === true;
  });

  /** The answers have no picture of their own: their list opens by itself. */
  readonly needsList = $derived.by(() => this.question !== null && !hasPicture(this.question.kind));

  override named(text: string): string {
    return this.view === null ? text : triedWords(this.view.table, text, i18n.t.acesPlay);
  }

  /** A plan names the last step of a way. */
  override follow(plan: string): Promise<boolean> {
    return this.wish(plan.replace(/^step /, 'move '));
  }

  protected override automatic(seat: Seat, question: Question): Option | null {
    const view = this.session.update<AcesView>(seat)?.view ?? null;
    if (view === null) return null;
    const leaving = this.left.get(seat);
    const left = leaving === undefined ? null : leftAnswer(leaving, question, view, chanceOf);
    return left ?? (this.carriesOver && !this.waits ? endAlone(question, view) : null);
  }

  protected override gave(seat: Seat, option: Option): void {
    const phase = this.session.update<AcesView>(seat)?.view.table.phase;
    if (option[0] === 'end' && (phase === 'move' || phase === 'declare')) this.carried = [...this.carried, phase];
  }

  protected override doing(): void {
    this.waits = false;
    this.carried = [];
  }

  override async undo(): Promise<void> {
    this.waits = true;
    this.carried = [];
    this.left = new Map();
    await super.undo();
  }

  /** Says which phases went by since the person did something, because nothing could be done in them. */
  readonly carriedWords = $derived.by((): string => {
    const t = i18n.t.acesPlay;
    return this.carried.length === 0 ? '' : t.carried(this.carried.map((phase) => t.phase[phase]));
  });

  protected hides(one: AcesView, other: AcesView): boolean {
    const kinds = this.askedByHand.map((seat) => this.session.update(seat)?.question?.kind ?? '');
    return kinds.some((kind) => MAKES_SECRET.has(kind)) || hidesFrom(one, other);
  }

  protected override together(one: Seat, other: Seat): boolean {
    return this.view !== null && !areEnemies(this.view.table, one, other);
  }

  /** Enemies share the screen: what one team knows lies under a veil until somebody lifts it. */
  readonly isShared = $derived.by(
    () => this.view !== null && isAmongEnemies(this.view, this.seat, this.session.people),
  );
  /** The moment for which the veil is lifted: the next answer lowers it again. */
  private liftedAt = $state(-1);
  get lifted(): boolean {
    return this.liftedAt === this.update?.seq;
  }
  set lifted(on: boolean) {
    this.liftedAt = on ? (this.update?.seq ?? -1) : -1;
  }
  /** What may be seen on the screen by all who sit before it. */
  readonly seen = $derived.by(() =>
    this.view !== null && this.isShared && !this.lifted ? veiled(this.view) : this.view,
  );

  drop(): void {
    this.selection = { ...NOTHING, aim: this.selection.aim, safe: this.selection.safe };
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
    const { aim, safe } = this.selection;
    // whoever wants safe ways wants them for the next unit too
    this.selection = { ...NOTHING, unit, aim, safe };
  }

  /** Who can attack one enemy alone is shown its odds at once: nothing is declared yet. */
  private aimAtOnly(): void {
    const [only, ...others] = this.question?.kind === 'declare' ? (this.picture?.aims ?? []) : [];
    if (only !== undefined && others.length === 0) this.aimAt(only.hex);
  }

  /** The way of the unit in hand must lead through this hex, or no longer; false where it cannot. */
  leadThrough(hex: number): boolean {
    const { through, aim } = this.selection;
    const isOn = through.includes(hex);
    if (!isOn && !this.picture?.goals.some((g) => g.hex === hex)) return false;
    const unit = this.view?.mover?.unit ?? this.selection.unit;
    const now = isOn ? through.filter((h) => h !== hex) : [...through, hex];
    this.selection = { ...this.selection, unit, aim, through: now };
    return true;
  }

  async perform(deed: Deed): Promise<boolean> {
    if (this.seat < 0) return false;
    // whoever answers by hand has taken it back, for themselves
    this.left = leftBy(this.left, this.seat, null);
    switch (deed.do) {
      case 'answer': {
        const odds = this.odds.get(oddsKey(deed.option));
        if (odds !== undefined) this.declaredOdds.set(oddsKey(deed.option), odds);
        return this.answer(deed.option);
      }
      case 'wish':
        return this.wish(deed.text);
      case 'select':
        this.select(deed.unit);
        this.aimAtOnly();
        if (deed.why !== null) await this.explain(deed.why);
        return true;
      case 'take':
        this.refused = null;
        this.selection = { ...NOTHING, tool: deed.tool, aim: this.selection.aim };
        return true;
      case 'safe':
        this.selection = { ...this.selection, safe: !this.selection.safe };
        return true;
      case 'leave':
        this.left = leftBy(this.left, this.seat, { what: deed.what, mover: this.view?.mover?.unit ?? -1 });
        return true;
      case 'explain':
        await this.explain(deed.text);
        if (this.refused !== null && this.view !== null && meansAttack(this.view.table, deed.text)) {
          this.refused = { ...this.refused, items: [...this.refused.items, this.attacksLater()] };
        }
        return false;
      case 'look':
        this.refused = deed.attack === true ? this.attackRefused(deed.hex) : null;
        this.drop();
        return true;
    }
  }

  /** AA-TURN-01: first everybody moves. */
  private attacksLater(): Refused['items'][number] {
    return { rule: 'AA-TURN-01', text: i18n.t.acesPlay.tried.later };
  }

  private attackRefused(hex: number): Refused | null {
    const { view } = this;
    if (view === null) return null;
    const t = i18n.t.acesPlay;
    return { wish: t.tried.attackNow(unitName(view.table, unitAt(view, hex), t)), items: [this.attacksLater()] };
  }

  /** How likely a unit is destroyed by this attack and those declared on it before; null where it is the first, or they are not known. */
  chanceTogether(target: number, odds: AcesOdds): number | null {
    const before = (this.view?.table.declared ?? []).filter(([, kind, whom]) => kind === 0 && whom === target);
    const known = [...before.map((plan) => this.declaredOdds.get(oddsKey(optionOfPlan(plan)))), odds];
    const damage = known.map((each) => each?.units.find((u) => u.unit === target)?.damage ?? null);
    return before.length === 0 || damage.includes(null)
      ? null
      : destroyedTogether(damage.filter((each) => each !== null));
  }

  /** Declares the attacks again in another order, or without one: as long as no die has fallen nothing was decided. */
  async redeclare(plan: readonly (readonly number[])[]): Promise<void> {
    const { view, update } = this;
    if (view === null || update?.undo == null || this.busy) return;
    const options = plan.map(optionOfPlan);
    await this.undoTo(update.answers - view.table.declared.length);
    if (this.refused === null) this.prepare(this.seat, options);
  }

  letGo(): boolean {
    const { through } = this.selection;
    if (through.length > 0) {
      this.selection = { ...this.selection, through: through.slice(0, -1) };
      return true;
    }
    if (this.selection.unit < 0 && this.selection.tool === '') return false;
    this.drop();
    return true;
  }

  /** The next unit that can act, before or after the one in hand; where it stands, −1 if there is none. */
  walk(by: 1 | -1): number {
    const actors = this.picture?.actors ?? [];
    if (actors.length === 0) return -1;
    const at = actors.indexOf(this.selection.unit);
    const next = at < 0 ? (by === 1 ? 0 : actors.length - 1) : (at + by + actors.length) % actors.length;
    const unit = actors[next] ?? -1;
    this.select(unit);
    return this.view?.table.units[unit]?.at ?? -1;
  }

  /** Reckons the odds of what could be attacked now. To be called when the hand or the aim changes. */
  async reckon(): Promise<void> {
    const { picture, selection } = this;
    if (picture === null) return;
    const all = picture.aims.length <= MANY_AIMS;
    const wanted = picture.aims.flatMap(({ hex, option, odds }) =>
      odds !== null && (all || hex === selection.aim) ? [option] : [],
    );
    await this.reckonAll(wanted);
  }
}
