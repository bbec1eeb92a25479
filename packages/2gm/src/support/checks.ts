import { has, unitCard } from '../cards';
import type { UnitType } from '../content/types';
import { areEnemies, onField, PARKED, type Table, type Unit, unit } from '../state';
import type { Aims, PlayCheck } from './support';

function target(s: Table, on: number): Unit | undefined {
  return s.units[on];
}

/** 2GM-TRANS-27: never a unit that is carried; so units on the field. */
export const ownGround: PlayCheck = {
  rule: '2GM-CARD-15',
  gate: true,
  ok: (s, p) => {
    const u = target(s, p.on);
    return u !== undefined && u.seat === p.seat && onField(u);
  },
  say: (_s, _c, w) => w.support.playedUnitOwnBattlefield,
};

/** The same with aircraft, which wait beside the HQ (2GM-HQ-20, 2GM-AIR-16); then it counts in all their attacks (2GM-AIR-17). */
export const ownUnit: PlayCheck = {
  rule: '2GM-CARD-15',
  gate: true,
  ok: (s, p) => {
    const u = target(s, p.on);
    return u !== undefined && u.seat === p.seat && (onField(u) || u.at === PARKED);
  },
  say: (_s, _c, w) => w.support.playedUnitOwnBattlefieldBeside,
};

/** What lies face down is nobody's target: whether the card fits would tell what it is (2GM-NIGHT-03). */
export const enemyGround: PlayCheck = {
  rule: '2GM-CARD-17',
  gate: true,
  ok: (s, p) => {
    const u = target(s, p.on);
    return u !== undefined && onField(u) && !u.faceDown && areEnemies(s, p.seat, u.seat);
  },
  say: (_s, _c, w) => w.support.playedAgainstEnemyUnitSeen,
};

export function isOfType(s: Table, id: number, types: readonly UnitType[]): boolean {
  const u = target(s, id);
  return u !== undefined && types.includes(unitCard(s, u.card).type);
}

/** A unit of one of these types; comes after a check that it is a unit. */
export function ofType(...types: UnitType[]): PlayCheck {
  return {
    rule: '2GM-CARD-01',
    types,
    ok: (s, p) => isOfType(s, p.on, types),
    say: (_s, _c, w) => w.support.onlyWill(types),
  };
}

/** 2GM-CARD-19, 2GM-RULING-116, SOLOT-REF-08. */
export const notTwice: PlayCheck = {
  rule: '2GM-CARD-19',
  ok: (s, p) => !has(unit(s, p.on).cards, p.card),
  say: (_s, _c, w) => w.support.unitAlreadyUnderEffect,
};

/** 2GM-WIN-39: each name once for each roll. */
export const notAnswered: PlayCheck = {
  rule: '2GM-RULING-164',
  ok: (_s, p) => p.attack?.answered.includes(p.card) !== true,
  say: (_s, _c, w) => w.support.cardNameAlreadyAnswered,
};

/** Cards of one's own attack: each once. */
export const notPlayed: PlayCheck = {
  rule: '2GM-CARD-19',
  ok: (_s, p) => p.attack?.played.includes(p.card) !== true,
  say: (_s, _c, w) => w.support.cardAlreadyGoesAttack,
};

/** The seats a card against the opponent can name. */
export const opponents: Aims = {
  kind: 'seats',
  list(s, p, out) {
    s.seats.forEach((_x, seat) => {
      if (areEnemies(s, p.seat, seat)) out.push(seat);
    });
  },
};
