import { type Problem, type Result, readShape, seedRng, success, under, type Viewer } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { battleFrame } from './battle';
import { boardKey, boardOf, type Half } from './board';
import { WEATHER_NAMES } from './entering';
import { FACTIONS, factionName, factionNumber } from './factions';
import { newUnit } from './money';
import { hexName, hexNamed, typeId, typeNamed } from './names';
import { drawMap, HexMapShape } from './position-map';
import { putUnit } from './removal';
import { DEFAULT_OPTIONS, type Options, OptionsShape } from './setup';
import { type AcesState, BOUGHT, board, cloneTable, NEUTRAL, NONE, onMap, seatState, type Table, unit } from './state';
import { TERRAIN_NAMES } from './terrain';
import { turnFrame } from './turn-frame';
import { LAUNCHER } from './unit-types';
import { view } from './view';

const Hex = z.string().check(z.regex(/^\d{1,3},\d{1,3}$/, 'Expected a hex as "column,row" such as "4,7".'));
const Faction = z.enum(FACTIONS);
const DIFFICULTIES = ['easy', 'standard', 'hard', 'overkill'] as const;

/** Where a position may stop a turn; `combat` resolves every attack as soon as it is wished for. */
export const PHASES = ['begin', 'armies', 'move', 'declare', 'combat', 'money', 'spending'] as const;

const UnitShape = z.strictObject({
  at: Hex,
  seat: Faction,
  unit: z.string(),
  damage: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0),
  xp: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
  /** 1 to 3; bought units have none. */
  army: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  moved: z._default(z.boolean(), false),
  occupied: z._default(z.boolean(), false),
  repairing: z._default(z.boolean(), false),
  /** The hex of the unit it has intercepted. */
  marks: z.optional(Hex),
  /** It has intercepted since its owner's last turn; follows from `marks`. */
  intercepted: z._default(z.boolean(), false),
  /** How many units have attacked it this turn. */
  attackers: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
});

const SeatShape = z.strictObject({
  coins: z._default(z.int().check(z.minimum(0), z.maximum(999)), 0),
  automa: z._default(z.union([z.boolean(), z.enum(DIFFICULTIES)]), false),
});

const PositionShape = z.strictObject({
  game: z.literal('aces'),
  map: z._default(
    z.union([z.enum(['summer', 'winter', 'summer-west', 'summer-east', 'winter-west', 'winter-east']), HexMapShape]),
    'summer',
  ),
  options: z._default(z.partial(OptionsShape), {}),
  turn: z.strictObject({
    seat: Faction,
    phase: z._default(z.enum(PHASES), 'move'),
    round: z._default(z.int().check(z.minimum(1), z.maximum(999)), 3),
  }),
  /** Clockwise. */
  seats: z.partialRecord(Faction, SeatShape),
  units: z._default(z.array(UnitShape), []),
  factories: z._default(z.array(z.strictObject({ at: Hex, owner: Faction })), []),
  weather: z._default(z.enum(WEATHER_NAMES), 'normal'),
  /** Armies the active seat may use, 1 to 3. */
  usable: z._default(z.array(z.int().check(z.minimum(1), z.maximum(3))), [1, 2, 3]),
  v2: z.optional(
    z.strictObject({
      tokens: z.array(Hex),
      launcher: z.optional(Hex),
      controller: Faction,
      landed: z._default(z.int(), 0),
    }),
  ),
  seed: z._default(z.string(), 'position'),
});

type Position = z.infer<typeof PositionShape>;

/** Any moment of a match between two decisions. */
export function parsePosition(raw: unknown): Result<AcesState> {
  const read = readShape(PositionShape, raw);
  if (!read.ok) return read;
  return new PositionReader(read.value).read();
}

class PositionReader {
  private readonly problems: Problem[] = [];
  private readonly factions: string[];

  constructor(private readonly p: Position) {
    // eslint-disable-next-line no-restricted-syntax -- the order in the file is the order around the table
    this.factions = Object.keys(p.seats);
  }

  read(): Result<AcesState> {
    const { p } = this;
    const key = this.boardKey();
    if (key === null) return { ok: false, problems: this.problems };
    const s = this.emptyState(key);
    const active = this.factions.indexOf(p.turn.seat);
    if (this.factions.length < 2) this.note('seats', `Expected at least two seats, found ${this.factions.length}.`);
    if (active < 0) this.note('turn/seat', `Expected one of the seats, found "${p.turn.seat}".`);
    s.active = Math.max(0, active);
    p.units.forEach((u, i) => {
      this.addUnit(s, u, `units/${i}`);
    });
    p.units.forEach((u, i) => {
      this.addMark(s, u, i);
    });
    p.factories.forEach((f, i) => {
      this.addFactory(s, f, `factories/${i}`);
    });
    this.addTokens(s);
    s.stack = [battleFrame('next'), turnFrame(this.firstStep(s))];
    return this.problems.length === 0 ? success(s) : { ok: false, problems: this.problems };
  }

  private boardKey(): string | null {
    const { map, options } = this.p;
    const mountains = options.mountains ?? false;
    if (typeof map === 'string') {
      const [name = 'summer', side] = map.split('-');
      const half: Half = side === 'west' ? '1-6' : side === 'east' ? '7-12' : 'full';
      return boardKey(name, half, mountains);
    }
    const drawn = drawMap(map);
    if (drawn.ok) return boardKey(drawn.value, 'full', mountains);
    this.problems.push(...drawn.problems.map((problem) => under('map', problem)));
    return null;
  }

  private emptyState(key: string): AcesState {
    const { p } = this;
    const b = boardOf(key);
    const difficulty = this.factions
      .map((f) => p.seats[f as keyof Position['seats']]?.automa)
      .find((a) => typeof a === 'string');
    const opt: Options = { ...DEFAULT_OPTIONS, ...withoutUndefined(p.options) };
    if (typeof difficulty === 'string') opt.difficulty = difficulty;
    return {
      rng: seedRng(p.seed),
      stack: [],
      asks: [],
      outcome: null,
      board: key,
      opt,
      seats: this.factions.map((f, seat) => {
        const x = p.seats[f as keyof Position['seats']];
        return {
          faction: factionNumber(f),
          automa: x !== undefined && x.automa !== false,
          coins: x?.coins ?? 0,
          purse: seat,
          tokens: [0, 0, 0],
          revealed: 7,
          used: 0,
        };
      }),
      units: [],
      hexes: new Array<number>(b.map.size).fill(NONE),
      owners: b.factories.map(() => NEUTRAL),
      phase: 'move',
      active: 0,
      round: p.turn.round,
      turn: (p.turn.round - 1) * this.factions.length,
      first: 0,
      usable: p.usable.reduce((bits, n) => bits | (1 << (n - 1)), 0),
      declared: [],
      weather: WEATHER_NAMES.indexOf(p.weather),
      tokens: [],
      launcher: NONE,
      launcherUnit: NONE,
      controller: 0,
      rocketsLanded: p.v2?.landed ?? 0,
      rocketFired: false,
    };
  }

  private firstStep(s: AcesState): string {
    const { phase } = this.p.turn;
    const automa = seatState(s, s.active).automa;
    switch (phase) {
      case 'begin':
      case 'armies':
        s.phase = 'armies';
        return phase;
      case 'move':
        return automa ? 'automa' : 'move';
      case 'declare':
      case 'combat':
        s.phase = phase;
        return automa ? 'automa' : 'declare';
      case 'money':
        s.phase = 'money';
        return 'income';
      default:
        s.phase = 'money';
        return 'money';
    }
  }

  private hex(s: AcesState, text: string, path: string): number {
    const hex = hexNamed(s, text);
    if (hex === NONE) this.note(path, `Expected a hex of the map, found "${text}".`);
    return hex;
  }

  private seat(faction: string, path: string): number {
    const seat = this.factions.indexOf(faction);
    if (seat < 0) this.note(path, `Expected one of the seats (${this.factions.join(', ')}), found "${faction}".`);
    return seat;
  }

  private addUnit(s: AcesState, u: Position['units'][number], path: string): void {
    const hex = this.hex(s, u.at, `${path}/at`);
    const seat = this.seat(u.seat, `${path}/seat`);
    const type = u.unit === 'v2-launcher' ? LAUNCHER : typeNamed(factionNumber(u.seat), u.unit);
    if (type < 0) this.note(`${path}/unit`, `Expected a unit of ${u.seat}, found "${u.unit}".`);
    if (hex === NONE || seat < 0 || type < 0) return;
    if (s.hexes[hex] !== NONE) {
      this.note(`${path}/at`, `Expected a free hex, but a unit already stands on ${u.at}.`);
      return;
    }
    const id = s.units.length;
    const made = newUnit(type, seat, u.army === undefined ? BOUGHT : u.army - 1);
    const { damage, xp, moved, occupied, intercepted, repairing, attackers } = u;
    s.units.push({ ...made, damage, xp, moved, occupied, intercepted, repairing, attackers });
    putUnit(s, id, hex);
    if (type === LAUNCHER) {
      s.launcherUnit = id;
      s.controller = seat;
    }
  }

  private addMark(s: AcesState, u: Position['units'][number], i: number): void {
    if (u.marks === undefined) return;
    const target = this.hex(s, u.marks, `units/${i}/marks`);
    const id = s.hexes[hexNamed(s, u.at)] ?? NONE;
    if (target === NONE || id === NONE) return;
    unit(s, id).marks = s.hexes[target] ?? NONE;
    unit(s, id).intercepted = true;
    if (unit(s, id).marks === NONE) this.note(`units/${i}/marks`, `Expected a unit on ${u.marks}.`);
  }

  private addFactory(s: AcesState, f: Position['factories'][number], path: string): void {
    const hex = this.hex(s, f.at, `${path}/at`);
    const seat = this.seat(f.owner, `${path}/owner`);
    const factory = hex === NONE ? -1 : (board(s).factoryAt[hex] ?? -1);
    if (hex !== NONE && factory < 0) this.note(`${path}/at`, `Expected a factory on ${f.at}, found none.`);
    if (factory >= 0 && seat >= 0) s.owners[factory] = seat;
  }

  private addTokens(s: AcesState): void {
    const { v2 } = this.p;
    if (v2 === undefined) return;
    s.opt.mission = 'v2';
    s.controller = Math.max(0, this.seat(v2.controller, 'v2/controller'));
    s.tokens = v2.tokens.map((text, i) => ({ hex: this.hex(s, text, `v2/tokens/${i}`), faceUp: false }));
    if (v2.launcher === undefined) return;
    s.launcher = v2.tokens.indexOf(v2.launcher);
    if (s.launcher < 0) this.note('v2/launcher', `Expected one of the tokens, found "${v2.launcher}".`);
  }

  private note(path: string, message: string): void {
    this.problems.push({ path, message });
  }
}

function withoutUndefined(options: Partial<Record<keyof Options, unknown>>): Partial<Options> {
  // eslint-disable-next-line no-restricted-syntax -- a set of fields; their order does not matter
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>;
}

/** What the viewer sees, as a position that can be read back. Moments inside a move or a fight are printed as their phase. */
export function printPosition(s: AcesState, who: Viewer | 'all'): unknown {
  const table = who === 'all' ? cloneTable(s) : view(s, who).table;
  return {
    game: 'aces',
    map: printMap(table),
    options: { ...table.opt },
    turn: { seat: seatName(table, table.active), phase: printPhase(s), round: Math.max(1, table.round) },
    seats: Object.fromEntries(
      table.seats.map((x) => [
        factionName(x.faction),
        { coins: x.coins, automa: x.automa ? table.opt.difficulty : false },
      ]),
    ),
    units: table.units.filter(onMap).map((u) => ({
      at: hexName(table, u.at),
      seat: seatName(table, u.seat),
      unit: typeId(u.type),
      damage: u.damage,
      xp: u.xp,
      ...(u.army >= 0 ? { army: u.army + 1 } : {}),
      ...(u.moved ? { moved: true } : {}),
      ...(u.occupied ? { occupied: true } : {}),
      ...(u.repairing ? { repairing: true } : {}),
      ...(u.marks === NONE ? {} : { marks: hexName(table, unit(table, u.marks).at) }),
      ...(u.intercepted && u.marks === NONE ? { intercepted: true } : {}),
      ...(u.attackers > 0 ? { attackers: u.attackers } : {}),
    })),
    factories: table.owners.flatMap((owner, i) =>
      owner < 0 ? [] : [{ at: hexName(table, board(table).factories[i] ?? 0), owner: seatName(table, owner) }],
    ),
    weather: WEATHER_NAMES[table.weather] ?? 'normal',
    usable: [1, 2, 3].filter((n) => (table.usable & (1 << (n - 1))) !== 0),
    ...(table.tokens.length === 0 ? {} : { v2: printTokens(table) }),
  };
}

function printTokens(table: Table) {
  const hidden = table.tokens[table.launcher];
  return {
    tokens: table.tokens.map((t) => hexName(table, t.hex)),
    ...(hidden === undefined ? {} : { launcher: hexName(table, hidden.hex) }),
    controller: seatName(table, table.controller),
    landed: table.rocketsLanded,
  };
}

function seatName(table: Table, seat: number): string {
  return factionName(table.seats[seat]?.faction ?? 0);
}

function printPhase(s: AcesState): (typeof PHASES)[number] {
  if (s.phase === 'setup') return 'begin';
  return s.phase === 'money' ? 'spending' : s.phase;
}

/** A printed map by its name and half, a drawn one by its hexes. */
function printMap(table: Table): unknown {
  const [text = '', half = 'full'] = table.board.split('|');
  if (text !== 'summer' && text !== 'winter') return printDrawn(table);
  return half === 'full' ? text : `${text}-${half === '1-6' ? 'west' : 'east'}`;
}

function printDrawn(table: Table) {
  const { map, terrain } = board(table);
  const hexes: Record<string, string> = {};
  for (let hex = 0; hex < map.size; hex++) {
    const t = TERRAIN_NAMES[terrain[hex] ?? 0] ?? 'standard';
    if (t !== 'standard') hexes[hexName(table, hex)] = t;
  }
  return { size: `${map.columns}x${map.rows}`, hexes };
}
