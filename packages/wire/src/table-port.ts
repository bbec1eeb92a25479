import {
  type Attempt,
  Authority,
  type AuthorityHooks,
  type Hosted,
  type MatchLog,
  malformed,
  memoryLog,
  type Port,
  refuse,
  says,
} from '@sandtable/host';
import { type Result, success } from '@sandtable/kernel';
import { Door } from './door';
import type { FreshTable, Lobby, Push, Reply } from './messages';

/** What a worker lends to the screen it belongs to. */
export interface ScreenHost {
  readonly games: readonly Hosted[];
  /** Where a match of this id is kept; left out where only practice tables are opened. */
  log?(id: string, game: string): MatchLog;
  readonly hooks?: AuthorityHooks;
}

/** Serves one table at a time to the screen that owns it: every seat is its own, whoever sits there. */
export function serveTable(port: Port, host: ScreenHost): { readonly poke: () => void } {
  const screen = new Screen(host, (message) => port.postMessage(message));
  port.addEventListener('message', ({ data }) => void screen.reply(data).then((reply) => port.postMessage(reply)));
  return { poke: () => screen.poke() };
}

class Screen {
  private door: Door | null = null;
  private authority: Authority | null = null;

  constructor(
    private readonly host: ScreenHost,
    private readonly push: (message: Push) => void,
  ) {}

  async reply(message: unknown): Promise<Reply> {
    const { id, op } = (message ?? {}) as { id?: unknown; op?: unknown };
    const at = typeof id === 'number' ? id : null;
    try {
      if (op === 'open' || op === 'practice' || op === 'try')
        return { id: at, ...(await this.lobby(message as Lobby)) };
    } catch (error) {
      return { id: at, ...refuse('rules-failed', says.failed(error instanceof Error ? error.message : String(error))) };
    }
    return this.door?.reply(message) ?? { id: at, ...refuse('no-table', says.noMatchYet) };
  }

  private async lobby(request: Lobby): Promise<Attempt<unknown>> {
    const { games } = this.host;
    const game = games.find((g) => g.id === request.game);
    if (game === undefined) {
      return refuse('malformed', says.expectedGame(games.map((g) => `"${g.id}"`)));
    }
    if (request.op === 'try') return fresh(game, request);
    const isKept = request.op === 'open';
    const log = isKept ? this.host.log?.(request.match, request.game) : memoryLog(request.saved);
    if (log === undefined) return refuse('malformed', says.nothingKept);
    const opened = await Authority.open(game, log, {
      ...this.host.hooks,
      // nobody else has a table that is not kept
      onKept: isKept ? this.host.hooks?.onKept : undefined,
      onProblem: (problem) => this.push({ push: 'problem', problem }),
    });
    if (!opened.ok) return refused(opened.problems);
    this.door?.close();
    await this.authority?.close();
    this.authority = opened.value;
    const seats = await opened.value.look((table) => table.saved().seats.map((_, seat) => seat));
    this.door = new Door(opened.value, { id: request.screen, seats, owner: true }, this.push);
    return success(null);
  }

  /** Somebody else has written into the match. */
  poke(): void {
    void this.authority?.poke();
  }
}

function fresh(game: Hosted, { opening, saved }: Lobby & { op: 'try' }): Attempt<FreshTable> {
  const made = saved === undefined ? game.open(opening) : game.restore(saved);
  if (!made.ok) return refused(made.problems);
  const seen = made.value.sync('spectator');
  return seen.ok ? success({ saved: made.value.saved(), view: seen.value.view }) : seen;
}

function refused(problems: (Result<unknown> & { ok: false })['problems']): Attempt<never> {
  return { ...malformed(problems), problems };
}
