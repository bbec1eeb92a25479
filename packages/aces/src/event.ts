import type { RollEvent, Seat } from '@sandtable/kernel';
import type { RuleId } from '../book/index';

interface Ev<T extends string> {
  readonly type: T;
  readonly rule: RuleId;
  readonly was?: readonly Sighting[];
}

/** A unit as it was when the event happened: what it is, and its hex, NONE off the map. */
export interface Sighting {
  readonly id: number;
  readonly type: number;
  readonly at: number;
}

export type AcesEvent =
  | RollEvent
  | (Ev<'turn'> & { readonly seat: Seat; readonly round: number })
  | (Ev<'weather'> & { readonly weather: number })
  | (Ev<'dealt' | 'tokens-laid' | 'controller' | 'launcher-hidden'> & { readonly seat: Seat })
  | (Ev<'divided'> & { readonly seat: Seat; readonly hex: number })
  | (Ev<'assigned'> & { readonly seat: Seat; readonly unit: number; readonly army: number; readonly secret?: true })
  | (Ev<'picked'> & { readonly seat: Seat; readonly unitType: number })
  | (Ev<'revealed'> & { readonly seat: Seat; readonly army: number; readonly start: number })
  | (Ev<'placed' | 'moved'> & { readonly unit: number; readonly hex: number })
  | (Ev<'armies'> & { readonly seat: Seat; readonly armies: number })
  | (Ev<'occupied'> & { readonly unit: number; readonly hex: number; readonly from: number })
  | (Ev<'intercepted'> & { readonly unit: number; readonly target: number })
  | (Ev<'duty-ended' | 'repaired' | 'repair-started'> & { readonly unit: number })
  | (Ev<'declared'> & { readonly unit: number; readonly kind: number; readonly target: number })
  | (Ev<'void'> & { readonly unit: number })
  | (Ev<'shots'> & { readonly unit: number; readonly hits: number; readonly threshold: number; readonly bonus: number })
  | (Ev<'damaged'> & { readonly unit: number; readonly amount: number })
  | (Ev<'destroyed'> & { readonly unit: number; readonly hex: number })
  | (Ev<'experience'> & { readonly unit: number; readonly amount: number; readonly xp: number })
  | (Ev<'income'> & { readonly seat: Seat; readonly coins: number })
  | (Ev<'transferred'> & { readonly seat: Seat; readonly to: Seat; readonly coins: number })
  | (Ev<'bought'> & { readonly seat: Seat; readonly unit: number; readonly hex: number })
  | (Ev<'token-turned'> & { readonly hex: number; readonly launcher: boolean })
  | (Ev<'factory-destroyed'> & { readonly hex: number });
