import { type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { has, heroCard, isHeroCard, unitCard, upgradeOf } from '../cards';
import { policies } from '../editions/index';
import type { GmFacts } from '../say';
import { type GmState, NONE, onField, PARKED, PERMANENT, seatState, type Table, type Unit, unit } from '../state';

export interface HeroTry {
  seat: Seat;
  card: number;
  /** The unit he joins. */
  unit: number;
}

/** The units his card names: by type, and by a token or a tag they carry (2GM-HERO-04). */
function fits(s: Table, card: number, u: Unit): boolean {
  const { type, upgrade, tag } = heroCard(card).goesOn;
  const own = unitCard(s, u.card);
  if (own.type !== type || (tag !== null && !own.tags.includes(tag))) return false;
  return upgrade === null || u.tokens.some((t) => upgradeOf(t.kind).id === upgrade);
}

/** Who may join whom. */
export const heroChecks: readonly Check<Table, HeroTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-HERO-01',
    gate: true,
    ok: (s, c) => isHeroCard(c.card) && seatState(s, c.seat).hand.includes(c.card),
    say: (_s, _c, w) => w.deploying.noSuchHeroHand,
  },
  {
    rule: '2GM-DECK-15',
    ok: (s) => policies(s).heroes,
    say: (_s, _c, w) => w.deploying.heroesFightPacificEdition,
  },
  {
    rule: '2GM-HERO-03',
    ok: (s, c) => heroCard(c.card).cost <= seatState(s, c.seat).ap,
    say: (s, c, w) => w.deploying.heCostsAp(heroCard(c.card).cost, seatState(s, c.seat).ap),
  },
  {
    rule: '2GM-HERO-05', // aircraft wait beside their HQ
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && u.seat === c.seat && (onField(u) || u.at === PARKED);
    },
    say: (_s, _c, w) => w.deploying.heroJoinsUnitOwn,
  },
  {
    rule: '2GM-HERO-04',
    ok: (s, c) => fits(s, c.card, unit(s, c.unit)),
    say: (_s, c, w) => w.deploying.notJoinSuchUnit(heroCard(c.card).name),
  },
  {
    rule: '2GM-CARD-19',
    ok: (s, c) => !has(unit(s, c.unit).cards, c.card),
    say: (_s, _c, w) => w.deploying.heAlreadyUnit,
  },
];

/** Heroes of the hand, each with every unit he could join. */
export function offerHeroes(s: Table, seat: Seat, out: Option[]): void {
  const { hand } = seatState(s, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? NONE;
    if (!isHeroCard(card) || hand.indexOf(card) < i) continue;
    for (let id = 0; id < s.units.length; id++)
      if (passes(heroChecks, s, { seat, card, unit: id })) out.push(['hero', card, id]);
  }
}

/** Under his unit for the rest of the game (2GM-HERO-06, 2GM-HERO-07), where nobody attacks him (2GM-HERO-08). */
export function takeHero(s: GmState, seat: Seat, option: Option, k: Kernel<GmState>): void {
  const [card, id] = [Number(option[1]), Number(option[2])];
  const x = seatState(s, seat);
  x.ap -= heroCard(card).cost;
  x.hand.splice(x.hand.indexOf(card), 1);
  unit(s, id).cards.push({ card, by: seat, until: PERMANENT, left: 0 });
  k.emit?.({ type: 'played', rule: '2GM-HERO-03', seat, card, target: id });
}
