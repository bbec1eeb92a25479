import { type GmEvent, type GmView, GONE, NONE, type Table } from '@sandtable/2gm/table';

/** One shot of an air combat and what came of it. */
export interface AirShot {
  readonly shooter: number;
  readonly target: number;
  readonly space: number;
  readonly hq: number;
  hit: number;
  crit: number;
  /** 0 while the die has not fallen, or without one. */
  face: number;
  /** As the event says it; empty while it is open. */
  result: string;
  wounds: number;
  destroyed: boolean;
}

export interface AirStep {
  readonly state: 'done' | 'now' | 'coming' | 'skipped';
  readonly shots: readonly AirShot[];
}

/** The five steps of an air combat (2GM-RULING-90), everything declared before the first die (2GM-RULING-91). */
export interface AirCombat {
  readonly aircraft: number;
  readonly target: number;
  readonly hq: number;
  readonly spaces: readonly number[];
  readonly interceptors: readonly number[];
  readonly escorts: readonly number[];
  /** Guns that have fired. */
  readonly guns: readonly number[];
  readonly declaring: boolean;
  readonly steps: readonly AirStep[];
  readonly over: boolean;
}

const STEPS = 5;
const DECLARING: readonly string[] = ['intercept', 'escort'];

type Raid = GmEvent & { readonly type: 'raid' };

interface Sides {
  readonly aircraft: number;
  readonly interceptors: readonly number[];
  readonly escorts: readonly number[];
}

/** Which of the five steps a shot belongs to, from 0 on; −1 for one that is none of the air combat's own. */
function stepOf(sides: Sides, shooter: number, target: number): number {
  if (sides.escorts.includes(shooter)) return 1;
  if (sides.interceptors.includes(shooter)) return 3;
  if (shooter === sides.aircraft) return sides.interceptors.includes(target) ? 2 : 4;
  return target !== NONE && (target === sides.aircraft || sides.escorts.includes(target)) ? 0 : -1;
}

function shotsOf(events: readonly GmEvent[]): AirShot[] {
  const shots: AirShot[] = [];
  for (const e of events) {
    const shot = shots.at(-1);
    if (e.type === 'attack') {
      const { shooter, target, space, hq } = e;
      const open = { hit: 0, crit: 0, face: 0, result: '', wounds: 0, destroyed: false };
      shots.push({ shooter, target, space, hq, ...open });
    } else if (shot === undefined) continue;
    else if (e.type === 'needs') [shot.hit, shot.crit] = [e.hit, e.crit];
    else if (e.type === 'result') [shot.face, shot.result] = [e.face, e.result];
    else if (e.type === 'wounded' && e.unit === shot.target) shot.wounds += e.amount;
    else if (e.type === 'destroyed' && e.unit === shot.target) shot.destroyed = true;
  }
  return shots;
}

/** The step that is under way, −1 while everything is still being declared, STEPS when it is over. */
function presentStep({ raid, attack, waiting }: GmView, shots: readonly AirShot[]): number {
  if (raid === null) return STEPS;
  if (attack !== null) {
    const now = stepOf(raid, attack.shooter, attack.target);
    if (now >= 0) return now;
  }
  const [asked] = waiting;
  if (asked !== undefined && DECLARING.includes(asked.kind)) return -1;
  if (asked?.kind === 'engage') return raid.escorts.includes(raid.queue[0] ?? NONE) ? 1 : 2;
  if (asked?.kind === 'flak') return 0;
  return Math.max(-1, ...shots.map((shot) => stepOf(raid, shot.shooter, shot.target)));
}

/** The last air combat these events tell of; null if there is none. `events` are all there were, oldest first. */
export function airCombatOf(events: readonly GmEvent[], view: GmView): AirCombat | null {
  const from = events.map((e) => e.type).lastIndexOf('raid');
  if (from < 0) return null;
  const raid = events[from] as Raid;
  const since = events.slice(from + 1);
  const named = (type: 'intercepts' | 'escorts'): number[] => since.flatMap((e) => (e.type === type ? [e.unit] : []));
  const sides = { aircraft: raid.unit, interceptors: named('intercepts'), escorts: named('escorts') };
  const shots = shotsOf(since).filter((shot) => stepOf(sides, shot.shooter, shot.target) >= 0);
  const now = view.raid?.aircraft === raid.unit ? presentStep(view, shots) : STEPS;
  const steps = Array.from({ length: STEPS }, (_, i): AirStep => {
    const here = shots.filter((shot) => stepOf(sides, shot.shooter, shot.target) === i);
    const state = i > now ? 'coming' : i === now ? 'now' : here.length > 0 ? 'done' : 'skipped';
    return { state, shots: here };
  });
  const guns = [...new Set(steps[0]?.shots.map((shot) => shot.shooter))];
  const { target, hq, spaces } = raid;
  return { ...sides, target, hq, spaces, guns, declaring: now < 0, steps, over: now >= STEPS };
}

/** Was the aircraft shot down or used up? Both leave the table the same way; only the shots tell which. */
export function isShotDown(combat: AirCombat, id: number, table: Table): boolean {
  const fell = combat.steps.some((step) => step.shots.some((shot) => shot.target === id && shot.destroyed));
  return fell && table.units[id]?.at === GONE;
}
