import { failure, type Item, type Option, type Result, refusals, type Seat, success } from '@sandtable/kernel';
import { raidChecks, raidOf } from './air/declare';
import { raidShots } from './air/raid';
import type { Shot } from './attack/shot';
import { spaceName } from './names';
import { unitTitle } from './names-units';
import { shotItems } from './odds-breakdown';
import { type Ending, endingsOf } from './odds-endings';
import { type GmState, NONE, unit } from './state';
import { isHidden } from './view';

export interface RaidOdds {
  readonly outcomes: readonly Ending[];
  readonly breakdown: readonly Item[];
}

/** An air attack that nobody intercepts or fires at; of several attacks every number says whom it is for. */
export function raidOdds(s: GmState, seat: Seat, option: Option): Result<RaidOdds> {
  const frame = s.units[Number(option[1])] === undefined ? null : raidOf(s, seat, option);
  if (frame === null) return failure('', 'There is no such aircraft.');
  const { aircraft, spaces, hq, target } = frame;
  const [forbidden] = refusals(raidChecks, s, { seat, aircraft, spaces, hq, target });
  if (forbidden !== undefined) return failure('', `${forbidden.text} (${forbidden.rule})`);
  const shots = raidShots(s, frame);
  // 2GM-NIGHT-03: what lies face down is anybody's guess
  if (shots.some((shot) => shot.target !== NONE && isHidden(s, unit(s, shot.target), seat)))
    return failure('', 'Nobody knows what is there.');
  if (shots.length === 0) return failure('', 'The run would leave the battlefield. (2GM-AIR-25)');
  const breakdown = shots.flatMap((shot) => {
    const items = shotItems(s, shot);
    return shots.length === 1 ? items : items.map((item) => ({ ...item, label: `${nameOf(s, shot)}: ${item.label}` }));
  });
  return success({ outcomes: endingsOf(s, frame, target, aircraft), breakdown });
}

function nameOf(s: GmState, shot: Shot): string {
  if (shot.target !== NONE) return unitTitle(s, shot.target);
  return shot.hq === NONE ? spaceName(s, shot.space) : 'HQ';
}
