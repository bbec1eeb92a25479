import { Authority, type Hostable, hosted, memoryLog, openTable } from '@sandtable/host';
import { hostEnglish } from '@sandtable/host/words';
import { type Core, factOfText, type Opponent, type Problem, readFact } from '@sandtable/kernel';
import type { Op } from '@sandtable/wire';
import { Door, type Principal } from '@sandtable/wire/door';
import { Chance } from './chance';
import type { Judge } from './judge';
import type { Played } from './tables';

/** A match is left after so many messages, and soon when it is over. */
const PER_MATCH = 1500;
const AFTER_THE_END = 60;
/** So much time passes between two looks at the clock of the table: now and then somebody's is over. */
const TICK_MS = 400;

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
    let left = PER_MATCH;
    while (left-- > 0 && judge.tried < count) if (await talk()) left = Math.min(left, AFTER_THE_END);
  }
}

/** Advises anybody; the opponents of some books answer only for seats of their own. */
const ADVISER = 'first-thing';
const firstThing: Opponent<unknown> = (_view, { kind, options: [option] }) => {
  if (option === undefined) throw new Error(`Nothing is offered at ${kind}.`);
  return { option, thought: { because: [], text: factOfText('The first thing offered.'), candidates: [] } };
};

function advised(game: Hostable<Core, unknown, unknown>): Hostable<Core, unknown, unknown> {
  return { ...game, opponents: { ...game.opponents, [ADVISER]: firstThing } };
}

/** How each match is kept: with advice and a clock, so that no door of the table is closed from the start. */
function agreed(chance: Chance) {
  const over = chance.pick(['wait', 'wait', 'forfeit'] as const);
  return { undo: 'free', clock: { kind: 'live', turnMs: 5000, bankMs: 0, over }, advice: ADVISER };
}

/** Sends one message; true: the match is over. */
type Talk = () => Promise<boolean>;

async function talkAt(p: Played, table: string, chance: Chance, judge: Judge): Promise<Talk> {
  const game = advised(p.game as Hostable<Core, unknown, unknown>);
  const setup = p.game.defaultSetup(table);
  const seatCount = p.game.rules.seats(p.game.rules.init(setup, [1, 2, 3, 4]));
  const seats = Array.from({ length: seatCount }, (_, i) => ({ by: 'person', name: `P${i}`, id: `p${i}` }));
  let time = 0;
  let failure = '';
  const hooks = {
    now: () => (time += TICK_MS),
    timer: () => () => undefined,
    onProblem: ({ path, message }: Problem) => {
      failure = `${path}: ${message}`;
    },
  };
  const open = openTable(game, { setup, seed: table, seats, ...agreed(chance) }, hooks);
  if (!open.ok) throw new Error(JSON.stringify(open.problems));
  const authority = await Authority.open(hosted(game), memoryLog(open.value.saved()), hooks);
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
  let isOver = false;
  let now = 0;

  /** What a well-behaved screen would send now. */
  const proper = async (): Promise<object | null> => {
    for (const seat of everything) {
      const seen = await owner?.reply({ id: ++id, op: 'sync', who: seat });
      const update = seen?.ok === true ? (seen.value as Seen) : null;
      isOver = update !== null && update.over !== null;
      now = update?.seq ?? now;
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
      known !== null && !chance.once(3) ? known : spoiled(known ?? anyMessage(p, chance, ++id, now), sent, chance);
    if (sent.length < 200 || chance.once(10)) sent[chance.below(200)] = message;
    const who = chance.below(doors.length);
    const where = () => `${table}, ${principals[who]?.id}: ${textOf(message)}`;
    const reply = await judge.wait(where, async () => (await doors[who]?.reply(message)) ?? null);
    if (reply === null || reply.ok) return isOver;
    const told = readFact(hostEnglish, reply.message);
    judge.sentence(told, where);
    // nothing is out of reach here: what the door could not carry out has failed
    if (reply.code === 'unavailable') judge.note(`a request failed: ${failure.replace(/\d+/g, 'N')}`, where());
    if (reply.code === 'rules-failed') judge.note(`the rules failed: ${told.replace(/\d+/g, 'N')}`, where());
    const size = JSON.stringify(reply).length;
    if (size > 2048) judge.note(`a refusal of ${size} bytes`, where());
    return isOver;
  };
}

interface Seen {
  readonly seq: number;
  readonly question: { readonly options: readonly unknown[] } | null;
  readonly over: unknown;
}

const ORDER = ['seat', 'cmd', 'at'];
/** What each op takes: an op that the language of tables gains does not compile before it is here. */
const FIELDS: Readonly<Record<Op, readonly string[]>> = {
  watch: ['who', 'cursor'],
  unwatch: ['who'],
  sync: ['who', 'cursor'],
  history: ['who', 'since'],
  viewAt: ['who', 'n'],
  thoughtAt: ['who', 'n'],
  answer: [...ORDER, 'option'],
  undo: [...ORDER, 'to'],
  redo: ORDER,
  agree: [...ORDER, 'yes'],
  late: [...ORDER, 'of', 'do'],
  giveUp: ORDER,
  wish: [...ORDER, 'text'],
  goOn: [...ORDER, 'text'],
  advice: ORDER,
  explain: ['seat', 'text'],
  odds: ['seat', 'text'],
  oddsOf: ['seat', 'options'],
  wishes: ['seat'],
  seat: [...ORDER, 'occupant'],
  advance: [],
  hold: ['yes'],
  saved: ['n'],
};
const KNOWN: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(FIELDS));
/** Whoever gives up ends the match: seldom, so that the others are heard. */
const OPS = [...KNOWN.keys()].filter((op) => op !== 'giveUp').concat('open', 'restore', '__proto__');
const GIVES_UP = 200;
const NUMBERS = [0, 1, 2, 3, 9, -1, 0.5, 1e9, Number.NaN];

/** Any request with plausible fields. */
function anyMessage({ game, places, names }: Played, chance: Chance, id: number, now: number): object {
  const form = chance.pick(game.language.forms);
  const words = form.slots.map(({ kind }) => (kind === 'place' ? chance.pick(places) : chance.pick(names)));
  return {
    id,
    op: chance.once(GIVES_UP) ? 'giveUp' : chance.pick(OPS),
    who: chance.pick([0, 1, 2, 'spectator']),
    seat: chance.pick([0, 1, 2]),
    n: chance.pick(NUMBERS),
    to: chance.pick(NUMBERS),
    since: chance.pick(NUMBERS),
    at: chance.once(2) ? now : chance.pick(NUMBERS),
    cmd: `c${chance.below(1000)}`,
    yes: chance.once(2),
    text: [form.verb, ...words].join(' '),
    option: anyOption(form.verb, chance),
    options: Array.from({ length: chance.below(4) }, () => anyOption(form.verb, chance)),
    of: chance.pick([0, 1, 2]),
    do: chance.pick(['wait', 'opponent', 'forfeit', 'x']),
    cursor: { seq: chance.pick(NUMBERS), answers: chance.pick(NUMBERS) },
    occupant: { by: chance.pick(['nobody', 'person', 'opponent']), name: chance.pick(['Ada', 'rulebook', 'x']) },
  };
}

function anyOption(verb: string, chance: Chance): unknown[] {
  return [chance.pick([verb, 'end', 'pass', 'roll']), chance.pick(NUMBERS)];
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
  const fields = KNOWN.get(op) ?? [];
  for (const key of Object.keys(copy)) if (!['id', 'op', ...fields].includes(key)) delete copy[key];
  if (chance.once(2)) copy[chance.pick(Object.keys(copy))] = chance.pick([...HOSTILE, ...NUMBERS]);
  return copy;
}

function textOf(message: unknown): string {
  try {
    return String(JSON.stringify(message)).slice(0, 300);
  } catch {
    return typeof message;
  }
}
