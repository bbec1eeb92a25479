import {
  by,
  type FrameDef,
  Match,
  type Option,
  questionsOf,
  type Refusal,
  type Result,
  type Ruleset,
  type Seat,
  stableHash,
  type Violation,
  type Wish,
} from '@sandtable/kernel';
import { SUMMER } from '../content/maps/summer';
import { WINTER } from '../content/maps/winter';
import unitList from '../content/units.json';
import { en } from '../words/en/index';
import type { AcesWords } from '../words/index';
import { fight } from './attack/fight';
import { strike } from './attack/katyusha';
import { rocket } from './attack/rocket';
import { battle, battleFrame } from './battle';
import { factionNumber } from './content/factions';
import { packOf } from './content/pack-of';
import { DESTROYED_AT } from './content/unit-types';
import { enter, inside } from './door';
import { see, witness } from './events';
import { boardKey, boardOf } from './map/board';
import { interception } from './moving/interception';
import { move } from './moving/move';
import { type AcesView, gesture, resample, view } from './seeing/view';
import { setUp } from './set-up/index';
import { type AcesSetup, mapOf, parseSetup } from './setup';
import { type AcesState, cloneState, NEUTRAL, NONE, onMap, withPack } from './state';
import { turn } from './turn/turn';
import { transfers } from './verbs/transfer';
import { VERSION } from './version';
import { checkVictory } from './victory';
import { explainWish } from './wishes/explain';

const acesFrames: readonly FrameDef<AcesState>[] = [battle, setUp, turn, move, interception, fight, strike, rocket];

/** What every question of the rules may be answered with. */
export const questions = questionsOf(acesFrames);

/** The set-up with its pack read like any other content. */
function withItsPack(raw: unknown, w: AcesWords): Result<AcesSetup> {
  const read = parseSetup(raw, w);
  if (!read.ok || read.value.pack === undefined) return read;
  const pack = packOf(read.value.pack, w);
  return pack.ok ? read : pack;
}

export const acesRules: Ruleset<AcesState, AcesSetup, AcesView> = {
  id: 'aces',
  version: VERSION,
  content: stableHash([unitList, SUMMER, WINTER]),
  frames: acesFrames,
  standing: transfers,
  maxAnswers: 100_000,
  parseSetup: (raw) => withItsPack(raw, en),
  init(setup, rng) {
    const key = boardKey(mapOf(setup), setup.half, setup.options.mountains);
    const b = boardOf(key);
    const cooperative = setup.seats.length === 3;
    enter(setup);
    return withPack(setup, {
      rng,
      stack: [battleFrame('set-up')],
      asks: [],
      outcome: null,
      board: key,
      opt: { ...setup.options },
      seats: setup.seats.map((x, seat) => ({
        faction: x.faction === 'random' ? -1 : factionNumber(x.faction),
        automa: x.automa,
        coins: by(0, 'AA-RULING-05'),
        purse: by(cooperative && seat === 1 ? 0 : seat, 'AA-RULING-03'), // only partners against the Automa share one
        person: x.player === undefined ? seat : setup.seats.findIndex((other) => other.player === x.player),
        tokens: [0, 0, 0],
        revealed: 0,
        used: 0,
      })),
      units: [],
      hexes: new Array<number>(b.map.size).fill(NONE),
      owners: b.factories.map(() => by(NEUTRAL, 'AA-SETUP-18')),
      phase: 'setup',
      active: 0,
      round: 0,
      turn: 0,
      first: 0,
      usable: 7,
      declared: [],
      weather: 0,
      tokens: [],
      launcher: NONE,
      launcherUnit: NONE,
      controller: 0,
      rocketsLanded: 0,
      rocketFired: false,
    });
  },
  enter,
  clone: cloneState,
  seats: (s) => s.seats.length,
  view: inside(view),
  witness: inside(witness),
  see,
  gesture: inside(gesture),
  resample: inside(resample),
  explain: inside(explain),
  invariants: inside(invariants),
  stateChecks: checkVictory,
};

/** The same rules, saying in another language what is wrong with a set-up. */
export function acesRulesIn(w: AcesWords): Ruleset<AcesState, AcesSetup, AcesView> {
  return { ...acesRules, parseSetup: (raw) => withItsPack(raw, w) };
}

function explain(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const offered = (): readonly Option[] => new Match(acesRules, s).decision(seat)?.options ?? [];
  return [...explainWish(s, seat, wish, { questions, offered })];
}

function invariants(s: AcesState): Violation[] {
  const out: Violation[] = [];
  const moving = s.stack.some((f) => f.at === 'move');
  s.units.forEach((u, id) => {
    if (!onMap(u)) return;
    const there = s.hexes[u.at] ?? NONE;
    if (there !== id && !moving) out.push({ what: `Unit ${id} is not where the map shows it.` });
    if (u.damage < 0 || u.damage >= DESTROYED_AT) out.push({ what: `Unit ${id} stands with ${u.damage} damage.` });
  });
  s.hexes.forEach((id, hex) => {
    if (id !== NONE && s.units[id]?.at !== hex) out.push({ what: `Hex ${hex} shows a unit that is elsewhere.` });
  });
  for (const x of s.seats) if (x.coins < 0) out.push({ what: `A purse holds ${x.coins} coins.` });
  return out;
}
