import { disc } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { isInRange } from '../attack/attacking';
import { unitsUnder } from '../attack/katyusha';
import { say } from '../say';
import { areEnemies, unit } from '../state';
import { type Aim, type Attacker, damageTo } from './aims';
import { type Ground, type Narrowed, narrow, type Row } from './choose';

/** A hex to fire at, and what the salvo would do there. */
export interface Salvo {
  readonly hex: number;
  readonly enemies: number;
  readonly friends: number;
  /** Which of the equal targets it hits. */
  readonly targets: number[];
}

/** AA-RULING-99, after the target has been chosen by the attack letters. */
const SALVO_ROWS: readonly Row<Attacker, Salvo>[] = [
  {
    rule: 'AA-KATYUSHA-11',
    letter: 'salvo',
    kind: 'superlative',
    says: say.automa.rows.mostEnemies,
    value: (_w, salvo) => salvo.enemies,
  },
  {
    rule: 'AA-RULING-99',
    letter: 'friends',
    kind: 'superlative',
    says: say.automa.rows.fewestFriends,
    value: (_w, salvo) => -salvo.friends,
  },
];

/** Where an equal target loses that the best salvo does not hit. */
export const SALVO_ROW: Ground = { letter: 'salvo', rule: 'AA-KATYUSHA-11', says: say.automa.rows.mostEnemies };

const centres: number[] = [];

/**
 * AA-KATYUSHA-10, -11: the best hexes to fire at that cover one of the targets left by the letters and lie in range of a hex
 * it is attacked from. Targets that are still equal are told apart by what else the salvo damages, before any die is.
 */
export function bestSalvos(w: Attacker, aims: readonly Pick<Aim, 'target' | 'hexes'>[]): Narrowed<Salvo> {
  const { s, board } = w.situation;
  const salvos: Salvo[] = [];
  for (const { target, hexes } of aims) {
    const count = disc(board.map, unit(s, target).at, 1, centres);
    for (const hex of centres.slice(0, count)) {
      if (!hexes.some((place) => isInRange(s, w.unit, place, hex))) continue;
      let salvo = salvos.find((other) => other.hex === hex);
      if (salvo === undefined) {
        salvo = salvoAt(w, hex);
        salvos.push(salvo);
      }
      salvo.targets.push(target);
    }
  }
  return narrow(SALVO_ROWS, w, salvos);
}

function salvoAt(w: Attacker, hex: number): Salvo {
  const { s, seat } = w.situation;
  let enemies = 0;
  let friends = 0;
  for (const id of unitsUnder(s, hex)) {
    const u = unit(s, id);
    // it will have left its hex, and a salvo never covers the hex it is fired from
    if (by(id === w.id || damageTo(s, u, w.hits) === 0, 'AA-KATYUSHA-13')) continue;
    if (areEnemies(s, u.seat, seat)) enemies++;
    else friends++;
  }
  return { hex, enemies, friends, targets: [] };
}

/** The hexes from which at least one of the salvos can be fired. */
export function hexesFor(w: Attacker, salvos: readonly Salvo[], from: readonly number[]): number[] {
  const { s } = w.situation;
  return from.filter((place) => salvos.some((salvo) => isInRange(s, w.unit, place, salvo.hex)));
}
