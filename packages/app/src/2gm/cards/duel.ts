import { gmGame } from '@sandtable/2gm';
import { catalogue, type UnitCard } from '@sandtable/2gm/decks';
import { type Core, type Game, Match, type Option, PASS } from '@sandtable/kernel';
import type { Duel } from '../../cards/engines';
import { best, bestOf, distances, type Judge, type PairOdds } from '../../cards/pair-odds';

const game = gmGame as unknown as Game;
/** Where the two stand, in a column of the field: the attacker in row 1. */
const COLUMN = 'd';
/** A raid has no more windows than this before a fighter may rise. */
const MOST_ANSWERS = 20;

interface Fight {
  readonly own: UnitCard;
  readonly enemy: UnitCard;
  readonly ground: string;
  readonly pack: unknown;
}

/** The chances of an attack in a position made for it, asked of the engine. */
export function gmDuel({ attacker, target, ground, pack }: Duel): readonly PairOdds[] {
  const [own, enemy] = [catalogue.byId.get(attacker), catalogue.byId.get(target)];
  if (own?.kind !== 'unit' || enemy?.kind !== 'unit') return [];
  const fight: Fight = { own, enemy, ground, pack };
  const listed = (odds: PairOdds | null): readonly PairOdds[] => (odds === null ? [] : [odds]);
  switch (ground) {
    case 'flak':
      return listed(flak(fight));
    case 'dogfight':
      return listed(dogfight(fight));
    case 'parked':
      return listed(attack(fight, 'hq', null));
    default:
      // an aircraft flies everywhere: one line is enough
      if (own.type === 'aircraft') return listed(attack(fight, `${COLUMN}4`, null));
      return distances((distance) => attack(fight, `${COLUMN}${1 + distance}`, distance));
  }
}

/** One of each, the attacker's side first; whoever flies waits beside the HQ. */
function position({ own, enemy, ground, pack }: Fight, at: string, active: 'south' | 'north'): Core | null {
  const place = (card: UnitCard, space: string): string => (card.type === 'aircraft' ? 'hq' : space);
  const shortName = ({ id }: UnitCard): string => id.replace(/^.*\//u, '');
  const read = game.parsePosition({
    game: '2gm',
    ...(pack === null ? {} : { pack }),
    edition: own.editions[0] ?? 'tactics',
    whatIf: true,
    turn: 4,
    phase: 'shooting',
    active,
    south: { nation: own.nation, ap: 9 },
    north: { nation: enemy.nation, ap: 9 },
    units: [
      { at: place(own, `${COLUMN}1`), side: 'south', card: shortName(own) },
      { at: place(enemy, at), side: 'north', card: shortName(enemy) },
    ],
    ...(ground === 'forest' ? { natural: { [at]: 'forest' } } : {}),
    ...(ground === 'trench' ? { terrain: [{ at, card: 'trench' }] } : {}),
  });
  return read.ok ? read.value : null;
}

function attack(fight: Fight, at: string, distance: number | null): PairOdds | null {
  const state = position(fight, at, 'south');
  return state === null ? null : bestOf(game, state, judge, distance);
}

/** 2GM-AA-14: the gun fires at what attacks within its range, however far that is. */
function flak(fight: Fight): PairOdds | null {
  const state = position(fight, 'hq', 'north');
  if (state === null) return null;
  const odds = judge(state, 0, ['flak', 0, 1]);
  return odds === null ? null : { distance: null, ...odds };
}

/** 2GM-AIR-33: the enemy attacks an HQ, and the fighter rises. */
function dogfight(fight: Fight): PairOdds | null {
  const state = position(fight, 'hq', 'north');
  if (state === null || fight.enemy.type !== 'aircraft') return null;
  const match = new Match(game.rules, state);
  match.run();
  const raid = match.decision(1)?.options.find(([verb]) => verb === 'raid-hq');
  if (raid === undefined || !match.submit(1, raid).ok) return null;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const decision = match.decision();
    if (decision === null) return null;
    const rise = decision.options.filter(([verb]) => verb === 'intercept');
    if (rise.length > 0) return best(rise, match.state, judge, null);
    const pass = decision.options.find((option: Option) => option[0] === PASS);
    if (pass === undefined || !match.submit(decision.seat, pass).ok) return null;
  }
  return null;
}

interface Ending {
  readonly p: number;
  readonly wounds: number;
  readonly destroyed: boolean;
}

const judge: Judge = (state, seat, option) => {
  const odds = game.oddsOf(state, seat, option);
  if (!odds.ok) return null;
  const endings = odds.value.outcomes as unknown as readonly Ending[];
  const chance = (of: (ending: Ending) => boolean): number => endings.reduce((p, e) => (of(e) ? p + e.p : p), 0);
  return {
    destroyed: chance(({ destroyed }) => destroyed),
    hurt: chance(({ wounds }) => wounds > 0),
    mean: endings.reduce((sum, { p, wounds }) => sum + p * wounds, 0),
  };
};
