import { mix, type Problem, type Result, readShape, seedRng, success, type Viewer } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { ABILITY_NAMES } from './abilities';
import { CARDS, card, cardNumber, FULL_DECK } from './content';
import { newDuelist } from './new-duel';
import { type Duelist, type DuelState, duelFrame, duelist, PACES, turnFrame } from './state';
import { view } from './view';

const CardName = z.enum(CARDS.map((c) => c.id));
/** Known cards, or how many unknown ones. */
const Cards = z.union([z.array(CardName), z.int().check(z.minimum(0), z.maximum(12))], {
  error: 'Expected a list of cards, or the number of unknown ones.',
});

const DuelistShape = z.strictObject({
  hp: z.int().check(z.minimum(1), z.maximum(50)),
  at: z.int().check(z.minimum(1), z.maximum(PACES)),
  hand: z._default(Cards, []),
  set: z._default(Cards, []),
  discard: z._default(z.array(CardName), []),
  abilities: z._default(z.array(z.enum(ABILITY_NAMES)), []),
  stepped: z._default(z.boolean(), false),
  struck: z._default(z.boolean(), false),
  winded: z._default(z.boolean(), false),
  breathed: z._default(z.boolean(), false),
});

const PositionShape = z.strictObject({
  game: z.literal('toy'),
  turn: z.int().check(z.minimum(1), z.maximum(40)),
  active: z.enum(['left', 'right']),
  seed: z._default(z.string(), 'position'),
  left: DuelistShape,
  right: DuelistShape,
});

type DuelistPosition = z.infer<typeof DuelistShape>;

/** A moment in the active duelist's turn. Cards nobody named lie in the decks, unknown hands are dealt from them by the seed. */
export function parsePosition(raw: unknown): Result<DuelState> {
  const parsed = readShape(PositionShape, raw);
  if (!parsed.ok) return parsed;
  const p = parsed.value;
  const problems = [...cardProblems(p.left, 'left'), ...cardProblems(p.right, 'right')];
  if (p.left.at === p.right.at)
    problems.push({ path: 'right/at', message: `Expected a free pace, found ${p.left.at} taken.` });
  if (problems.length > 0) return { ok: false, problems };
  const active = p.active === 'left' ? 0 : 1;
  const rng = seedRng(p.seed);
  return success({
    rng,
    stack: [duelFrame('next'), turnFrame(active, 'act')],
    asks: [],
    outcome: null,
    duelists: [placed(p.left, `${p.seed}/left`), placed(p.right, `${p.seed}/right`)],
    bids: [0, 0],
    active,
    turn: p.turn,
  });
}

function named(p: DuelistPosition): string[] {
  return [p.hand, p.set, p.discard].flatMap((cards) => (typeof cards === 'number' ? [] : cards));
}

function cardProblems(p: DuelistPosition, side: string): Problem[] {
  const names = named(p);
  const problems: Problem[] = [];
  for (const c of CARDS) {
    const count = names.filter((n) => n === c.id).length;
    if (count > c.copies) {
      problems.push({ path: side, message: `Expected at most ${c.copies} cards "${c.id}", found ${count}.` });
    }
  }
  const unknown = [p.hand, p.set].reduce<number>((sum, cards) => sum + (typeof cards === 'number' ? cards : 0), 0);
  if (names.length + unknown > FULL_DECK.length) {
    problems.push({ path: side, message: `Expected at most 12 cards, found ${names.length + unknown}.` });
  }
  return problems;
}

function placed(p: DuelistPosition, seed: string): Duelist {
  const d = newDuelist(p.hp, p.at, p.abilities);
  for (const name of named(p)) d.deck.splice(d.deck.indexOf(cardNumber(name)), 1);
  mix(d.deck, seedRng(seed));
  const deal = (cards: string[] | number): number[] =>
    typeof cards === 'number' ? d.deck.splice(0, cards) : cards.map(cardNumber);
  d.hand = deal(p.hand);
  d.set = deal(p.set);
  d.discard = p.discard.map(cardNumber);
  d.steps = p.stepped ? 1 : 0;
  d.struck = p.struck;
  d.winded = p.winded;
  d.breathed = p.breathed;
  return d;
}

/** What the viewer knows, as a position; only moments in a turn have one. */
export function printPosition(s: DuelState, who: Viewer | 'all'): unknown {
  const side = (seat: 0 | 1) => {
    const d = view(s, who === 'all' ? seat : who).duelists[seat];
    const names = (cards: readonly number[] | number) =>
      typeof cards === 'number' ? cards : cards.map((c) => card(c).id);
    return {
      hp: d.hp,
      at: d.at,
      hand: names(d.hand),
      set: names(d.set),
      discard: d.discard.map((c) => card(c).id),
      abilities: duelist(s, seat).abilities.map((a) => ABILITY_NAMES[a]),
      stepped: d.steps > 0,
      struck: d.struck,
      winded: d.winded,
      breathed: d.breathed,
    };
  };
  return {
    game: 'toy',
    turn: Math.max(1, s.turn),
    active: s.active === 0 ? 'left' : 'right',
    left: side(0),
    right: side(1),
  };
}
