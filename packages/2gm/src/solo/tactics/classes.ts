import type { RuleId } from '../../../book/index';
import { unitCard, upgradeOf } from '../../cards';
import type { Slot } from '../../content/types';
import type { Table, Unit } from '../../state';

/** The class of a card or token, and the row of the book that says so. */
export interface Class {
  readonly rule: RuleId;
  readonly slots: readonly Slot[];
}

const BOTH: readonly Slot[] = ['offensive', 'defensive'];
const OFFENSIVE: readonly Slot[] = ['offensive'];
const DEFENSIVE: readonly Slot[] = ['defensive'];

/** Light troops cost 1 AP; Command Groups and radio units are there to be kept (SOLOT-CLASS-01). */
function isLight(s: Table, card: number): boolean {
  const { cost, tags } = unitCard(s, card);
  return cost <= 1 || tags.includes('command') || tags.includes('synergy');
}

/** SOLOT-CLASS-01 to SOLOT-CLASS-07, of a card as it is printed. */
export function classOfCard(s: Table, card: number): Class {
  const { type, weapon, bomber } = unitCard(s, card);
  switch (type) {
    case 'infantry':
      return isLight(s, card)
        ? { rule: 'SOLOT-CLASS-01', slots: DEFENSIVE }
        : { rule: 'SOLOT-CLASS-02', slots: OFFENSIVE };
    case 'artillery':
      return { rule: 'SOLOT-CLASS-04', slots: BOTH };
    case 'tank':
      return { rule: 'SOLOT-CLASS-05', slots: OFFENSIVE };
    case 'transport':
      return { rule: 'SOLOT-CLASS-06', slots: weapon === null ? [] : BOTH };
    default:
      return { rule: 'SOLOT-CLASS-07', slots: bomber > 0 ? OFFENSIVE : BOTH };
  }
}

/** Tokens and their classes in the Tactics book. */
const TOKENS: Readonly<Record<string, Class>> = {
  medics: { rule: 'SOLOT-CLASS-01', slots: DEFENSIVE },
  mortar: { rule: 'SOLOT-CLASS-01', slots: DEFENSIVE },
  mechanics: { rule: 'SOLOT-CLASS-01', slots: DEFENSIVE },
  sniper: { rule: 'SOLOT-CLASS-02', slots: OFFENSIVE },
  flamethrower: { rule: 'SOLOT-CLASS-02', slots: OFFENSIVE },
  hmg: { rule: 'SOLOT-CLASS-03', slots: BOTH },
  grenades: { rule: 'SOLOT-CLASS-03', slots: BOTH },
  bazooka: { rule: 'SOLOT-CLASS-03', slots: BOTH },
  'hit-the-dirt': { rule: 'SOLOT-CLASS-08', slots: DEFENSIVE },
  'smoke-grenade': { rule: 'SOLOT-CLASS-08', slots: DEFENSIVE },
  'tank-mg': { rule: 'SOLOT-CLASS-09', slots: OFFENSIVE },
  'tank-hmg': { rule: 'SOLOT-CLASS-09', slots: OFFENSIVE },
  mrl: { rule: 'SOLOT-CLASS-09', slots: OFFENSIVE },
  'smoke-screen': { rule: 'SOLOT-CLASS-09', slots: OFFENSIVE },
  'tank-flamethrower': { rule: 'SOLOT-CLASS-09', slots: OFFENSIVE },
};

export function classOfToken(token: string): Class | null {
  return TOKENS[token] ?? null;
}

/** Infantry on the board is also what it carries (SOLOT-CLASS-01, SOLOT-CLASS-02, SOLOT-CLASS-03). */
export function classOfUnit(s: Table, u: Unit): readonly Slot[] {
  const own = classOfCard(s, u.card).slots;
  if (unitCard(s, u.card).type !== 'infantry') return own;
  const carried = u.tokens.flatMap((token) => TOKENS[upgradeOf(token.kind).id]?.slots ?? []);
  return [...own, ...carried].filter((slot, i, all) => all.indexOf(slot) === i);
}

export function isArmoured(s: Table, u: Unit): boolean {
  const { type, weapon } = unitCard(s, u.card);
  return type === 'tank' || (type === 'transport' && weapon !== null);
}
