import { Abilities, type Ability } from '@sandtable/kernel';
import type { RuleId } from './book';
import type { DuelState, StrikeFrame } from './state';

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
  label: 'Keen eye',
  hooks: { aim: () => -1 },
};

const sturdy: Ability<DuelHooks, RuleId> = {
  id: 'sturdy',
  rule: 'TOY-ABIL-02',
  label: 'Sturdy',
  hooks: { soak: (_s, amount) => (amount > 1 ? 1 : 0) },
};

const sly: Ability<DuelHooks, RuleId> = {
  id: 'sly',
  rule: 'TOY-ABIL-03',
  label: 'Sly',
  hooks: { maySetTwo: () => true },
};

export const abilities = new Abilities<DuelHooks>({ aim: 'sum', soak: 'max', maySetTwo: 'any' }, [keen, sturdy, sly]);

export const ABILITY_NAMES: readonly string[] = ['keen', 'sturdy', 'sly'];
