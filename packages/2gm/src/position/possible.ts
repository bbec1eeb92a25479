import { CLOSED } from '@sandtable/geometry';
import type { Problem } from '@sandtable/kernel';
import type { GmWords } from '../../words/index';
import { UNKNOWN, unitCard, upgradeOf } from '../cards';
import { isInfantry, isWater, terrainCode } from '../field/entering';
import { fieldOf, seatName, sideName } from '../ground';
import { printedName, spaceName } from '../names/names';
import { unitTitle } from '../names/units';
import { areEnemies, NONE, onField, PARKED, sideOf, type Table, type Unit, unit } from '../state';
import { mostPromotions } from '../support/promotion';
import { isCraft, takes } from '../transport/carrying';

/** No effect of a card or token lasts longer than so many single turns from now on, unless it lasts for ever. */
const LONGEST = 4;
/** 2GM-RULING-116: by whichever reading. */
const MOST_PROMOTIONS = 2;

/**
 * What no play could have led to: each thing with its place in the position. Who wants it all the same writes `whatIf: true`, so
 * that a slip is told from a question ("what if the HQ had no HP left?"). What the table could not hold at all is refused while
 * it is read.
 */
export function impossibleThings(s: Table, w: GmWords): Problem[] {
  const out: Problem[] = [];
  const note = (path: string, message: string): void => {
    out.push({ path, message: w.position.meant(message) });
  };
  checkHqs(s, w, note);
  checkSeats(s, w, note);
  checkPieces(s, w, note);
  s.units.forEach((u, id) => {
    if (u.card !== UNKNOWN && (onField(u) || u.at === PARKED || u.carrier !== NONE)) checkUnit(s, u, id, w, note);
  });
  if (s.flares > s.turn) note('flares', w.position.laterTurn(s.turn, s.flares));
  s.screens.forEach((until, space) => {
    if (until > s.turn + LONGEST) note('screens', w.position.tooLong(spaceName(s, space), until));
  });
  return out;
}

type Note = (path: string, message: string) => void;

/** 2GM-VICTORY-01: a side whose last HQ has fallen has lost; a scenario may go on (2GM-HQ-16). */
function checkHqs(s: Table, w: GmWords, note: Note): void {
  if (s.scenario !== '') return;
  for (const side of [0, 1]) {
    const hqs = s.hqs.filter((h) => h.side === side);
    if (hqs.length > 0 && hqs.every((h) => h.hp <= 0)) note(`${sideName(side)}/hq`, w.position.hqHasFallen);
  }
}

function checkSeats(s: Table, w: GmWords, note: Note): void {
  s.seats.forEach((x, seat) => {
    const path = seatName(seat);
    if (x.lastSupportTurn > s.turn) note(`${path}/lastSupport/turn`, w.position.laterTurn(s.turn, x.lastSupportTurn));
  });
}

/** 2GM-OPT-11: a Terrain card on two or three spaces lies along a row. */
function checkPieces(s: Table, w: GmWords, note: Note): void {
  const { columnOf } = fieldOf(s);
  s.pieces.forEach((piece, i) => {
    const spaces = [...piece.spaces].sort((a, b) => a - b);
    const [first = 0] = spaces;
    const inRow = spaces.every((space, n) => space === first + n && columnOf[space] === (columnOf[first] ?? 0) + n);
    if (!inRow) note(`terrain/${i}/at`, w.position.alongRow(piece.spaces.map((space) => spaceName(s, space))));
  });
}

function checkUnit(s: Table, u: Unit, id: number, w: GmWords, note: Note): void {
  const path = `units/${id}`;
  checkPlace(s, u, id, path, w, note);
  checkBonds(s, u, id, path, w, note);
  checkTimes(s, u, path, w, note);
  const name = printedName(unitCard(s, u.card), w.names);
  const most = Math.max(MOST_PROMOTIONS, mostPromotions(s));
  if (u.promotions > most) note(`${path}/promotions`, w.position.atMost(most, u.promotions));
  if (u.faceDown && !s.opt.night) note(`${path}/faceDown`, w.position.faceDownByDay);
  if (u.onto !== NONE && !isInfantry(s, u)) note(`${path}/assaults`, w.position.infantryAssaults(name));
  if (u.onto !== NONE && sideOf(s, u.seat) !== sideOf(s, s.active))
    note(`${path}/assaults`, w.position.assaultsInTurn(sideName(sideOf(s, s.active))));
}

/** Aircraft wait beside their HQ (2GM-HQ-20), everybody else is on ground that bears him (2GM-TERRAIN-10, 2GM-LCVP-01). */
function checkPlace(s: Table, u: Unit, id: number, path: string, w: GmWords, note: Note): void {
  const card = unitCard(s, u.card);
  const name = printedName(card, w.names);
  const flies = card.type === 'aircraft';
  if (flies && onField(u)) note(`${path}/at`, w.position.aircraftAtHq(name));
  if (!flies && u.at === PARKED) note(`${path}/at`, w.position.onlyAircraftAtHq(name));
  if (!onField(u) || flies) return;
  const closed = terrainCode(s, id, u.at) === CLOSED;
  const wet = isWater(s, u.at);
  if (closed && wet) note(`${path}/at`, w.position.cannotStandOnWater(name, spaceName(s, u.at)));
  if (!wet && isCraft(s, u)) note(`${path}/at`, w.position.craftOnLand(name, spaceName(s, u.at)));
}

/** Who is aboard, and who attacked whom. */
function checkBonds(s: Table, u: Unit, id: number, path: string, w: GmWords, note: Note): void {
  if (u.carrier !== NONE) {
    const carrier = unit(s, u.carrier);
    const known = carrier.card !== UNKNOWN;
    // 2GM-TRANS-01, 2GM-LCVP-02
    if (carrier.seat !== u.seat || (known && !takes(s, carrier, u.card)))
      note(`${path}/carrier`, w.position.cannotCarry(unitTitle(s, u.carrier, w.names), unitTitle(s, id, w.names)));
  }
  u.attackers.forEach((by, i) => {
    const attacker = s.units[by];
    if (attacker !== undefined && !areEnemies(s, attacker.seat, u.seat))
      note(`${path}/attackers/${i}`, w.position.friendlyAttacker(unitTitle(s, by, w.names)));
  });
}

/** Nothing has happened that is still to come. */
function checkTimes(s: Table, u: Unit, path: string, w: GmWords, note: Note): void {
  const past = (field: string, turn: number): void => {
    if (turn > s.turn) note(`${path}/${field}`, w.position.laterTurn(s.turn, turn));
  };
  const soon = (field: string, until: number): void => {
    if (until > s.turn + LONGEST) note(`${path}/${field}`, w.position.tooLong(field, until));
  };
  past('deployed', u.deployed);
  past('flak', u.flak);
  soon('suppressed', u.suppressed);
  soon('smoke', u.smoke);
  u.tokens.forEach((t, i) => {
    past(`upgrades/${i}/used`, t.used);
    past(`upgrades/${i}/mounted`, t.since);
    soon(`upgrades/${i}/locked`, t.locked);
  });
  // 2GM-DEPLOY-08: infantry carries at most one of each kind
  for (const slot of ['offensive', 'defensive'] as const) {
    const many = isInfantry(s, u) && u.tokens.filter((t) => upgradeOf(t.kind).slot === slot).length > 1;
    if (many) note(`${path}/upgrades`, w.position.oneOfEach);
  }
}
