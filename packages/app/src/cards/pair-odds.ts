import { catalogue } from '@sandtable/2gm/decks';
import { type Core, type Game, Match } from '@sandtable/kernel';

/** One attack of a card on another. */
export interface PairOdds {
  /** Spaces or hexes between them. */
  readonly distance: number;
  readonly destroyed: number;
  readonly hurt: number;
  /** Wounds or damage on average. */
  readonly mean: number;
}

const FARTHEST = 5;
/** Where the two stand, in a column of the field: the attacker in row 1. */
const COLUMN = 'd';

/** The chances of one attack at every distance, in a position made for it and asked of the engine. */
export async function pairOdds(
  game: '2gm' | 'aces',
  shooter: string,
  target: string,
  cover: string,
  pack: unknown = null,
): Promise<readonly PairOdds[]> {
  if (game === '2gm') {
    const { gmGame } = await import('@sandtable/2gm');
    return distances((distance) => gmOdds(gmGame as unknown as Game, { shooter, target, cover, distance, pack }));
  }
  const { acesGame } = await import('@sandtable/aces');
  return distances((distance) => acesOdds(acesGame as unknown as Game, { shooter, target, cover, distance, pack }));
}

function distances(at: (d: number) => PairOdds | null): readonly PairOdds[] {
  return Array.from({ length: FARTHEST }, (_, i) => at(i + 1)).filter((odds) => odds !== null);
}

/** Who attacks whom, over so many spaces, with which values. */
interface Duel {
  readonly shooter: string;
  readonly target: string;
  readonly cover: string;
  readonly distance: number;
  readonly pack: unknown;
}

interface Summed {
  readonly p: number;
  readonly wounds?: number;
  readonly destroyed?: boolean;
}

function gmOdds(game: Game, { shooter, target, cover, distance, pack }: Duel): PairOdds | null {
  const [own, enemy] = [catalogue.byId.get(shooter), catalogue.byId.get(target)];
  if (own?.kind !== 'unit' || enemy?.kind !== 'unit') return null;
  const space = `${COLUMN}${1 + distance}`;
  const isAircraft = own.type === 'aircraft';
  const read = game.parsePosition({
    game: '2gm',
    ...(pack === null ? {} : { pack }),
    edition: own.editions[0] ?? 'tactics',
    whatIf: true,
    turn: 4,
    phase: 'shooting',
    active: 'south',
    south: { nation: own.nation, ap: 9 },
    north: { nation: enemy.nation, ap: 0 },
    units: [
      { at: isAircraft ? 'hq' : `${COLUMN}1`, side: 'south', card: shortName(shooter) },
      { at: space, side: 'north', card: shortName(target) },
    ],
    ...(cover === 'forest' ? { natural: { [space]: 'forest' } } : {}),
    ...(cover === 'trench' ? { terrain: [{ at: space, card: 'trench' }] } : {}),
  });
  // an aircraft flies everywhere: one line is enough
  if (!read.ok || (isAircraft && distance > 1)) return null;
  return bestOf(game, read.value, distance);
}

function acesOdds(game: Game, { shooter, target, cover, distance, pack }: Duel): PairOdds | null {
  const [[own = '', unit = ''], [enemy = '', other = '']] = [shooter.split('/'), target.split('/')];
  const at = `3,${3 + distance}`;
  const read = game.parsePosition({
    game: 'aces',
    ...(pack === null ? {} : { pack }),
    map: { size: '9x9', hexes: cover === 'forest' ? { [at]: 'forest' } : {} },
    turn: { seat: own, phase: 'combat' },
    seats: { [own]: {}, [enemy]: {} },
    units: [
      { at: '3,3', seat: own, unit },
      { at, seat: enemy, unit: other },
    ],
  });
  return read.ok ? bestOf(game, read.value, distance) : null;
}

function shortName(id: string): string {
  return id.replace(/^.*\//u, '');
}

/** Of all attacks that are offered the one that destroys most often. */
function bestOf(game: Game, state: Core, distance: number): PairOdds | null {
  const match = new Match(game.rules, state);
  match.run();
  const decision = match.decision(0);
  let best: PairOdds | null = null;
  for (const option of decision?.options ?? []) {
    const odds = game.oddsOf(state, 0, option);
    if (!odds.ok) continue;
    const found = summed(odds.value.outcomes as readonly Summed[], odds.value as TargetOdds, distance);
    if (
      best === null ||
      found.destroyed > best.destroyed ||
      (found.destroyed === best.destroyed && found.mean > best.mean)
    )
      best = found;
  }
  return best;
}

interface TargetOdds {
  readonly units?: readonly { readonly damage: readonly number[]; readonly destroyed: number }[];
}

function summed(outcomes: readonly Summed[], odds: TargetOdds, distance: number): PairOdds {
  const aces = odds.units?.[0];
  if (aces !== undefined) {
    return {
      distance,
      destroyed: aces.destroyed,
      hurt: 1 - (aces.damage[0] ?? 0),
      mean: aces.damage.reduce((sum, p, n) => sum + p * n, 0),
    };
  }
  const chance = (of: (o: Summed) => boolean): number => outcomes.reduce((p, o) => (of(o) ? p + o.p : p), 0);
  return {
    distance,
    destroyed: chance((o) => o.destroyed === true),
    hurt: chance((o) => (o.wounds ?? 0) > 0),
    mean: outcomes.reduce((sum, o) => sum + o.p * (o.wounds ?? 0), 0),
  };
}
