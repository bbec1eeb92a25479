import type { Draft } from './draft';

type OptionKey = keyof Draft['options'];

/** One question of the form about the rules of the match; its words are in the catalogue under the same key. */
export type Choice =
  | { readonly key: OptionKey; readonly kind: 'switch'; readonly rule: string }
  | { readonly key: OptionKey; readonly kind: 'pick'; readonly rule: string; readonly values: readonly string[] }
  | {
      readonly key: OptionKey;
      readonly kind: 'number';
      readonly rule: string;
      readonly min: number;
      readonly max: number;
    };

/** What the book itself leaves to the players. */
export const BOOK_CHOICES: readonly Choice[] = [
  { key: 'sets', kind: 'pick', rule: 'AA-PLAYERS-10', values: ['1', '2', '1+4'] },
  { key: 'mission', kind: 'pick', rule: 'AA-V2-01', values: ['none', 'v2', 'bulge'] },
  { key: 'shortGame', kind: 'switch', rule: 'AA-VICTORY-04' },
  { key: 'weather', kind: 'switch', rule: 'AA-WEATHER-01' },
  { key: 'mountains', kind: 'switch', rule: 'AA-MOUNTAIN-01' },
  { key: 'diceless', kind: 'switch', rule: 'AA-DICELESS-01' },
];

/** Where the book is silent and tables may differ: each is a ruling of the register. */
export const RULING_CHOICES: readonly Choice[] = [
  { key: 'maxPerType', kind: 'number', rule: 'AA-RULING-53', min: 0, max: 12 },
  { key: 'alliedFactoryEntry', kind: 'switch', rule: 'AA-RULING-19' },
  { key: 'waterPlacementAllUnits', kind: 'switch', rule: 'AA-RULING-06' },
  { key: 'katyushaFriendlyXp', kind: 'switch', rule: 'AA-RULING-61' },
  { key: 'dicelessSupport', kind: 'switch', rule: 'AA-RULING-59' },
  { key: 'automaIntercepts', kind: 'switch', rule: 'AA-INTERCEPT-19' },
  {
    key: 'automaInfantryAttacksAfterOrders23',
    kind: 'pick',
    rule: 'AA-RULING-87',
    values: ['a-or-b', 'never', 'always'],
  },
  { key: 'v2MayHitOwnFactories', kind: 'switch', rule: 'AA-RULING-67' },
  { key: 'bulgeRounds', kind: 'number', rule: 'AA-RULING-76', min: 1, max: 50 },
];
