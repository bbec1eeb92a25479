import { supportCard } from '../../cards';
import { catalogue } from '../../content/index';

/** What a support card is to a solo opponent (SOLO-RULING-49). */
export type SupportTag =
  /** It brings AP at once or every turn. */
  | 'ap'
  /** It lies beside the HQ and helps for good. */
  | 'hq'
  /** It raises the attack of a unit. */
  | 'atk'
  /** It helps a unit of its own to survive. */
  | 'defOwn'
  /** It hampers an enemy unit, or the enemy. */
  | 'defEnemy'
  /** It harms enemy units; mines and traps besides count as defensive. */
  | 'dmg'
  | 'mine'
  /** It belongs to the Movement Phase (SOLO-RULING-74). */
  | 'move'
  /** It is about the cards of the human's hand. */
  | 'hand'
  /** It brings cards into its own hand. */
  | 'fetch'
  /** It brings units of the hand onto the field (SOLO-RULING-80). */
  | 'bring'
  /** It exchanges cards of its own hand (SOLO-RULING-82). */
  | 'exchange'
  /** It is what another card is (SOLO-RULING-75). */
  | 'role'
  /** Kept for a moment of its own: a rule of CARDUSE, the Flip Over Phase, an answer to the human. */
  | 'kept';

const TAGS: Readonly<Record<string, readonly SupportTag[]>> = {
  supplies: ['ap'],
  surplus: ['ap'],
  'war-bonds': ['ap', 'hq'],
  'fortified-hq': ['hq', 'defOwn'],
  'extra-ammo': ['atk'],
  veteran: ['atk'],
  'sticky-bomb': ['atk'],
  ram: ['atk'],
  'sustained-fire': ['atk', 'kept'],
  camouflage: ['defOwn'],
  'sick-patients': ['defEnemy'],
  sabotage: ['defEnemy'],
  traps: ['dmg', 'mine'],
  'at-mine': ['dmg', 'mine'],
  'anti-tank-mine': ['dmg', 'mine'],
  'anti-personnel-mine': ['dmg', 'mine'],
  fire: ['dmg'],
  goliath: ['dmg', 'kept'],
  duplicate: ['role'],
  captured: ['role'],
  flares: ['atk'],
  fuel: ['move'],
  banzai: ['move'],
  enigma: ['hand'],
  espionage: ['hand'],
  enlist: ['fetch'],
  reinforcements: ['fetch'],
  replacements: ['fetch'],
  'i-want-you': ['fetch'],
  allies: ['fetch'],
  'in-need-of-support': ['bring'],
  'defend-the-reich': ['bring'],
  'new-orders': ['exchange'],
  promotion: ['kept'],
  fortunate: ['kept', 'atk'],
  luck: ['kept', 'atk'],
  'rapid-fire': ['kept', 'atk'],
  impact: ['kept', 'atk'],
  'on-target': ['kept', 'atk'],
  kamikaze: ['kept', 'atk'],
  overheat: ['kept'],
  'you-missed': ['kept'],
  counterattack: ['kept'],
  shrapnel: ['kept'],
  bayonets: ['kept'],
  seized: ['kept'],
  ambush: ['kept'],
  decoy: ['kept'],
  lost: ['kept'],
};

/** By card number, because every hand is looked through again and again. */
const names: readonly (string | null)[] = catalogue.cards.map((card) =>
  card.kind === 'support' ? card.id.replace('support/', '') : null,
);
const NO_TAGS: readonly SupportTag[] = [];
const tagLists = names.map((name) => (name === null ? NO_TAGS : (TAGS[name] ?? NO_TAGS)));

/** The tags of a support card; a card without any is never played by the opponent. */
export function tagsOf(card: number): readonly SupportTag[] {
  return tagLists[card] ?? NO_TAGS;
}

export function hasTag(card: number, tag: SupportTag): boolean {
  return tagsOf(card).includes(tag);
}

export function supportName(card: number): string {
  return names[card] ?? supportCard(card).id;
}

/** SOLO-RULING-49: bonuses for its own units, maluses for others, mines and traps. */
export function isDefensive(card: number): boolean {
  return hasTag(card, 'defOwn') || hasTag(card, 'defEnemy') || hasTag(card, 'mine');
}
