import type { Attempt, Opening } from '@sandtable/host';
import type { BookId } from '../games';
import { i18n } from '../i18n/with-forms';
import { matches } from '../match/matches';
import { type FreshTable, randomSeed } from '../match/start';
import { titleOf } from '../match/titles';
import { matchHref } from '../router/route';
import { browserStore, readSetting, writeSetting } from '../settings/storage';
import { OpeningChecker } from './checker';
import { Inquiry } from './inquiry';
import { type FieldProblems, problemsByField } from './problems';

const CHECK_DELAY_MS = 150;

/** What the form of a game knows: its choices, and what they mean to the engine. */
export interface Plan<Draft> {
  readonly game: BookId;
  fresh(): Draft;
  /** The choices of last time, as far as they still make sense. */
  read(text: string | null): Draft;
  write(draft: Draft): string;
  openingOf(draft: Draft, seed: string): Opening;
  /** The field that a place of the opening is about, '' if none. */
  fieldOf(path: string): string;
}

/** The form of a new match: what is chosen, what the engine says of it, and the way to the table. */
export class MatchForm<Draft> {
  draft: Draft;
  problems = $state.raw<FieldProblems>({});
  /** What a spectator would see of the match as it is chosen now; null while the engine has not agreed to it. */
  view = $state.raw<unknown>(null);
  verdict = $state<'checking' | 'ready' | 'refused' | 'starting'>('checking');

  /** Under which the choices are remembered. */
  private readonly key: string;
  private readonly seed = randomSeed();
  private readonly checker = new OpeningChecker();
  private readonly inquiry: Inquiry<Draft, Attempt<FreshTable>>;

  constructor(
    private readonly plan: Plan<Draft>,
    table: string,
  ) {
    this.key = `sandtable.new-match.${table}`;
    this.draft = $state.raw(plan.read(readSetting(browserStore, this.key)));
    this.inquiry = new Inquiry(
      (draft) => this.checker.check(plan.game, plan.openingOf(draft, this.seed)),
      CHECK_DELAY_MS,
    );
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
    const { game } = this.plan;
    const { draft } = this;
    this.verdict = 'starting';
    const fresh = await this.inquiry.now(draft);
    if (fresh === null || !fresh.ok) {
      if (fresh !== null) this.hear(fresh);
      return;
    }
    try {
      const title = await titleOf(game, fresh.value.view);
      const id = await matches.create({ game, title, origin: 'new', ...fresh.value });
      window.location.hash = matchHref('play', id);
    } catch {
      this.problems = { '': [i18n.t.matches.screen.failed] };
      this.verdict = 'refused';
    }
  }

  end(): void {
    this.inquiry.forget();
    this.checker.end();
  }

  /** The engine itself says what may be: the form has no rules of its own. */
  private ask(): void {
    this.verdict = 'checking';
    this.inquiry.soon(this.draft, (fresh) => this.hear(fresh));
  }

  private hear(fresh: Attempt<FreshTable>): void {
    this.view = fresh.ok ? fresh.value.view : null;
    this.problems = fresh.ok ? {} : problemsByField(fresh, (path) => this.plan.fieldOf(path));
    this.verdict = fresh.ok ? 'ready' : 'refused';
  }
}
