import { type GmView, NONE, sideOf, teamOf, UNKNOWN, unitCard } from '@sandtable/2gm/table';
import { aircraftPlace, type Layout, type Place, unitPlace } from './layout';
import type { FieldUnit, Scene } from './model';
import { nationOf, unitsAt } from './scene';

/** The unit that is being deployed, as it will be drawn once its upgrades are chosen; null if there is none. */
export function ghostOf({ table, deploying }: GmView): FieldUnit | null {
  if (deploying === null || deploying.unit !== NONE) return null;
  const { seat, space } = deploying;
  const card = deploying.card === UNKNOWN ? null : unitCard(table, deploying.card);
  const side = sideOf(table, seat);
  const hp = card?.hp ?? 0;
  return {
    id: NONE,
    seat,
    side,
    player: Math.max(0, teamOf(table, side).indexOf(seat)),
    nation: nationOf(table, seat),
    card,
    space,
    hp,
    fullHp: hp,
    now: null,
    promotions: 0,
    tokens: [],
    cards: [],
    tilted: false,
    moved: false,
    suppressed: false,
    inSmoke: false,
    inScreen: false,
    faceDown: false,
    assaults: NONE,
    cargo: null,
    partner: NONE,
  };
}

/** Before whoever stands there already; aircraft come to lie beside those of their HQ. */
export function ghostPlace(layout: Layout, scene: Scene, { space, seat }: FieldUnit): Place | null {
  if (space >= 0) return unitPlace(layout, space, 0, unitsAt(scene, space).length + 1);
  const hq = scene.hqs.find(({ players }) => players.some((player) => player.seat === seat));
  return hq === undefined ? null : aircraftPlace(layout, hq, hq.aircraft.length, hq.aircraft.length + 1);
}
