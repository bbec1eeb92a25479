import { type Option, type Rng, randomBelow } from '@sandtable/kernel';

/** What an attacker may know of a running table: its moment, what its seat was asked, and what others have said there. */
export interface Known {
  readonly at: number;
  readonly seat: number;
  readonly options: readonly Option[];
  readonly overheard: readonly string[];
}

const OPS =
  'hello answer undo redo agree late giveUp wish goOn explain odds oddsOf wishes watch unwatch sync history viewAt thoughtAt'
    .split(' ')
    .concat('replay saved advance seat hold open practice try constructor __proto__ toString'.split(' '));
const FIELDS = 'at cmd option to yes text n since seat who key of do options occupant cursor protocol'.split(' ');
/** More than any line may have. */
const HUGE = 9000;
const DEEP = 3000;

type Maker = (rng: Rng, known: Known) => string;

const pick = <T>(rng: Rng, list: readonly T[]): T | undefined => list[randomBelow(rng, list.length)];

/** Every kind of message nobody should act on. */
const KINDS: readonly Maker[] = [
  function junk(rng, { at }) {
    const fields = FIELDS.filter(() => randomBelow(rng, 3) === 0).map((name) => [name, anything(rng)]);
    return JSON.stringify({ id: randomBelow(rng, 9), op: pick(rng, OPS), at, cmd: 'x', ...Object.fromEntries(fields) });
  },
  function wrongSeat(rng, { at, seat, options }) {
    const option = pick(rng, options);
    return JSON.stringify({ id: 1, op: 'answer', seat, at, cmd: `w${randomBelow(rng, 99)}`, option });
  },
  function replayed(rng, { overheard }) {
    return pick(rng, overheard) ?? '{}';
  },
  function oldProtocol(rng) {
    return JSON.stringify({ id: 1, op: 'hello', protocol: randomBelow(rng, 9) - 4, key: 'a'.repeat(22) });
  },
  function forgedLink(rng) {
    const key = Array.from({ length: 22 }, () => pick(rng, [...'abcXYZ019_-'])).join('');
    return JSON.stringify({ id: 1, op: 'hello', protocol: 1, key });
  },
  function prototypes(rng, { at }) {
    const inner = `{"isOwner":true,"seats":[0,1],"seat":${randomBelow(rng, 3)}}`;
    return `{"id":1,"op":"answer","at":${at},"cmd":"p","__proto__":${inner},"constructor":{"prototype":${inner}}}`;
  },
  function garbage(rng) {
    return Array.from({ length: randomBelow(rng, 60) }, () => String.fromCharCode(randomBelow(rng, 0xffff))).join('');
  },
  function nested(rng) {
    return `{"id":1,"op":"sync","who":${'['.repeat(randomBelow(rng, DEEP))}`;
  },
];

/** One in so many is huge: it ends the connection it comes by. */
const SELDOM = 400;

export function hostileMessage(rng: Rng, known: Known): string {
  if (randomBelow(rng, SELDOM) === 0) return `{"id":1,"op":"explain","text":"${'x'.repeat(HUGE)}"}`;
  return pick(rng, KINDS)?.(rng, known) ?? '';
}

/** Plain data of any kind, nested or not. */
export function anything(rng: Rng, depth = 0): unknown {
  switch (randomBelow(rng, depth > 2 ? 5 : 8)) {
    case 0:
      return pick(rng, [0, 1, -1, 1e308, -0.5, 2 ** 53, 1e-9]);
    case 1:
      return pick(rng, [
        '',
        'pass',
        'x'.repeat(300),
        '\u0000',
        '🎲',
        'a'.repeat(22),
        '../..',
        '%s%n',
        "'; drop table matches; --",
      ]);
    case 2:
      return pick(rng, [true, false]);
    case 3:
      return null;
    case 4:
      return pick(rng, ['spectator', 'owner', 'toString', '__proto__']);
    case 5:
      return randomBelow(rng, 3);
    case 6:
      return Array.from({ length: randomBelow(rng, 5) }, () => anything(rng, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: randomBelow(rng, 4) }, () => [
          pick(rng, ['a', 'length', 'toString', 'constructor', 'seat']) ?? 'a',
          anything(rng, depth + 1),
        ]),
      );
  }
}
