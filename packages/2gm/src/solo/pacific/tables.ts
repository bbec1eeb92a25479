import type { RuleId } from '../../../book/index';
import type { UnitType } from '../../content/types';
import { B47, GE8, LE3, T12 } from '../situation/bands';
import type { SoloType } from '../solo';

/** Which upgrades an entry wants (SOLO-RULING-27). */
export type UpgradeClass = 'offensive' | 'defensive' | 'any' | 'either' | 'defensive-else-offensive';

/** `must`: part of the price; `may`: bought at the end of the phase with what is left (SOLOP-UPGRADE-01, SOLOP-UPGRADE-03). */
export interface Upgrading {
  readonly mode: 'none' | 'must' | 'may';
  readonly of: UpgradeClass;
  readonly count: number;
}

/** What a support card or aircraft of the entry is for. */
export type Purpose =
  | 'defensive'
  | 'attack'
  | 'line-or-attack'
  | 'line'
  | 'dangerous'
  | 'objective'
  | 'attack-or-objective';

/** One entry of the priority tables (SOLOP-PRIO-21 to SOLOP-PRIO-72). */
export interface Entry {
  readonly rule: RuleId;
  /** Its pile, 1 to 5. */
  readonly priority: number;
  readonly card: Exclude<UnitType, 'aircraft'> | 'carrier' | 'aircraft' | 'support';
  /** Of a carrier: whom it brings, by preference. */
  readonly brings: readonly ('infantry' | 'artillery')[];
  readonly shoots: boolean;
  readonly mobile: boolean;
  readonly upgrade: Upgrading;
  readonly purpose: Purpose | null;
}

const none: Upgrading = { mode: 'none', of: 'any', count: 0 };
const must = (of: UpgradeClass, count = 1): Upgrading => ({ mode: 'must', of, count });
const may = (of: UpgradeClass): Upgrading => ({ mode: 'may', of, count: 1 });

function units(
  rule: RuleId,
  priority: number,
  card: Exclude<UnitType, 'aircraft'>,
  upgrade: Upgrading,
  needs: { readonly shoots?: boolean; readonly mobile?: boolean } = {},
): Entry {
  return {
    rule,
    priority,
    card,
    brings: [],
    shoots: needs.shoots ?? false,
    mobile: needs.mobile ?? false,
    upgrade,
    purpose: null,
  };
}

function carrier(rule: RuleId, priority: number, brings: Entry['brings'], upgrade: Upgrading): Entry {
  return { rule, priority, card: 'carrier', brings, shoots: false, mobile: false, upgrade, purpose: null };
}

function cards(rule: RuleId, priority: number, card: 'support' | 'aircraft', purpose: Purpose): Entry {
  return { rule, priority, card, brings: [], shoots: false, mobile: false, upgrade: none, purpose };
}

const shoots = { shoots: true } as const;

/** By type and band, in the order of the book. */
export const PRIORITIES: Readonly<Record<SoloType, Readonly<Record<number, readonly Entry[]>>>> = {
  variable: {
    [T12]: [
      units('SOLOP-PRIO-21', 1, 'infantry', may('offensive')),
      units('SOLOP-PRIO-22', 2, 'artillery', none),
      units('SOLOP-PRIO-23', 3, 'tank', none),
    ],
    [LE3]: [
      units('SOLOP-PRIO-31', 1, 'artillery', none),
      units('SOLOP-PRIO-32', 2, 'infantry', must('defensive')),
      units('SOLOP-PRIO-33', 3, 'tank', none),
      cards('SOLOP-PRIO-34', 4, 'support', 'defensive'),
    ],
    [B47]: [
      units('SOLOP-PRIO-43', 1, 'infantry', must('offensive')),
      units('SOLOP-PRIO-44', 2, 'tank', may('offensive')),
      units('SOLOP-PRIO-45', 3, 'artillery', none),
      units('SOLOP-PRIO-46', 4, 'transport', none, shoots),
      cards('SOLOP-PRIO-47', 5, 'support', 'line-or-attack'),
    ],
    [GE8]: [
      units('SOLOP-PRIO-58', 1, 'tank', may('offensive')),
      carrier('SOLOP-PRIO-59', 2, ['infantry', 'artillery'], may('offensive')),
      units('SOLOP-PRIO-60', 3, 'transport', may('any'), shoots),
      cards('SOLOP-PRIO-61', 4, 'aircraft', 'objective'),
      cards('SOLOP-PRIO-62', 5, 'support', 'attack-or-objective'),
    ],
  },
  offensive: {
    [T12]: [
      units('SOLOP-PRIO-24', 1, 'tank', none),
      units('SOLOP-PRIO-25', 2, 'infantry', may('offensive')),
      units('SOLOP-PRIO-26', 3, 'transport', none, { shoots: true, mobile: true }),
    ],
    [LE3]: [
      units('SOLOP-PRIO-35', 1, 'infantry', may('offensive')),
      units('SOLOP-PRIO-36', 2, 'tank', none),
      units('SOLOP-PRIO-37', 3, 'artillery', may('any')),
      cards('SOLOP-PRIO-38', 4, 'support', 'attack'),
    ],
    [B47]: [
      units('SOLOP-PRIO-48', 1, 'tank', none),
      carrier('SOLOP-PRIO-49', 2, ['infantry'], must('offensive')),
      units('SOLOP-PRIO-50', 3, 'infantry', must('offensive')),
      cards('SOLOP-PRIO-51', 4, 'aircraft', 'line'),
      cards('SOLOP-PRIO-52', 5, 'support', 'dangerous'),
    ],
    [GE8]: [
      units('SOLOP-PRIO-63', 1, 'tank', must('offensive', 2)),
      carrier('SOLOP-PRIO-64', 2, ['infantry'], may('offensive')),
      cards('SOLOP-PRIO-65', 3, 'support', 'objective'),
      units('SOLOP-PRIO-66', 4, 'transport', may('any'), shoots),
      cards('SOLOP-PRIO-67', 5, 'aircraft', 'objective'),
    ],
  },
  defensive: {
    [T12]: [
      units('SOLOP-PRIO-27', 1, 'artillery', none),
      units('SOLOP-PRIO-28', 2, 'infantry', must('defensive')),
      units('SOLOP-PRIO-29', 3, 'tank', none),
    ],
    [LE3]: [
      units('SOLOP-PRIO-39', 1, 'infantry', may('defensive')),
      units('SOLOP-PRIO-40', 2, 'artillery', may('any')),
      units('SOLOP-PRIO-41', 3, 'tank', none),
      cards('SOLOP-PRIO-42', 4, 'support', 'defensive'),
    ],
    [B47]: [
      units('SOLOP-PRIO-53', 1, 'artillery', must('defensive')),
      units('SOLOP-PRIO-54', 2, 'infantry', must('either')),
      cards('SOLOP-PRIO-55', 3, 'support', 'defensive'),
      units('SOLOP-PRIO-56', 4, 'tank', may('defensive')),
      cards('SOLOP-PRIO-57', 5, 'aircraft', 'dangerous'),
    ],
    [GE8]: [
      carrier('SOLOP-PRIO-68', 1, ['artillery'], none),
      units('SOLOP-PRIO-69', 2, 'transport', none, shoots),
      units('SOLOP-PRIO-70', 3, 'tank', must('defensive-else-offensive')),
      cards('SOLOP-PRIO-71', 4, 'support', 'attack'),
      cards('SOLOP-PRIO-72', 5, 'aircraft', 'dangerous'),
    ],
  },
};

/** Where units go (SOLOP-MOVE-03 to SOLOP-MOVE-19). Rows of the zone in the order they are filled. */
export interface Marching {
  readonly rule: RuleId;
  /** To the objective first, where there is one with a place (SOLO-RULING-42). */
  readonly objective: boolean;
  readonly zone: readonly number[];
  readonly mode: 'advance' | 'pull-back';
  /** The foremost row may leave the Supply Line behind to reach the objective (SOLOP-BEHAV-28). */
  readonly breaksFront: boolean;
  /** Only while so many units stay on the last two rows (SOLOP-MOVE-05). */
  readonly keeps: number;
}

function march(rule: RuleId, zone: readonly number[], more: Partial<Marching> = {}): Marching {
  return { rule, objective: false, zone, mode: 'advance', breaksFront: false, keeps: 0, ...more };
}

export const MARCHES: Readonly<Record<SoloType, Readonly<Record<number, Marching>>>> = {
  variable: {
    [T12]: march('SOLOP-MOVE-03', [6, 5]),
    [LE3]: march('SOLOP-MOVE-11', [6, 5], { mode: 'pull-back' }),
    [B47]: march('SOLOP-MOVE-14', [4, 3]),
    [GE8]: march('SOLOP-MOVE-17', [2, 1]),
  },
  offensive: {
    [T12]: march('SOLOP-MOVE-04', [4], { objective: true }),
    [LE3]: march('SOLOP-MOVE-12', [4], { objective: true }),
    [B47]: march('SOLOP-MOVE-15', [3], { objective: true }),
    [GE8]: march('SOLOP-MOVE-18', [2], { objective: true, breaksFront: true }),
  },
  defensive: {
    [T12]: march('SOLOP-MOVE-05', [6, 5], { objective: true, keeps: 2 }),
    [LE3]: march('SOLOP-MOVE-13', [6, 5], { mode: 'pull-back' }),
    [B47]: march('SOLOP-MOVE-16', [4], { objective: true }),
    [GE8]: march('SOLOP-MOVE-19', [3], { objective: true }),
  },
};

/** What a wounded unit does (SOLOP-WOUNDED-02 to SOLOP-WOUNDED-07): up to the face, from the first line that fits. */
export interface WoundLine {
  readonly rule: RuleId;
  readonly upTo: number;
  readonly does: 'back' | 'cover' | 'normal';
}

export const WOUNDED: Readonly<Record<number, readonly WoundLine[]>> = {
  1: [
    { rule: 'SOLOP-WOUNDED-02', upTo: 2, does: 'back' },
    { rule: 'SOLOP-WOUNDED-03', upTo: 6, does: 'cover' },
    { rule: 'SOLOP-WOUNDED-04', upTo: 10, does: 'normal' },
  ],
  2: [
    { rule: 'SOLOP-WOUNDED-05', upTo: 5, does: 'back' },
    { rule: 'SOLOP-WOUNDED-06', upTo: 8, does: 'cover' },
    { rule: 'SOLOP-WOUNDED-07', upTo: 10, does: 'normal' },
  ],
};

/** How many units of the priorities 1 to 3 are kept, and which of them first (SOLOP-DISCARD-01 to SOLOP-DISCARD-19). */
export interface Keeping {
  readonly rule: RuleId;
  readonly counts: readonly [number, number, number];
  readonly first: 'cheap' | 'dear';
}

function keep(rule: RuleId, counts: Keeping['counts'], first: Keeping['first']): Keeping {
  return { rule, counts, first };
}

export const KEEPS: Readonly<Record<SoloType, Readonly<Record<number, Keeping>>>> = {
  variable: {
    [T12]: keep('SOLOP-DISCARD-01', [1, 1, 1], 'dear'),
    [LE3]: keep('SOLOP-DISCARD-11', [2, 1, 0], 'cheap'),
    [B47]: keep('SOLOP-DISCARD-14', [1, 1, 1], 'dear'),
    [GE8]: keep('SOLOP-DISCARD-17', [2, 1, 0], 'dear'),
  },
  offensive: {
    [T12]: keep('SOLOP-DISCARD-01', [1, 1, 1], 'dear'),
    [LE3]: keep('SOLOP-DISCARD-12', [1, 1, 1], 'cheap'),
    [B47]: keep('SOLOP-DISCARD-15', [2, 1, 0], 'cheap'),
    [GE8]: keep('SOLOP-DISCARD-18', [1, 1, 1], 'dear'),
  },
  defensive: {
    [T12]: keep('SOLOP-DISCARD-01', [1, 1, 1], 'dear'),
    [LE3]: keep('SOLOP-DISCARD-13', [1, 1, 1], 'cheap'),
    [B47]: keep('SOLOP-DISCARD-16', [2, 1, 0], 'cheap'),
    [GE8]: keep('SOLOP-DISCARD-19', [1, 1, 1], 'dear'),
  },
};
