import type { Port, Update } from '@sandtable/host';
import type { Viewer } from '@sandtable/kernel';
import { type NetPush, PROTOCOL, type Push, type Reply, type Welcome } from '@sandtable/wire';
import { type Answer, type NetRefusal, NO_NET } from './api';
import { byRequests, bySocket, type Dial, type Transport } from './transport';

/** How things are with the line, told as they are. */
export type LineState =
  /** The first conversation is being opened. */
  | 'connecting'
  | 'open'
  /** It broke; another one is being opened. */
  | 'lost'
  /** The server does not want us: nothing will come of trying again. */
  | 'refused';

/** What is told about the table itself, beside the match. */
export type TableNews = Exclude<NetPush, Push>;

export interface ConnectionEvents {
  state(state: LineState): void;
  /** We are in, for the first time or again. */
  welcome(welcome: Welcome): void;
  refused(refusal: NetRefusal): void;
  news(news: TableNews): void;
}

interface Asked {
  readonly id: number;
  readonly op: string;
  readonly who?: Viewer;
}

/** The clock and the chance of the page; tests bring their own. */
export interface Surroundings {
  readonly dials: readonly [socket: Dial, requests: Dial];
  after(ms: number, call: () => void): () => void;
}

const PAGE: Surroundings = {
  dials: [bySocket, byRequests],
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Pauses before each new attempt; the last one is kept up. */
const PAUSES_MS = [200, 500, 1000, 2000, 4000, 8000];
/** A question that is not answered by then was not heard: the line is dead, whatever the browser thinks. */
const PATIENCE_MS = 12_000;
const PULSE_MS = 20_000;
/** What will not be better in a moment. */
const FINAL: readonly NetRefusal['code'][] = ['unknown-key', 'old-protocol', 'closed-table'];

/**
 * A line to a table across the net that mends itself. Whoever speaks through it need not know that it broke: what was not
 * answered is said again, and a command says which it is, so it counts once; who watched goes on from what they saw last.
 */
export class Connection implements Port {
  private transport: Transport | null = null;
  private isIn = false;
  private isOver = false;
  private failures = 0;
  /** Whether a socket has ever got through: then another one will. */
  private hasSocket = false;
  private bySocket = true;
  private stopWaiting: () => void = () => undefined;
  private stopWatchdog: () => void = () => undefined;
  private stopPulse: () => void = () => undefined;
  private own = 0;
  private readonly listeners: ((event: { readonly data: unknown }) => void)[] = [];
  private readonly unanswered = new Map<number, Asked>();
  /** Questions of the line itself, by numbers below zero. */
  private readonly questions = new Map<number, (answer: Answer<unknown>) => void>();
  private readonly watched = new Set<Viewer>();
  private readonly seen: Map<Viewer, Update<unknown>>;
  private readonly again = (): void => this.redial();
  private readonly cut = (): void => this.lose();

  constructor(
    private readonly key: string,
    private readonly events: ConnectionEvents,
    /** What was seen last time: it is shown at once, and the server tells what has happened since. */
    kept: readonly Update<unknown>[] = [],
    private readonly around: Surroundings = PAGE,
  ) {
    this.seen = new Map(kept.map((update) => [update.who, update]));
    globalThis.addEventListener?.('online', this.again);
    globalThis.addEventListener?.('offline', this.cut);
    events.state('connecting');
    this.dial();
  }

  postMessage(message: unknown): void {
    const asked = message as Asked;
    const kept = asked.op === 'sync' && !this.isIn && asked.who !== undefined ? this.seen.get(asked.who) : undefined;
    if (asked.op === 'watch') this.watch(asked);
    else if (kept !== undefined) this.hand({ id: asked.id, ok: true, value: kept });
    else {
      this.unanswered.set(asked.id, asked);
      if (this.isIn) this.say(asked);
    }
  }

  addEventListener(_type: 'message', listener: (event: { readonly data: unknown }) => void): void {
    this.listeners.push(listener);
  }

  /** Says something to the table rather than to the match. It is not said again when the line breaks. */
  ask(message: object): Promise<Answer<unknown>> {
    if (!this.isIn) return Promise.resolve(NO_NET);
    const id = --this.own;
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.say({ id, ...message });
    });
  }

  end(): void {
    this.isOver = true;
    this.stopWaiting();
    this.stopWatchdog();
    this.stopPulse();
    this.transport?.end();
    globalThis.removeEventListener?.('online', this.again);
    globalThis.removeEventListener?.('offline', this.cut);
  }

  private dial(): void {
    if (this.isOver) return;
    const [socket, requests] = this.around.dials;
    const dial = this.bySocket ? socket : requests;
    let isThis = true;
    this.transport = dial({
      opened: () => {
        if (!isThis) return;
        this.hasSocket ||= this.bySocket;
        this.say({ id: HELLO, op: 'hello', protocol: PROTOCOL, key: this.key });
      },
      heard: (message) => {
        if (isThis) this.hear(message as Reply | NetPush);
      },
      broken: () => {
        if (isThis) this.lose();
        isThis = false;
      },
    });
    // a network that swallows the first word is no better than none
    this.watchOver();
  }

  private lose(): void {
    if (this.isOver || this.transport === null) return;
    this.transport.end();
    this.transport = null;
    if (this.isIn) this.failures = 0;
    this.isIn = false;
    this.stopWatchdog();
    this.stopPulse();
    for (const answer of this.questions.values()) answer(NO_NET);
    this.questions.clear();
    this.events.state('lost');
    // a socket that never got through: perhaps plain requests do
    this.bySocket = this.hasSocket || !this.bySocket;
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 0;
    this.failures++;
    this.stopWaiting = this.around.after(pause, () => this.dial());
  }

  private redial(): void {
    if (this.isOver || this.transport !== null) return;
    this.stopWaiting();
    this.failures = 0;
    this.dial();
  }

  private say(message: object): void {
    this.transport?.send(message);
    if (this.isIn) this.watchOver();
  }

  private watchOver(): void {
    this.stopWatchdog();
    this.stopWatchdog = this.around.after(PATIENCE_MS, () => {
      if (!this.isIn || this.unanswered.size + this.questions.size > 0) this.lose();
    });
  }

  private hear(message: Reply | NetPush): void {
    if ('push' in message) {
      if (message.push === 'update') this.see(message.update);
      else if (message.push === 'problem') this.hand(message);
      else this.events.news(message);
      return;
    }
    this.stopWatchdog();
    if (message.id === HELLO) this.enter(message as unknown as Welcomed);
    if (message.id === null || message.id === HELLO) return;
    if (this.unanswered.delete(message.id)) this.hand(message);
    const { id: _, ...answer } = message;
    this.questions.get(message.id)?.(answer as Answer<unknown>);
    this.questions.delete(message.id);
    if (this.unanswered.size + this.questions.size > 0) this.watchOver();
  }

  /** A browser does not tell that a line is dead: somebody has to say something now and then, whatever the answer. */
  private beat(): void {
    this.stopPulse = this.around.after(PULSE_MS, () => {
      void this.ask({ op: 'ping' });
      this.beat();
    });
  }

  private enter(reply: Welcomed): void {
    if (!reply.ok) {
      if (FINAL.includes(reply.code)) {
        this.end();
        this.events.state('refused');
        this.events.refused(reply);
      } else this.lose();
      return;
    }
    this.isIn = true;
    this.failures = 0;
    this.beat();
    this.events.state('open');
    this.events.welcome(reply.value);
    for (const who of this.watched) this.askToWatch(who);
    for (const asked of this.unanswered.values()) this.say(asked);
  }

  private watch({ id, who = 'spectator' }: Asked): void {
    this.watched.add(who);
    const kept = this.seen.get(who);
    this.hand({ id, ok: true, value: null });
    if (kept !== undefined) this.hand({ push: 'update', update: kept });
    if (this.isIn) this.askToWatch(who);
  }

  /** Goes on from what was seen last: what came since comes as steps. */
  private askToWatch(who: Viewer): void {
    const last = this.seen.get(who);
    const cursor = last === undefined ? {} : { cursor: { seq: last.seq, answers: last.answers } };
    void this.ask({ op: 'watch', who, ...cursor });
  }

  private see(update: Update<unknown>): void {
    this.seen.set(update.who, update);
    this.hand({ push: 'update', update });
  }

  private hand(data: unknown): void {
    for (const listener of this.listeners) listener({ data });
  }
}

type Welcomed = { readonly ok: true; readonly value: Welcome } | NetRefusal;

/** Numbers below one are the line's own; a screen counts from one. */
const HELLO = 0;
