import { type Problem, readShape, under } from '@sandtable/kernel';
import * as z from 'zod/mini';
import cardList from './cards.json';

const CardShape = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z-]*$/, 'Expected a name in small letters.')),
  use: z.enum(['weapon', 'answer', 'trap', 'aftermath']),
  reach: z.int().check(z.minimum(0), z.maximum(4)),
  power: z.int().check(z.minimum(0), z.maximum(9)),
  copies: z.int().check(z.minimum(0), z.maximum(12)),
  from: z.enum(['book', 'house']),
});

export type Card = z.infer<typeof CardShape>;

const PackShape = z.strictObject({ game: z.literal('toy'), cards: z.array(z.unknown()) });

/** A pack replaces the whole list of cards. */
export function checkPack(raw: unknown): readonly Problem[] {
  const pack = readShape(PackShape, raw);
  return pack.ok ? checkCards(pack.value.cards).map((p) => under('cards', p)) : pack.problems;
}

/** Three layers: shape, references (ids are unique), legality (a weapon reaches and hurts; twelve cards make a deck). */
export function checkCards(raw: unknown): readonly Problem[] {
  const shape = readShape(z.array(CardShape), raw);
  if (!shape.ok) return shape.problems;
  const cards = shape.value;
  const problems: Problem[] = [];
  cards.forEach((card, i) => {
    if (cards.findIndex((c) => c.id === card.id) < i) {
      problems.push({ path: `${i}/id`, message: `Expected a new id, found "${card.id}" a second time.` });
    }
    if (card.use === 'weapon' && (card.reach === 0 || card.power === 0)) {
      problems.push({ path: `${i}`, message: `Expected the weapon "${card.id}" to have reach and power above 0.` });
    }
  });
  const size = cards.reduce((sum, c) => sum + c.copies, 0);
  if (size !== 12) problems.push({ path: '', message: `Expected 12 cards in a deck, found ${size}.` });
  return problems;
}

export const CARDS = cardList as readonly Card[];

/** Every card of a full deck, by number. */
export const FULL_DECK: readonly number[] = CARDS.flatMap((c, i) => new Array<number>(c.copies).fill(i));

export function cardNumber(id: string): number {
  return CARDS.findIndex((c) => c.id === id);
}

export function card(n: number): Card {
  const found = CARDS[n];
  if (found === undefined) throw new RangeError(`There is no card ${n}.`);
  return found;
}

export const PARRY = cardNumber('parry');
export const RIPOSTE = cardNumber('riposte');
export const DODGE = cardNumber('dodge');
export const BANDAGE = cardNumber('bandage');
