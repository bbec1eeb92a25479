import { sortedKeys, type Viewer } from '@sandtable/kernel';
import { en } from '../../words/en/index';
import { UNKNOWN, unitCard, upgradeOf } from '../cards';
import { WEATHERS } from '../conditions/sky';
import { catalogue } from '../content/index';
import { NATIONS, NATURALS, type UnitCard } from '../content/types';
import { seatName } from '../ground';
import { cardName, shortId, spaceName } from '../names/names';
import { unitRef } from '../names/units';
import { printScenarioPosition } from '../scenario/position';
import { view } from '../seeing/view';
import { DEFAULT_OPTIONS, type Options } from '../setup';
import { printSolo } from '../solo/position';
import {
  type Attached,
  CARRIED,
  cloneTable,
  type GmState,
  GONE,
  NONE,
  onField,
  PARKED,
  type SeatState,
  type Table,
  type Token,
  type Unit,
} from '../state';
import type { TurnFrame } from '../turn/turn-frame';
import { UNKNOWN_CARD } from './hidden';
import { openingPhase, printBid, printLayer, printOpening } from './opening';
import { impossibleThings } from './possible';
import type { PHASES } from './shape';
import { statsOf } from './stats';

/** What the viewer sees, as a position that can be read back. Moments inside an attack are printed as their phase. */
export function printPosition(s: GmState, who: Viewer | 'all'): unknown {
  const table = who === 'all' ? cloneTable(s) : view(s, who).table;
  return {
    game: '2gm',
    edition: table.edition,
    options: printOptions(table.opt),
    ...(table.pack === undefined ? {} : { pack: table.pack }),
    ...(openingPhase(s) === null ? { turn: Math.max(1, table.turn) } : {}),
    phase: printPhase(s),
    active: seatName(table.active),
    ...printEnded(s),
    ...printOpening(s),
    ...Object.fromEntries(
      table.seats.map((x, seat) => [
        seatName(seat),
        { ...printSeat(table, x, seat, who === 'all' ? 'all' : seat === who), ...printBid(s, seat) },
      ]),
    ),
    units: table.units.flatMap((u) => (u.at === GONE ? [] : printUnit(table, u))),
    natural: printNatural(table),
    terrain: table.pieces.flatMap((p, i) => {
      if (p.spaces.length === 0) return [];
      const spaces = p.spaces.map((space) => spaceName(table, space));
      return [
        {
          at: spaces.length === 1 ? spaces[0] : spaces,
          card: cardName(table, 0, p.card),
          ...(p.damage === 0 ? {} : { damage: p.damage }),
          ...(p.ruins ? { ruins: true } : {}),
          ...printLayer(s, i),
        },
      ];
    }),
    screens: table.screens.flatMap((until, space) =>
      until > table.turn ? [{ at: spaceName(table, space), until }] : [],
    ),
    ...(table.weather === 0 ? {} : { weather: WEATHERS[table.weather] }),
    ...(table.mud.length === 0 ? {} : { mud: table.mud.map((space) => spaceName(table, space)) }),
    ...(table.bridges.length === 0 ? {} : { bridges: table.bridges.map((space) => spaceName(table, space)) }),
    ...(table.flares === 0 ? {} : { flares: table.flares }),
    ...(table.dropped.length === 0 ? {} : { dropped: printDropped(table) }),
    ...(table.mines.length === 0 ? {} : { mines: printMines(table) }),
    ...(table.scenario === '' ? {} : { scenario: printScenarioPosition(table) }),
    terrainDeck: table.terrainDeck.map((n) => cardName(table, 0, n)),
    ...(impossibleThings(table, en).length === 0 ? {} : { whatIf: true }),
  };
}

/** Partners who have finished the present phase (2GM-TEAM-13). */
function printEnded(s: GmState): object {
  const ended = s.stack.flatMap((f) => (f.at === 'turn' ? (f as TurnFrame).ended : []));
  return ended.length === 0 ? {} : { ended: ended.map(seatName) };
}

/** Only what differs from our rulings. */
function printOptions(opt: Options): object {
  const keys = sortedKeys(opt) as (keyof Options)[];
  return Object.fromEntries(keys.filter((key) => opt[key] !== DEFAULT_OPTIONS[key]).map((key) => [key, opt[key]]));
}

function printPhase(s: GmState): (typeof PHASES)[number] {
  if (s.phase === 'set-up') return openingPhase(s) ?? 'initial';
  if (s.phase === 'headquarters' && s.stack.some((f) => f.at === 'barrage')) return 'barrage';
  return s.phase === 'movement' && s.stack.some((f) => f.at === 'orders') ? 'orders' : s.phase;
}

/** Unknown cards are only counted. */
function printCards(table: Table, x: SeatState, cards: readonly number[]): (string | object)[] | number {
  return cards.includes(UNKNOWN) ? cards.length : cards.map((n) => printCard(table, x, n));
}

/** Its name, and its numbers if the position made them up. */
function printCard(table: Table, x: SeatState, n: number): string | object {
  if (n < catalogue.cards.length) return cardName(table, x.nation, n);
  const card = unitCard(table, n);
  return { card: card.id, stats: statsOf(card, catalogue.byId.get(card.id) as UnitCard) };
}

function printSeat(table: Table, x: SeatState, seat: number, knows: boolean | 'all'): object {
  const hq = table.hqs.find((h) => h.seat === seat);
  const deck = printCards(table, x, knows === 'all' ? [...x.deck].reverse() : x.deck);
  const { nation } = x;
  return {
    nation: NATIONS[nation],
    ap: x.ap,
    ...(x.fieldMarshal === seat < 2 ? {} : { fieldMarshal: x.fieldMarshal }),
    hq: hq === undefined ? {} : { hp: hq.hp, armor: hq.armor, production: hq.production, cap: hq.cap },
    ...(hq === undefined || hq.beside.length === 0 ? {} : { beside: printAttached(table, hq.beside) }),
    hand: printCards(table, x, x.hand),
    deck,
    ...(knows === true && x.deck.length > 0 ? { shuffled: true } : {}),
    discard: x.discard.map((n) => printCard(table, x, n)),
    ...(x.aside.length === 0 ? {} : { aside: printCards(table, x, x.aside) }),
    ...(x.general === NONE ? {} : { general: cardName(table, nation, x.general) }),
    ...(x.generals.length === 0 ? {} : { generals: x.generals.map((n) => cardName(table, nation, n)) }),
    ...(x.recruit === 0 ? {} : { recruit: x.recruit }),
    ...(x.lastSupport === NONE
      ? {}
      : {
          lastSupport: { card: cardName(table, nation, x.lastSupport), on: x.lastSupportOn, turn: x.lastSupportTurn },
        }),
    ...(x.boons === 0 ? {} : { boons: x.boons }),
    ...(x.gave ? { gave: true } : {}),
    ...(x.solo === null ? {} : { solo: printSolo(table, x.solo) }),
  };
}

function printAttached(table: Table, cards: readonly Attached[]): object[] {
  return cards.map((a) => ({
    card: cardName(table, table.seats[a.by]?.nation ?? 0, a.card),
    by: seatName(a.by),
    until: a.until,
    ...(a.left === 0 ? {} : { left: a.left }),
  }));
}

function printToken(t: Token): object {
  return {
    name: upgradeOf(t.kind).id,
    grey: t.grey,
    ...(t.used === 0 ? {} : { used: t.used }),
    ...(t.since === 0 ? {} : { mounted: t.since }),
    ...(t.locked === 0 ? {} : { locked: t.locked }),
  };
}

const FLAGS = [
  'moved',
  'noAttack',
  'repulsed',
  'advanced',
  'helped',
  'killed',
  'settled',
  'remounted',
  'faceDown',
  'dropped',
] as const;
const NUMBERS = ['wounds', 'promotions', 'extraShots', 'deployed', 'suppressed', 'smoke', 'flak'] as const;

/** A face-down unit of the other side is known by its space and owner alone (2GM-NIGHT-04); what it carries is not known to be there. */
function printHidden(table: Table, u: Unit): object[] {
  return onField(u) ? [{ at: spaceName(table, u.at), side: seatName(u.seat), card: UNKNOWN_CARD, faceDown: true }] : [];
}

function printUnit(table: Table, u: Unit): object[] {
  return u.card === UNKNOWN ? printHidden(table, u) : [printKnown(table, u)];
}

function printKnown(table: Table, u: Unit): object {
  const card = unitCard(table, u.card);
  const printed = catalogue.byId.get(card.id) as UnitCard;
  const nation = table.seats[u.seat]?.nation ?? 0;
  const own = NATIONS[nation] === card.nation;
  const stats = statsOf(card, printed);
  return {
    at: onField(u) ? spaceName(table, u.at) : u.at === PARKED ? 'hq' : 'craft',
    side: seatName(u.seat),
    card: own ? shortId(card.id) : card.id,
    ...(u.card < catalogue.cards.length ? {} : { stats }),
    ...(u.tokens.length === 0 ? {} : { upgrades: u.tokens.map(printToken) }),
    ...(u.cards.length === 0 ? {} : { cards: printAttached(table, u.cards) }),
    ...Object.fromEntries(NUMBERS.flatMap((key) => (u[key] === 0 ? [] : [[key, u[key]]]))),
    ...Object.fromEntries(FLAGS.flatMap((key) => (u[key] ? [[key, true]] : []))),
    ...(u.left === NONE ? {} : { left: u.left }),
    ...(u.shots === 0 ? {} : { fired: u.shots }),
    ...(u.secondShots === 0 ? {} : { secondFired: u.secondShots }),
    ...(u.onto === NONE ? {} : { assaults: printAssault(table, u) }),
    ...(u.attackers.length === 0 ? {} : { attackers: u.attackers.map((a) => printAttacker(table, a)) }),
    ...(u.at === CARRIED && u.carrier !== NONE ? { carrier: unitRef(table, u.carrier) } : {}),
  };
}

/** The unit it assaults, or only the space when that one is gone (2GM-RULING-66). */
function printAssault(table: Table, u: Unit): string {
  const target = table.units[u.assaults];
  return target !== undefined && target.at === u.onto ? unitRef(table, u.assaults) : spaceName(table, u.onto);
}

function printAttacker(table: Table, id: number): string {
  const u = table.units[id];
  return u === undefined || u.at === GONE ? 'gone' : unitRef(table, id);
}

function printDropped(table: Table): object[] {
  const out: object[] = [];
  for (let i = 0; i < table.dropped.length; i += 2) {
    const upgrade = upgradeOf(table.dropped[i + 1] ?? 0).id;
    out.push({ at: spaceName(table, table.dropped[i] ?? 0), upgrade });
  }
  return out;
}

function printMines(table: Table): object[] {
  return table.mines.flatMap((space, i) =>
    i % 2 === 0 ? [{ at: spaceName(table, space), card: cardName(table, 0, table.mines[i + 1] ?? 0) }] : [],
  );
}

function printNatural(table: Table): object {
  const out: Record<string, unknown> = {};
  table.natural.forEach((n, space) => {
    const terrain = NATURALS[n] ?? 'open';
    const damage = table.hurt[space] ?? 0;
    if (terrain !== 'open') out[spaceName(table, space)] = damage === 0 ? terrain : { terrain, damage };
  });
  return out;
}
