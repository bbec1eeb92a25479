import { ClockRulesShape } from '@sandtable/host';
import * as z from 'zod/mini';

/** What a screen may send to a match server beside the language of a table. */

const SecretShape = z.string().check(z.regex(/^[\w-]{22}$/));
const Seat = z.int().check(z.minimum(0), z.maximum(15));
const Minute = z.int().check(z.minimum(0), z.maximum(1439));
/** Names are shown to others: one line, no control characters. */
const NameShape = z
  .string()
  .check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}\p{Z}]([^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u));
/** 128 to 512 bits that a seat adds to the dice. */
const ChanceShape = z.string().check(z.regex(/^([0-9a-f]{2}){16,64}$/));
/** The first thing a screen says. What it says then is the language of the wire. */
export const HelloShape = z.strictObject({ id: z.int(), op: z.literal('hello'), protocol: z.int(), key: SecretShape });

/** A line of chat. */
export const SayShape = z.strictObject({
  id: z.int(),
  op: z.literal('say'),
  text: z.string().check(z.minLength(1), z.maxLength(500)),
});

/** Who may play a seat when a table is made: whoever brings its link, or an opponent of the game. */
const PlannedShape = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('link') }),
  /** Whoever has the link of that seat plays this one as well, or lets somebody of that name play it at the same screen. */
  z.strictObject({ by: z.literal('with'), seat: Seat, name: z.optional(NameShape) }),
  z.strictObject({ by: z.literal('opponent'), name: z.string().check(z.minLength(1), z.maxLength(80)) }),
]);

/** More answers than any match that ends has. */
const MOST_ANSWERS = 4000;

/** A match that was begun elsewhere: what was played of it, and which answers were not a person's. */
const BegunShape = z.strictObject({
  /** Read by the host. */
  replay: z.unknown(),
  by: z.array(z.nullable(z.string().check(z.maxLength(80)))).check(z.maxLength(MOST_ANSWERS)),
});

export const CreateShape = z.strictObject({
  game: z.string().check(z.maxLength(20)),
  title: z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)),
  /** Read by the ruleset. Left out where a match goes on: it has its own. */
  setup: z.optional(z.unknown()),
  from: z.optional(BegunShape),
  seats: z.array(PlannedShape).check(z.minLength(1), z.maxLength(8)),
  undo: z._default(z.enum(['strict', 'agree', 'free']), 'agree'),
  thoughts: z._default(z.enum(['own', 'open']), 'own'),
  chat: z._default(z.boolean(), true),
  listed: z._default(z.boolean(), false),
  /** Left out: nobody is in a hurry. */
  clock: z.optional(ClockRulesShape),
  /**
   * Whether seats play what the table was made with, or choose for themselves before it begins: seen by everybody at once, or
   * by nobody else until then.
   */
  choices: z._default(z.enum(['fixed', 'open', 'secret']), 'fixed'),
});
export type Create = z.infer<typeof CreateShape>;
export type Planned = Create['seats'][number];

/** What is asked by POST, each under its own name. */
export const CallShapes = {
  look: z.strictObject({ key: SecretShape }),
  claim: z.strictObject({ key: SecretShape, name: NameShape, chance: ChanceShape }),
  /** A free seat of a table in the public list. */
  join: z.strictObject({ match: z.string().check(z.maxLength(40)), name: NameShape, chance: ChanceShape }),
  move: z.strictObject({ key: SecretShape }),
  leave: z.strictObject({ key: SecretShape }),
  /** What the seat plays: its part of the set-up; null: what the table was made with. */
  choose: z.strictObject({
    key: SecretShape,
    choice: z.nullable(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  }),
  /** Everything that is kept of the person who holds the seat, and to have it removed. */
  mine: z.strictObject({ key: SecretShape }),
  forget: z.strictObject({ key: SecretShape }),
  ready: z.strictObject({ key: SecretShape, ready: z.boolean() }),
  /** The same table again, once it is over: as it was, everybody on another's seat, or with another's army. */
  rematch: z.strictObject({ key: SecretShape, swap: z.enum(['none', 'seats', 'armies']) }),
  /** Notices for the seat, by the push service of a browser; silent hours in minutes of the day, UTC. */
  notify: z.strictObject({
    key: SecretShape,
    endpoint: z.string().check(z.maxLength(1000)),
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
    quiet: z.strictObject({ from: Minute, to: Minute }),
  }),
  unnotify: z.strictObject({ key: SecretShape, endpoint: z.string().check(z.maxLength(1000)) }),
  relink: z.strictObject({ owner: SecretShape, seat: Seat }),
  hand: z.strictObject({ owner: SecretShape, seat: Seat, opponent: z.string().check(z.maxLength(80)) }),
  list: z.strictObject({ owner: SecretShape, listed: z.boolean() }),
  mute: z.strictObject({ owner: SecretShape, seat: Seat, muted: z.boolean() }),
  close: z.strictObject({ owner: SecretShape }),
  export: z.strictObject({ owner: SecretShape }),
  delete: z.strictObject({ owner: SecretShape }),
} as const;
export type CallName = keyof typeof CallShapes;
export type Calls = { readonly [K in CallName]: z.infer<(typeof CallShapes)[K]> };
