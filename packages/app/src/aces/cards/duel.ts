import { acesGame } from '@sandtable/aces';
import type { Game } from '@sandtable/kernel';
import type { Duel } from '../../cards/engines';
import { bestOf, distances, type Judge, type PairOdds } from '../../cards/pair-odds';

const game = acesGame as unknown as Game;

/** The chances of one attack at every distance, in a position made for it and asked of the engine. */
export function acesDuel(duel: Duel): readonly PairOdds[] {
  return distances((distance) => attack(duel, distance));
}

function attack({ attacker, target, ground, pack }: Duel, distance: number): PairOdds | null {
  const [[own = '', unit = ''], [enemy = '', other = '']] = [attacker.split('/'), target.split('/')];
  const at = `3,${3 + distance}`;
  const read = game.parsePosition({
    game: 'aces',
    ...(pack === null ? {} : { pack }),
    map: { size: '9x9', hexes: ground === 'forest' ? { [at]: 'forest' } : {} },
    turn: { seat: own, phase: 'combat' },
    seats: { [own]: {}, [enemy]: {} },
    units: [
      { at: '3,3', seat: own, unit },
      { at, seat: enemy, unit: other },
    ],
  });
  return read.ok ? bestOf(game, read.value, judge, distance) : null;
}

interface UnitOdds {
  readonly damage: readonly number[];
  readonly destroyed: number;
}

const judge: Judge = (state, seat, option) => {
  const odds = game.oddsOf(state, seat, option);
  const target = odds.ok ? (odds.value as unknown as { readonly units: readonly UnitOdds[] }).units[0] : undefined;
  if (target === undefined) return null;
  return {
    destroyed: target.destroyed,
    hurt: 1 - (target.damage[0] ?? 0),
    mean: target.damage.reduce((sum, p, n) => sum + p * n, 0),
  };
};
