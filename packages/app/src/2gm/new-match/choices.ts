import type { Choice } from '../../new-match/choice';
import type { Draft } from './draft';
import type { Levers } from './levers';

/** Points and year are asked with the battle, the temper beside the level. */
type OptionKey = Exclude<keyof Draft['options'], 'points' | 'year'>;
type LeverKey = Exclude<keyof Levers, 'type'>;

/** Weather, light and snow; a scenario says for itself. */
export const SKY_CHOICES: readonly Choice<OptionKey>[] = [
  {
    key: 'weather',
    kind: 'pick',
    rule: '2GM-WEATHER-01',
    values: ['clear', 'fog', 'rain', 'winds', 'storm', 'rolled', 'changing'],
  },
  { key: 'night', kind: 'switch', rule: '2GM-NIGHT-01' },
  { key: 'arctic', kind: 'switch', rule: '2GM-ARCTIC-01' },
];

/** Optional rules no scenario knows (2GM-OPT-03), and what a scenario settles itself. */
export const PITCHED_CHOICES: readonly Choice<OptionKey>[] = [
  { key: 'fieldMarshal', kind: 'switch', rule: '2GM-OPT-11' },
  { key: 'startingDeployment', kind: 'switch', rule: '2GM-OPT-22' },
  { key: 'largeField', kind: 'switch', rule: '2GM-OPT-18' },
  { key: 'lendLease', kind: 'switch', rule: '2GM-OPT-14' },
  { key: 'inGameTerrain', kind: 'switch', rule: '2GM-OPT-05' },
  { key: 'advancedDeployment', kind: 'switch', rule: '2GM-ABIL-05' },
];

/** Optional rules for every battle (2GM-OPT-04). */
export const OPTIONAL_CHOICES: readonly Choice<OptionKey>[] = [
  { key: 'hitTable', kind: 'switch', rule: '2GM-HITTAB-01' },
  { key: 'shielding', kind: 'switch', rule: '2GM-OPT-38' },
  { key: 'selfPropelled', kind: 'switch', rule: '2GM-OPT-42' },
  { key: 'tacticalArtillery', kind: 'switch', rule: '2GM-OPT-33' },
  { key: 'smokeCanister', kind: 'switch', rule: '2GM-OPT-49' },
  { key: 'tokenDrop', kind: 'switch', rule: '2GM-OPT-29' },
];

/** How partners share (three and four players). */
export const TEAM_CHOICES: readonly Choice<OptionKey>[] = [
  { key: 'teamPoints', kind: 'pick', rule: '2GM-RULING-159', values: ['split', 'fullEach', 'shared'] },
  { key: 'teamRoles', kind: 'pick', rule: '2GM-TEAM-02', values: ['agreed', 'rolled'] },
];

/** Needs four players. */
export const COPIES_CHOICE: Choice<OptionKey> = { key: 'twoCopies', kind: 'switch', rule: '2GM-TEAM-16' };

/** How long a Pitched Battle may last. */
export const END_CHOICES: readonly Choice<OptionKey>[] = [
  { key: 'maxTurns', kind: 'number', rule: null, min: 0, max: 200 },
  { key: 'surrender', kind: 'switch', rule: '2GM-VICTORY-03' },
];

/** Where the books are silent or disagree: each is a ruling of the register. */
export const RULING_CHOICES: readonly Choice<OptionKey>[] = [
  { key: 'critPenetration', kind: 'pick', rule: '2GM-RULING-01', values: ['edition', 'gt', 'gte'] },
  { key: 'rangeMetric', kind: 'pick', rule: '2GM-RULING-12', values: ['manhattan', 'straightLine'] },
  { key: 'smokeLineOfFire', kind: 'pick', rule: '2GM-RULING-15', values: ['anyClearPath', 'centerLine'] },
  { key: 'difficultEnterNeedsFullMove', kind: 'switch', rule: '2GM-RULING-22' },
  { key: 'terrainShareDamage', kind: 'pick', rule: '2GM-RULING-26', values: ['buildingsOnly', 'all'] },
  { key: 'terrainStackCover', kind: 'switch', rule: '2GM-RULING-34' },
  { key: 'terrainPlaceAlternating', kind: 'switch', rule: '2GM-RULING-47' },
  { key: 'suppressionMovement', kind: 'pick', rule: '2GM-RULING-56', values: ['setTo1', 'reduceBy1'] },
  { key: 'assaultReactionIgnoresArmor', kind: 'switch', rule: '2GM-RULING-60' },
  { key: 'coverRequireArmored', kind: 'switch', rule: '2GM-RULING-73' },
  { key: 'transportShareWounds', kind: 'pick', rule: '2GM-RULING-82', values: ['edition', 'yes', 'no'] },
  { key: 'bomberTiming', kind: 'pick', rule: '2GM-RULING-88', values: ['edition', 'atOnce', 'shootingPhase'] },
  { key: 'aaMayTargetParked', kind: 'switch', rule: '2GM-RULING-96' },
  { key: 'promotionRequiresKill', kind: 'switch', rule: '2GM-RULING-130' },
  { key: 'promotionMax', kind: 'number', rule: '2GM-RULING-116', min: 0, max: 9 },
  { key: 'tacticalArtilleryDamage', kind: 'number', rule: '2GM-RULING-135', min: 0, max: 5 },
];

/** Where each book speaks of a lever that both opponents have. */
const LEVER_RULES = {
  tactics: { income: 'SOLOT-HQ-02', extra: 'SOLOT-DECK-11', easy: 'SOLOT-DECK-06', reshuffle: 'SOLOT-DISCARD-03' },
  pacific: { income: 'SOLOP-HQ-03', extra: 'SOLOP-DECK-11', easy: 'SOLOP-DECK-08', reshuffle: 'SOLOP-DISCARD-27' },
} as const;

/** The levers of the opponent of an edition: those of both books, then its own. */
export function leverChoices(edition: Draft['edition']): readonly Choice<LeverKey>[] {
  const rules = LEVER_RULES[edition];
  return [
    { key: 'income', kind: 'number', rule: rules.income, min: -2, max: 5 },
    { key: 'ap', kind: 'number', rule: null, min: -5, max: 5 },
    { key: 'hq', kind: 'number', rule: null, min: -9, max: 10 },
    { key: 'draw', kind: 'number', rule: null, min: -2, max: 2 },
    { key: 'extra', kind: 'number', rule: rules.extra, min: 0, max: 2 },
    { key: 'bias', kind: 'number', rule: null, min: -3, max: 3 },
    { key: 'easy', kind: 'switch', rule: rules.easy },
    { key: 'reacts', kind: 'switch', rule: null },
    { key: 'reshuffle', kind: 'switch', rule: rules.reshuffle },
    ...OWN_LEVERS[edition],
  ];
}

/** Those only one of the books knows. */
const OWN_LEVERS: Readonly<Record<Draft['edition'], readonly Choice<LeverKey>[]>> = {
  tactics: [
    { key: 'keeps', kind: 'switch', rule: null },
    { key: 'assaults', kind: 'switch', rule: null },
  ],
  pacific: [
    { key: 'unlisted', kind: 'switch', rule: null },
    { key: 'confronts', kind: 'pick', rule: 'SOLO-RULING-12', values: ['zones', 'closest', 'power'] },
  ],
};
