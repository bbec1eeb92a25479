import { type Result, success } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type Attempt, type Refusal, refuse, words } from './attempt';
import type { AnyDesk, AnyTable, Hosted } from './hosted';
import type { Opening, SavedTable } from './saved';
import { asText, readRaw, SAVED_VALUES } from './shape';
import type { TableHooks } from './table';
import type { Update } from './update';

/** One end of a wire between a screen and a table: a Worker, what a worker calls itself, or a MessagePort. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** What a screen may send; every request carries an `id` that its reply repeats. The table checks the rest. */
const RequestShape = z.looseObject({
  id: z.int(),
  op: z.enum([
    'open',
    'restore',
    'watch',
    'unwatch',
    'sync',
    'answer',
    'advance',
    'undo',
    'redo',
    'agree',
    'seat',
    'history',
    'thoughtAt',
    'viewAt',
    'saved',
    'wish',
    'goOn',
    'explain',
    'odds',
    'oddsOf',
    'wishes',
    'wishOf',
  ]),
});

export type Request =
  | { readonly op: 'open'; readonly game: string; readonly opening: Opening }
  | { readonly op: 'restore'; readonly game: string; readonly saved: unknown }
  | { readonly op: 'watch' | 'unwatch' | 'sync'; readonly who: number | 'spectator' }
  | { readonly op: 'answer'; readonly seat: number; readonly option: readonly (string | number)[] }
  | { readonly op: 'advance' }
  | { readonly op: 'undo'; readonly seat: number; readonly to?: number }
  | { readonly op: 'redo'; readonly seat: number }
  | { readonly op: 'agree'; readonly seat: number; readonly yes: boolean }
  | { readonly op: 'seat'; readonly seat: number; readonly occupant: unknown }
  | { readonly op: 'history'; readonly who: number | 'spectator'; readonly since?: number }
  | { readonly op: 'viewAt' | 'thoughtAt'; readonly who: number | 'spectator'; readonly n: number }
  | { readonly op: 'saved'; readonly n?: number }
  | { readonly op: 'wish' | 'goOn' | 'explain' | 'odds'; readonly seat: number; readonly text: string }
  | {
      readonly op: 'oddsOf';
      readonly seat: number;
      readonly options: readonly (readonly (string | number)[])[];
    }
  | { readonly op: 'wishes'; readonly seat: number }
  | { readonly op: 'wishOf'; readonly seat: number; readonly option: readonly (string | number)[] };

/** The answer to a request; the id is null if the request had none that could be read. */
export type Reply = { readonly id: number | null } & Attempt<unknown>;

/** What a screen is told without asking. */
export type Push =
  | { readonly push: 'update'; readonly update: Update<unknown> }
  | { readonly push: 'saved'; readonly saved: SavedTable }
  | { readonly push: 'problem'; readonly problem: { readonly path: string; readonly message: string } };

/**
 * Serves one table to one screen. The screen is trusted with the whole table (it may be several people's); it paces the
 * opponents by asking for `advance`. Whatever arrives, the reply is a message, never an exception.
 */
export function serveTable(port: Port, games: readonly Hosted[], now?: () => number): void {
  const screen = new Screen(port, games, now);
  port.addEventListener('message', ({ data }) => port.postMessage(screen.reply(data)));
}

type Fields = Readonly<Record<string, unknown>>;

class Screen {
  private table: AnyTable | null = null;
  private desk: AnyDesk | null = null;
  private readonly watched = new Map<unknown, () => void>();
  private readonly hooks: TableHooks;

  constructor(
    private readonly port: Port,
    private readonly games: readonly Hosted[],
    now: (() => number) | undefined,
  ) {
    this.hooks = {
      now,
      entered: () => this.keep(),
      onProblem: (problem) => this.push({ push: 'problem', problem }),
    };
  }

  reply(message: unknown): Reply {
    const read = readRaw(RequestShape, message, SAVED_VALUES);
    if (!read.ok) return { id: idOf(message), ...refuse('malformed', asText(read.problems)) };
    const { id, op, ...fields } = read.value;
    try {
      return { id, ...this.run(op, fields) };
    } catch (error) {
      return { id, ...refuse('rules-failed', words(error)) };
    }
  }

  private run(op: z.infer<typeof RequestShape>['op'], f: Fields): Attempt<unknown> {
    if (op === 'open') return this.take(f, (game) => game.open(f.opening, this.hooks));
    if (op === 'restore') return this.take(f, (game) => game.restore(f.saved, this.hooks));
    const { table } = this;
    if (table === null) return refuse('no-table', 'No match has been opened yet.');
    switch (op) {
      case 'watch':
        return this.watch(table, f.who);
      case 'unwatch':
        return this.unwatch(f.who);
      case 'sync':
        return table.sync(f.who);
      case 'answer':
        return table.answer(f.seat, f.option);
      case 'advance':
        return success(table.advance());
      case 'undo':
        return table.undo(f.seat, f.to);
      case 'redo':
        return table.redo(f.seat);
      case 'agree':
        return table.agree(f.seat, f.yes);
      case 'seat':
        return table.seat(f.seat, f.occupant);
      case 'history':
        return table.history(f.who, f.since);
      case 'thoughtAt':
        return table.thoughtAt(f.n, f.who);
      case 'viewAt':
        return table.viewAt(f.n, f.who);
      case 'saved':
        return f.n === undefined ? success(table.saved()) : table.savedAt(f.n);
      default:
        return this.speak(op, f);
    }
  }

  private speak(
    op: 'wish' | 'goOn' | 'explain' | 'odds' | 'oddsOf' | 'wishes' | 'wishOf',
    f: Fields,
  ): Attempt<unknown> {
    const { desk } = this;
    if (desk === null) return refuse('no-words', 'This game is played by its options alone.');
    if (op === 'wishes') return desk.wishes(f.seat);
    if (op === 'oddsOf') return desk.oddsOf(f.seat, f.options);
    if (op === 'wishOf') return desk.wishOf(f.seat, f.option);
    return desk[op](f.seat, f.text);
  }

  /** Replaces the table, and with it who watches, only if the new one can be had. */
  private take(f: Fields, make: (game: Hosted) => Result<AnyTable>): Attempt<null> {
    const game = this.games.find((g) => g.id === f.game);
    if (game === undefined) return this.unknownGame();
    const made = make(game);
    if (!made.ok) return { ...refuse('malformed', asText(made.problems)), problems: made.problems };
    this.watched.clear();
    this.table = made.value;
    this.desk = game.desk(made.value);
    return success(null);
  }

  private unknownGame(): Refusal {
    return refuse('malformed', `game: Expected one of ${this.games.map((g) => `"${g.id}"`).join(', ')}.`);
  }

  private watch(table: AnyTable, who: unknown): Attempt<null> {
    const watching = table.watch(who, (update) => this.push({ push: 'update', update }));
    if (!watching.ok) return watching;
    this.watched.get(who)?.();
    this.watched.set(who, watching.value);
    return success(null);
  }

  private unwatch(who: unknown): Attempt<null> {
    this.watched.get(who)?.();
    this.watched.delete(who);
    return success(null);
  }

  private keep(): void {
    if (this.table !== null) this.push({ push: 'saved', saved: this.table.saved() });
  }

  private push(message: Push): void {
    this.port.postMessage(message);
  }
}

function idOf(message: unknown): number | null {
  const id = typeof message === 'object' && message !== null ? (message as { id?: unknown }).id : null;
  return typeof id === 'number' ? id : null;
}
