import type { BookOpponent, Decision, Option, Reply, Seat } from '@sandtable/kernel';
import type { GmFacts } from '../say';
import type { GmView } from '../seeing/view';
import { chooseInAir, worthOfFlight, worthOfRaid } from './air';
import { keepsHand, worthOfDeployment, worthOfDiscard, worthOfLoad, worthOfPlay, worthOfUpgrades } from './cards';
import { worthOfMove } from './places';
import { chooseReaction } from './reactions';
import { worthOfOption, worthOfReaction, worthOfStrike } from './shots';
import { worthOfDismounting, worthOfMounting } from './weapons';

type Worth = (view: GmView, seat: Seat, option: Option) => number;

/** AP it bids: enough for a trench, not so much that nothing can be deployed. */
const BID = 2;

/** How each question's options are rated; what is worth nothing is not done. */
const RATINGS: Readonly<Record<string, Worth>> = {
  hand: (v, seat, o) => (keepsHand(v.table, seat) === (o[0] === 'keep') ? 1 : 0),
  bid: (_v, _seat, o) => (Number(o[1]) === BID ? 1 : 0),
  lay: (_v, _seat, o) => (o[0] === 'end' ? 0 : 1), // terrain, then who starts on it (2GM-OPT-23)
  move: (v, seat, o) =>
    o[0] === 'play' ? worthOfPlay(v.table, seat, o) : (anytime(v, o) ?? worthOfMove(v.table, seat, o)),
  mobility: (v, seat, o) => worthOfMove(v.table, seat, o),
  deploy: (v, seat, o) => {
    if (o[0] === 'deploy') return worthOfDeployment(v.table, seat, o);
    if (o[0] === 'load') return worthOfLoad(v.table, o);
    return o[0] === 'play' ? worthOfPlay(v.table, seat, o) : (anytime(v, o) ?? -1);
  },
  load: (v, _seat, o) => worthOfLoad(v.table, o),
  equip: worthOfUpgrades,
  bomb: (v, seat, o) => 1000 + worthOfRaid(v.table, seat, o),
  shoot: (v, seat, o) => {
    if (o[0] === 'resolve') return 1;
    if (o[0] === 'play') return worthOfPlay(v.table, seat, o);
    if (RAIDS.includes(o[0])) return worthOfFlight(v.table, seat, o);
    return anytime(v, o) ?? (o[0] === 'screen' ? -1 : worthOfOption(v.table, seat, o));
  },
  flip: (v, seat, o) => (o[0] === 'play' ? worthOfPlay(v.table, seat, o) : worthOfDismounting(v.table, o)),
  react: (v, _seat, o) =>
    v.assault === null || o[0] !== 'react'
      ? 0
      : 0.01 + worthOfReaction(v.table, v.assault.target, Number(o[1]), v.assault.unit),
  strike: (v, seat, o) =>
    v.assault === null ? 0 : 0.01 + worthOfStrike(v.table, seat, v.assault.unit, Number(o[1]), v.assault.target),
  discard: (v, _seat, o) => 1 + worthOfDiscard(v.table, o),
};

/** Healing is always good, setting a weapon up where it has a target; smoke is kept for when somebody shoots. */
function anytime(v: GmView, o: Option): number | undefined {
  if (o[0] === 'mount') return worthOfMounting(v.table, o);
  if (o[0] === 'heal' || o[0] === 'repair' || o[0] === 'sap') return 2;
  return o[0] === 'smoke' ? -1 : undefined;
}

const RAIDS: readonly string[] = ['raid', 'raze', 'strafe', 'raid-hq'];
const WINDOWS = ['fire', 'cover', 'rolled', 'resolved', 'moved', 'arrived', 'orders', 'beside'];
const AIR_WINDOWS = ['intercept', 'escort', 'flak', 'drop'];
const IDLE = ['end', 'stay', 'pass', 'keep'];

/** A plain player without foresight: it takes what looks best now. Good enough to finish matches, and for simulation. */
export function greedyIn(w: GmFacts): BookOpponent<GmView> {
  return (view, decision) => decide(view, decision, w);
}

function decide(view: GmView, decision: Decision, w: GmFacts): Reply {
  const { seat, kind, options } = decision;
  const option = AIR_WINDOWS.includes(kind)
    ? chooseInAir(view, options)
    : WINDOWS.includes(kind)
      ? chooseReaction(view, seat, options)
      : best(view, decision);
  return { option, thought: { because: [decision.rule], text: w.greedy.lookedBest, candidates: [] } };

  function best(v: GmView, d: Decision): Option {
    const rate = RATINGS[d.kind];
    const idle = d.options.find((o) => IDLE.includes(o[0]));
    let chosen = idle ?? d.options[0];
    let most = idle === undefined ? Number.NEGATIVE_INFINITY : 0;
    for (const o of d.options) {
      const worth = IDLE.includes(o[0]) ? 0 : (rate?.(v, seat, o) ?? 0);
      if (worth <= most) continue;
      most = worth;
      chosen = o;
    }
    if (chosen === undefined) throw new Error('There is nothing to choose.');
    return chosen;
  }
}
