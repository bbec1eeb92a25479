import { factOfText, type Rng, randomBelow, seedRng } from '@sandtable/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Served } from '../serve';
import { type AnyUpdate, Client, claim, must } from './client.fixture';
import { make, online } from './online.fixture';

/** What `npm test` has time for. */
const MESSAGES = 3000;

const place = online();
let served: Served;
beforeAll(async () => {
  served = await place.start();
});
afterAll(async () => {
  await served.close();
  place.end();
});

const OPS = [
  'hello',
  'answer',
  'undo',
  'redo',
  'agree',
  'wish',
  'explain',
  'odds',
  'wishes',
  'wishOf',
  'sync',
  'history',
  'viewAt',
  'thoughtAt',
  'replay',
  'say',
  'open',
  'saved',
  'advance',
  'seat',
  'constructor',
  '__proto__',
];

function junk(rng: Rng, depth = 0): unknown {
  const pick = <T>(all: readonly T[]): T | undefined => all[randomBelow(rng, all.length)];
  switch (randomBelow(rng, depth > 2 ? 6 : 9)) {
    case 0:
      return pick([0, 1, -1, 2, 1e9, 1.5, Number.MAX_SAFE_INTEGER, -0]);
    case 1:
      return pick([
        '',
        'end',
        'strike',
        'x'.repeat(300),
        '\u0000',
        '🎲',
        'a'.repeat(22),
        '../..',
        '%s%n',
        "'; drop table matches; --",
      ]);
    case 2:
      return pick([true, false]);
    case 3:
      return null;
    case 4:
      return pick(['spectator', 'owner', 'toString', '__proto__']);
    case 5:
      return randomBelow(rng, 3);
    case 6:
      return Array.from({ length: randomBelow(rng, 5) }, () => junk(rng, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: randomBelow(rng, 4) }, () => [
          pick(['a', 'length', 'toString', 'constructor', 'seat']) ?? 'a',
          junk(rng, depth + 1),
        ]),
      );
  }
}

it('stands whatever it is sent by strangers, spectators and the other seat', async () => {
  const made = await make(served.url, 'toy');
  const keys = [await claim(served.url, made.seats[0], 'Ann'), await claim(served.url, made.seats[1], 'Ben')];
  const entered = await Promise.all(keys.map(({ key }) => Client.enter(served.url, key)));
  const asked = entered.findIndex(([, hello]) => hello.update?.question != null);
  const [victim] = entered[asked] ?? [];
  const before = must((await victim?.ask<AnyUpdate>('sync')) ?? { ok: false, code: 'closed', message: factOfText('') });
  for (const [client] of entered) client.end();

  const rng = seedRng('hostile');
  // whoever is not asked, who watches, and who holds nothing
  const secrets = [keys[1 - asked]?.key ?? '', made.watch, 'b'.repeat(22), made.owner, made.seats[0] ?? ''];
  let sent = 0;
  while (sent < MESSAGES) {
    const client = await Client.open(served.url);
    await client.ask('hello', { protocol: 1, key: secrets[randomBelow(rng, secrets.length)] });
    for (let i = 0; i < 50; i++, sent++) {
      const op = OPS[randomBelow(rng, OPS.length)];
      const fields = Object.fromEntries(
        ['at', 'cmd', 'option', 'to', 'yes', 'text', 'n', 'since', 'seat', 'who', 'key'].flatMap((name) =>
          randomBelow(rng, 3) === 0 ? [[name, junk(rng)]] : [],
        ),
      );
      // talk, which may be said, is not hostile
      const message =
        op === 'say' ? { op, text: junk(rng) === '' ? 'x' : [] } : { op, at: before.seq, cmd: 'hostile-1', ...fields };
      client.socket.send(JSON.stringify({ id: i, ...message }));
    }
    // an answer to the last one means that all were heard
    await Promise.race([client.ask('sync'), client.untilClosed()]);
    client.end();
  }
  const [again] = await Client.enter(served.url, keys[asked]?.key ?? '');
  expect({ ...must(await again.ask<AnyUpdate>('sync')), used: before.used }).toEqual(before);
  again.end();
});
