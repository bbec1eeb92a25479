import type { Decision, Opponent, Option, Reply, Seat } from '@sandtable/kernel';
import type { GmView } from '../view';
import { keepsHand, worthOfDeployment, worthOfDiscard, worthOfPlay, worthOfUpgrades } from './cards';
import { worthOfMove } from './places';
import { chooseReaction } from './reactions';
import { worthOfOption, worthOfReaction, worthOfStrike } from './shots';

type Worth = (view: GmView, seat: Seat, option: Option) => number;

/** AP it bids: enough for a trench, not so much that nothing can be deployed. */
const BID = 2;

/** How each question's options are rated; what is worth nothing is not done. */
const RATINGS: Readonly<Record<string, Worth>> = {
  hand: (v, seat, o) => (keepsHand(v.table, seat) === (o[0] === 'keep') ? 1 : 0),
  bid: (_v, _seat, o) => (Number(o[1]) === BID ? 1 : 0),
  lay: (_v, _seat, o) => (o[0] === 'lay' ? 1 : 0),
  move: (v, seat, o) => (o[0] === 'play' ? -1 : o[0] === 'mount' ? -1 : (anytime(o) ?? worthOfMove(v.table, seat, o))),
  mobility: (v, seat, o) => worthOfMove(v.table, seat, o),
  deploy: (v, seat, o) =>
    o[0] === 'deploy'
      ? worthOfDeployment(v.table, seat, o)
      : o[0] === 'play'
        ? worthOfPlay(v.table, seat, o)
        : (anytime(o) ?? -1),
  equip: worthOfUpgrades,
  shoot: (v, seat, o) => {
    if (o[0] === 'resolve') return 1;
    if (o[0] === 'play') return worthOfPlay(v.table, seat, o);
    return anytime(o) ?? (o[0] === 'screen' ? -1 : worthOfOption(v.table, seat, o));
  },
  react: (v, _seat, o) =>
    v.assault === null || o[0] !== 'react'
      ? 0
      : 0.01 + worthOfReaction(v.table, v.assault.target, Number(o[1]), v.assault.unit),
  strike: (v, seat, o) =>
    v.assault === null ? 0 : 0.01 + worthOfStrike(v.table, seat, v.assault.unit, Number(o[1]), v.assault.target),
  discard: (v, _seat, o) => 1 + worthOfDiscard(v.table, o),
};

/** Healing and mounting are always good; smoke is kept for when somebody shoots. */
function anytime(o: Option): number | undefined {
  if (o[0] === 'mount' || o[0] === 'heal' || o[0] === 'repair') return 2;
  return o[0] === 'sap' || o[0] === 'smoke' ? -1 : undefined;
}

const WINDOWS = ['fire', 'cover', 'rolled', 'resolved', 'moved', 'arrived', 'orders', 'beside'];
const IDLE = ['end', 'stay', 'pass', 'keep'];

/** A plain player without foresight: it takes what looks best now. Good enough to finish matches, and for simulation. */
export const greedy: Opponent<GmView> = (view: GmView, decision: Decision): Reply => {
  const { seat, kind, options } = decision;
  const option = WINDOWS.includes(kind) ? chooseReaction(view, seat, options) : best(view, decision);
  return { option, thought: { because: [decision.rule], text: `It looked best (${kind}).`, candidates: [] } };

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
};
