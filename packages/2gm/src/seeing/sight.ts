import { type EventOf, type GameEvent, type Seat, showing, sightOf, type Viewer } from '@sandtable/kernel';
import { UNKNOWN } from '../cards';
import { catalogue } from '../content/index';
import type { GmEvent, Sighting, Was } from '../events';
import { armOf } from '../names/weapons';
import { areEnemies, type GmState, NONE, onField, type Table, unit } from '../state';
import { SPACE_AIM } from '../support/aim-kinds';
import { aimKindOf } from '../verbs/aims';

/** Who knows the card of a unit: everybody, or, while it is face down, its own side (2GM-NIGHT-04). */
function knownTo(s: Table, id: number): number {
  const u = unit(s, id);
  if (!u.faceDown) return -1;
  return s.seats.reduce((bits, _x, seat) => (areEnemies(s, seat, u.seat) ? bits : bits | (1 << seat)), 0);
}

function sighting(s: Table, id: number): Sighting {
  const u = unit(s, id);
  return { id, card: u.card, seat: u.seat, at: onField(u) ? u.at : NONE, known: knownTo(s, id) };
}

const UNIT_FIELDS = ['unit', 'target', 'with', 'shooter'] as const;

/** The event with the units it names as they are now, and with what a number in it means at this moment. */
export function witness(s: GmState, event: GameEvent): GameEvent {
  const e = event as GmEvent;
  if (e.type === 'played') return witnessPlayed(s, e);
  const ids = UNIT_FIELDS.flatMap((field) => {
    const id = (e as unknown as Readonly<Record<string, unknown>>)[field];
    return typeof id === 'number' && s.units[id] !== undefined ? [id] : [];
  });
  if (ids.length === 0) return event;
  const units = ids.map((id) => sighting(s, id));
  if (e.type === 'moved') return withWas(event, { units, guides: guidesOf(s, e.unit) });
  const arm = e.type !== 'attack' || e.shooter === NONE ? undefined : armOf(unit(s, e.shooter), e.weapon);
  return withWas(event, arm === undefined ? { units } : { units, arm });
}

/** Who knows all friends of a mover that could be sappers on its way (2GM-ABIL-79). */
function guidesOf(s: Table, mover: number): number {
  const { seat } = unit(s, mover);
  return s.units.reduce(
    (bits, u, id) => (onField(u) && !areEnemies(s, seat, u.seat) ? bits & knownTo(s, id) : bits),
    -1,
  );
}

function withWas(event: GameEvent, was: Was): GameEvent {
  return { ...event, was };
}

/** On whom or where, as far as it lies open on the table: cards are chosen from hands and decks too. */
function witnessPlayed(s: GmState, e: EventOf<GmEvent, 'played'>): GameEvent {
  const kind = e.target === NONE ? 'none' : aimKindOf(s, e.seat, e.card);
  const space = kind === 'spaces' ? e.target : kind === 'units' ? e.target - SPACE_AIM : NONE;
  if (space >= 0) return withWas(e, { units: [], on: { space } });
  if (kind === 'units' && s.units[e.target] !== undefined)
    return withWas(e, { units: [sighting(s, e.target)], on: { unit: e.target } });
  if (catalogue.cards[e.target]?.kind === 'general' && kind === 'cards')
    return withWas(e, { units: [], on: { card: e.target } });
  return e;
}

function isAmong(bits: number, who: Viewer): boolean {
  return bits === -1 || (who !== 'spectator' && (bits & (1 << who)) !== 0);
}

function knows(u: Sighting, who: Viewer): boolean {
  return isAmong(u.known, who);
}

/** Position and owner remain (2GM-GAP-29). */
function seenUnit(u: Sighting, who: Viewer): Sighting {
  const { id, seat, at, known } = u;
  return { id, card: knows(u, who) ? u.card : UNKNOWN, seat, at, known };
}

type Fields<T extends GmEvent['type']> = readonly Exclude<keyof EventOf<GmEvent, T>, 'type' | 'rule'>[];
type Line<T extends GmEvent['type']> = (e: EventOf<GmEvent, T>, who: Viewer) => EventOf<GmEvent, T> | null;

/** What everybody sees happen to the cards on the table, face down or not. */
function onTable<T extends GmEvent['type']>(fields: Fields<T>): Line<T> {
  return (e, who) => withBoard(showing(e, fields), e, who);
}

/** What only who knows every unit in it sees: it happens on, or because of, a card that may lie face down. */
function ofKnown<T extends GmEvent['type']>(fields: Fields<T>): Line<T> {
  return (e, who) => (unknown(e, who) ? null : withBoard(showing(e, fields), e, who));
}

function boardOf(e: GameEvent): Was | undefined {
  return e.was as Was | undefined;
}

function unknown(e: GameEvent, who: Viewer): boolean {
  return boardOf(e)?.units.some((u) => !knows(u, who)) === true;
}

/** The weapon of an attack and what a card was played on lie open. */
function withBoard<E extends GmEvent>(shown: E, e: GameEvent, who: Viewer): E {
  const was = boardOf(e);
  if (was === undefined) return shown;
  const { units, arm, on } = was;
  const seen: Was = {
    units: units.map((u) => seenUnit(u, who)),
    ...(arm === undefined ? {} : { arm }),
    ...(on === undefined ? {} : { on }),
  };
  return { ...shown, was: seen };
}

/** Cards that are their owner's: others only count them. */
function ownCards<E extends GmEvent & { readonly seat: Seat; readonly cards: readonly number[] }>(
  e: E,
  who: Viewer,
): readonly number[] {
  return e.seat === who ? e.cards : e.cards.map(() => UNKNOWN);
}

/** What is shown of each event, to whom (law 7). */
export const see = sightOf<GmEvent>({
  roll: ['seat', 'sides', 'dice', 'purpose'],
  tiles: ['tiles'],
  hand: (e, who) => ({ ...showing(e, ['seat', 'again']), cards: ownCards(e, who) }),
  bids: ['bids'],
  first: ['seat'],
  terrain: ['seat', 'card', 'spaces'],
  weather: ['weather'],
  mud: ['spaces'],
  turn: ['seat', 'turn'],
  phase: ['phase'],
  // where units lie face down, everybody is told what he can account for himself (2GM-NIGHT-03)
  income: (e, who) => ({
    ...showing(e, ['seat', 'ap']),
    parts: e.accounts?.[who === 'spectator' ? e.accounts.length - 1 : who] ?? e.parts,
  }),
  ap: ['seat', 'ap'],
  // SOLOP-CARDS-01: what a solo opponent draws lies open
  drew: (e, who) => ({ ...showing(e, ['seat', 'open']), cards: e.open === true ? e.cards : ownCards(e, who) }),
  'solo-deck': ['seat', 'counts'],
  reshuffled: ['seat'],
  upgraded: ofKnown(['unit', 'token', 'cost']),
  behaviour: ['seat', 'kind', 'mood', 'sum', 'parts', 'aim'],
  // the way somebody took tells what he is, or that sappers help him: past face-down units only where it began and ended (2GM-GAP-29)
  moved: (e, who) => ({
    ...withBoard(showing(e, ['unit']), e, who),
    path: isAmong(boardOf(e)?.guides ?? -1, who)
      ? e.path
      : e.path.filter((_space, i) => i === 0 || i === e.path.length - 1),
  }),
  swapped: onTable(['unit', 'with']),
  joined: onTable(['unit', 'with']),
  loaded: onTable(['unit', 'with']),
  unloaded: onTable(['unit', 'with', 'space']),
  raid: onTable(['seat', 'unit', 'spaces', 'hq', 'target']),
  'assault-declared': onTable(['unit', 'target']),
  'assault-won': onTable(['unit', 'space']),
  'assault-failed': onTable(['unit', 'space']),
  // AP lie open, and so does what was paid (2GM-GAP-24)
  deployed: (e, who) => ({
    ...withBoard(showing(e, ['seat', 'unit', 'space', 'cost']), e, who),
    upgrades: unknown(e, who) ? [] : e.upgrades,
  }),
  played: onTable(['seat', 'card', 'target']),
  attack: onTable(['seat', 'shooter', 'weapon', 'card', 'target', 'space', 'hq']),
  needs: ['hit', 'crit', 'pierce', 'armor', 'parts'],
  cell: ['hit', 'crit', 'surplus', 'shift', 'bonus', 'damage', 'destroyed'],
  result: ['result', 'face'],
  wounded: ofKnown(['unit', 'amount']),
  destroyed: onTable(['unit', 'space']),
  intercepts: onTable(['unit']),
  escorts: onTable(['unit']),
  suppressed: onTable(['unit']),
  smoke: onTable(['unit']),
  promoted: ofKnown(['unit']),
  'face-up': onTable(['unit']),
  screen: onTable(['unit', 'spaces']),
  'terrain-hurt': ['space', 'amount'],
  'terrain-destroyed': ['space', 'amount'],
  'hq-hurt': ['hq', 'amount', 'left'],
  mounted: ofKnown(['unit', 'token']),
  dismounted: ofKnown(['unit', 'token']),
  flipped: ofKnown(['unit', 'token']),
  readied: ofKnown(['unit', 'token']),
  rallied: ofKnown(['unit']),
  healed: ofKnown(['unit', 'target']),
  repaired: ofKnown(['unit', 'target']),
  sapped: onTable(['unit', 'space', 'card']),
  expired: ['seat', 'card'],
  discarded: ['seat', 'cards'],
  // who looks at a hand keeps it to himself
  looked: (e, who) => ({ ...showing(e, ['seat', 'at']), cards: ownCards(e, who) }),
  took: ['seat', 'card'],
});
