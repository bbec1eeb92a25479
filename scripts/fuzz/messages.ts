import { Authority, type Hostable, hosted, memoryLog, openTable } from '@sandtable/host';
import { hostEnglish } from '@sandtable/host/words';
import { type Core, readFact } from '@sandtable/kernel';
import { Door, type Principal } from '@sandtable/wire/door';
import { Chance } from './chance';
import type { Judge } from './judge';
import type { Played } from './tables';

/** A match is left after so many messages. */
const PER_MATCH = 1500;

/** Sends right, stale, repeated and hostile messages through the doors of an authority, as players, owner and onlooker. */
export async function fuzzMessages(
  played: readonly Played[],
  count: number,
  seed: string,
  judge: Judge,
): Promise<void> {
  const tables = played.flatMap((p) => p.tables.map((table) => ({ p, table })));
  for (let n = 0; judge.tried < count; n++) {
    const at = tables[(n * 7) % tables.length];
    if (at === undefined) return;
    const talk = await talkAt(at.p, at.table, new Chance(`${seed} ${n}`), judge);
    for (let i = 0; i < PER_MATCH && judge.tried < count; i++) await talk();
  }
}

async function talkAt(p: Played, table: string, chance: Chance, judge: Judge): Promise<() => Promise<void>> {
  const game = p.game as Hostable<Core, unknown, unknown>;
  const setup = p.game.defaultSetup(table);
  const seatCount = p.game.rules.seats(p.game.rules.init(setup, [1, 2, 3, 4]));
  const seats = Array.from({ length: seatCount }, (_, i) => ({ by: 'person', name: `P${i}`, id: `p${i}` }));
  const open = openTable(game, { setup, seed: table, seats, undo: 'free' });
  if (!open.ok) throw new Error(JSON.stringify(open.problems));
  const authority = await Authority.open(hosted(game), memoryLog(open.value.saved()));
  if (!authority.ok) throw new Error(JSON.stringify(authority));
  const everything = seats.map((_, i) => i);
  const principals: Principal[] = [
    ...everything.map((seat) => ({ id: `p${seat}`, seats: [seat], owner: false })),
    { id: 'owner', seats: everything, owner: true },
    { id: 'watcher', seats: [], owner: false },
  ];
  const doors = principals.map((principal) => new Door(authority.value, principal, () => undefined));
  const owner = doors[seats.length];
  const sent: unknown[] = [];
  let id = 0;

  /** What a well-behaved screen would send now. */
  const proper = async (): Promise<object | null> => {
    for (const seat of everything) {
      const now = await owner?.reply({ id: ++id, op: 'sync', who: seat });
      const update = now?.ok === true ? (now.value as { seq: number; question: { options: unknown[] } | null }) : null;
      if (update === null || update.question === null || update.question.options.length === 0) continue;
      const option = chance.pick(update.question.options);
      return { id: ++id, op: 'answer', seat, option, cmd: `c${++id}`, at: update.seq };
    }
    return null;
  };

  return async () => {
    judge.tried++;
    const known = chance.once(3) ? await proper() : null;
    const message =
      known !== null && !chance.once(3) ? known : spoiled(known ?? anyMessage(p, chance, ++id), sent, chance);
    if (sent.length < 200 || chance.once(10)) sent[chance.below(200)] = message;
    const who = chance.below(doors.length);
    const where = () => `${table}, ${principals[who]?.id}: ${textOf(message)}`;
    const reply = await judge.wait(where, async () => (await doors[who]?.reply(message)) ?? null);
    if (reply === null || reply.ok) return;
    const told = readFact(hostEnglish, reply.message);
    judge.sentence(told, where);
    if (reply.code === 'rules-failed') judge.note(`the rules failed: ${told.replace(/\d+/g, 'N')}`, where());
    const size = JSON.stringify(reply).length;
    if (size > 2048) judge.note(`a refusal of ${size} bytes`, where());
  };
}

const OPS = [
  ...['watch', 'unwatch', 'sync', 'history', 'viewAt', 'thoughtAt', 'answer', 'undo', 'redo', 'agree', 'wish', 'goOn'],
  ...['explain', 'odds', 'wishes', 'seat', 'advance', 'hold', 'saved', 'open', 'restore', '__proto__'],
];
const NUMBERS = [0, 1, 2, 3, 9, -1, 0.5, 1e9, Number.NaN];

/** Any request with plausible fields. */
function anyMessage({ game, places, names }: Played, chance: Chance, id: number): object {
  const form = chance.pick(game.language.forms);
  const words = form.slots.map(({ kind }) => (kind === 'place' ? chance.pick(places) : chance.pick(names)));
  return {
    id,
    op: chance.pick(OPS),
    who: chance.pick([0, 1, 2, 'spectator']),
    seat: chance.pick([0, 1, 2]),
    n: chance.pick(NUMBERS),
    to: chance.pick(NUMBERS),
    since: chance.pick(NUMBERS),
    at: chance.pick(NUMBERS),
    cmd: `c${chance.below(1000)}`,
    yes: chance.once(2),
    text: [form.verb, ...words].join(' '),
    option: [chance.pick([form.verb, 'end', 'pass', 'roll']), chance.pick(NUMBERS)],
    occupant: { by: chance.pick(['nobody', 'person', 'opponent']), name: chance.pick(['Ada', 'rulebook', 'x']) },
  };
}

const cyclic: unknown[] = ['bid'];
cyclic.push(cyclic);
const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  1n,
  '',
  '\u001b[31m\n'.repeat(500),
  'x'.repeat(100_000),
  {},
  { length: { toString: 1 }, toString: 1 },
  new Array(50_000).fill(null),
  cyclic,
  Symbol('s'),
  () => 1,
];

/** Only the fields its op knows, one of them wrong; or something sent before, once more. */
function spoiled(message: object, sent: readonly unknown[], chance: Chance): unknown {
  if (sent.length > 0 && chance.once(3)) return sent[chance.below(sent.length)] ?? message;
  if (chance.once(30)) return chance.pick(HOSTILE);
  const copy: Record<string, unknown> = { ...message };
  const op = String(copy.op);
  const fields = Object.hasOwn(FIELDS, op) ? (FIELDS[op] ?? []) : [];
  for (const key of Object.keys(copy)) if (!['id', 'op', ...fields].includes(key)) delete copy[key];
  if (chance.once(2)) copy[chance.pick(Object.keys(copy))] = chance.pick([...HOSTILE, ...NUMBERS]);
  return copy;
}

const ORDER = ['seat', 'cmd', 'at'];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  watch: ['who'],
  unwatch: ['who'],
  sync: ['who'],
  history: ['who', 'since'],
  viewAt: ['who', 'n'],
  thoughtAt: ['who', 'n'],
  answer: [...ORDER, 'option'],
  undo: [...ORDER, 'to'],
  redo: ORDER,
  agree: [...ORDER, 'yes'],
  wish: [...ORDER, 'text'],
  goOn: [...ORDER, 'text'],
  explain: ['seat', 'text'],
  odds: ['seat', 'text'],
  wishes: ['seat'],
  seat: [...ORDER, 'occupant'],
  hold: ['yes'],
  saved: ['n'],
};

function textOf(message: unknown): string {
  try {
    return String(JSON.stringify(message)).slice(0, 300);
  } catch {
    return typeof message;
  }
}
