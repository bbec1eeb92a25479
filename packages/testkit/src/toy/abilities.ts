import { Abilities, type Ability } from '@sandtable/kernel';
import type { RuleId } from './book';
import type { DuelState, StrikeFrame } from './state';
import { say } from './words';

interface DuelHooks {
  /** Added to the number a strike needs. */
  aim(s: DuelState, strike: StrikeFrame): number;
  /** Taken off the damage. */
  soak(s: DuelState, amount: number): number;
  maySetTwo(s: DuelState, seat: number): boolean;
}

const keen: Ability<DuelHooks, RuleId> = {
  id: 'keen',
  rule: 'TOY-ABIL-01',
  label: say.odds.keenEye,
  hooks: { aim: () => -1 },
};

const sturdy: Ability<DuelHooks, RuleId> = {
  id: 'sturdy',
  rule: 'TOY-ABIL-02',
  label: say.odds.sturdy,
  hooks: { soak: (_s, amount) => (amount > 1 ? 1 : 0) },
};

const sly: Ability<DuelHooks, RuleId> = {
  id: 'sly',
  rule: 'TOY-ABIL-03',
  label: say.odds.sly,
  hooks: { maySetTwo: () => true },
};

export const abilities = new Abilities<DuelHooks>({ aim: 'sum', soak: 'max', maySetTwo: 'any' }, [keen, sturdy, sly]);

export const ABILITY_NAMES: readonly string[] = ['keen', 'sturdy', 'sly'];
