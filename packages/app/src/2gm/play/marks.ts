import {
  ADVANCE,
  areEnemies,
  bombRun,
  type LineOfFire,
  lineOfFire,
  sideOf,
  supplyOf,
  type Table,
} from '@sandtable/2gm/table';
import type { Option } from '@sandtable/kernel';
import type { PlayWords } from '../../i18n/en/play';
import type { Arrow, Marks, Reach, Target } from '../board/model';
import { hqAt, isSpace, NOWHERE, type Spot } from '../board/spots';
import { bestOf, labelOf, toneOf } from './chances';
import type { Aim, Desk, KnownOdds, Picture } from './desk';
import { unique } from './holding';
import { placeOf } from './words';

export interface MarkInput {
  readonly desk: Desk;
  readonly picture: Picture;
  readonly odds: KnownOdds;
  /** One of several answers that lie on the place in view, while it is looked at. */
  readonly point?: Option | null;
  readonly t: PlayWords;
}

/** Odds known of everything that one place stands for. */
function oddsAt(aims: readonly Aim[], odds: KnownOdds) {
  return bestOf(aims.flatMap((aim) => (aim.odds === null ? [] : (odds.get(aim.odds) ?? []))));
}

function targetsOf({ view, seat }: Desk, aims: readonly Aim[], odds: KnownOdds, t: PlayWords): Target[] {
  const shot = aims.filter((aim) => aim.look === 'fire' || aim.look === 'assault' || aim.look === 'help');
  return unique(shot.map((aim) => aim.spot)).map((spot) => {
    const best = oddsAt(
      shot.filter((aim) => aim.spot === spot),
      odds,
    );
    return best === null
      ? { spot, friend: isOwn(view.table, seat, spot) }
      : { spot, label: labelOf(best, t), tone: toneOf(best) };
  });
}

/** Whether somebody of the seat's own side is there: what is done to friends is not drawn as if they were shot at. */
function isOwn(table: Table, seat: number, spot: Spot): boolean {
  const hq = table.hqs[hqAt(spot)];
  if (hq !== undefined) return hq.side === sideOf(table, seat);
  return table.units.some((u, id) => placeOf(table, id) === spot && !areEnemies(table, seat, u.seat));
}

/** Where a unit can go, or a card be put. A card that aims at HQs or aircraft marks them as targets. */
function reachOf(desk: Desk, aims: readonly Aim[], odds: KnownOdds, t: PlayWords): Reach[] {
  const ground = aims.filter((aim) => (aim.look === 'go' || aim.look === 'put') && isSpace(aim.spot));
  return unique(ground.map((aim) => aim.spot)).map((space) => {
    const here = ground.filter((aim) => aim.spot === space);
    const paid = here.every(({ option }) => option[0] === 'move' && (Number(option[3]) & ADVANCE) !== 0);
    // 2GM-ABIL-03: a move by Advance costs 1 AP
    const mined = oddsAt(here, odds);
    if (mined !== null) return { space, label: labelOf(mined, t) };
    return paid ? { space, label: desk.t.ap(1) } : { space };
  });
}

/** Assaults that are declared and wait for the Shooting Phase (2GM-ASSAULT-05). */
function assaultArrows(table: Table): Arrow[] {
  return table.units.flatMap((u, id): Arrow[] => {
    const to = u.assaults >= 0 ? placeOf(table, u.assaults) : NOWHERE;
    const from = placeOf(table, id);
    return from === NOWHERE || to === NOWHERE || u.onto < 0 ? [] : [{ from, to, kind: 'assault' }];
  });
}

/** The way of the shot in view. */
export function fireLineOf(desk: Desk, picture: Picture): LineOfFire | null {
  const { selection, view } = desk;
  const aim = picture.aims.find((a) => a.spot === selection.aim && a.look === 'fire');
  const from = placeOf(view.table, selection.unit);
  if (aim === undefined || !isSpace(from) || !isSpace(aim.spot) || from === aim.spot) return null;
  return lineOfFire(view.table, from, aim.spot);
}

/** The spaces under a bomb run (2GM-AIR-25): of the answer that is looked at, or of all that begin on the place in view. */
function bombsOf(table: Table, aims: readonly Aim[], point: Option | null): number[] {
  const runs = aims.filter(({ option }) => option[0] === 'raid' && (point === null || option === point));
  return unique(runs.flatMap(({ option }) => bombRun(table, Number(option[1]), Number(option[2]), Number(option[3]))));
}

/** Rows of the own Supply Line that a move would link or cut. */
function supplyChanges(table: Table, { option, spot }: Aim): NonNullable<Marks['supply']> {
  const id = Number(option[1]);
  const u = table.units[id];
  if (u === undefined || (option[0] !== 'move' && option[0] !== 'pair')) return [];
  const goes = option[0] === 'pair' ? [id, u.partner] : [id];
  const moved: Table = { ...table, units: table.units.map((x, i) => (goes.includes(i) ? { ...x, at: spot } : x)) };
  const side = sideOf(table, u.seat);
  const after = supplyOf(moved, side).rows;
  return supplyOf(table, side).rows.flatMap(({ row, linked }, i) => {
    const then = after[i]?.linked ?? linked;
    return then === linked ? [] : [{ side, row, change: then ? ('gains' as const) : ('loses' as const) }];
  });
}

/** What is drawn over the field for the person who looks. */
export function marksOf({ desk, picture, odds, point = null, t }: MarkInput): Marks {
  const { view, selection } = desk;
  const { table } = view;
  const selected = placeOf(table, selection.unit);
  const others = picture.aims.filter((aim) => aim.look === 'put' && !isSpace(aim.spot));
  const inView = picture.aims.filter((aim) => aim.spot === selection.aim);
  const fire = fireLineOf(desk, picture);
  const pressed = inView.some((aim) => aim.odds !== null && (odds.get(aim.odds)?.suppressed ?? 0) > 0.5);
  const goes = inView.find((aim) => aim.look === 'go' || aim.look === 'assault');
  return {
    selected: selected === NOWHERE ? null : selected,
    actors: unique(picture.actors.map((id) => placeOf(table, id))).filter((spot) => spot !== NOWHERE),
    reach: reachOf(desk, picture.aims, odds, t),
    targets: [
      ...targetsOf(desk, picture.aims, odds, t),
      ...unique(others.map((aim) => aim.spot)).map((spot) => ({ spot, friend: isOwn(table, desk.seat, spot) })),
    ],
    fire: fire === null ? null : { path: fire.path, smoke: fire.smoke },
    aim: bombsOf(table, inView, point),
    supply: goes === undefined ? [] : supplyChanges(table, goes),
    suppressing: pressed ? [selection.aim] : [],
    arrows: [
      ...assaultArrows(table),
      ...(goes === undefined || selected === NOWHERE || selected === goes.spot
        ? []
        : [{ from: selected, to: goes.spot, kind: goes.look === 'go' ? ('move' as const) : ('assault' as const) }]),
    ],
  };
}
