import { fails, readRaw, says as tableSays } from '@sandtable/host';
import { type Result, show, success } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Op, Request } from './messages';

/** What a screen may send, op by op. Whatever is not listed here is refused before anybody looks at it. */

/** No message of a screen is longer; the server closes a line that sends more, and nothing longer is read. */
export const MAX_REQUEST_BYTES = 8192;
/** No option of any game has more parts, no part is longer. */
const MAX_PARTS = 64;
const MAX_PART = 200;
/** So many options are asked about at once. */
const MAX_OPTIONS = 100;
const MAX_TEXT = 200;
const MAX_CMD = 40;
const MAX_NAME = 80;

const Count = z.int().check(z.minimum(0));
const Seat = Count;
const Viewer = z.union([Seat, z.literal('spectator')], 'expectedViewer');
const Text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));
const Part = z.union([z.string().check(z.maxLength(MAX_PART)), z.number()], 'textOrNumber');
const Option = z.tuple([z.string().check(z.maxLength(MAX_PART))], Part).check(z.maxLength(MAX_PARTS));
const Cursor = z.strictObject({ seq: Count, answers: Count });
const Name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME));
const Occupant = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('person'), name: Name, id: z.optional(Name) }),
  z.strictObject({ by: z.literal('opponent'), name: Name }),
  z.strictObject({ by: z.literal('nobody') }),
]);

const ordered = { cmd: z.string().check(z.regex(/^\S+$/), z.maxLength(MAX_CMD)), at: Count };
const looking = { who: Viewer };
const sitting = { seat: Seat };
const says = { text: Text };

const FIELDS = {
  watch: { ...looking, cursor: z.optional(Cursor) },
  unwatch: looking,
  sync: { ...looking, cursor: z.optional(Cursor) },
  history: { ...looking, since: z.optional(Count) },
  viewAt: { ...looking, n: Count },
  thoughtAt: { ...looking, n: Count },
  answer: { ...ordered, ...sitting, option: Option },
  undo: { ...ordered, ...sitting, to: z.optional(Count) },
  redo: { ...ordered, ...sitting },
  agree: { ...ordered, ...sitting, yes: z.boolean() },
  giveUp: { ...ordered, ...sitting },
  late: { ...ordered, ...sitting, of: Seat, do: z.enum(['wait', 'opponent', 'forfeit']) },
  wish: { ...ordered, ...sitting, ...says },
  goOn: { ...ordered, ...sitting, ...says },
  advice: { ...ordered, ...sitting },
  explain: { ...sitting, ...says },
  odds: { ...sitting, ...says },
  oddsOf: { ...sitting, options: z.array(Option).check(z.maxLength(MAX_OPTIONS)) },
  wishes: sitting,
  seat: { ...ordered, ...sitting, occupant: Occupant },
  advance: {},
  hold: { yes: z.boolean() },
  saved: { n: z.optional(Count) },
} satisfies Record<Op, object>;

const Envelope = z.looseObject({ id: z.int(), op: z.string() });
// eslint-disable-next-line no-restricted-syntax -- every op gets its shape, in whatever order
const OPS = Object.keys(FIELDS) as Op[];
const SHAPES = new Map<string, z.ZodMiniType>(
  OPS.map((op) => [op, z.strictObject({ id: z.int(), op: z.literal(op), ...FIELDS[op] })]),
);

export interface Asked {
  readonly id: number;
  readonly request: Request;
}

/** Reads a message of a screen, naming the first thing that is wrong with it. */
export function readRequest(raw: unknown): Result<Asked> {
  try {
    const shape = shapeFor(raw);
    if (!shape.ok) return shape;
    const read = readRaw(shape.value, raw);
    if (!read.ok) return read;
    const { id, ...request } = read.value as { id: number };
    return { ok: true, value: { id, request: request as Request } };
  } catch {
    // what cannot even be shown in a message is not plain data
    return fails('', tableSays.plainData);
  }
}

/** The shape a message must have goes by its op; one without is told what a message is. */
function shapeFor(raw: unknown): Result<z.ZodMiniType> {
  const op = typeof raw === 'object' && raw !== null ? (raw as { readonly op?: unknown }).op : undefined;
  const known = typeof op === 'string' ? SHAPES.get(op) : undefined;
  if (known !== undefined) return success(known);
  const envelope = readRaw(Envelope, raw);
  if (!envelope.ok) return envelope;
  return fails('op', tableSays.noRequest(show(envelope.value.op)));
}
