import { type AnyTable, Authority, type Entry, type Hosted } from '@sandtable/host';
import type { ChatLine, NetPush } from '@sandtable/wire';
import type { Channel, ChatRow, KeyRow } from '../store/rows';
import type { Poke, Store } from '../store/store';
import type { Downtime } from './clocks/downtime';
import { asIfHuman, type HumanPause, isReaction } from './clocks/human-pause';
import type { Thinkers } from './matches/thinkers';
import type { Notice, Notices } from './notices';
import { linkOf } from './seats/held-seats';
import { StoreLog } from './store-log';
import { keptOf } from './table-card';
import { Presence } from './talk/presence';
import type { Guest } from './talk/viewer';

/** A table nobody looks at leaves memory after so long. */
const IDLE_MS = 60_000;
/** So many may watch one table. */
export const MOST_SPECTATORS = 100;

/** A match somebody is interested in. */
interface Room {
  readonly guests: Set<Guest>;
  /** Null until it has begun. */
  authority: Promise<Authority | null> | null;
  game: string;
  used: number;
  /** Whether opponents are thinking already. */
  isThinking: boolean;
  /** Whom the match waited for when somebody last looked. */
  waiting: readonly number[];
}

export interface HubParts {
  readonly store: Store;
  readonly games: readonly Hosted[];
  readonly thinkers: Thinkers;
  readonly pause: HumanPause;
  readonly notices: Notices;
  readonly downtime: Downtime;
  readonly now: () => number;
  readonly problem: (sentence: string) => void;
}

/** All matches that are open on this node, and who looks at them. */
export class Hub {
  private readonly rooms = new Map<string, Room>();
  private readonly timer: NodeJS.Timeout;
  readonly presence: Presence;

  constructor(private readonly parts: HubParts) {
    const { store, now, problem } = parts;
    this.presence = new Presence({
      store,
      now,
      problem,
      tell: (match, people) => {
        const seats = people.flatMap(({ seat, here }) => (here ? [seat] : []));
        this.tellAll(match, { push: 'presence', seats, people });
      },
    });
    parts.store.onPoke((match, what) => {
      this.poked(match, what).catch((error: Error) => parts.problem(error.message));
    });
    this.timer = setInterval(() => void this.sweep(), IDLE_MS / 2);
    this.timer.unref();
  }

  get open(): number {
    return [...this.rooms.values()].filter(({ authority }) => authority !== null).length;
  }

  get guests(): number {
    return [...this.rooms.values()].reduce((sum, { guests }) => sum + guests.size, 0);
  }

  spectators(match: string): number {
    const guests = this.rooms.get(match)?.guests ?? [];
    return [...guests].filter(({ key }) => key.role !== 'seat').length;
  }

  /** The authority over a match; null while it has not begun. */
  async authority(match: string): Promise<Authority | null> {
    const room = this.room(match);
    room.used = this.parts.now();
    room.authority ??= this.load(match, room);
    const opened = await room.authority.catch((error: unknown) => {
      room.authority = null;
      throw error;
    });
    if (opened === null) room.authority = null;
    return opened;
  }

  join(guest: Guest): void {
    this.room(guest.key.match).guests.add(guest);
    this.presence.join(guest);
  }

  leave(guest: Guest): void {
    const room = this.rooms.get(guest.key.match);
    if (room?.guests.delete(guest) !== true) return;
    room.used = this.parts.now();
    this.presence.leave(guest);
  }

  /** The match has begun, or who sits where has changed: everybody looks again, at all nodes. */
  async tellTable(match: string): Promise<void> {
    this.tellAll(match, { push: 'table' });
    await this.parts.store.poke(match, 'table');
  }

  /** A line of chat, for everybody at the same end of the table. */
  async tellChat(line: ChatRow): Promise<void> {
    this.pass(line);
    await this.parts.store.poke(line.match, 'chat');
  }

  /** Whoever holds the key is no longer welcome. */
  dismiss(match: string, reason: string, key?: string): void {
    for (const guest of [...(this.rooms.get(match)?.guests ?? [])]) {
      if (key === undefined || guest.key.id === key) guest.line.close(reason);
    }
  }

  /** The match is gone or closed: whoever comes next reads it anew. */
  async forget(match: string, reason: string): Promise<void> {
    this.dismiss(match, reason);
    const room = this.rooms.get(match);
    this.rooms.delete(match);
    await (await room?.authority)?.close();
  }

  /** Opponents decide one after the other, each beside the server. */
  async letOpponentsPlay(match: string): Promise<void> {
    const room = this.room(match);
    if (room.isThinking) return;
    room.isThinking = true;
    try {
      const authority = await this.authority(match);
      for (;;) {
        const wanted = await authority?.nextThought();
        if (authority === null || wanted === undefined || wanted === null) return;
        const { name, view, decision, world } = wanted;
        const begun = performance.now();
        const reply = await this.parts.thinkers.think({ game: room.game, name, view, decision, world });
        // how long it takes to let something pass must not tell people what it could have done
        if (isReaction(decision)) await asIfHuman(begun, this.parts.pause);
        // nobody plays on at a table that was closed meanwhile
        if (this.rooms.get(match) !== room) return;
        await authority.accept(wanted, reply);
        room.used = this.parts.now();
      }
    } catch (error) {
      this.parts.problem(`The opponents of ${match} stopped: ${(error as Error).message}`);
    } finally {
      room.isThinking = false;
    }
  }

  /** The last seat has been taken: everybody who is away is told, and opponents begin. */
  async begun(match: string): Promise<void> {
    const seats = (await this.parts.store.keys(match)).filter(({ role }) => role === 'seat').map(({ seat }) => seat);
    await this.notify(match, 'ready', seats);
    await this.letOpponentsPlay(match);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.presence.close();
    for (const match of [...this.rooms.keys()]) await this.forget(match, 'The server is going down; it will be back.');
  }

  private room(match: string): Room {
    const known = this.rooms.get(match);
    if (known !== undefined) return known;
    const room: Room = {
      guests: new Set(),
      authority: null,
      game: '',
      used: this.parts.now(),
      isThinking: false,
      waiting: [],
    };
    this.rooms.set(match, room);
    return room;
  }

  private async load(match: string, room: Room): Promise<Authority | null> {
    const { store, games, downtime, now, problem } = this.parts;
    const row = await store.match(match);
    const game = games.find(({ id }) => id === row?.game);
    if (row === null || row.base === null || row.phase === 'closed' || game === undefined) return null;
    room.game = game.id;
    const opened = await Authority.open(game, new StoreLog(match, store, now, (since) => downtime.served(since)), {
      now,
      timer: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      onProblem: ({ path, message }) => problem(`${match} ${path}: ${message}`),
      onKept: (entries, table) => this.kept(match, room, entries, table),
    });
    if (!opened.ok) throw new Error(`The match ${match} cannot be opened: ${opened.problems[0]?.message ?? ''}`);
    // it may have waited for an opponent when the last server went
    setImmediate(() => void this.letOpponentsPlay(match));
    return opened.value;
  }

  /** Something has been kept here: opponents may have to answer, people may have to be told. */
  private kept(match: string, room: Room, entries: readonly Entry[], table: AnyTable): void {
    if (table.over !== null) {
      this.parts.store.setPhase(match, 'over').catch((error: Error) => this.parts.problem(error.message));
      return;
    }
    if (entries.every(({ change }) => change.do === 'time')) return;
    const { waiting } = table;
    const asked = waiting.filter((seat) => !room.waiting.includes(seat));
    room.waiting = waiting;
    if (asked.length > 0) void this.notify(match, 'turn', asked);
    if (table.hasToThink) setImmediate(() => void this.letOpponentsPlay(match));
  }

  /** Tells those who are not looking. */
  async notify(match: string, kind: Notice['kind'], seats: readonly number[]): Promise<void> {
    // whoever looks here needs no notice, and nobody has to be asked
    const looking = [...(this.rooms.get(match)?.guests ?? [])].map(({ key }) => key.seat);
    if (seats.every((seat) => looking.includes(seat))) return;
    try {
      const row = await this.parts.store.match(match);
      if (row === null) return;
      const planned = keptOf(row).seats;
      const unseen = [...new Set(seats.map((seat) => linkOf(planned, seat)))].filter((seat) => !looking.includes(seat));
      const people = unseen.length === 0 ? [] : await this.presence.people(match);
      const away = unseen.filter((seat) => people.some((person) => person.seat === seat && !person.here));
      if (away.length > 0) await this.parts.notices.tell({ kind, match, title: row.title }, away);
    } catch (error) {
      this.parts.problem(`Nobody could be told: ${(error as Error).message}`);
    }
  }

  /** Another node has changed something. */
  private async poked(match: string, what: Poke): Promise<void> {
    const room = this.rooms.get(match);
    if (room === undefined) return;
    if (what === 'entries') return void (await (await room.authority)?.poke());
    if (what === 'presence') return this.presence.tell(match);
    if (what === 'chat') {
      const [last] = await this.parts.store.chat(match, ['seats', 'spectators'], 1);
      if (last !== undefined) this.pass(last);
      return;
    }
    const row = await this.parts.store.match(match);
    if (row === null || row.phase === 'closed') return this.forget(match, 'This table has been closed.');
    await this.recheck(room);
    this.tellAll(match, { push: 'table' });
  }

  private pass(line: ChatRow): void {
    for (const guest of this.rooms.get(line.match)?.guests ?? []) {
      if (channelOf(guest.key) === line.channel) guest.line.send({ push: 'chat', line: chatLine(line) });
    }
  }

  private tellAll(match: string, message: NetPush): void {
    for (const { line } of this.rooms.get(match)?.guests ?? []) line.send(message);
  }

  /** A seat may have been taken away or moved to another device by another node. */
  private async recheck({ guests }: Room): Promise<void> {
    const players = [...guests].filter(({ key }) => key.role === 'seat');
    for (const { key, line } of players) {
      const holds = key.holder !== null && (await this.parts.store.keyByHolder(key.holder)) !== null;
      if (!holds) line.close('This seat is no longer yours here.');
    }
  }

  private async sweep(): Promise<void> {
    const before = this.parts.now() - IDLE_MS;
    for (const [match, room] of [...this.rooms]) {
      if (room.guests.size === 0 && room.used < before && !room.isThinking) await this.forget(match, '');
    }
  }
}

export function channelOf({ role }: Pick<KeyRow, 'role'>): Channel {
  return role === 'seat' ? 'seats' : 'spectators';
}

/** A line of chat as others see it. */
export function chatLine({ n, at, name, text }: ChatRow): ChatLine {
  return { n, at, name, text };
}
