import type { Choice } from '../../new-match/choice';
import type { Draft } from './draft';

/** The level of the Automa is asked beside its seat. */
type OptionKey = Exclude<keyof Draft['options'], 'difficulty'>;

/** What the book itself leaves to the players. */
export const BOOK_CHOICES: readonly Choice<OptionKey>[] = [
  { key: 'sets', kind: 'pick', rule: 'AA-PLAYERS-10', values: ['1', '2', '1+4'] },
  { key: 'mission', kind: 'pick', rule: 'AA-V2-01', values: ['none', 'v2', 'bulge'] },
  { key: 'shortGame', kind: 'switch', rule: 'AA-VICTORY-04' },
  { key: 'weather', kind: 'switch', rule: 'AA-WEATHER-01' },
  { key: 'mountains', kind: 'switch', rule: 'AA-MOUNTAIN-01' },
  { key: 'diceless', kind: 'switch', rule: 'AA-DICELESS-01' },
];

/** Where the book is silent and tables may differ: each is a ruling of the register. */
export const RULING_CHOICES: readonly Choice<OptionKey>[] = [
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
