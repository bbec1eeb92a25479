import { readFileSync } from 'node:fs';
import { type Decision, PASS } from '@sandtable/kernel';
import { type Answered, OpponentSandbox } from '@sandtable/testkit';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { RuleId } from '../../book/index';
import { gmGame } from '../game';
import { spaceName } from '../names/names';
import { told } from '../rules/field.fixture';
import { say } from '../say';
import type { GmView } from '../seeing/view';
import type { GmSetup } from '../setup';
import { type GmState, onField, type SeatState, seatState } from '../state';
import { rulebookIn } from './index';

export type { Answered };

const rulebook = rulebookIn(say);

/** Numbers of the tests only: none of them hangs on a house value. */
type Stats = Readonly<Record<string, unknown>>;

function stats(
  cost: number,
  move: number,
  weapon: readonly number[],
  armor: number,
  hp: number,
  upgrades: readonly string[] = [],
  tags: readonly string[] = [],
): Stats {
  const [range, hit, crit, pierce, damage] = weapon;
  const offers = upgrades.map((text) => {
    const [token = '', price = '1'] = text.split('+');
    return { token, cost: Number(price) };
  });
  return { cost, move, range, accuracy: [hit, crit], pierce, damage, armor, hp, tags, upgrades: offers };
}

const RIFLES = [2, 5, 10, 2, 1];

/** Each with the cards of both sides that lend it their names. */
const UNITS: Readonly<Record<string, readonly [north: string, south: string, stats: Stats]>> = {
  LI: ['light-infantry', 'light-infantry', stats(1, 1, RIFLES, 1, 3, ['grenades', 'hit-the-dirt'])],
  HI: ['heavy-infantry', 'heavy-infantry', stats(2, 1, RIFLES, 2, 3, ['hmg', 'bazooka', 'mortar', 'hit-the-dirt'])],
  MED: ['light-infantry', 'light-infantry', stats(2, 1, RIFLES, 1, 3, ['medics+0'])],
  MECH: ['light-infantry', 'light-infantry', stats(2, 1, RIFLES, 1, 3, ['mechanics+0'])],
  RAD: ['light-infantry', 'light-infantry', stats(1, 1, [1, 7, 10, 1, 1], 1, 2, [], ['synergy'])],
  CG: ['light-infantry', 'light-infantry', stats(2, 1, [1, 6, 10, 1, 1], 1, 2, [], ['command'])],
  T95: ['type-95-ha-go', 'm2-light-tank', stats(4, 2, [3, 5, 9, 4, 2], 3, 3, ['tank-mg+0'])],
  T97: ['type-97-chi-ha', 'm4a2', stats(5, 2, [3, 5, 9, 5, 2], 4, 4, ['tank-mg', 'tank-hmg'])],
  TSM: ['type-97-chi-ha', 'm4a2', stats(5, 2, [3, 5, 9, 5, 2], 4, 4, ['tank-mg', 'smoke-grenade'])],
  HVT: ['type-3-chi-nu', 'm26-pershing', stats(7, 1, [4, 4, 8, 8, 3], 6, 4, ['tank-mg'])],
  SHM: ['type-97-chi-ha-kai', 'm4a2', stats(4, 2, [3, 5, 9, 5, 2], 5, 4, ['tank-mg'])],
  A25: ['type-96-25mm', 'm1-37mm', stats(3, 1, [3, 5, 9, 3, 2], 2, 2, [], ['anti-aircraft'])],
  A37: ['type-94-37mm', 'm1-37mm', stats(2, 1, [3, 5, 9, 4, 2], 2, 2)],
  A70: ['type-92-70mm', 'm1-howitzer', stats(4, 1, [4, 5, 9, 5, 3], 2, 2)],
  ASM: ['type-92-70mm', 'm1-howitzer', stats(3, 1, [4, 5, 9, 5, 3], 2, 2, ['smoke-screen'])],
  TRK: [
    'type-94-lorry',
    'm3-scout',
    { cost: 2, move: 3, armor: 2, hp: 2, weapon: false, tags: ['transport', 'tow'], upgrades: [] },
  ],
  SUP: [
    'type-94-lorry',
    'm3-scout',
    {
      cost: 2,
      move: 3,
      armor: 2,
      hp: 2,
      weapon: false,
      tags: ['transport'],
      upgrades: [{ token: 'supplies', cost: 1 }],
    },
  ],
  HTR: ['type-1-ho-ha', 'm3-scout', stats(3, 2, [2, 6, 10, 2, 1], 3, 3, ['tank-hmg'], ['transport', 'mobility'])],
  ZERO: ['mits-a6m-zero', 'p-40-warhawk', stats(4, 0, [99, 3, 8, 5, 3], 3, 3, [], ['fighter'])],
  BMB: ['aichi-d3a', 'sbd-dauntless', { ...stats(4, 0, [99, 4, 7, 7, 4], 3, 3), bomber: 2 }],
};

/** `HI 6,3 wounds=1`: a unit of the tests on a row and column as the solo rules count them. */
function unitOf(side: 'north' | 'south', text: string): object {
  const [code = '', at = '', ...marks] = text.split(' ');
  const found = UNITS[code];
  if (found === undefined) throw new Error(`There is no ${code}.`);
  const [row = '1', column = '1'] = at.split(',');
  const space = at === 'hq' ? 'hq' : `${'abcdefgh'[Number(column) - 1]}${row}`;
  const more = marks.map((mark) => {
    const [key = '', value = 'true'] = mark.split('=');
    return [key, JSON.parse(value) as unknown];
  });
  return {
    side,
    card: side === 'north' ? found[0] : found[1],
    at: space,
    stats: found[2],
    ...Object.fromEntries(more),
  };
}

export interface Board {
  readonly phase: string;
  readonly ai?: readonly string[];
  readonly human?: readonly string[];
  readonly type?: 'variable' | 'offensive' | 'defensive';
  readonly band?: string;
  /** More of the opponent: its own turn, objective, levers. */
  readonly solo?: object;
  readonly ap?: number;
  readonly hand?: readonly string[];
  /** `trench 5,3`. */
  readonly terrain?: readonly string[];
  readonly bushes?: readonly string[];
  /** More of either side, and of the whole table. */
  readonly north?: object;
  readonly south?: object;
  readonly table?: object;
}

function spaceOf(at: string): string {
  const [row = '1', column = '1'] = at.split(',');
  return `${'abcdefgh'[Number(column) - 1]}${row}`;
}

/** A position with the opponent in the north: row 6 is its own, column 1 is a. */
export function board(x: Board): object {
  const hand = (x.hand ?? []).map((code) => {
    const found = UNITS[code];
    return found === undefined ? code : { card: found[0], stats: found[2] };
  });
  return {
    game: '2gm',
    edition: 'pacific',
    turn: 6,
    phase: x.phase,
    active: 'north',
    south: { nation: 'usa', hand: [], deck: 20, ...x.south },
    north: {
      nation: 'japan',
      ap: x.ap ?? 0,
      hand,
      solo: { type: x.type ?? 'variable', ...(x.band === undefined ? {} : { band: x.band }), ...x.solo },
      ...x.north,
    },
    units: [...(x.ai ?? []).map((u) => unitOf('north', u)), ...(x.human ?? []).map((u) => unitOf('south', u))],
    terrain: (x.terrain ?? []).map((text) => {
      const [card = '', at = ''] = text.split(' ');
      return { card, at: spaceOf(at) };
    }),
    natural: Object.fromEntries((x.bushes ?? []).map((at) => [spaceOf(at), 'bushes'])),
    ...x.table,
  };
}

/** A position file of the solo situations. */
export function file(name: string): unknown {
  return parse(readFileSync(new URL(`../../test/positions/solo-${name}.yaml`, import.meta.url), 'utf8'));
}

/** A sandbox in which the opponent answers for the north and everybody else lets things pass. */
export class SoloTable extends OpponentSandbox<GmState, GmSetup, GmView> {
  constructor(position: unknown, dice: readonly number[] = []) {
    super(gmGame, position, dice);
  }

  get north(): SeatState {
    return seatState(this.state, 1);
  }

  /** What the opponent is asked; people pass until then. Null when somebody else has the word. */
  decision(): Decision | null {
    for (let found = this.match.decision(); found !== null; found = this.match.decision()) {
      if (found.seat === 1) return found;
      if (!found.options.some((o) => o[0] === PASS)) return null;
      this.submit(found.seat, [PASS]);
    }
    return null;
  }

  /** The opponent's next answer, carried out; null when it is not asked. */
  next(): Answered | null {
    const asked = this.decision();
    return asked === null ? null : this.respond(asked.seat, rulebook);
  }

  /** All it does until its present phase is over, windows and units that stay left out. */
  phase(): Answered[] {
    const { phase, turn } = this.state;
    const out: Answered[] = [];
    while (this.match.over === null && this.state.phase === phase && this.state.turn === turn) {
      const answered = this.next();
      if (answered === null) break;
      if (!QUIET.includes(answered.option[0])) out.push(answered);
    }
    return out;
  }

  /** The wishes of the phase alone. */
  wishes(): string[] {
    return this.phase().map((a) => a.wish);
  }

  /** The spaces of its units, sorted. */
  standing(): string[] {
    return this.state.units
      .filter((u) => u.seat === 1 && onField(u))
      .map((u) => spaceName(this.state, u.at))
      .sort();
  }

  told<T>(type: string): T[] {
    return told<T>(this, type);
  }
}

const QUIET: readonly (string | number)[] = ['hold', 'end', PASS];

/** The rules of all answers, each once. */
export function because(answers: readonly Answered[]): string[] {
  return [...new Set(answers.flatMap((a) => a.thought.because))];
}

/** One phase of a situation on file: all it does but holding and passing, the rules it must name, and exactly these dice. */
export function does(
  name: string,
  wishes: readonly string[],
  rules: readonly RuleId[],
  dice: readonly number[] = [],
): SoloTable {
  const table = new SoloTable(file(name), dice);
  const answers = table.phase();
  expect(answers.map((a) => a.wish)).toEqual(wishes);
  expect(because(answers)).toEqual(expect.arrayContaining([...rules]));
  table.end();
  return table;
}
