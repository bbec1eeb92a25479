import { PROTOCOL, type Welcome } from '@sandtable/wire';
import { Door } from '@sandtable/wire/door';
import { HelloShape, SayShape } from '@sandtable/wire/net-shapes';
import type { KeyRow } from '../../store/rows';
import type { Store } from '../../store/store';
import { channelOf, chatLine, type Hub, MOST_SPECTATORS } from '../hub';
import { type Answer, no, says, yes } from '../refusal';
import { hashOf } from '../seats/secrets';
import type { Tables } from '../tables';
import { whatIsWrong } from '../wrong';
import type { Guest, Line } from './viewer';

/** A chat is for talking: so many lines in so long. */
const CHAT_LINES = 10;
const CHAT_MS = 30_000;
const CHAT_SHOWN = 100;

interface Reply {
  readonly id: number | null;
}

interface TalkParts {
  readonly hub: Hub;
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
}

/**
 * The conversation with one screen, whatever carries it. It begins with a hello; then the screen talks to the authority as it
 * would to one in its own page, and to the table. Whatever arrives, the answer is a message.
 */
export class Talk {
  private guest: Guest | null = null;
  private door: Door | null = null;
  private isOver = false;
  private said: number[] = [];

  constructor(
    private readonly parts: TalkParts,
    private readonly line: Line,
  ) {}

  get isIn(): boolean {
    return this.guest !== null;
  }

  async hear(raw: unknown): Promise<Reply & Answer<unknown>> {
    const { id, op } = envelope(raw);
    try {
      const { guest } = this;
      if (op === 'hello') return { id, ...(await this.hello(raw)) };
      if (guest === null) return { id, ...no('not-allowed', says.helloFirst) };
      if (op === 'say') return { id, ...(await this.say(guest.key, raw)) };
      if (op === 'replay') return { id, ...(await this.replay(guest.key)) };
      const door = this.door ?? (await this.doorOf(guest));
      return door === null ? { id, ...no('not-begun', says.notBegun) } : await door.reply(raw);
    } catch {
      return { id, ...no('server-failed', says.serverFailed) };
    }
  }

  end(): void {
    this.isOver = true;
    this.door?.close();
    if (this.guest !== null) this.parts.hub.leave(this.guest);
    this.guest = null;
  }

  private async hello(raw: unknown): Promise<Answer<Welcome>> {
    const { hub, store, tables, now } = this.parts;
    const read = HelloShape.safeParse(raw);
    if (!read.success) return no('malformed', whatIsWrong(read.error.issues));
    const { protocol, key: secret } = read.data;
    if (protocol !== PROTOCOL) return no('old-protocol', says.otherProtocol(PROTOCOL));
    if (this.guest !== null) return no('not-allowed', says.helloAlready);
    const key = await keyOf(store, secret);
    if (key === null) return no('unknown-key', says.keyGone);
    if (key.role === 'spectator' && hub.spectators(key.match) >= MOST_SPECTATORS) {
      return no('too-many', says.tooManyWatching);
    }
    const card = await tables.card(key.match);
    if (card === null) return no('closed-table', says.tableGone);
    const chat = card.chat ? await store.chat(key.match, [channelOf(key)], CHAT_SHOWN) : [];
    const others = await hub.presence.people(key.match);
    // two hellos may have been on their way at once, or the line has been closed meanwhile
    if (this.guest !== null || this.isOver) return no('not-allowed', says.helloAlready);
    this.guest = { key, line: this.line };
    hub.join(this.guest);
    const who = key.role === 'seat' ? key.seat : 'spectator';
    // who says hello is here, though nobody has written it down yet
    const people = others.map((person) => (person.seat === who ? { ...person, here: true, since: null } : person));
    const present = people.flatMap(({ seat, here }) => (here ? [seat] : []));
    return yes({ who, name: key.name, card, chat: chat.map(chatLine), present, people, now: now() });
  }

  private async doorOf(guest: Guest): Promise<Door | null> {
    const { key } = guest;
    const authority = await this.parts.hub.authority(key.match);
    if (authority === null) return null;
    const seats = key.role === 'seat' ? await this.parts.tables.seatsOf(key) : [];
    this.door ??= new Door(authority, { id: key.id, seats, owner: false }, (message) => guest.line.send(message));
    if (this.isOver) this.door.close();
    return this.door;
  }

  /** The whole match with the secret of its dice, for everybody at the table once it is over. */
  private async replay(key: KeyRow): Promise<Answer<unknown>> {
    const authority = await this.parts.hub.authority(key.match);
    if (authority === null) return no('not-begun', says.notBegun);
    return authority.look((table): Answer<unknown> => {
      if (table.over === null) return no('not-over', says.replayLater);
      return yes(table.saved());
    });
  }

  private async say(key: KeyRow, raw: unknown): Promise<Answer<unknown>> {
    const { store, hub, tables, now } = this.parts;
    const read = SayShape.safeParse(raw);
    if (!read.success) return no('malformed', whatIsWrong(read.error.issues));
    const card = await tables.card(key.match);
    if (card?.chat !== true) return no('not-allowed', says.noChat);
    const current = (await store.keys(key.match)).find(({ id }) => id === key.id);
    if (current === undefined || current.muted === 1) return no('not-allowed', says.muted);
    const text = plain(read.data.text);
    if (text === '') return no('malformed', says.nothingToSay);
    const at = now();
    this.said = this.said.filter((time) => time > at - CHAT_MS);
    if (this.said.length >= CHAT_LINES) return no('too-many', says.slower);
    this.said.push(at);
    const name = key.name === '' ? 'spectator' : key.name;
    const line = await store.say({ match: key.match, at, channel: channelOf(key), key: key.id, name, text });
    await hub.tellChat(line);
    return yes({ n: line.n });
  }
}

/** Whoever plays shows the secret of their device, whoever watches that of the link. */
async function keyOf(store: Store, secret: string): Promise<KeyRow | null> {
  const hash = hashOf(secret);
  const held = await store.keyByHolder(hash);
  if (held !== null) return held.role === 'seat' ? held : null;
  const linked = await store.keyByLink(hash);
  return linked?.role === 'spectator' ? linked : null;
}

/** One line of plain text: no control characters, no half of a letter. */
function plain(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function envelope(raw: unknown): { readonly id: number | null; readonly op: unknown } {
  const { id, op } = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown; op?: unknown }) : {};
  return { id: typeof id === 'number' && Number.isInteger(id) ? id : null, op };
}
