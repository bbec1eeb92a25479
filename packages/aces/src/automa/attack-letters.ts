import { by, type Fact } from '@sandtable/kernel';
import { DESTROYED_AT } from '../content/unit-types';
import { say } from '../say';
import { areEnemies, NEUTRAL, typeOf } from '../state';
import type { Aim, Attacker } from './aims';
import type { Row } from './choose';
import { isInfantry } from './situation';

const DESTROYS = 'a';

/** The attack priorities in the order of the book (AA-AUTOMA-36 to -46). */
export const ATTACK_LETTERS: readonly Row<Attacker, Aim>[] = [
  {
    rule: 'AA-AUTOMA-36',
    letter: DESTROYS,
    kind: 'condition',
    says: say.automa.rows.destroyed,
    value: (_w, aim) => Number(aim.unit.damage + aim.damage >= DESTROYED_AT),
  },
  {
    rule: 'AA-AUTOMA-37',
    letter: 'b',
    kind: 'condition',
    says: say.automa.rows.infantryByFactory,
    value: (w, aim) => Number(isInfantry(aim.unit) && w.situation.isBesideGuarded(aim.unit.at)),
  },
  {
    rule: 'AA-AUTOMA-38',
    letter: 'c',
    kind: 'condition',
    says: say.automa.rows.cannotShootBack,
    value: (_w, aim) => Number(!aim.shootsBack),
  },
  {
    rule: 'AA-AUTOMA-39',
    letter: 'd',
    kind: 'condition',
    says: say.automa.rows.bomber,
    who: (w) => w.type.role === 'fighter',
    value: (_w, aim) => Number(typeOf(aim.unit).role === 'bomber'),
  },
  {
    rule: 'AA-AUTOMA-40',
    letter: 'e',
    kind: 'condition',
    says: say.automa.rows.infantryNearFactory,
    value: (w, aim) => Number(isInfantry(aim.unit) && w.situation.threatensFactory(aim.target)),
  },
  {
    rule: 'AA-AUTOMA-41',
    letter: 'f',
    kind: 'condition',
    says: say.automa.rows.infantryOnFactory,
    value: (w, aim) => Number(holdsPromisedFactory(w, aim)),
  },
  {
    rule: 'AA-AUTOMA-42',
    letter: 'g',
    kind: 'condition',
    says: say.automa.rows.attackedAlready,
    value: (_w, aim) => Number(aim.unit.attackers > 0),
  },
  {
    rule: 'AA-AUTOMA-43',
    letter: 'h',
    kind: 'superlative',
    says: say.automa.rows.mostExperience,
    // by now either all targets left can shoot back or none can
    value: (_w, aim) => by(aim.shootsBack ? 0 : aim.unit.xp, 'AA-RULING-93'),
  },
  {
    rule: 'AA-AUTOMA-44',
    letter: 'i',
    kind: 'superlative',
    says: say.automa.rows.lowestAttack,
    value: (_w, aim) => by(-typeOf(aim.unit).value, 'AA-RULING-94'),
  },
  {
    rule: 'AA-AUTOMA-45',
    letter: 'j',
    kind: 'superlative',
    says: say.automa.rows.mostExpensive,
    value: (_w, aim) => typeOf(aim.unit).cost,
  },
  {
    rule: 'AA-AUTOMA-46',
    letter: 'k',
    kind: 'superlative',
    says: say.automa.rows.leastExperience,
    value: (_w, aim) => -aim.unit.xp,
  },
];

/** The same for whom it only goes towards: no attack comes of it, so none explains it (AA-RULING-92). */
export const IMAGINED_LETTERS: readonly Row<Attacker, Aim>[] = ATTACK_LETTERS.map((row) =>
  row.letter === DESTROYS ? { ...row, says: say.automa.rows.wouldBeDestroyed } : row,
);

/** What a letter says of the unit that has such a target, near or far. */
export function hasTarget({ letter, says }: Row<Attacker, Aim>): Fact {
  return letter === DESTROYS ? say.automa.rows.hasTargetToDestroy : say.automa.rows.hasTarget(says);
}

/** AA-RULING-88: a factory of the enemy, not its ruin, beside which Infantry of the Automa could stand next turn. */
function holdsPromisedFactory(w: Attacker, aim: Aim): boolean {
  const { board, s, seat } = w.situation;
  const factory = board.factoryAt[aim.unit.at] ?? -1;
  const owner = s.owners[factory] ?? NEUTRAL;
  return owner >= 0 && areEnemies(s, owner, seat) && isInfantry(aim.unit) && w.situation.isPromised(factory);
}

/** Letters a and b: the only grounds on which most Infantry attacks (AA-AUTOMA-15, -17, AA-RULING-87). */
const AB = ATTACK_LETTERS.slice(0, 2);

/** The first of the two that the aim meets. */
export function groundAOrB(w: Attacker, aim: Aim): Row<Attacker, Aim> | undefined {
  return AB.find((row) => row.value(w, aim) === 1);
}

export function meetsAOrB(w: Attacker, aim: Aim): boolean {
  return groundAOrB(w, aim) !== undefined;
}
