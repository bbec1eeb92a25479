import { has, unitCard } from '../cards';
import { areEnemies, onField, type Table, type Unit, unit } from '../state';
import type { PlayCheck } from './support';

function target(s: Table, on: number): Unit | undefined {
  return s.units[on];
}

/** 2GM-TRANS-27: never a unit that is carried; so units on the field, or beside the HQ for aircraft. */
export const ownGround: PlayCheck = {
  rule: '2GM-CARD-15',
  gate: true,
  ok: (s, p) => {
    const u = target(s, p.on);
    return u !== undefined && u.seat === p.seat && onField(u);
  },
  say: () => 'It is played on a unit of your own on the battlefield.',
};

export const enemyGround: PlayCheck = {
  rule: '2GM-CARD-17',
  gate: true,
  ok: (s, p) => {
    const u = target(s, p.on);
    return u !== undefined && onField(u) && areEnemies(s, p.seat, u.seat);
  },
  say: () => 'It is played against an enemy unit on the battlefield.',
};

/** A unit of one of these types; comes after `ownGround` or `enemyGround`. */
export function ofType(...types: string[]): PlayCheck {
  return {
    rule: '2GM-CARD-01',
    ok: (s, p) => {
      const u = target(s, p.on);
      return u !== undefined && types.includes(unitCard(s, u.card).type);
    },
    say: () => `Only ${types.join(' or ')} will do.`,
  };
}

export const ownVehicle: PlayCheck = {
  rule: '2GM-CARD-15',
  gate: true,
  ok: (s, p) => {
    const u = target(s, p.on);
    if (u === undefined || u.seat !== p.seat || !onField(u)) return false;
    const { type } = unitCard(s, u.card);
    return type === 'tank' || type === 'transport';
  },
  say: () => 'It is played on a tank or transport of your own.',
};

/** 2GM-CARD-19, 2GM-RULING-116. */
export const notTwice: PlayCheck = {
  rule: '2GM-CARD-19',
  ok: (s, p) => !has(unit(s, p.on).cards, p.card),
  say: () => 'The unit is already under the effect of this card.',
};
