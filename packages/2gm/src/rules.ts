import {
  type FrameDef,
  Match,
  questionsOf,
  type Refusal,
  type Result,
  type Ruleset,
  type Seat,
  type Violation,
  type Wish,
} from '@sandtable/kernel';
import { en } from '../words/en/index';
import type { GmWords } from '../words/index';
import { escortWindow, flakWindow, interceptWindow, raid } from './air/raid';
import { assault } from './attack/assault';
import { attack } from './attack/attack';
import { battle, battleFrame } from './battle';
import { checkGenerals, checkPitched } from './command';
import { catalogue } from './content/index';
import { enter, inside } from './door';
import { unitsOn } from './ground';
import { barrage } from './options/barrage';
import { pickUp } from './options/pick-up';
import { type GmFacts, say } from './say';
import { agreeOnScenario } from './scenario/agreed';
import { gesture } from './seeing/gesture';
import { resample } from './seeing/resample';
import { see, witness } from './seeing/sight';
import { type GmView, view } from './seeing/view';
import { checkArmies } from './set-up/armies';
import { setUpWith } from './set-up/set-up';
import { type GmSetup, readSetup } from './setup';
import { soloGuest } from './solo/answering/guest';
import { soloArmies } from './solo/deck/armies';
import { soloBidding } from './solo/set-up/bidding';
import { soloPredeploy } from './solo/set-up/predeploy';
import { soloTerrain } from './solo/set-up/terrain';
import { startState } from './start';
import { cloneState, type GmState, NONE, onField } from './state';
import { choice } from './support/choice';
import { deployWith } from './turn/deploying';
import { turnWith } from './turn/turn';
import { surrendering } from './verbs/surrender';
import { VERSION } from './version';
import { checkVictory } from './victory';
import { windows } from './windows';
import { explainWish } from './wishes/explain';

const frames: readonly FrameDef<GmState>[] = [
  battle,
  setUpWith(soloGuest),
  soloArmies,
  soloBidding,
  soloTerrain,
  soloPredeploy,
  turnWith(soloGuest),
  deployWith(soloGuest),
  attack,
  assault,
  choice,
  raid,
  barrage,
  pickUp,
  interceptWindow,
  escortWindow,
  flakWindow,
  ...windows,
] as readonly FrameDef<GmState>[];

/** What every question of the rules may be answered with. */
export const questions = questionsOf<GmState, GmFacts>(frames);

function parseSetup(raw: unknown, w: GmWords): Result<GmSetup> {
  const read = readSetup(raw, w);
  const pitched = read.ok ? checkPitched(read.value, w) : read;
  const led = pitched.ok ? checkGenerals(pitched.value, w) : pitched;
  const agreed = led.ok ? agreeOnScenario(led.value, w) : led;
  if (!agreed.ok) return agreed;
  const problems = checkArmies(agreed.value, w);
  return problems.length > 0 ? { ok: false, problems } : agreed;
}

export const gmRules: Ruleset<GmState, GmSetup, GmView> = {
  id: '2gm',
  version: VERSION,
  content: catalogue.hash,
  frames,
  standing: surrendering,
  maxAnswers: 100_000,
  parseSetup: (raw) => parseSetup(raw, en),
  init: (setup, rng) => startState(setup, rng, [battleFrame()]),
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

/** The same rules, refusing in another language. */
export function gmRulesIn(w: GmWords): Ruleset<GmState, GmSetup, GmView> {
  return {
    ...gmRules,
    parseSetup: (raw) => parseSetup(raw, w),
  };
}

function explain(s: GmState, seat: Seat, wish: Wish): Refusal[] {
  return explainWish(s, seat, wish, { questions, offered: () => new Match(gmRules, s).decision(seat) }, say);
}

function invariants(s: GmState): Violation[] {
  const out: Violation[] = [];
  s.units.forEach((u, id) => {
    if (onField(u) && !unitsOn(s, u.at).includes(id)) out.push({ what: `Unit ${id} is not where the field shows it.` });
    if (u.partner !== NONE && s.units[u.partner]?.partner !== id) out.push({ what: `Unit ${id} covers nobody.` });
    if (u.wounds < 0) out.push({ what: `Unit ${id} has ${u.wounds} wounds.` });
  });
  s.on.forEach((id, space) => {
    if (id !== NONE && s.units[id]?.at !== space) out.push({ what: `Space ${space} shows a unit that is elsewhere.` });
  });
  s.seats.forEach((x, seat) => {
    if (x.ap < 0) out.push({ what: `Seat ${seat} has ${x.ap} AP.` });
  });
  return out;
}
