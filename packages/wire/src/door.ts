import {
  type AnyTable,
  type Attempt,
  type Authority,
  malformed,
  type Refusal,
  refuse,
  says,
  type Update,
} from '@sandtable/host';
import { type Seat, success, type Viewer } from '@sandtable/kernel';
import type { Ordered, Push, Reply, Request } from './messages';
import { readRequest } from './shapes';

export { MAX_REQUEST_BYTES } from './shapes';

/**
 * Whoever is at the other end, as whoever let them in knows them: never a name they gave themselves. What they may do follows
 * from this alone.
 */
export interface Principal {
  /** Tells their commands from those of others; not a secret. */
  readonly id: string;
  /** The seats they play: for these they may answer, and through these they may look. None: they watch. */
  readonly seats: readonly Seat[];
  /** May give seats to others and take the match home; says when opponents act and when clocks stand still. */
  readonly owner: boolean;
}

type Need = 'viewer' | 'seat' | 'owner';

/** What it takes to ask for it. An op that is not listed here does not exist. */
const NEEDS = {
  watch: 'viewer',
  unwatch: 'viewer',
  sync: 'viewer',
  history: 'viewer',
  viewAt: 'viewer',
  thoughtAt: 'viewer',
  answer: 'seat',
  undo: 'seat',
  redo: 'seat',
  agree: 'seat',
  late: 'seat',
  giveUp: 'seat',
  wish: 'seat',
  goOn: 'seat',
  advice: 'seat',
  explain: 'seat',
  odds: 'seat',
  oddsOf: 'seat',
  wishes: 'seat',
  seat: 'owner',
  advance: 'owner',
  hold: 'owner',
  saved: 'owner',
} as const satisfies Record<Request['op'], Need>;

const NO_WORDS = refuse('no-words', says.optionsAlone);

/** One line to one match for one principal. Whatever arrives, the reply is a message, never an exception. */
export class Door {
  private readonly watched = new Map<Viewer, () => void>();
  private closed = false;

  constructor(
    private readonly authority: Authority,
    private principal: Principal,
    private readonly push: (message: Push) => void,
  ) {}

  /** The same line with other rights: a seat was given or taken. What may no longer be seen is no longer told. */
  setPrincipal(principal: Principal): void {
    this.principal = principal;
    for (const [who, stop] of this.watched) {
      if (maySee(principal, who)) continue;
      stop();
      this.watched.delete(who);
    }
  }

  async reply(message: unknown): Promise<Reply> {
    const read = readRequest(message);
    if (!read.ok) return { id: idOf(message), ...malformed(read.problems) };
    const { id, request } = read.value;
    const refused = this.refused(request);
    if (refused !== null) return { id, ...refused };
    try {
      return { id, ...(await this.run(request)) };
    } catch {
      // the authority has reported why; whoever asked need not learn where matches are kept
      return { id, ...refuse('unavailable', says.unavailable) };
    }
  }

  /** Nobody listens any more. */
  close(): void {
    this.closed = true;
    for (const stop of this.watched.values()) stop();
    this.watched.clear();
  }

  /** Says the same whatever the match is like, so that nothing can be learned by asking. */
  private refused(request: Request): Refusal | null {
    const { principal } = this;
    const need = NEEDS[request.op];
    if (need === 'owner') {
      return principal.owner ? null : refuse('not-allowed', says.ownersOnly);
    }
    if ('who' in request) return maySee(principal, request.who) ? null : refuse('not-allowed', says.mayNotLook);
    if ('seat' in request && principal.seats.includes(request.seat)) return null;
    return refuse('not-allowed', says.notYours);
  }

  private run(request: Request): Promise<Attempt<unknown>> {
    const { authority } = this;
    switch (request.op) {
      case 'watch':
        return this.watch(request.who, request.cursor);
      case 'unwatch':
        this.watched.get(request.who)?.();
        this.watched.delete(request.who);
        return Promise.resolve(success(null));
      case 'sync':
        return authority.look((t) => t.sync(request.who, request.cursor));
      case 'history':
        return authority.look((t) => t.history(request.who, request.since));
      case 'viewAt':
        return authority.look((t) => t.viewAt(request.n, request.who));
      case 'thoughtAt':
        return authority.thoughtAt(request.n, request.who);
      case 'answer':
        return this.order(request, asked(request.seat), (t) => t.answer(request.seat, request.option));
      case 'undo':
        return this.order(request, moved, (t) => t.undo(request.seat, request.to));
      case 'redo':
        return this.order(request, moved, (t) => t.redo(request.seat));
      case 'agree':
        return this.order(
          request,
          (t) => t.since.request,
          (t) => t.agree(request.seat, request.yes),
        );
      case 'late':
        return this.order(request, asked(request.of), (t) => t.late(request.seat, request.of, request.do));
      case 'giveUp':
        // whatever has happened meanwhile, they have had enough
        return this.order(
          request,
          () => 0,
          (t) => t.giveUp(request.seat),
        );
      case 'seat':
        return this.order(
          request,
          (t) => t.since.seated[request.seat] ?? 0,
          (t) => t.seat(request.seat, request.occupant),
        );
      case 'wish':
      case 'goOn':
        return this.wish(request);
      case 'advice': {
        const { cmd, at, seat } = request;
        // named apart: who has done something else under this name has not asked for advice, and advice is counted
        return authority.advise({ who: this.principal.id, cmd: ['advice', cmd].join(' '), at }, seat);
      }
      case 'explain':
      case 'odds':
        return authority.look((_, interpreter) => interpreter?.[request.op](request.seat, request.text) ?? NO_WORDS);
      case 'oddsOf':
        return authority.look((_, interpreter) => interpreter?.oddsOf(request.seat, request.options) ?? NO_WORDS);
      case 'wishes':
        return authority.look((_, interpreter) => interpreter?.wishes(request.seat) ?? NO_WORDS);
      case 'advance':
        return authority.advance();
      case 'hold':
        return authority.hold(request.yes);
      case 'saved':
        return authority.look((t) => (request.n === undefined ? success(t.saved()) : t.savedAt(request.n)));
    }
  }

  private order(
    { cmd, at }: Ordered,
    since: (table: AnyTable) => number,
    run: (table: AnyTable) => Attempt<number>,
  ): Promise<Attempt<number>> {
    return this.authority.order({ who: this.principal.id, cmd, at }, since, run, (seq) => seq);
  }

  private wish(request: Request<'wish' | 'goOn'>): Promise<Attempt<unknown>> {
    const { cmd, at, seat, text, op } = request;
    return this.authority.order(
      { who: this.principal.id, cmd, at },
      asked(seat),
      (_, interpreter) => interpreter?.[op](seat, text) ?? NO_WORDS,
      (seq, table) => ({ seq, open: table.over === null && !isAsked(table, seat) }),
    );
  }

  private async watch(who: Viewer, cursor: unknown): Promise<Attempt<null>> {
    const tell = (update: Update<unknown>): void => {
      // rights may have gone while it was on its way
      if (!this.closed && maySee(this.principal, who)) this.push({ push: 'update', update });
    };
    const watching = await this.authority.watch(who, tell, cursor);
    if (!watching.ok) return watching;
    this.watched.get(who)?.();
    this.watched.set(who, watching.value);
    if (this.closed) watching.value();
    return success(null);
  }
}

function maySee({ seats }: Principal, who: Viewer): boolean {
  return who === 'spectator' || seats.includes(who);
}

const moved = (table: AnyTable): number => table.since.moved;
const asked =
  (seat: Seat) =>
  (table: AnyTable): number =>
    table.since.asked[seat] ?? 0;

function isAsked(table: AnyTable, seat: Seat): boolean {
  const now = table.sync(seat);
  return now.ok && now.value.question !== null;
}

function idOf(message: unknown): number | null {
  const id = typeof message === 'object' && message !== null ? (message as { id?: unknown }).id : null;
  return typeof id === 'number' ? id : null;
}
