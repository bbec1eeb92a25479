import { circle } from '@sandtable/geometry';
import { by, type DecisionDef, type Kernel, type Step, step } from '@sandtable/kernel';
import { ALLIES, GERMANY } from '../factions';
import { type AcesState, board, NEUTRAL, NONE, purseOf, seatState, teamOfSeat } from '../state';
import { FACTORY, isWater, STANDARD } from '../terrain';
import type { SetupFrame } from './frame';

/** AA-V2-06. */
const GREY_TOKENS = 13;

function seatsOfTeam(s: AcesState, team: number): number[] {
  return s.seats.map((_, seat) => seat).filter((seat) => teamOfSeat(s, seat) === team);
}

function peopleOfTeam(s: AcesState, team: number): number[] {
  return seatsOfTeam(s, team).filter((seat) => !seatState(s, seat).automa);
}

/** Who may hold a factory of the team: partners hold theirs together (AA-COOP-05). */
function ownersOfTeam(s: AcesState, team: number): number[] {
  return seatsOfTeam(s, team).filter((seat) => purseOf(s, seat) === seat);
}

function giveFactory(s: AcesState, factory: number, owner: number, k: Kernel<AcesState>): void {
  s.owners[factory] = owner;
  const hex = board(s).factories[factory] ?? 0;
  k.emit?.({ type: 'divided', rule: 'AA-BULGE-03', seat: owner, hex });
}

function takeControl(s: AcesState, seat: number, k: Kernel<AcesState>): void {
  s.controller = seat;
  k.emit?.({ type: 'controller', rule: 'AA-V2-05', seat });
}

const ring: number[] = [];

/** AA-RULING-64: dry, free hexes of the innermost circles around the controller's start numbers that still have room. */
function tokenHexes(s: AcesState): number[] {
  const { map, terrain, starts } = board(s);
  const side = s.seats.filter((x) => x.purse === purseOf(s, s.controller));
  const numbers = side.flatMap((x) => x.tokens).filter((number, i, all) => number > 0 && all.indexOf(number) === i);
  const taken = s.tokens.map((t) => t.hex);
  for (let radius = 1; radius < map.columns + map.rows; radius++) {
    const out: number[] = [];
    for (const number of numbers) {
      const count = circle(map, starts[number] ?? 0, radius, ring);
      for (const hex of ring.slice(0, count)) {
        const t = terrain[hex] ?? STANDARD;
        const open =
          s.hexes[hex] === NONE && t !== FACTORY && !isWater(t) && !taken.includes(hex) && !out.includes(hex);
        if (open) out.push(hex);
      }
    }
    if (out.length > 0) return out.sort((a, b) => a - b);
  }
  return [];
}

/**
 * Factories of the Bulge that still wait for one of two allies: the German ones (AA-BULGE-02, AA-BULGE-03) and the Allied
 * ones (AA-RULING-77). The island and the others stay neutral.
 */
function undivided(s: AcesState): { factory: number; team: number } | null {
  const { groups, factoryAt } = board(s);
  for (const [group, team] of [
    ['bulge-german', GERMANY],
    ['bulge-allied', ALLIES],
  ] as const) {
    for (const hex of groups[group] ?? []) {
      const factory = factoryAt[hex] ?? 0;
      if (s.owners[factory] === NEUTRAL) return by({ factory, team }, 'AA-BULGE-04', 'AA-BULGE-05');
    }
  }
  return null;
}

export const missionSteps: readonly Step<AcesState, SetupFrame>[] = [
  step('controller', 'AA-V2-05', (s, f, k) => {
    const [first = 0, ...others] = peopleOfTeam(s, GERMANY); // AA-RULING-105
    if (s.opt.mission !== 'v2') k.jump(f, 'divide');
    else if (others.length > 0) k.ask(first, 'controller');
    else takeControl(s, first, k);
  }),
  step('lay', 'AA-V2-06', (s, _f, k) => {
    if (s.tokens.length < GREY_TOKENS) k.ask(s.controller, 'lay');
  }),
  step('laid', 'AA-V2-06', (s, f, k) => {
    if (s.tokens.length < GREY_TOKENS) k.jump(f, 'lay');
  }),
  step('hide', 'AA-V2-07', (s, _f, k) => k.ask(s.controller, 'hide')),
  step('divide', 'AA-BULGE-02', (s, f, k) => {
    const next = s.opt.mission === 'bulge' ? undivided(s) : null;
    if (next === null) return;
    const owners = ownersOfTeam(s, next.team);
    const [chooser] = peopleOfTeam(s, next.team);
    if (chooser !== undefined && owners.length > 1) {
      k.ask(chooser, 'divide');
      return;
    }
    k.shuffle(owners); // one side has no choice, two Automas leave it to chance (AA-RULING-105)
    giveFactory(s, next.factory, owners[0] ?? 0, k);
    k.jump(f, 'divide');
  }),
  step('divided', 'AA-BULGE-03', (s, f, k) => {
    if (s.opt.mission === 'bulge' && undivided(s) !== null) k.jump(f, 'divide');
  }),
];

export const missionDecisions: readonly DecisionDef<AcesState, SetupFrame>[] = [
  {
    kind: 'controller',
    rule: 'AA-V2-05',
    offer(s, _f, _seat, out) {
      for (const seat of peopleOfTeam(s, GERMANY)) out.push(['controller', seat]);
    },
    take(s, _f, _seat, option, k) {
      takeControl(s, Number(option[1]), k);
    },
  },
  {
    kind: 'lay',
    rule: 'AA-V2-06',
    offer(s, _f, _seat, out) {
      for (const hex of tokenHexes(s)) out.push(['lay', hex]);
    },
    take(s, _f, seat, option, k) {
      s.tokens.push({ hex: Number(option[1]), faceUp: false });
      k.emit?.({ type: 'tokens-laid', rule: 'AA-V2-06', seat });
    },
  },
  {
    kind: 'hide',
    rule: 'AA-V2-07',
    offer(s, _f, _seat, out) {
      for (const token of s.tokens) out.push(['hide', token.hex]);
    },
    take(s, _f, seat, option, k) {
      s.launcher = s.tokens.findIndex((t) => t.hex === Number(option[1]));
      k.emit?.({ type: 'launcher-hidden', rule: 'AA-V2-07', seat });
    },
  },
  {
    kind: 'divide',
    rule: 'AA-BULGE-03',
    offer(s, _f, seat, out) {
      const next = undivided(s);
      for (const owner of ownersOfTeam(s, teamOfSeat(s, seat))) out.push(['divide', next?.factory ?? 0, owner]);
    },
    take(s, _f, _seat, option, k) {
      giveFactory(s, Number(option[1]), Number(option[2]), k);
    },
  },
];
