import {
  type Fact,
  type Item,
  noOdds,
  type Option,
  type Result,
  refusals,
  type Seat,
  success,
} from '@sandtable/kernel';
import { raidChecks, raidOf } from '../air/declare';
import { raidShots } from '../air/raid';
import type { Shot } from '../attack/shot';
import { spaceName } from '../names/names';
import { unitFact } from '../names/titles';
import type { GmFacts } from '../say';
import { isHidden } from '../seeing/hidden';
import { areEnemies, type GmState, NONE, unit } from '../state';
import { shotItems } from './breakdown';
import { type Ending, endingsOf } from './endings';

export interface RaidOdds {
  readonly outcomes: readonly Ending[];
  readonly breakdown: readonly Item[];
}

/** An air attack that nobody intercepts or fires at; of several attacks every number says whom it is for. */
export function raidOdds(s: GmState, seat: Seat, option: Option, w: GmFacts): Result<RaidOdds, Fact> {
  const frame = s.units[Number(option[1])] === undefined ? null : raidOf(s, seat, option);
  if (frame === null) return noOdds(w.odds.noSuchAircraft);
  const { aircraft, spaces, hq, target } = frame;
  const [forbidden] = refusals(raidChecks, s, { seat, aircraft, spaces, hq, target }, w);
  if (forbidden !== undefined) return noOdds(w.odds.forbidden(forbidden.text, forbidden.rule));
  const shots = raidShots(s, frame);
  // 2GM-NIGHT-03: what lies face down is anybody's guess
  if (shots.some((shot) => shot.target !== NONE && isHidden(s, unit(s, shot.target), seat)))
    return noOdds(w.odds.nobodyKnows);
  if (shots.length === 0) return noOdds(w.odds.runLeavesField);
  const breakdown = shots.flatMap((shot) => {
    const items = shotItems(s, shot, w);
    return shots.length === 1
      ? items
      : items.map((item) => ({ ...item, label: w.odds.labelOf(nameOf(s, shot, w), item.label) }));
  });
  const hit = shots.flatMap((shot) => (shot.target === NONE ? [] : [shot.target]));
  const isOwn = (id: number): boolean => !areEnemies(s, seat, unit(s, id).seat); // 2GM-SHOOT-25
  const sides = { targets: hit.filter((id) => !isOwn(id)), own: [aircraft, ...hit.filter(isOwn)] };
  return success({ outcomes: endingsOf(s, frame, sides, w), breakdown });
}

function nameOf(s: GmState, shot: Shot, w: GmFacts): Fact | string {
  if (shot.target !== NONE) return unitFact(s, shot.target);
  return shot.hq === NONE ? spaceName(s, shot.space) : w.odds.hq;
}
