import {
  areEnemies,
  distance,
  distanceToHq,
  goalStand,
  incomeOf,
  isUnitCard,
  leaderOf,
  onField,
  rowOf,
  sideOf,
  type Table,
  type Unit,
  unitCard,
} from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';

export const NAMES = [
  'material',
  'hq',
  'hq-low',
  'supply',
  'hand',
  'ap',
  'pressure',
  'aimed',
  'upgrades',
  'suppressed',
  'cards-left',
  'goals',
  'income',
  'guns',
  'book',
] as const;

const HQ = 10;
const LOW = 4;
const MANY_CARDS = 10;
const FACES = 10;
const LONG = 20;

interface Side {
  material: number;
  hq: number;
  low: number;
  supply: number;
  hand: number;
  ap: number;
  pressure: number;
  aimed: number;
  upgrades: number;
  suppressed: number;
  cards: number;
  goals: number;
  rows: number;
  income: number;
  guns: number;
  book: number;
}

function emptySide(): Side {
  return {
    material: 0,
    hq: 0,
    low: 0,
    supply: 0,
    hand: 0,
    ap: 0,
    pressure: 0,
    aimed: 0,
    upgrades: 0,
    suppressed: 0,
    cards: 0,
    goals: 0,
    rows: 0,
    income: 0,
    guns: 0,
    book: 0,
  };
}

/** What a position is made of: of each number the own side's less the other's. */
export function features(s: Table, seat: Seat): readonly number[] {
  const own = sideOf(s, seat);
  const sides = [emptySide(), emptySide()];
  for (const u of s.units) countUnit(s, u, sides[sideOf(s, u.seat)]);
  for (const x of s.seats) {
    const side = sides[x.side];
    if (side === undefined) continue;
    if (x.solo !== null) side.book = 1;
    side.ap += Math.min(8, x.ap);
    side.cards += Math.min(MANY_CARDS, x.deck.length + x.hand.length);
    for (const card of x.hand) side.hand += isUnitCard(card) ? 1 : 0.7;
  }
  for (const h of s.hqs) {
    const side = sides[h.side];
    if (side === undefined) continue;
    side.hq += h.hp / HQ;
    side.low += Math.max(0, LOW - h.hp) / LOW;
  }
  sides.forEach((side, i) => {
    for (const { ap } of incomeOf(s, leaderOf(s, i))) side.income += ap;
  });
  for (const side of sides) while ((side.rows & (1 << (side.supply + 1))) !== 0) side.supply++;
  for (const [i, goal] of s.goals.entries()) countGoal(s, goal, s.held[i] ?? 0, sides[goal[0] ?? 0]);
  const a = sides[own] ?? emptySide();
  const b = sides[1 - own] ?? emptySide();
  return [
    (a.material - b.material) / 10,
    a.hq - b.hq,
    b.low - a.low,
    a.supply - b.supply,
    a.hand - b.hand,
    (a.ap - b.ap) / 4,
    a.pressure - b.pressure,
    a.aimed - b.aimed,
    a.upgrades - b.upgrades,
    b.suppressed - a.suppressed,
    (a.cards - b.cards) / MANY_CARDS,
    a.goals - b.goals,
    (a.income - b.income) / 2,
    a.guns - b.guns,
    // the opponents of the books draw more cards than people: the longer it lasts, the more they are ahead
    (b.book - a.book) * (1 + s.turn / LONG),
  ];
}

function countUnit(s: Table, u: Unit, side: Side | undefined): void {
  if (side === undefined || u.at === -1) return;
  const card = unitCard(s, u.card);
  const left = Math.max(0, card.hp - u.wounds) / Math.max(1, card.hp);
  const worth = (card.cost + 1) * (0.4 + 0.6 * left) + u.promotions;
  side.material += worth;
  side.upgrades += u.tokens.length;
  if (!onField(u)) return;
  const row = rowOf(s, sideOf(s, u.seat), u.at);
  side.rows |= 1 << row;
  side.pressure += (worth * row) / (s.rows * 5);
  if (u.suppressed > s.turn) side.suppressed += worth / 5;
  const { weapon } = card;
  if (weapon === null) return;
  for (const h of s.hqs) {
    if (h.side === sideOf(s, u.seat) || weapon.pierce < h.armor || distanceToHq(s, u.at, h) > weapon.range) continue;
    side.aimed += (weapon.damage * (FACES + 1 - weapon.hit)) / FACES;
  }
  if (s.units.some((x) => onField(x) && areEnemies(s, x.seat, u.seat) && distance(s, u.at, x.at) <= weapon.range))
    side.guns += worth / 5;
}

/** How far a side is with what its scenario asks of it. */
function countGoal(s: Table, goal: number[], held: number, side: Side | undefined): void {
  const stand = goalStand(s, goal);
  if (side === undefined || stand === null) return;
  side.goals += stand.have / Math.max(1, stand.count) + held / 2;
}
