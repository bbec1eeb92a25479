import { type Option, type Rng, randomBelow, seedRng } from '@sandtable/kernel';
import { WebSocket } from 'ws';
import { type AnyUpdate, Client, claim, type Made, must } from '../../packages/server/src/live/client.fixture';
import { make, type TableName } from '../../packages/server/src/live/online.fixture';
import { Place } from '../crash/place';
import { anything, hostileMessage, type Known } from './messages';

export interface HostileFigures {
  readonly messages: number;
  /** Tables that are not as they were. */
  readonly changed: number;
  /** Replies with a secret of somebody else in them. */
  readonly leaks: number;
  /** How often the server was not there. */
  readonly crashes: number;
  readonly heapBeforeKb: number;
  readonly heapAfterKb: number;
}

const TABLES: readonly TableName[] = ['tactics', 'pacific', 'aces'];
/** A line may say so many at once. */
const PER_LINE = 55;
const AT_ONCE = 12;
/** One line in so many is plain requests instead. */
const BY_POST = 12;
const CALLS =
  'look claim choose ready rematch move leave relink hand list mute close export delete notify tables'.split(' ');

interface Victim {
  readonly made: Made;
  readonly keys: readonly string[];
  readonly known: Known;
  /** How the table looks to one who sits there. */
  readonly before: string;
}

/** Sends what nobody should act on to a server with running tables, and looks what has become of it. */
export async function hostile(messages: number, seed: string, told: (sent: number) => void): Promise<HostileFigures> {
  const place = await Place.make('sqlite');
  try {
    await place.start();
    const victims = await Promise.all(TABLES.map((table) => begin(place.url, table)));
    const attack = new Attack(place.url, victims, seedRng(seed), messages, told);
    // what the first wave makes the server keep for good is no leak
    await attack.run(Math.min(messages, 2000));
    const before = await place.figures();
    await attack.run(messages);
    // lines that were cut are noticed, and tables nobody looks at may leave memory
    await new Promise((done) => setTimeout(done, 1500));
    const after = await place.figures();
    let changed = 0;
    for (const { keys, before: then } of victims) if ((await looks(place.url, keys[0] ?? '')) !== then) changed += 1;
    const { sent, leaks, crashes } = attack;
    return { messages: sent, changed, leaks, crashes, heapBeforeKb: before.heapKb, heapAfterKb: after.heapKb };
  } finally {
    await place.end();
  }
}

async function begin(url: string, table: TableName): Promise<Victim> {
  const made = await make(url, table, { undo: 'strict', chat: false });
  const keys = [await claim(url, made.seats[0], 'Ann'), await claim(url, made.seats[1], 'Ben')].map(({ key }) => key);
  const [client, hello] = await Client.enter(url, keys[0] ?? '');
  const overheard: string[] = [];
  let at = hello.n;
  for (let n = 0; n < 6; n++) {
    const update = must(await client.ask<AnyUpdate>('sync'));
    const option = update.question?.options[0];
    if (option === undefined) break;
    const message = { op: 'answer', seat: 0, at: update.seq, cmd: `real-${n}`, option };
    overheard.push(JSON.stringify({ id: n, ...message }));
    at = must(await client.ask<number>('answer', message));
  }
  const options: readonly Option[] = must(await client.ask<AnyUpdate>('sync')).question?.options ?? [['pass']];
  client.end();
  const before = await looks(url, keys[0] ?? '');
  return { made, keys, before, known: { at, seat: 0, options, overheard } };
}

/** Everything but how long people have been waited for. */
async function looks(url: string, key: string): Promise<string> {
  const [client] = await Client.enter(url, key);
  const update = must(await client.ask<AnyUpdate>('sync'));
  client.end();
  return JSON.stringify({ ...update, used: null });
}

class Attack {
  sent = 0;
  leaks = 0;
  crashes = 0;
  private readonly secrets: readonly string[];

  constructor(
    private readonly url: string,
    private readonly victims: readonly Victim[],
    private readonly rng: Rng,
    private readonly most: number,
    private readonly told: (sent: number) => void,
  ) {
    this.secrets = victims.flatMap(({ made, keys }) => [made.owner, ...keys]);
  }

  /** Until so many have been sent. */
  async run(messages: number): Promise<void> {
    const worker = async () => {
      for (let line = 0; this.sent < Math.min(messages, this.most); line++) {
        if (line % BY_POST === BY_POST - 1) await this.post();
        else await this.talk();
        this.told(this.sent);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  /** One line: says hello as somebody, or not at all, and then everything it should not. */
  private async talk(): Promise<void> {
    const { rng } = this;
    const victim = this.victims[randomBelow(rng, this.victims.length)];
    if (victim === undefined) return;
    const other = this.victims[randomBelow(rng, this.victims.length)];
    // whoever watches, sits at the other side, sits at another table, owns it, or is nobody
    const personas = [victim.made.watch, victim.keys[1], other?.keys[1], victim.made.owner, 'b'.repeat(22), null];
    const key = personas[randomBelow(rng, personas.length)] ?? null;
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}api/socket`, { perMessageDeflate: false });
    const closed = new Promise<void>((done) => {
      socket.once('close', () => done());
      socket.once('error', () => done());
    });
    const opened = await Promise.race([new Promise<boolean>((done) => socket.once('open', () => done(true))), closed]);
    if (opened !== true) {
      this.crashes += 1;
      return;
    }
    const heard = new Promise<void>((done) => {
      socket.on('message', (data: Buffer) => {
        const text = String(data);
        if (this.secrets.some((secret) => secret !== key && text.includes(secret))) this.leaks += 1;
        if (text.startsWith('{"id":777777,')) done();
      });
    });
    if (key !== null) socket.send(JSON.stringify({ id: 0, op: 'hello', protocol: 1, key }));
    for (let n = 0; n < PER_LINE && this.sent < this.most; n++, this.sent++)
      socket.send(hostileMessage(rng, victim.known));
    // an answer to the last one means that all were heard
    socket.send('{"id":777777,"op":"wishes","seat":0}');
    await Promise.race([heard, closed]);
    socket.terminate();
  }

  private async post(): Promise<void> {
    const { rng } = this;
    for (let n = 0; n < PER_LINE && this.sent < this.most; n++, this.sent++) {
      const name = CALLS[randomBelow(rng, CALLS.length)] ?? 'look';
      const forged = {
        key: 'c'.repeat(22),
        owner: 'd'.repeat(22),
        seat: 0,
        [JSON.stringify(anything(rng))]: anything(rng),
      };
      const body = JSON.stringify(randomBelow(rng, 2) === 0 ? forged : anything(rng));
      try {
        const reply = await fetch(`${this.url}api/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        const text = await reply.text();
        if (reply.status >= 500 || this.secrets.some((secret) => text.includes(secret))) this.leaks += 1;
      } catch {
        this.crashes += 1;
      }
    }
  }
}
