import { by, passes, type Rng, randomBelow, type Seat } from '@sandtable/kernel';
import { heroCard, isHeroCard, isUnitCard, UNKNOWN, unitCard, upgradeNumber, upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import type { UnitType } from '../content/types';
import { policies } from '../editions/index';
import { canStand } from '../field/deploy-space';
import { type Attached, type GmState, NONE, type Table, type Token, type Unit, unit } from '../state';
import { supports } from '../support/list';
import { isCarrier, takes } from '../transport/carrying';
import { placeOf } from '../transport/place';
import type { DeployFrame } from '../turn/deploy-frame';
import { offersOf } from '../turn/offers';
import { compulsoryBits } from '../turn/upgrades';
import { equipChecks } from '../verbs/equip';
import { believedDeck } from './belief';
import { couldBeDropped, couldComeThere, deploymentsOf } from './coming';
import { hiddenUnit, isHidden } from './hidden';

const ALL_UNITS = (): number[] => catalogue.units.map((card) => catalogue.numberOf(card.id));
const LAND: readonly UnitType[] = ['infantry', 'artillery', 'tank', 'transport'];
/** Those of a covered pair (2GM-COVER-01). */
const PAIRED: readonly UnitType[] = ['infantry', 'tank', 'transport'];
const VEHICLES: readonly UnitType[] = ['tank', 'transport'];

/** What everybody knows of what lies face down. */
interface Known {
  /** The types each unit may have, after all that has been seen. */
  readonly types: Map<number, readonly UnitType[]>;
  /** What each army may have brought. */
  readonly armies: readonly (readonly number[])[];
  /** Carriers into which somebody is just being loaded. */
  readonly loading: ReadonlyMap<number, DeployFrame>;
}

/**
 * Everything that lies face down to the seat becomes another unit that everybody could take it for (2GM-NIGHT-04). The true ones
 * are forgotten first, so that nothing of them is left in what is drawn, nor in how often the generator is asked.
 */
export function redrawFaceDown(s: GmState, who: Seat, rng: Rng): void {
  const ids = s.units.flatMap((u, id) => (isHidden(s, u, who) ? [id] : []));
  if (ids.length === 0) return;
  for (const id of ids) {
    const u = unit(s, id);
    s.units[id] = remembered(u);
    // sappers make a way easier for who walks beside them
    if (u.partner !== NONE) unit(s, u.partner).left = leftSeen(unit(s, u.partner));
  }
  const coming = deploymentsOf(s);
  const known: Known = {
    types: new Map(coming.flatMap((f) => (f.into === NONE ? [[s.on[f.space] ?? NONE, typesBeside(s, f)]] : []))),
    armies: s.seats.map((_x, seat) => unitCards(s, seat)),
    loading: new Map(coming.map((f) => [f.into, f])),
  };
  for (const id of ids) known.types.set(id, typesOf(s, id, known, rng));
  // who carries comes before who is carried
  for (const depth of [0, 1, 2]) for (const id of ids) if (depthOf(s, id) === depth) redraw(s, id, known, rng);
}

/** What somebody may be beside whom the other comes who is on its way: among those that can be paid there is one that goes with it. */
function typesBeside(s: Table, f: DeployFrame): readonly UnitType[] {
  const coming = ALL_UNITS().filter((card) => couldComeThere(s, f, card));
  return PAIRED.filter((type) => coming.some((card) => besides(type).includes(unitCard(s, card).type)));
}

/** Somebody that can be paid could come inside it. */
function couldLoad(s: Table, id: number, card: number, f: DeployFrame): boolean {
  const u = unit(s, id);
  const before = u.card;
  u.card = card;
  const found = ALL_UNITS().some((passenger) => couldComeThere(s, f, passenger));
  u.card = before;
  return found;
}

/** As far as the cards on it and who is beside it say. */
function typesOf(s: Table, id: number, { types }: Known, rng: Rng): readonly UnitType[] {
  const u = unit(s, id);
  const own = typesUnder(u.cards);
  if (u.partner === NONE) return both(own, types.get(id) ?? LAND);
  const p = unit(s, u.partner);
  if (!p.faceDown) return both(own, besides(unitCard(s, p.card).type));
  const [other] = types.get(u.partner) ?? [];
  if (other !== undefined) return both(own, besides(other));
  // which of the two walks nobody knows, unless a card says so
  const theirs = typesUnder(p.cards);
  const mayWalk = own.includes('infantry') && VEHICLES.some((type) => theirs.includes(type));
  const mayDrive = theirs.includes('infantry') && VEHICLES.some((type) => own.includes(type));
  return both(own, (randomBelow(rng, 2) === 0 ? mayWalk : !mayDrive) ? ['infantry'] : VEHICLES);
}

/** 2GM-COVER-01: of two side by side one is infantry. */
function besides(type: UnitType): readonly UnitType[] {
  return by(type === 'infantry' ? VEHICLES : ['infantry'], '2GM-COVER-01');
}

/** What both lists allow; the second where they contradict each other. */
function both(some: readonly UnitType[], others: readonly UnitType[]): readonly UnitType[] {
  const common = some.filter((type) => others.includes(type));
  return common.length > 0 ? common : others;
}

/** Cards that lie on a unit were played openly, on one that they can be played on (2GM-CARD-01, 2GM-HERO-04). */
function typesUnder(cards: readonly Attached[]): readonly UnitType[] {
  return LAND.filter((type) => cards.every(({ card }) => targetsOf(card)?.includes(type) !== false));
}

/** The types of units a card can lie on; null for any. */
function targetsOf(card: number): readonly UnitType[] | null {
  if (isHeroCard(card)) return [heroCard(card).goesOn.type];
  return supports.of(card)?.checks.find((check) => check.types !== undefined)?.types ?? null;
}

/**
 * Where it is, who is with it, when it came and whether it has moved have been seen (2GM-GAP-29), and so have the cards played on
 * it; how far it may still go beside a partner nobody knows, nor whether it moves on after it has got off (2GM-RULING-81).
 */
function remembered(u: Unit): Unit {
  const out = hiddenUnit(u);
  out.cards = u.cards.filter(wasPlayedOnIt);
  out.promotions = u.promotions;
  out.deployed = u.deployed;
  out.moved = u.moved || u.remounted;
  out.left = leftSeen(u);
  out.partner = u.partner;
  out.carrier = u.carrier;
  out.cargo = u.cargo;
  out.settled = u.settled;
  out.suppressed = u.suppressed;
  out.dropped = u.dropped;
  return out;
}

/** What a card for all infantry has left on some is seen on nobody who lies face down. */
function wasPlayedOnIt({ card }: Attached): boolean {
  return by(supports.of(card)?.aims !== 'none', '2GM-NIGHT-04');
}

function leftSeen({ left }: Unit): number {
  return left === NONE ? NONE : 0;
}

/** How many carry it, one inside the other (2GM-LCVP-04). */
function depthOf(s: Table, id: number): number {
  const { carrier } = unit(s, id);
  return carrier === NONE ? 0 : 1 + depthOf(s, carrier);
}

/** Another card and everything on it. */
function redraw(s: Table, id: number, known: Known, rng: Rng): void {
  const u = unit(s, id);
  u.card = drawCard(known.armies[u.seat] ?? [], (card) => couldBe(s, id, card, known), rng);
  u.tokens = drawTokens(s, u, rng);
  // a hard landing, a fire, what a carrier shares: few are wounded, and nobody sees who has been healed
  if (randomBelow(rng, 8) === 0) u.wounds = Math.min(1, unitCard(s, u.card).hp - 1);
}

/** One of the army's cards that fits; one that it is not known to have only where nothing else does. */
export function drawCard(army: readonly number[], fits: (card: number) => boolean, rng: Rng): number {
  const likely = army.filter(fits);
  const possible = likely.length > 0 ? likely : ALL_UNITS().filter(fits);
  const cards = possible.length > 0 ? possible : army;
  return cards[randomBelow(rng, cards.length)] ?? UNKNOWN;
}

/** Unit cards that may be in the hand, in the deck or face down on the field, each once. */
export function unitCards(s: Table, seat: Seat): number[] {
  return believedDeck(s, seat).filter((card, i, all) => isUnitCard(card) && all.indexOf(card) === i);
}

/** What the unit may be beside, inside and around those that have been drawn or lie open. */
function couldBe(s: Table, id: number, card: number, known: Known): boolean {
  const u = unit(s, id);
  if (u.carrier !== NONE && !takes(s, unit(s, u.carrier), card)) return false;
  return couldCome(s, id, card, known) && (u.cargo === NONE || couldCarry(s, { ...u, card }, known));
}

/** As far as everybody has seen it come, move and join. */
function couldCome(s: Table, id: number, card: number, known: Known): boolean {
  const u = unit(s, id);
  const { type, tags } = unitCard(s, card);
  const place = placeOf(s, u);
  if (known.types.get(id)?.includes(type) !== true) return false;
  if (place >= 0 && u.carrier === NONE && !canStand(s, card, place)) return false;
  const loading = known.loading.get(id);
  if (loading !== undefined && !(isCarrier(s, { ...u, card }) && couldLoad(s, id, card, loading))) return false;
  if (u.dropped && !couldBeDropped(s, card)) return false;
  if (u.deployed === s.turn && u.moved && !tags.includes('mobility')) return false;
  // 2GM-NIGHT-07: it would have come face up
  return !policies(s).upgradesShowAtNight || compulsoryBits(s, card) === 0;
}

/** There is somebody its passenger may be: whoever is inside stays inside, that they are two has been seen. */
function couldCarry(s: Table, carrier: Unit, known: Known): boolean {
  const { cargo } = carrier;
  if (!isCarrier(s, carrier)) return false;
  const inside = unit(s, cargo);
  if (inside.card !== UNKNOWN) return takes(s, carrier, inside.card);
  const fits = (card: number): boolean =>
    takes(s, carrier, card) &&
    couldCome(s, cargo, card, known) &&
    (inside.cargo === NONE || couldCarry(s, { ...inside, card }, known));
  return (known.armies[inside.seat] ?? []).some(fits);
}

/** Any upgrades the card may carry: which, and whether they are ready, is seen by nobody. */
function drawTokens(s: Table, u: Unit, rng: Rng): Token[] {
  if (policies(s).upgradesShowAtNight) return [];
  const offers = offersOf(s, u.card);
  const sets: number[] = [];
  const bought = { seat: u.seat, card: u.card, cost: 0, purse: Number.POSITIVE_INFINITY };
  for (let upgrades = 0; upgrades < 1 << offers.length; upgrades++)
    if (passes(equipChecks, s, { ...bought, upgrades })) sets.push(upgrades);
  const bits = sets[randomBelow(rng, sets.length)] ?? 0;
  return offers.flatMap((offer, i) => {
    if ((bits & (1 << i)) === 0) return [];
    const kind = upgradeNumber(offer.token);
    return [{ kind, grey: upgradeOf(kind).mountable || randomBelow(rng, 2) === 0, used: 0, since: 0, locked: 0 }];
  });
}
