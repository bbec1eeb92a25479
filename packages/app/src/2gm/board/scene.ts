import type { NumbersNow } from '@sandtable/2gm/now';
import {
  type Attached,
  cardTitle,
  coverCard,
  fieldOf,
  houseCards,
  isHeroCard,
  mineAt,
  NATIONS,
  NATURAL_HP,
  type Nation,
  NONE,
  naturalAt,
  PARKED,
  parkedAt,
  pieceAt,
  sideOf,
  spaceName,
  supplyOf,
  type Table,
  type Token,
  teamOf,
  terrainCard,
  terrainHp,
  tokenName,
  UNKNOWN,
  type Unit,
  unitCard,
  upgradeOf,
  WEATHERS,
} from '@sandtable/2gm/table';
import type {
  FieldCard,
  FieldHq,
  FieldPiece,
  FieldPlayer,
  FieldSpace,
  FieldToken,
  FieldUnit,
  PlacedGoal,
  Scene,
} from './model';

/** Reckons the numbers of a unit as they are now. */
export type Reckoner = (table: Table, id: number) => NumbersNow;

/** What a viewer sees of the table, made ready to be drawn; without a reckoner units show what is printed on them. */
export function sceneOf(table: Table, goals: readonly PlacedGoal[] = [], reckon: Reckoner | null = null): Scene {
  const south = supplyOf(table, 0);
  const north = supplyOf(table, 1);
  return {
    columns: table.columns,
    rows: table.rows,
    spaces: Array.from({ length: fieldOf(table).size }, (_, space) => spaceOf(table, space, goals)),
    units: table.units.flatMap((u, id) => (u.at >= 0 ? [unitOf(table, id, reckon)] : [])),
    hqs: table.hqs.map((_, hq) => hqOf(table, hq, [south, north], reckon)),
    supply: [south.rows, north.rows],
    active: table.turn === 0 ? NONE : sideOf(table, table.active),
    weather: WEATHERS[table.weather] ?? 'clear',
    night: table.opt.night,
    arctic: table.opt.arctic,
    flares: table.flares === table.turn && table.turn > 0,
  };
}

export function nationOf(table: Table, seat: number): Nation {
  return NATIONS[table.seats[seat]?.nation ?? 0] ?? 'usa';
}

/** One unit as it is drawn, with whom it carries. */
function unitOf(table: Table, id: number, reckon: Reckoner | null): FieldUnit {
  const u = table.units[id];
  if (u === undefined) throw new RangeError(`There is no unit ${id}.`);
  const card = u.card === UNKNOWN ? null : unitCard(table, u.card);
  const side = sideOf(table, u.seat);
  const fullHp = card?.hp ?? 0;
  return {
    id,
    seat: u.seat,
    side,
    player: Math.max(0, teamOf(table, side).indexOf(u.seat)),
    nation: nationOf(table, u.seat),
    card,
    now: card === null ? null : (reckon?.(table, id) ?? null),
    space: u.at >= 0 ? u.at : NONE,
    hp: fullHp - u.wounds,
    fullHp,
    promotions: u.promotions,
    tokens: u.tokens.map((token) => tokenOf(table, u, token)),
    cards: cardsOf(table, u.cards),
    tilted: u.shots + u.secondShots > 0,
    moved: u.moved,
    suppressed: table.turn < u.suppressed,
    inSmoke: table.turn < u.smoke,
    inScreen: table.turn < (table.screens[u.at] ?? 0),
    faceDown: u.faceDown,
    assaults: u.onto,
    cargo: u.cargo === NONE ? null : unitOf(table, u.cargo, reckon),
    partner: u.partner,
  };
}

function tokenOf(table: Table, u: Unit, { kind, grey, used }: Token): FieldToken {
  const token = upgradeOf(kind);
  const name = tokenName(table.edition, nationOf(table, u.seat), token);
  return { token, name, grey, tilted: used === table.turn && table.turn > 0 };
}

function cardsOf(table: Table, cards: readonly Attached[]): FieldCard[] {
  return cards.map(({ card }) => ({
    card,
    name: cardTitle(table, card),
    kind: isHeroCard(card) ? 'hero' : 'support',
  }));
}

function spaceOf(table: Table, space: number, goals: readonly PlacedGoal[]): FieldSpace {
  const natural = naturalAt(table, space);
  const fullHp = NATURAL_HP[natural] ?? 0;
  const mine = mineAt(table, space);
  return {
    space,
    name: spaceName(table, space),
    natural,
    hp: fullHp === 0 ? 0 : fullHp - (table.hurt[space] ?? 0),
    fullHp,
    piece: pieceOn(table, space),
    bridge: table.bridges.includes(space),
    mud: table.mud.includes(space),
    smoke: table.turn < (table.screens[space] ?? 0),
    mine: mine === NONE ? '' : cardTitle(table, mine),
    dropped: droppedOn(table, space),
    goals: goals.filter(({ places }) => places.includes(space)),
  };
}

function pieceOn(table: Table, space: number): FieldPiece | null {
  const piece = pieceAt(table, space);
  if (piece === null) return null;
  const hp = coverCard(table, space) === null ? 0 : terrainHp(table, space);
  return { card: terrainCard(piece.card), hp, ruins: piece.ruins, spaces: piece.spaces };
}

function droppedOn({ dropped }: Table, space: number) {
  return dropped.flatMap((kind, i) => (i % 2 === 1 && dropped[i - 1] === space ? [upgradeOf(kind)] : []));
}

function hqOf(
  table: Table,
  hq: number,
  supply: readonly ReturnType<typeof supplyOf>[],
  reckon: Reckoner | null,
): FieldHq {
  const h = table.hqs[hq];
  if (h === undefined) throw new RangeError(`There is no HQ ${hq}.`);
  const nation = nationOf(table, h.seat);
  const seats = table.opt.twoCopies ? [h.seat] : teamOf(table, h.side);
  const purse = supply[h.side]?.purses.find(({ seat }) => seats.includes(seat));
  return {
    hq,
    side: h.side,
    column: h.column,
    nation,
    hp: Math.max(0, h.hp),
    fullHp: Math.max(h.hp, houseCards.headquarters[nation].hp),
    armor: h.armor,
    cap: h.cap,
    players: seats.map((seat) => playerOf(table, seat)),
    beside: cardsOf(table, h.beside),
    aircraft: table.units.flatMap((u, id) =>
      u.at === PARKED && parkedAt(table, u) === hq ? [unitOf(table, id, reckon)] : [],
    ),
    income: purse?.ap ?? 0,
    incomeParts: purse?.parts ?? [],
  };
}

function playerOf(table: Table, seat: number): FieldPlayer {
  const x = table.seats[seat];
  return {
    seat,
    nation: nationOf(table, seat),
    ap: x?.ap ?? 0,
    hand: x?.hand.length ?? 0,
    deck: x?.deck.length ?? 0,
    discard: x?.discard.length ?? 0,
    discarded: (x?.discard ?? []).flatMap((card) => (card === UNKNOWN ? [] : [cardTitle(table, card)])).reverse(),
    general: x === undefined || x.general === NONE ? '' : cardTitle(table, x.general),
    generalCard: x?.general ?? NONE,
    fieldMarshal: x?.fieldMarshal === true && teamOf(table, x.side).length > 1,
  };
}

/** Everybody on a space: of a covered pair the vehicle first, which stands in front. */
export function unitsAt(scene: Scene, space: number): FieldUnit[] {
  const there = scene.units.filter((u) => u.space === space);
  return there.sort((a, b) => Number(isOnFoot(a)) - Number(isOnFoot(b)) || a.id - b.id);
}

function isOnFoot(u: FieldUnit): boolean {
  return u.card?.type === 'infantry';
}
