import type { Attempt, Opening } from '@sandtable/host';
import { foundAmong, layKept, type PackHere, packForSetup } from '../decks/packs';
import { type KeptPack, library, onOthersChange } from '../decks/store';
import type { BookId } from '../games';
import { i18n } from '../i18n/with-forms';
import { matches } from '../match/matches';
import { type FreshTable, randomSeed } from '../match/start';
import { titleOf } from '../match/titles';
import type { NetManners } from '../online/manners';
import { whyNot } from '../online/words';
import { matchHref, tableHref } from '../router/route';
import { browserStore, readSetting, writeSetting } from '../settings/storage';
import { OpeningChecker } from './checker';
import { hasGuests, seatsHere } from './guest';
import { Inquiry } from './inquiry';
import type { Manners } from './manners';
import { type FieldProblems, problemsByField } from './problems';

const CHECK_DELAY_MS = 150;

/** What the form of a game knows: its choices, and what they mean to the engine. */
export interface Plan<Draft extends Chosen> {
  readonly game: BookId;
  fresh(): Draft;
  /** The choices of last time, as far as they still make sense. */
  read(text: string | null): Draft;
  write(draft: Draft): string;
  openingOf(draft: Draft, seed: string): Opening;
  /** The field that a place of the opening is about, '' if none. */
  fieldOf(path: string): string;
}

/** What the forms of all games have. */
export interface Chosen {
  readonly seats: readonly { readonly who: string }[];
  readonly pack: Manners['pack'];
}

function keptPacks(): Promise<readonly KeptPack[]> {
  return library.packs().catch(() => []);
}

/** The form of a new match: what is chosen, what the engine says of it, and the way to the table. */
export class MatchForm<Draft extends Chosen> {
  draft: Draft;
  problems = $state.raw<FieldProblems>({});
  /** What a spectator would see of the match as it is chosen now; null while the engine has not agreed to it. */
  view = $state.raw<unknown>(null);
  /** What has become of the pack that is chosen. */
  pack = $state.raw<PackHere>({ kind: 'ours' });
  /** The hash of the pack whose values the cards of this page have now, '' for ours, null before anybody has looked; pages look at them anew when it changes. */
  laid = $state<string | null>(null);
  /** Somebody sits elsewhere: the table stands on the server. */
  readonly isOnline = $derived.by(() => hasGuests(this.draft.seats));
  verdict = $state<'checking' | 'ready' | 'refused' | 'starting'>('checking');

  /** Under which the choices are remembered. */
  private readonly key: string;
  private readonly seed = randomSeed();
  /** Those of this browser: asked for once, so that answers come in the order of the questions. */
  private packs = keptPacks();
  private readonly hush: () => void;
  private readonly checker = new OpeningChecker();
  private readonly inquiry: Inquiry<Draft, Attempt<FreshTable>>;

  constructor(
    private readonly plan: Plan<Draft>,
    table: string,
  ) {
    this.key = `sandtable.new-match.${table}`;
    this.draft = $state.raw(plan.read(readSetting(browserStore, this.key)));
    this.inquiry = new Inquiry(
      async (draft) => this.checker.check(plan.game, (await this.opening(draft)).opening),
      CHECK_DELAY_MS,
    );
    this.hush = onOthersChange(() => {
      if (this.draft.pack === null) return;
      this.packs = keptPacks();
      this.ask();
    });
    this.ask();
  }

  change(next: Draft): void {
    this.draft = next;
    writeSetting(browserStore, this.key, this.plan.write(next));
    this.ask();
  }

  reset(): void {
    this.change(this.plan.fresh());
  }

  async start(): Promise<void> {
    const fresh = await this.agreed();
    if (fresh === null) return;
    const { game } = this.plan;
    try {
      const title = await titleOf(game, fresh.view);
      const id = await matches.create({ game, title, origin: 'new', ...fresh });
      window.location.hash = matchHref('play', id);
    } catch {
      this.refuse(i18n.t.matches.screen.failed);
    }
  }

  /** The table stands on the server: the match begins when everybody has sat down. */
  async startOnline(manners: NetManners): Promise<void> {
    const { draft } = this;
    const fresh = await this.agreed();
    if (fresh === null) return;
    const { game } = this.plan;
    const [title, { createTable }] = await Promise.all([titleOf(game, fresh.view), import('../online/create')]);
    const { opening } = await this.opening(draft);
    const made = await createTable({ game, title, opening, here: seatsHere(draft.seats), ...manners });
    if (made.ok) window.location.hash = tableHref(made.value.match);
    else this.refuse(await whyNot(made));
  }

  /** What the engine makes of the choices; null if it does not agree, and the form says why. */
  private async agreed(): Promise<FreshTable | null> {
    this.verdict = 'starting';
    const fresh = await this.inquiry.now(this.draft);
    if (fresh?.ok === true) return fresh.value;
    if (fresh !== null) await this.hear(fresh);
    return null;
  }

  /** What opens the table, with the values of the pack in it. One that is not here is only named: the engine asks for it. */
  private async opening(draft: Draft): Promise<{ readonly opening: Opening; readonly pack: PackHere }> {
    const opening = this.plan.openingOf(draft, this.seed);
    const pack = foundAmong(draft.pack, this.plan.game, await this.packs);
    if (draft.pack === null) return { opening, pack };
    const values = pack.kind === 'here' ? packForSetup(pack.pack) : draft.pack;
    return { opening: { ...opening, setup: { ...(opening.setup as object), pack: values } }, pack };
  }

  /** Gives the cards this page shows the values that the match would have. */
  private async lay(pack: PackHere): Promise<void> {
    const kept = pack.kind === 'here' ? pack.pack : null;
    if (this.laid === (kept?.id ?? '')) return;
    await layKept(this.plan.game, kept);
    this.laid = kept?.id ?? '';
  }

  private refuse(why: string): void {
    this.problems = { '': [why] };
    this.verdict = 'refused';
  }

  end(): void {
    this.inquiry.forget();
    this.checker.end();
    this.hush();
    void this.lay({ kind: 'ours' });
  }

  /** The engine itself says what may be: the form has no rules of its own. */
  private ask(): void {
    this.verdict = 'checking';
    this.inquiry.soon(this.draft, (fresh) => void this.hear(fresh));
  }

  private async hear(fresh: Attempt<FreshTable>): Promise<void> {
    const { draft } = this;
    const problems = fresh.ok ? {} : await problemsByField(fresh, (path) => this.plan.fieldOf(path));
    const { pack } = await this.opening(draft);
    // somebody has gone on filling in the form meanwhile
    if (this.draft !== draft) return;
    await this.lay(problems.pack === undefined ? pack : { kind: 'ours' });
    this.pack = pack;
    this.view = fresh.ok ? fresh.value.view : null;
    this.problems = problems;
    this.verdict = fresh.ok ? 'ready' : 'refused';
  }
}
