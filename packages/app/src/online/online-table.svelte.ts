import type { Update } from '@sandtable/host';
import { type Card, type ChatLine, type Person as Present, type Welcome, WireClient } from '@sandtable/wire';
import { moduleOf } from '../games';
import type { Person } from '../match/people';
import { changeOf, type MatchRecord, newId } from '../match/record';
import type { Company, Remote } from '../match/remote';
import { Session } from '../match/session.svelte';
import { type Answer, call, type NetRefusal } from './api';
import { Connection, type LineState, type TableNews } from './connection';
import { type KeptTable, keptTables } from './kept';
import { ownSeats, peopleWith } from './own-seats';

/** So long after a change it is written down: whoever plays fast need not wait for it. */
const KEEP_MS = 400;

/** A table across the net: who sits there, what is said, and, once it has begun, its match. */
export class OnlineTable {
  card = $state.raw<Card>() as Card;
  state = $state<LineState>('connecting');
  /** Who looks at the table just now, and since when not. */
  people = $state.raw<readonly Present[]>([]);
  /** So much the clock of the server is ahead of ours. */
  private ahead = 0;
  chat = $state.raw<readonly ChatLine[]>([]);
  /** So many lines of it have been read. */
  read = $state(0);
  refusal = $state.raw<NetRefusal | null>(null);
  session = $state.raw<Session | null>(null);
  /** Why the match cannot be shown. */
  broken = $state<string | null>(null);
  kept = $state.raw<KeptTable>() as KeptTable;

  /** A turn of this screen is over. */
  private hasFinished = $state(false);

  readonly unread = $derived(this.chat.filter(({ n }) => n > this.read).length);
  readonly isWatching = $derived(this.kept.who === 'spectator');
  /** The seats of this screen, and who plays them. */
  readonly own = $derived(ownSeats(this.card, this.kept.who));
  private readonly here = $derived(peopleWith(this.card, this.kept.who, this.kept.name));
  /** The seats that still wait for somebody. */
  readonly free = $derived(this.card.seats.flatMap(({ taken }, seat) => (taken ? [] : [seat])));

  private readonly connection: Connection;
  private opening: Promise<void> | null = null;
  private closed = false;
  private keeping: number | undefined;

  /** The table of this name; null if this browser has no key to it. */
  static async open(match: string, companyOf: (table: OnlineTable) => Company): Promise<OnlineTable | null> {
    const kept = await keptTables.get(match);
    if (kept === null) return null;
    const state = await keptTables.state(match);
    return new OnlineTable(kept, state?.updates ?? [], state?.chat ?? [], companyOf);
  }

  private constructor(
    kept: KeptTable,
    updates: readonly Update<unknown>[],
    chat: readonly ChatLine[],
    companyOf: (table: OnlineTable) => Company,
  ) {
    this.kept = kept;
    this.card = kept.card;
    this.chat = chat;
    this.read = chat.at(-1)?.n ?? 0;
    this.connection = new Connection(
      kept.key,
      {
        state: (state) => {
          this.state = state;
        },
        welcome: (welcome) => this.enter(welcome),
        refused: (refusal) => {
          this.refusal = refusal;
        },
        news: (news) => this.hear(news),
      },
      updates,
    );
    const here = (): Person[] => this.here;
    this.remote = {
      get people() {
        return here();
      },
      company: companyOf(this),
      connect: (onPush) => ({
        client: new WireClient(this.connection, onPush),
        // the table stays, also while nobody plays at it
        end: () => undefined,
      }),
    };
    if (updates.length > 0) this.begin();
  }

  private readonly remote: Remote;

  async say(text: string): Promise<Answer<unknown>> {
    return this.connection.ask({ op: 'say', text });
  }

  /** Whether somebody looks from that seat, and since when not, by our own clock; null: nobody knows. */
  presenceOf(seat: number): { readonly here: boolean; readonly since: number | null } | null {
    const link = this.card.seats[seat]?.heldWith ?? seat;
    const found = this.people.find((person) => person.seat === link);
    if (found === undefined) return null;
    return { here: found.here, since: found.since === null ? null : found.since - this.ahead };
  }

  readAll(): void {
    this.read = this.chat.at(-1)?.n ?? this.read;
  }

  /** A link to this very seat, for another device of the same person. */
  moveLink(): Promise<Answer<{ readonly link: string }>> {
    return call('move', { key: this.kept.key });
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    window.clearTimeout(this.keeping);
    void this.keep();
    this.session?.close();
    this.connection.end();
  }

  /** Whether somebody at this screen has answered here, and others were waited for then. */
  get hasPlayed(): boolean {
    return this.hasFinished && this.session?.over === null;
  }

  /** What is done to a seat whose time is over. */
  late(of: number, what: 'wait' | 'opponent' | 'forfeit'): Promise<Answer<unknown>> {
    const { who } = this.kept;
    const at = this.session?.update('spectator')?.seq ?? 0;
    return this.connection.ask({ op: 'late', seat: who, of, do: what, cmd: newId(), at });
  }

  /** To be called in an effect: what is seen is kept, for when there is no net. */
  follow(): void {
    const updates = this.session?.updates;
    if (updates === undefined || updates.size === 0 || this.closed) return;
    this.hasFinished ||= this.didSomething() && this.session?.asked.length === 0;
    window.clearTimeout(this.keeping);
    this.keeping = window.setTimeout(() => void this.keep(), KEEP_MS);
  }

  private didSomething(): boolean {
    const done = this.session?.doneAt;
    return this.own.some((seat) => done?.has(seat) === true);
  }

  private enter({ card, chat, people, now }: Welcome): void {
    this.take(card);
    this.chat = chat;
    this.people = people;
    this.ahead = now - Date.now();
  }

  private take(card: Card): void {
    this.card = card;
    void keptTables.amend(card.match, { card });
    if (card.phase !== 'waiting') this.begin();
  }

  private hear(news: TableNews): void {
    if (news.push === 'chat') this.chat = [...this.chat, news.line];
    else if (news.push === 'presence') this.people = news.people;
    else void this.lookAgain();
  }

  private async lookAgain(): Promise<void> {
    const seen = await call('look', { key: this.kept.key });
    if (seen.ok) this.take(seen.value.card);
  }

  private begin(): void {
    this.opening ??= Session.online(this.recordOf(), this.remote).then(
      (session) => {
        if (this.closed) session.close();
        else this.session = session;
      },
      (error: unknown) => {
        this.opening = null;
        this.broken = error instanceof Error ? error.message : String(error);
      },
    );
  }

  private recordOf(): MatchRecord {
    const { match: id, game, title } = this.card;
    return (
      this.kept.record ?? {
        id,
        game,
        title,
        created: Date.now(),
        changed: Date.now(),
        answers: 0,
        seats: [],
        round: 0,
        over: null,
        picture: null,
        origin: 'new',
      }
    );
  }

  private async keep(): Promise<void> {
    const { session, card } = this;
    const seen = session?.update('spectator') ?? null;
    if (session === null || seen === null) return;
    const records = (await moduleOf(card.game)?.records()) ?? null;
    const edition = records?.edition(seen.view);
    const before = this.kept;
    const isSame = before.record?.answers === seen.answers && before.waiting.join() === seen.waiting.join();
    this.kept = {
      ...before,
      card,
      record: {
        ...this.recordOf(),
        ...(edition === undefined ? {} : { edition }),
        changed: isSame ? (before.record?.changed ?? Date.now()) : Date.now(),
        ...changeOf(records, seen),
      },
      waiting: seen.waiting,
      since: isSame ? before.since : Date.now(),
      seen: seen.answers,
    };
    await keptTables.put($state.snapshot(this.kept) as KeptTable);
    await keptTables.putState(card.match, { updates: [...session.updates.values()], chat: this.chat });
  }
}
