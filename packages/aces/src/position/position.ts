import { type Problem, type Result, readShape, seedRng, success, under } from '@sandtable/kernel';
import { en } from '../../words/en/index';
import type { AcesWords } from '../../words/index';
import { mayAttackArm } from '../attack/attacking';
import { putUnit } from '../attack/removal';
import { battleFrame } from '../battle';
import { factionName, factionNumber } from '../content/factions';
import { packOf } from '../content/pack-of';
import { LAUNCHER } from '../content/unit-types';
import { enter } from '../door';
import { boardKey, boardOf, type Half } from '../map/board';
import { WEATHER_NAMES } from '../moving/entering';
import { moveFrame } from '../moving/move-frame';
import { isNeighbour } from '../moving/steps';
import { withFullNames } from '../names/faction-names';
import { hexNamed, typeNamed } from '../names/names';
import { DEFAULT_OPTIONS, type Options } from '../setup';
import {
  type AcesState,
  actsNow,
  areEnemies,
  BOUGHT,
  board,
  DESTROYED,
  NEUTRAL,
  NONE,
  purseOf,
  seatState,
  typeOf,
  unit,
  withPack,
} from '../state';
import { leaders, placeInRound } from '../turn/first-round';
import { newUnit } from '../turn/money';
import { turnFrame } from '../turn/turn-frame';
import { impossibleThings } from './possible';
import { type Position, PositionShape } from './shape';
import { drawMap } from './shape-map';

/** Any moment of a match between two decisions. */
export function parsePosition(raw: unknown, w: AcesWords = en): Result<AcesState> {
  const read = readShape(PositionShape, withFullNames(raw), w.shape);
  if (!read.ok) return read;
  const pack = packOf(read.value.pack, w);
  if (!pack.ok) return pack;
  const told = pack.value === undefined ? {} : { pack: pack.value };
  enter(told);
  const position = new PositionReader(read.value, w).read();
  return position.ok ? success(withPack(told, position.value)) : position;
}

class PositionReader {
  private readonly problems: Problem[] = [];
  private readonly factions: string[];
  /** The unit that is over a friend, NONE without one. */
  private passing = NONE;
  /** The unit in the middle of its move, NONE without one. */
  private moving = NONE;

  constructor(
    private readonly p: Position,
    private readonly w: AcesWords,
  ) {
    // eslint-disable-next-line no-restricted-syntax -- the order in the file is the order around the table
    this.factions = Object.keys(p.seats);
  }

  read(): Result<AcesState> {
    const { p } = this;
    const key = this.boardKey();
    if (key === null) return { ok: false, problems: this.problems };
    const s = this.emptyState(key);
    if (this.factions.length < 2) {
      // everything else is somebody's
      this.note('seats', this.w.position.twoSeats(this.factions.length));
      return { ok: false, problems: this.problems };
    }
    this.addPartners(s);
    this.addPersons(s);
    s.active = Math.max(0, this.seat(p.turn.seat, 'turn/seat'));
    if (p.turn.first !== undefined) s.first = purseOf(s, Math.max(0, this.seat(p.turn.first, 'turn/first')));
    s.turn = (p.turn.round - 1) * leaders(s).length + placeInRound(s);
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
    this.addMover(s);
    if (this.problems.length > 0) return { ok: false, problems: this.problems };
    const impossible = p.whatIf ? [] : impossibleThings(s, this.moving, this.w);
    return impossible.length === 0 ? success(s) : { ok: false, problems: impossible };
  }

  /** AA-RULING-27: the unit has just entered its hex; whoever may intercept is asked next. */
  private addMover(s: AcesState): void {
    const { moving } = this.p.turn;
    if (moving === undefined) return;
    const hex = this.hex(s, moving.at, 'turn/moving/at');
    const free = moving.free === undefined ? NONE : this.hex(s, moving.free, 'turn/moving/free');
    const id = hex === NONE ? NONE : this.passing === NONE ? (s.hexes[hex] ?? NONE) : this.passing;
    if (id === NONE || !actsNow(s, unit(s, id).seat) || this.p.turn.phase !== 'move') {
      this.note('turn/moving/at', this.w.position.noMover(this.p.turn.seat, moving.at));
      return;
    }
    unit(s, id).moved = true;
    this.moving = id;
    const mover = { ...moveFrame(id, hex), step: 'window', spent: moving.spent * 2, free };
    const turn = turnFrame(seatState(s, s.active).automa ? 'automa-attack' : 'move');
    if (seatState(s, s.active).automa) turn.acting = id;
    s.stack = [battleFrame('next'), turn, mover];
  }

  private boardKey(): string | null {
    const { map, options } = this.p;
    const mountains = options.mountains ?? false;
    if (typeof map === 'string') {
      const [name = 'summer', side] = map.split('-');
      const half: Half = side === 'west' ? '1-6' : side === 'east' ? '7-12' : 'full';
      return boardKey(name, half, mountains);
    }
    const drawn = drawMap(map, this.w);
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
          person: seat,
          tokens: [0, 0, 0],
          revealed: 7,
          used: bitsOf(x?.used ?? []),
        };
      }),
      units: [],
      hexes: new Array<number>(b.map.size).fill(NONE),
      owners: b.factories.map(() => NEUTRAL),
      phase: 'move',
      active: 0,
      round: p.turn.round,
      turn: 0,
      first: 0,
      usable: bitsOf(p.usable),
      declared: [],
      weather: WEATHER_NAMES.indexOf(p.weather),
      tokens: [],
      launcher: NONE,
      launcherUnit: NONE,
      controller: 0,
      rocketsLanded: p.v2?.landed ?? 0,
      rocketFired: p.v2?.fired ?? false,
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
    if (hex === NONE) this.note(path, this.w.position.noHex(text));
    return hex;
  }

  private seat(faction: string, path: string): number {
    const seat = this.factions.indexOf(faction);
    if (seat < 0) this.note(path, this.w.position.noSeat(this.factions, faction));
    return seat;
  }

  private addUnit(s: AcesState, u: Position['units'][number], path: string): void {
    const hex = this.hex(s, u.at, `${path}/at`);
    const seat = this.seat(u.seat, `${path}/seat`);
    const type = u.unit === 'v2-launcher' ? LAUNCHER : typeNamed(factionNumber(u.seat), u.unit);
    if (type < 0) this.note(`${path}/unit`, this.w.position.noUnitOf(u.seat, u.unit));
    if (hex === NONE || seat < 0 || type < 0) return;
    const id = s.units.length;
    if (type === LAUNCHER) this.checkLauncher(s, `${path}/unit`);
    if (s.hexes[hex] !== NONE) {
      if (!this.passesOver(s, hex, u.at, seat)) {
        this.note(`${path}/at`, this.w.position.hexTaken(u.at));
        return;
      }
      this.passing = id;
    }
    const made = newUnit(type, seat, u.army === undefined ? BOUGHT : u.army - 1);
    const { damage, xp, moved, occupied, repairing, attackers } = u;
    const intercepted = u.hasIntercepted || u.intercepted;
    s.units.push({ ...made, damage, xp, moved, occupied, intercepted, repairing, attackers });
    putUnit(s, id, hex);
    if (type === LAUNCHER) {
      s.launcherUnit = id;
      s.controller = seat;
    }
  }

  /** AA-V2-11: there is one, and only in its mission. */
  private checkLauncher(s: AcesState, path: string): void {
    if (this.p.v2 === undefined && this.p.options.mission !== 'v2') this.note(path, this.w.position.launcherOfMission);
    if (s.launcherUnit !== NONE) this.note(path, this.w.position.oneLauncher);
  }

  /** AA-MOVE-10: on its way over a friend a unit is where another stands; one unit is on its way at a time. */
  private passesOver(s: AcesState, hex: number, at: string, seat: number): boolean {
    const { moving } = this.p.turn;
    if (moving?.free === undefined || moving.at !== at || this.passing !== NONE) return false;
    return !areEnemies(s, unit(s, s.hexes[hex] ?? NONE).seat, seat);
  }

  private addMark(s: AcesState, u: Position['units'][number], i: number): void {
    if (u.marks === undefined) return;
    const target = this.hex(s, u.marks, `units/${i}/marks`);
    const id = s.hexes[hexNamed(s, u.at)] ?? NONE;
    if (target === NONE || id === NONE) return;
    const marked = s.hexes[target] ?? NONE;
    if (marked === NONE) this.note(`units/${i}/marks`, this.w.position.nobodyMarked(u.marks));
    else if (!couldHaveIntercepted(s, id, marked)) {
      this.note(`units/${i}/marks`, this.w.position.wrongMark(u.at, u.marks));
    }
    unit(s, id).marks = marked;
    unit(s, id).intercepted = true;
  }

  private addFactory(s: AcesState, f: Position['factories'][number], path: string): void {
    const hex = this.hex(s, f.at, `${path}/at`);
    const owner = f.owner === 'destroyed' ? DESTROYED : this.seat(f.owner, `${path}/owner`);
    const factory = hex === NONE ? -1 : (board(s).factoryAt[hex] ?? -1);
    if (hex !== NONE && factory < 0) this.note(`${path}/at`, this.w.position.noFactory(f.at));
    if (factory >= 0 && s.owners[factory] !== NEUTRAL) this.note(`${path}/at`, this.w.position.factoryTwice(f.at));
    if (factory >= 0) s.owners[factory] = owner >= 0 ? purseOf(s, owner) : owner;
  }

  /** AA-COOP-05: a partner uses the purse of the seat it names. */
  private addPartners(s: AcesState): void {
    s.seats.forEach((x, seat) => {
      const { partner } = this.p.seats[factionName(x.faction)] ?? {};
      if (partner === undefined) return;
      const path = `seats/${factionName(x.faction)}/partner`;
      const purse = this.seat(partner, path);
      if (purse === seat || (purse >= 0 && areEnemies(s, seat, purse))) this.note(path, this.w.position.notAlly);
      else if (purse >= 0 && this.p.seats[partner]?.partner !== undefined) this.note(path, this.w.position.notPartners);
      else if (purse >= 0) x.purse = purse;
    });
  }

  /** AA-RULING-03: the same number is the same person. */
  private addPersons(s: AcesState): void {
    const numbers = s.seats.map((x) => this.p.seats[factionName(x.faction)]?.player);
    s.seats.forEach((x, seat) => {
      const number = numbers[seat];
      if (number === undefined) return;
      const first = numbers.indexOf(number);
      const wrong = x.automa || seatState(s, first).automa || areEnemies(s, seat, first);
      if (wrong) this.note(`seats/${factionName(x.faction)}/player`, this.w.setup.playerOfOneTeam);
      x.person = first;
    });
  }

  private addTokens(s: AcesState): void {
    const { v2 } = this.p;
    if (v2 === undefined) return;
    s.opt.mission = 'v2';
    s.controller = Math.max(0, this.seat(v2.controller, 'v2/controller'));
    s.tokens = v2.tokens.map((text, i) => ({
      hex: this.hex(s, text, `v2/tokens/${i}`),
      faceUp: v2.turned.includes(text),
    }));
    const twice = v2.tokens.findIndex((text, i) => v2.tokens.indexOf(text) < i);
    if (twice >= 0) this.note(`v2/tokens/${twice}`, this.w.position.tokenTwice(v2.tokens[twice] ?? ''));
    const lost = v2.turned.findIndex((text) => !v2.tokens.includes(text));
    if (lost >= 0) this.note(`v2/turned/${lost}`, this.w.position.noToken(v2.turned[lost] ?? ''));
    if (v2.launcher === undefined) return;
    s.launcher = v2.tokens.indexOf(v2.launcher);
    if (s.launcher < 0) this.note('v2/launcher', this.w.position.noToken(v2.launcher));
  }

  private note(path: string, message: string): void {
    this.problems.push({ path, message });
  }
}

/**
 * AA-INTERCEPT-01, -09, -10: a marker points at an enemy on the next hex that the unit may attack there. Whether it could do so
 * today, with another weather or in the water, is no matter.
 */
function couldHaveIntercepted(s: AcesState, id: number, marked: number): boolean {
  const [u, target] = [unit(s, id), unit(s, marked)];
  if (!areEnemies(s, u.seat, target.seat) || !isNeighbour(board(s), u.at, target.at)) return false;
  return mayAttackArm(u, target) && typeOf(u).minRange === 1;
}

function withoutUndefined(options: Partial<Record<keyof Options, unknown>>): Partial<Options> {
  // eslint-disable-next-line no-restricted-syntax -- a set of fields; their order does not matter
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>;
}

function bitsOf(armies: readonly number[]): number {
  return armies.reduce((bits, n) => bits | (1 << (n - 1)), 0);
}
