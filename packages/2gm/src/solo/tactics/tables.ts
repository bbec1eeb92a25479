import type { RuleId } from '../../../book/index';
import type { SoloType } from '../solo';

/** Who moves and fires first (SOLOT-MOVE-16 to SOLOT-MOVE-18). */
export type Order = 'damage' | 'wounds' | 'target';

/** Where a unit wants to be (D5, table of goals). */
export type Goal =
  /** At the most dangerous enemy if it can hurt him, else back to its own HQ; or to the target it defends. */
  | { readonly to: 'danger'; readonly else: 'hq' | 'target' }
  /** On lines 2 and 1. */
  | { readonly to: 'rear' }
  /** On these rows, filled from the first; `hold` lets those ahead of them look for cover where they are. */
  | { readonly to: 'zone'; readonly rows: readonly number[]; readonly hold: boolean }
  /** At the mission target, no further forward than this row; without a target on these rows. */
  | { readonly to: 'target'; readonly least: number; readonly rows: readonly number[] }
  /** On the target or beside it. */
  | { readonly to: 'guard' }
  /** On the target, then on its row, the one behind and the one before. */
  | { readonly to: 'hold' }
  /** On the rows before the target. */
  | { readonly to: 'ahead' }
  /** Only where it destroys somebody of the enemy's line with ease. */
  | { readonly to: 'strike' };

/** What becomes of the Supply Line. */
export type LineRule = 'keep' | 'free' | 'pull-back' | 'front';

export interface Moving {
  readonly rule: RuleId;
  readonly goal: Goal;
  readonly line: LineRule;
  /** Cover counts before the way. */
  readonly coverFirst: boolean;
  /** Tanks and armed transports go first. */
  readonly armouredFirst: boolean;
}

/** Equipment a unit is to have (SOLO-RULING-60); `both` is one of each class (SOLO-RULING-88). */
export type Equipment = 'none' | 'offensive' | 'defensive' | 'both';

/** Kinds of unit cards the lists name. */
export type Troops =
  | 'piercing'
  | 'artillery'
  | 'field-artillery'
  | 'infantry'
  | 'offensive-infantry'
  | 'defensive-infantry'
  | 'tank'
  | 'fast'
  | 'with-infantry'
  | 'with-offensive-infantry'
  | 'with-defensive-infantry'
  | 'with-artillery'
  | 'armed-transport'
  | 'transport'
  | 'aircraft'
  | 'fighter'
  | 'any';

/** What a support card of a list is for. */
export type Purpose = 'harmer' | 'defensive' | 'target' | 'offensive' | 'improving' | 'any';

/** One line of a list: troops of these kinds, or support cards. */
export type ListStep =
  | { readonly troops: readonly Troops[]; readonly equipment: Equipment; readonly fast: boolean }
  | { readonly support: Purpose };

export interface Deploying {
  readonly rule: RuleId;
  /** As many units as possible; equipment afterwards (SOLO-RULING-59). */
  readonly many: boolean;
  /** What is bought afterwards for the units of a `many` list. */
  readonly later: Equipment;
  readonly steps: readonly ListStep[];
}

/** Whom a stance fires at first (SOLO-RULING-63). */
export type Aims =
  | 'dangerous'
  | 'nearby'
  | 'threatening'
  | 'middle'
  | 'line'
  | 'line-units'
  | 'hq'
  | 'any'
  | 'defenders'
  | 'target-or-defenders'
  | 'target';

/** Where aircraft strike. */
export type Strike =
  | 'strongest-or-hq'
  | 'hq-or-line'
  | 'target-or-strongest'
  | 'target-or-defenders'
  | 'strongest'
  | 'line';

/** One stance: every row of the book that belongs to it. */
export interface Stance {
  readonly aim: RuleId;
  readonly order: Order;
  readonly move: Moving;
  readonly deploy: Deploying;
  readonly shoot: { readonly rule: RuleId; readonly aims: Aims };
  readonly strike: Strike;
}

function troops(kinds: readonly Troops[], equipment: Equipment = 'none', fast = false): ListStep {
  return { troops: kinds, equipment, fast };
}

function support(purpose: Purpose): ListStep {
  return { support: purpose };
}

function moving(rule: RuleId, goal: Goal, line: LineRule, first: 'cover' | 'armour' | 'nothing' = 'nothing'): Moving {
  return { rule, goal, line, coverFirst: first === 'cover', armouredFirst: first === 'armour' };
}

function zone(...rows: readonly number[]): Goal {
  return { to: 'zone', rows, hold: false };
}

function list(rule: RuleId, ...steps: readonly ListStep[]): Deploying {
  return { rule, many: false, later: 'none', steps };
}

function many(rule: RuleId, later: Equipment, ...steps: readonly ListStep[]): Deploying {
  return { rule, many: true, later, steps };
}

const LOADED: readonly Troops[] = ['with-infantry', 'with-artillery'];
/** "Fast units, tanks, transports with infantry and artillery, with offensive equipment." */
const FAST = troops(['tank', 'fast', ...LOADED], 'offensive', true);

/** By type and stance, in the order of the book. */
export const STANCES: Readonly<Record<SoloType, readonly Stance[]>> = {
  variable: [
    {
      aim: 'SOLOT-STANCE-21',
      order: 'wounds',
      move: moving('SOLOT-MOVE-01', { to: 'danger', else: 'hq' }, 'free'),
      deploy: many(
        'SOLOT-PRIO-11',
        'defensive',
        support('harmer'),
        troops(['piercing']),
        troops(['artillery', 'defensive-infantry']),
      ),
      shoot: { rule: 'SOLOT-SHOOT-01', aims: 'dangerous' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-22',
      order: 'wounds',
      move: moving('SOLOT-MOVE-02', { to: 'rear' }, 'pull-back'),
      deploy: list(
        'SOLOT-PRIO-12',
        troops(['defensive-infantry'], 'defensive'),
        troops(['artillery']),
        support('defensive'),
        troops(['fighter']),
      ),
      shoot: { rule: 'SOLOT-SHOOT-02', aims: 'nearby' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-23',
      order: 'damage',
      move: moving('SOLOT-MOVE-03', zone(4, 3), 'keep'),
      deploy: many('SOLOT-PRIO-13', 'both', troops(['tank']), troops(LOADED), troops(['aircraft'])),
      shoot: { rule: 'SOLOT-SHOOT-03', aims: 'middle' },
      strike: 'strongest-or-hq',
    },
    {
      aim: 'SOLOT-STANCE-24',
      order: 'damage',
      move: moving('SOLOT-MOVE-04', zone(4, 3, 2), 'keep'),
      deploy: list('SOLOT-PRIO-14', troops(['tank', ...LOADED], 'offensive', true), troops(['aircraft'])),
      shoot: { rule: 'SOLOT-SHOOT-04', aims: 'line' },
      strike: 'hq-or-line',
    },
    {
      aim: 'SOLOT-STANCE-25',
      order: 'damage',
      move: moving('SOLOT-MOVE-05', { to: 'target', least: 1, rows: [2, 1] }, 'front'),
      deploy: list('SOLOT-PRIO-15', support('target'), FAST),
      shoot: { rule: 'SOLOT-SHOOT-05', aims: 'hq' },
      strike: 'hq-or-line',
    },
  ],
  offensive: [
    {
      aim: 'SOLOT-STANCE-26',
      order: 'damage',
      move: moving('SOLOT-MOVE-06', { to: 'zone', rows: [6, 5], hold: true }, 'keep', 'cover'),
      deploy: list('SOLOT-PRIO-16', troops(['artillery', 'defensive-infantry'], 'defensive'), troops(['tank'], 'both')),
      shoot: { rule: 'SOLOT-SHOOT-06', aims: 'any' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-27',
      order: 'damage',
      move: moving('SOLOT-MOVE-07', zone(4, 3), 'keep', 'armour'),
      deploy: list(
        'SOLOT-PRIO-17',
        troops(['infantry', 'artillery'], 'offensive'),
        troops(['tank'], 'offensive'),
        support('offensive'),
        troops(['fighter']),
      ),
      shoot: { rule: 'SOLOT-SHOOT-07', aims: 'threatening' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-28',
      order: 'damage',
      move: moving('SOLOT-MOVE-08', { to: 'target', least: 2, rows: [4, 3, 2] }, 'keep'),
      deploy: many('SOLOT-PRIO-18', 'both', troops(['tank']), troops(LOADED), troops(['aircraft'])),
      shoot: { rule: 'SOLOT-SHOOT-08', aims: 'defenders' },
      strike: 'target-or-strongest',
    },
    {
      aim: 'SOLOT-STANCE-29',
      order: 'damage',
      move: moving('SOLOT-MOVE-09', { to: 'target', least: 1, rows: [2, 1] }, 'keep'),
      deploy: list('SOLOT-PRIO-19', FAST, troops(['aircraft'])),
      shoot: { rule: 'SOLOT-SHOOT-09', aims: 'target-or-defenders' },
      strike: 'target-or-defenders',
    },
    {
      aim: 'SOLOT-STANCE-30',
      order: 'damage',
      move: moving('SOLOT-MOVE-10', { to: 'target', least: 1, rows: [2, 1] }, 'front'),
      deploy: list('SOLOT-PRIO-20', support('target'), FAST),
      shoot: { rule: 'SOLOT-SHOOT-10', aims: 'target' },
      strike: 'target-or-defenders',
    },
  ],
  defensive: [
    {
      aim: 'SOLOT-STANCE-31',
      order: 'target',
      move: moving('SOLOT-MOVE-11', { to: 'danger', else: 'target' }, 'free'),
      deploy: many('SOLOT-PRIO-21', 'defensive', troops(['artillery', 'defensive-infantry'])),
      shoot: { rule: 'SOLOT-SHOOT-11', aims: 'dangerous' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-32',
      order: 'target',
      move: moving('SOLOT-MOVE-12', { to: 'guard' }, 'keep'),
      deploy: list(
        'SOLOT-PRIO-22',
        troops(['defensive-infantry'], 'defensive'),
        troops(['artillery']),
        troops(['tank']),
        support('defensive'),
        troops(['fighter']),
      ),
      shoot: { rule: 'SOLOT-SHOOT-12', aims: 'nearby' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-33',
      order: 'target',
      move: moving('SOLOT-MOVE-13', { to: 'hold' }, 'keep'),
      deploy: many('SOLOT-PRIO-23', 'both', troops(['tank']), troops(LOADED), troops(['aircraft'])),
      shoot: { rule: 'SOLOT-SHOOT-13', aims: 'middle' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-34',
      order: 'target',
      move: moving('SOLOT-MOVE-14', { to: 'ahead' }, 'keep'),
      deploy: list('SOLOT-PRIO-24', FAST),
      shoot: { rule: 'SOLOT-SHOOT-14', aims: 'nearby' },
      strike: 'strongest',
    },
    {
      aim: 'SOLOT-STANCE-35',
      order: 'target',
      move: moving('SOLOT-MOVE-15', { to: 'strike' }, 'keep'),
      deploy: list('SOLOT-PRIO-25', FAST, troops(['aircraft'])),
      shoot: { rule: 'SOLOT-SHOOT-15', aims: 'line-units' },
      strike: 'line',
    },
  ],
};

/** The lists for what the stance leaves: with fewer than 5 AP, and with 5 or more (SOLOT-PRIO-31 to SOLOT-PRIO-36). */
export const DEFAULTS: Readonly<Record<SoloType, readonly [Deploying, Deploying]>> = {
  variable: [
    list(
      'SOLOT-PRIO-31',
      troops(['field-artillery']),
      troops(['infantry']),
      troops(['armed-transport']),
      support('improving'),
    ),
    list(
      'SOLOT-PRIO-32',
      troops(['tank']),
      troops(['with-artillery', 'transport']),
      troops(['artillery']),
      troops(['with-infantry']),
      troops(['infantry']),
      troops(['aircraft']),
      support('any'),
    ),
  ],
  offensive: [
    list(
      'SOLOT-PRIO-33',
      troops(['field-artillery']),
      troops(['with-offensive-infantry']),
      troops(['offensive-infantry']),
      troops(['armed-transport']),
      support('improving'),
    ),
    list(
      'SOLOT-PRIO-34',
      troops(['tank'], 'offensive'),
      troops(['with-artillery']),
      troops(['artillery']),
      troops(['with-infantry']),
      troops(['offensive-infantry']),
      troops(['aircraft']),
      support('any'),
    ),
  ],
  defensive: [
    list(
      'SOLOT-PRIO-35',
      troops(['field-artillery']),
      troops(['with-defensive-infantry']),
      troops(['defensive-infantry']),
      troops(['armed-transport']),
      support('improving'),
    ),
    list(
      'SOLOT-PRIO-36',
      troops(['tank'], 'defensive'),
      troops(['with-artillery']),
      troops(['artillery']),
      troops(['with-infantry']),
      troops(['defensive-infantry']),
      troops(['aircraft']),
      support('any'),
    ),
  ],
};

/** From this many AP on the second of the two lists is read. */
export const PLENTY = 5;

/** SOLOT-CARDS-03: what is left after both, troops before support cards. */
export const REST: Deploying = list('SOLOT-CARDS-03', troops(['any']), support('any'));
