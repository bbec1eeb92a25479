import { type Result, readShape, seedRng, success } from '@sandtable/kernel';
import { en } from '../../words/en/index';
import type { GmWords } from '../../words/index';
import { battleFrame } from '../battle';
import { terrainCard, upgradeNumber } from '../cards';
import { WEATHERS } from '../conditions/sky';
import { layPack } from '../content/laid';
import type { Pack } from '../content/pack-shape';
import { NATURALS } from '../content/types';
import { isMine, mineAt } from '../field/mines';
import { NATURAL_HP, naturalAt, SEAT_NAMES, type SeatName, seatName } from '../ground';
import { spaceName, spaceNamed } from '../names/names';
import { readScenarioPosition } from '../scenario/position';
import { putPiece } from '../set-up/pieces';
import { DEFAULT_OPTIONS, type Options, packOf } from '../setup';
import { readSolo } from '../solo/position';
import { startState } from '../start';
import { type GmState, NONE, type Phase, sideOf } from '../state';
import { leaderOf } from '../team';
import { turnFrame } from '../turn/turn-frame';
import { Notes } from './notes';
import { checkOpening, isOpening, type OpeningPhase, readOpening } from './opening';
import { impossibleThings } from './possible';
import { dealUnknown, readAttached, readHq, readSeat, seatsOf, toldOf } from './seats';
import { type Position, PositionShape } from './shape';
import { readUnits } from './units';

/**
 * Any moment of a match between two decisions of a phase, also of its set-up. The start of a scenario is one: its field, its terrain, who plays
 * first, AP, cards and units (2GM-SETUP-14, 2GM-SETUP-16, 2GM-SETUP-17, 2GM-SETUP-18).
 */
export function parsePosition(raw: unknown, w: GmWords = en): Result<GmState> {
  const read = readShape(PositionShape, raw, w.shape);
  if (!read.ok) return read;
  const p = read.value;
  const pack = packOf(p.pack, w);
  if (!pack.ok) return pack;
  layPack(pack.value);
  const notes = new Notes(w);
  const seats = seatsOf(p, notes);
  if (notes.problems.length > 0) return { ok: false, problems: notes.problems };
  const s = emptyState(p, pack.value, seats, notes);
  readNatural(s, p, notes);
  readPieces(s, p, notes);
  readUnits(s, p.units, notes, seedRng(`units of ${p.seed}`));
  for (const hq of s.hqs)
    hq.beside = readAttached(s, toldOf(p, hq.seat).beside, hq.seat, `${seatName(hq.seat)}/beside`, notes);
  readScreens(s, p, notes);
  readLoose(s, p, notes);
  if (p.scenario !== undefined) readScenarioPosition(s, p.scenario, notes);
  readSolos(s, p, notes);
  if (!isOpening(p.phase)) checkEnded(s, p, notes);
  checkOpening(s, p, notes);
  if (notes.problems.length > 0) return { ok: false, problems: notes.problems };
  const impossible = p.whatIf ? [] : impossibleThings(s, w);
  if (impossible.length > 0) return { ok: false, problems: impossible };
  dealUnknown(s, p, seedRng(`cards of ${p.seed}`));
  if (isOpening(p.phase)) readOpening(s, p);
  else readTurn(s, p, MOMENTS[p.phase]);
  return success(s);
}

/** A moment of a turn. */
function readTurn(s: GmState, p: Position, { step, phase }: Moment): void {
  s.phase = phase;
  const turn = turnFrame(step);
  turn.ended = p.ended.map((name) => SEAT_NAMES.indexOf(name));
  s.stack = [battleFrame('next'), turn];
}

/** 2GM-TEAM-13: who has finished the phase is of the side that acts, and somebody of it has not. */
function checkEnded(s: GmState, p: Position, notes: Notes): void {
  const ended = p.ended.map((name) => SEAT_NAMES.indexOf(name));
  const team = s.seats.flatMap((x, seat) => (x.side === sideOf(s, s.active) ? [seat] : []));
  const foreign = ended.findIndex((seat) => !team.includes(seat));
  if (foreign >= 0 || (ended.length > 0 && team.every((seat) => ended.includes(seat))))
    notes.note(foreign >= 0 ? `ended/${foreign}` : 'ended', notes.w.position.playersOfTeam);
}

/** Where the turn goes on, and the phase that is on already. */
interface Moment {
  readonly step: string;
  readonly phase: Phase;
}

const MOMENTS: Readonly<Record<Exclude<Position['phase'], OpeningPhase>, Moment>> = {
  initial: { step: 'weather', phase: 'initial' },
  headquarters: { step: 'headquarters', phase: 'headquarters' },
  barrage: { step: 'barrage', phase: 'headquarters' },
  card: { step: 'card', phase: 'card' },
  orders: { step: 'movement', phase: 'movement' },
  movement: { step: 'move', phase: 'movement' },
  deployment: { step: 'deploy', phase: 'deployment' },
  shooting: { step: 'shoot', phase: 'shooting' },
  flip: { step: 'flip', phase: 'flip' },
  discard: { step: 'discard', phase: 'discard' },
  end: { step: 'end', phase: 'end' },
};

function optionsOf(p: Position): Options {
  // eslint-disable-next-line no-restricted-syntax -- a set of fields; their order does not matter
  const told = Object.entries(p.options).filter(([key, value]) => value !== undefined && key in DEFAULT_OPTIONS);
  return { ...DEFAULT_OPTIONS, ...(Object.fromEntries(told) as Partial<Options>) };
}

/** The turn of a position that does not say. */
const USUAL_TURN = 3;

/** Every player with what is theirs, on an empty field. */
function emptyState(p: Position, pack: Pack | undefined, names: readonly SeatName[], notes: Notes): GmState {
  const seats = names.map((_, seat) => {
    const { nation, recruit } = toldOf(p, seat);
    return { nation, deck: [], recruit, aside: [] };
  });
  const s = startState(
    { edition: p.edition, seats, options: optionsOf(p), ...(pack === undefined ? {} : { pack }) },
    seedRng(p.seed),
    [],
  );
  s.seats.forEach((_, seat) => {
    readSeat(s, p, seat, notes);
  });
  for (const hq of s.hqs) readHq(hq, toldOf(p, hq.seat).hq);
  s.active = SEAT_NAMES.indexOf(p.active);
  s.turn = isOpening(p.phase) ? 0 : (p.turn ?? USUAL_TURN);
  const side = sideOf(s, s.active);
  s.first = leaderOf(s, s.turn % 2 === 1 ? side : 1 - side); // single turns alternate (2GM-TURN-03)
  return s;
}

/** Seats of solo opponents, once everything they look at is on the table. */
function readSolos(s: GmState, p: Position, notes: Notes): void {
  s.seats.forEach((x, seat) => {
    const { solo, hand } = toldOf(p, seat);
    if (solo === undefined || solo === null) return;
    const path = `${seatName(seat)}/solo`;
    if (s.seats.length > 2) notes.note(path, notes.w.setup.soloOpponentsPlayOne);
    const note = (field: string, message: string): void => notes.note(`${path}/${field}`, message);
    const known = typeof hand !== 'number' && !isOpening(p.phase); // SOLOP-START-02: before the battle nobody has seen it
    x.solo = readSolo(s, seat, solo, p.phase, known, note, notes.w);
    // a number of cards is a hand nobody has seen
    if (typeof hand === 'number') x.solo.open = false;
  });
}

function readNatural(s: GmState, p: Position, notes: Notes): void {
  // eslint-disable-next-line no-restricted-syntax -- every space by itself; their order does not matter
  for (const [text, told] of Object.entries(p.natural)) {
    const space = notes.space(s, text, `natural/${text}`);
    if (space === NONE) continue;
    const { terrain, damage } = typeof told === 'string' ? { terrain: told, damage: 0 } : told;
    const hp = NATURAL_HP[terrain] ?? 0;
    if (damage > 0 && damage >= hp)
      notes.note(`natural/${text}/damage`, notes.w.position.expectedLessDamageThan(terrain, hp, damage));
    s.natural[space] = NATURALS.indexOf(terrain);
    s.hurt[space] = damage;
  }
}

/** Terrain cards on the field; the others are in the Terrain deck unless the position says otherwise. */
function readPieces(s: GmState, p: Position, notes: Notes): void {
  const deck = s.terrainDeck;
  p.terrain.forEach((entry, i) => {
    const path = `terrain/${i}`;
    const card = notes.card(0, entry.card, ['terrain'], `${path}/card`);
    const texts = typeof entry.at === 'string' ? [entry.at] : entry.at;
    const spaces = texts.map((text) => notes.space(s, text, `${path}/at`)).filter((space) => space !== NONE);
    const taken = spaces.find((space, n) => s.piece[space] !== NONE || spaces.indexOf(space) < n);
    if (taken !== undefined) notes.note(`${path}/at`, notes.w.position.expectedOneTerrainCard(spaceName(s, taken)));
    if (card === NONE || spaces.length === 0 || taken !== undefined) return;
    putPiece(s, card, spaces);
    const piece = s.pieces[s.pieces.length - 1];
    if (piece === undefined) return;
    checkDamage(card, entry, path, notes);
    piece.damage = entry.damage;
    piece.ruins = entry.ruins;
    if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  });
  const told = p.terrainDeck?.map((name, i) => notes.card(0, name, ['terrain'], `terrainDeck/${i}`));
  s.terrainDeck = told?.filter((n) => n !== NONE) ?? deck;
}

function checkDamage(card: number, entry: Position['terrain'][number], path: string, notes: Notes): void {
  const { hp, name, tags } = terrainCard(card);
  if (entry.ruins && !tags.includes('building'))
    notes.note(`${path}/ruins`, notes.w.position.expectedBuildingLieRuins(name));
  if (!entry.ruins && entry.damage > 0 && entry.damage >= hp)
    notes.note(`${path}/damage`, notes.w.position.expectedLessDamageThan(name, hp, entry.damage));
}

function readScreens(s: GmState, p: Position, notes: Notes): void {
  p.screens.forEach((entry, i) => {
    const { at, until } = typeof entry === 'string' ? { at: entry, until: s.turn + 1 } : entry;
    const space = notes.space(s, at, `screens/${i}`);
    if (space !== NONE) s.screens[space] = until;
  });
}

/** What lies on spaces besides: mud, bridges, tokens somebody lost; and the light above. */
function readLoose(s: GmState, p: Position, notes: Notes): void {
  s.weather = WEATHERS.indexOf(p.weather);
  const spaces = (list: readonly string[], field: string): number[] =>
    list.map((text, i) => notes.space(s, text, `${field}/${i}`)).filter((space) => space !== NONE);
  s.mud = spaces(p.mud, 'mud');
  s.bridges = spaces(p.bridges, 'bridges');
  checkBridges(s, p, notes);
  s.flares = typeof p.flares === 'number' ? p.flares : p.flares ? s.turn : 0;
  s.dropped = p.dropped.flatMap(({ at, upgrade }, i) => {
    const space = notes.space(s, at, `dropped/${i}/at`);
    return space === NONE ? [] : [space, upgradeNumber(upgrade)];
  });
  readMines(s, p, notes);
}

function readMines(s: GmState, p: Position, notes: Notes): void {
  p.mines.forEach(({ at, card }, i) => {
    const space = notes.space(s, at, `mines/${i}/at`);
    const n = notes.card(0, card, ['support'], `mines/${i}/card`);
    if (space === NONE || n === NONE) return;
    if (mineAt(s, space) !== NONE) notes.note(`mines/${i}/at`, notes.w.position.expectedOneMineFound(at));
    else if (!isMine(n)) notes.note(`mines/${i}/card`, notes.w.position.expectedMineFound(card));
    else s.mines.push(space, n);
  });
}

/** 2GM-TERRAIN-26: over two river spaces, one above the other; a scenario may have a narrow river (2GM-GAP-18). */
function checkBridges(s: GmState, p: Position, notes: Notes): void {
  p.bridges.forEach((text, i) => {
    const space = spaceNamed(s, text);
    if (space === NONE) return;
    const narrow = p.scenario !== undefined;
    const pair = narrow || s.bridges.includes(space - s.columns) || s.bridges.includes(space + s.columns);
    if (naturalAt(s, space) !== 'river' || !pair)
      notes.note(`bridges/${i}`, notes.w.position.expectedBridgeOverTwo(text));
  });
}
