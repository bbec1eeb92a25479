import { disc } from '@sandtable/geometry';
import { isInRange } from '../attacking';
import { unitsUnder } from '../katyusha';
import { areEnemies, unit } from '../state';
import { type Attacker, damageTo } from './aims';
import { type Narrowed, narrow, type Row } from './choose';

/** A hex to fire at, and what the salvo would do there. */
export interface Salvo {
  readonly hex: number;
  readonly enemies: number;
  readonly friends: number;
}

/** AA-RULING-99, after the target has been chosen by the attack letters. */
const SALVO_ROWS: readonly Row<Attacker, Salvo>[] = [
  {
    rule: 'AA-KATYUSHA-11',
    letter: 'salvo',
    kind: 'superlative',
    says: (w) => w.mostEnemies,
    value: (_w, salvo) => salvo.enemies,
  },
  {
    rule: 'AA-RULING-99',
    letter: 'friends',
    kind: 'superlative',
    says: (w) => w.fewestFriends,
    value: (_w, salvo) => -salvo.friends,
  },
];

const centres: number[] = [];

/** AA-KATYUSHA-10, -11: the best hexes to fire at that cover the target and lie in range of one of the given hexes. */
export function bestSalvos(w: Attacker, target: number, from: readonly number[]): Narrowed<Salvo> {
  const { s, board } = w.situation;
  const count = disc(board.map, unit(s, target).at, 1, centres);
  const salvos: Salvo[] = [];
  for (let i = 0; i < count; i++) {
    const hex = centres[i] ?? 0;
    if (from.some((place) => isInRange(s, w.unit, place, hex))) salvos.push(salvoAt(w, hex));
  }
  return narrow(SALVO_ROWS, w, salvos);
}

function salvoAt(w: Attacker, hex: number): Salvo {
  const { s, seat } = w.situation;
  let enemies = 0;
  let friends = 0;
  for (const id of unitsUnder(s, hex)) {
    const u = unit(s, id);
    // it will have left its hex, and a salvo never covers the hex it is fired from (AA-KATYUSHA-13)
    if (id === w.id || damageTo(s, u, w.hits) === 0) continue;
    if (areEnemies(s, u.seat, seat)) enemies++;
    else friends++;
  }
  return { hex, enemies, friends };
}

/** The hexes from which at least one of the salvos can be fired. */
export function hexesFor(w: Attacker, salvos: readonly Salvo[], from: readonly number[]): number[] {
  const { s } = w.situation;
  return from.filter((place) => salvos.some((salvo) => isInRange(s, w.unit, place, salvo.hex)));
}
