import { library } from '../decks/store';
import { tellRefusal } from '../i18n/table-words';
import { i18n } from '../i18n/with-situations';
import { Session } from '../match/session.svelte';
import { randomSeed, tryOpening } from '../match/start';
import { tried } from './progress';
import { givenAway, type Judged, type Situation, type SituationSet, type Standing } from './situation';

const SEAT = 0;

/** One situation at the table: set up afresh as often as one likes, and judged when its turn is over. */
export class Puzzle {
  session = $state.raw<Session | null>(null);
  problem = $state<string | null>(null);
  judged = $state.raw<Judged | null>(null);
  /** Being counted; or it could not be. */
  verdict = $state<'none' | 'counting' | 'there' | 'too-large'>('none');
  private setUps = 0;
  private noted = false;

  constructor(
    readonly set: SituationSet,
    readonly situation: Situation,
  ) {}

  readonly standing = $derived.by((): Standing => {
    const update = this.session?.update(SEAT) ?? null;
    if (this.session === null || update === null) return 'open';
    return this.set.standing(this.situation.id, update.view, this.session.over);
  });

  /** Sets it up afresh, with other dice. */
  async begin(): Promise<void> {
    const setUp = ++this.setUps;
    this.session?.close();
    this.session = null;
    this.problem = null;
    this.judged = null;
    this.verdict = 'none';
    this.noted = false;
    const { position } = this.situation;
    const { game, opponent } = this.set;
    const seats = [
      { by: 'person' as const, name: i18n.t.matches.me },
      { by: 'opponent' as const, name: opponent },
    ];
    try {
      const fresh = await tryOpening(game, { setup: { position }, seed: randomSeed(), seats, thoughts: 'open' });
      if (!fresh.ok) throw new Error(await tellRefusal(fresh));
      const session = await Session.practice(game, fresh.value.saved);
      if (setUp !== this.setUps) session.close();
      else this.session = session;
    } catch (error) {
      if (setUp === this.setUps) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** To be called in an effect: what is over is judged once. */
  note(): void {
    if (this.standing === 'open' || this.noted || this.session === null) return;
    this.noted = true;
    this.verdict = 'counting';
    void this.ask(this.session, this.setUps, this.standing === 'reached');
  }

  private async ask(session: Session, setUp: number, reached: boolean): Promise<void> {
    const { id } = this.situation;
    const saved = await session.saved();
    const judged = saved.ok ? await this.set.judge(id, saved.value.replay) : null;
    await library
      .changeSituations((before) => tried(before, id, reached, judged === null ? null : givenAway(judged)))
      .catch(() => undefined);
    if (setUp !== this.setUps) return;
    this.judged = judged;
    this.verdict = judged === null ? 'too-large' : 'there';
  }

  close(): void {
    this.setUps++;
    this.session?.close();
  }
}
