/** In the order of the content files; the order is part of every card's number. */
export const NATIONS = ['usa', 'germany', 'japan', 'uk', 'ussr', 'italy'] as const;
export type Nation = (typeof NATIONS)[number];

export type Side = 'allies' | 'axis';

const ALLIES: readonly Nation[] = ['usa', 'uk', 'ussr'];

/** The friendly armies of the Setup ability (2GM-ABIL-85). */
export function sideOf(nation: Nation): Side {
  return ALLIES.includes(nation) ? 'allies' : 'axis';
}

export const EDITIONS = ['tactics', 'pacific'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The box a card comes in. Cards of both editions mix freely (2GM-RULING-167). */
export const CARD_SETS = ['tactics', 'tactics-expansion', 'pacific', 'scenario'] as const;
export type CardSet = (typeof CARD_SETS)[number];

/** 2GM-CARD-01, in the order of the card counts of the books. */
export const UNIT_TYPES = ['infantry', 'artillery', 'tank', 'transport', 'aircraft'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The abilities of ABIL that a unit card may print. Bomber and Multiple carry a number and are fields of the card. */
export const TAGS = [
  'advance',
  'advanced-deployment',
  'amphibious',
  'anti-aircraft',
  'anti-tank',
  'assault-gun',
  'blasting-charge',
  'climbers',
  'command',
  'dive-bomber',
  'embark-disembark',
  'embarked',
  'extra-heavy',
  'fighter',
  'fighter-bomber',
  'ground-attack',
  'heat',
  'impenetrable',
  'incursion',
  'infiltration',
  'long-range',
  'mechanized',
  'mobility',
  'motorized',
  'mountaineers',
  'ordnance',
  'paratroopers',
  'reserve',
  'riders',
  'sappers',
  'scout',
  'self-propelled-artillery',
  'siberians',
  'synergy',
  'tow',
  'transport',
] as const;
export type Tag = (typeof TAGS)[number];

/** The range printed as "any": farther than any battlefield. */
export const ANY_RANGE = 99;

/** 2GM-CARD-22 to 2GM-CARD-28. `hit` and `crit` are the two numbers of the Accuracy, `pierce` is the Armor-piercing. */
export interface Weapon {
  readonly range: number;
  readonly hit: number;
  readonly crit: number;
  readonly pierce: number;
  readonly damage: number;
}

/** One upgrade a unit card lists (2GM-CARD-30). */
export interface UpgradeOffer {
  readonly token: UpgradeId;
  /** In AP. A token listed twice is bought in the order of the list: a Sherman's first MG costs 1, its second 0. */
  readonly cost: number;
  /** Takes the place of the main weapon (2GM-ABIL-22, 2GM-RULING-149). */
  readonly exchange: boolean;
  /** The unit never comes without it. */
  readonly compulsory: boolean;
}

/** An option value of the point formula: may carry heavy weapons, may carry special equipment. No ability. */
export const OPTIONS = ['hw', 'sp'] as const;
export type Option = (typeof OPTIONS)[number];

interface CardBase {
  /** Unique among all cards, such as `usa/light-infantry` or `support/impact`. */
  readonly id: string;
  readonly name: string;
  /** The cells whose values the books state; all others are house values. */
  readonly book: readonly string[];
}

export interface UnitCard extends CardBase {
  readonly kind: 'unit';
  readonly nation: Nation;
  readonly type: UnitType;
  /** Entry into service (2GM-DECK-17); null is legal under any year limit (2GM-DECK-18). */
  readonly year: number | null;
  readonly sets: readonly CardSet[];
  readonly editions: readonly Edition[];
  /** Issued by scenarios only, never part of a deck. */
  readonly scenarioOnly: boolean;
  /** In the pool of the nation. */
  readonly copies: number;
  readonly cost: number;
  /** 0 for aircraft, and for guns that must be towed. */
  readonly move: number;
  readonly armor: number;
  readonly hp: number;
  /** Null for the unarmed (2GM-CARD-10). */
  readonly weapon: Weapon | null;
  /** A second main weapon with the Range and Accuracy of the first (2GM-ABIL-65). */
  readonly secondGun: { readonly pierce: number; readonly damage: number } | null;
  /** Multiple (X); 0 without the ability (2GM-ABIL-63). */
  readonly multiple: number;
  /** Spaces a Bomber attacks; 0 without the ability (2GM-ABIL-12). */
  readonly bomber: number;
  readonly tags: readonly Tag[];
  readonly options: readonly Option[];
  readonly upgrades: readonly UpgradeOffer[];
}

/** 2GM-CARD-12 to 2GM-CARD-14, 2GM-CARD-16. */
export const ICONS = ['box', 'patch', 'backpack', 'hq'] as const;
export type Icon = (typeof ICONS)[number];

/** When a support card may be played; without another word in the Deployment Phase (2GM-CARD-17). */
export const TIMINGS = [
  'deployment',
  'movement',
  'shooting',
  'flip-end',
  'any-phase-or-attack',
  'before-roll',
  'assault-roll',
  'after-roll',
  'after-hit',
  'after-destroying',
  'after-assault-kill',
  'after-support',
  'attack-survived',
  'enemy-attack-declared',
  'enemy-hit',
  'enemy-moved',
  'enemy-deployed-or-moved',
  'enemy-movement',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const SUPPORT_TARGETS = [
  'own-hq',
  'own-unit',
  'own-ground-unit',
  'own-infantry',
  'own-infantry-all',
  'own-tank',
  'own-vehicle',
  'own-aircraft',
  'own-unit-beside-target',
  'own-attack',
  'own-deck',
  'own-discard',
  'own-hand',
  'set-aside',
  'die',
  'battlefield',
  'terrain',
  'as-copied',
  'destroyed-unit',
  'enemy-attack',
  'enemy-beside-target',
  'enemy-discard',
  'enemy-ground-unit',
  'enemy-ground-unit-or-terrain',
  'enemy-hand',
  'enemy-hq',
  'enemy-infantry',
  'enemy-infantry-or-artillery',
  'enemy-upgraded-unit',
  'enemy-vehicle',
] as const;
export type SupportTarget = (typeof SUPPORT_TARGETS)[number];

export const DURATIONS = [
  'immediate',
  'attack',
  'turn',
  'enemy-turn',
  'owner-turn',
  'hq-phases-4',
  'until-assault',
  'until-replaced',
  'until-used',
  'as-copied',
  'permanent',
] as const;
export type Duration = (typeof DURATIONS)[number];

export interface SupportCard extends CardBase {
  readonly kind: 'support';
  /** Other names the books print for the same card. */
  readonly aliases: readonly string[];
  readonly sets: readonly CardSet[];
  readonly editions: readonly Edition[];
  readonly icon: Icon;
  /** Points in a deck (2GM-DECK-13). */
  readonly cost: number;
  /** The Playing Cost in AP (2GM-ABIL-71). */
  readonly play: number;
  readonly nations: 'any' | readonly Nation[];
  /** Prints the word ONLY (2GM-ABIL-86). */
  readonly only: boolean;
  /** Asks for a card set aside before the game (2GM-ABIL-85). */
  readonly setup: boolean;
  /** The id of the card with the same effect in the other edition. */
  readonly twin: string | null;
  readonly timing: Timing;
  readonly target: SupportTarget;
  readonly duration: Duration;
  /** The attack the card makes. */
  readonly weapon: Weapon | null;
  readonly text: string;
  /** The solo rules of these editions take the card out of the opponent's deck. */
  readonly aiNeverHolds: readonly Edition[];
  readonly pool: Readonly<Record<Nation, number>>;
}

export interface HeroCard extends CardBase {
  readonly kind: 'hero';
  readonly nation: Nation;
  readonly cost: number;
  /** The units the hero may join (2GM-HERO-04). */
  readonly goesOn: { readonly type: UnitType; readonly upgrade: UpgradeId | null; readonly tag: Tag | null };
  readonly text: string;
}

export interface GeneralCard extends CardBase {
  readonly kind: 'general';
  readonly nation: Nation;
  readonly text: string;
  /** Copies of a card that cost no points in a deck led by this General. */
  readonly freeCards: { readonly id: string; readonly copies: number } | null;
}

export const TERRAIN_TAGS = [
  'building',
  'connected',
  'difficult',
  'difficult-infantry',
  'full-cover',
  'indestructible',
  'large-field',
  'medium-cover',
  'no-vehicles',
] as const;
export type TerrainTag = (typeof TERRAIN_TAGS)[number];

export interface TerrainCard extends CardBase {
  readonly kind: 'terrain';
  readonly sets: readonly CardSet[];
  readonly editions: readonly Edition[];
  readonly copies: number;
  readonly cost: number;
  /** 0 on an Indestructible card. */
  readonly hp: number;
  /** Added to the two numbers of an attack on a unit in the space. */
  readonly evasion: readonly [number, number];
  readonly armor: number;
  readonly tags: readonly TerrainTag[];
  /** Sappers may remove it (2GM-ABIL-77). */
  readonly sappers: boolean;
}

export type Card = UnitCard | SupportCard | HeroCard | GeneralCard | TerrainCard;
/** What an army deck is made of (2GM-DECK-15, 2GM-DECK-16). */
export type DeckCard = UnitCard | SupportCard | HeroCard;

export const UPGRADES = [
  'bazooka',
  'flamethrower',
  'grenades',
  'hmg',
  'mortar',
  'sniper',
  'hit-the-dirt',
  'smoke-grenade',
  'smoke-canister',
  'medics',
  'mechanics',
  'sappers',
  'smoke-screen',
  'tank-mg',
  'tank-hmg',
  'bomber-hmg',
  'mrl',
  'tank-flamethrower',
  'supplies',
] as const;
export type UpgradeId = (typeof UPGRADES)[number];

export type Slot = 'offensive' | 'defensive';
export type Grant = 'heal' | 'repair' | 'sappers' | 'supplies';

/** What the Reference card of an army says of a token (2GM-CARD-31). */
export interface UpgradeToken {
  readonly id: UpgradeId;
  readonly name: string;
  /** What the token is called in an army, where the armies differ. */
  readonly localNames: Readonly<Partial<Record<Nation, string>>>;
  /** Of infantry: at most one of each (2GM-DEPLOY-08). Null for tokens infantry never takes. */
  readonly slot: Slot | null;
  readonly carriers: readonly UnitType[];
  /** Turned to its used side by use (2GM-FLIP-02). */
  readonly flips: boolean;
  /** Subject to Mount/Dismount (2GM-ABIL-55). */
  readonly mountable: boolean;
  /** Gone after one use. */
  readonly singleUse: boolean;
  readonly weapon: Weapon | null;
  /** Spaces side by side that one attack of the weapon covers. */
  readonly spaces: number;
  /** +1 Armor-piercing against tanks (2GM-ABIL-35). */
  readonly heat: boolean;
  /** The Flamethrower rules against Buildings (2GM-TOKEN-04 to 2GM-TOKEN-07). */
  readonly flame: boolean;
  /** Of the bearer, or through the screen. */
  readonly evasion: readonly [number, number];
  readonly grants: Grant | null;
  /** What the solo rules of an edition take the token for: one kind, both or none. */
  readonly ai: Readonly<Record<Edition, readonly Slot[]>>;
  readonly book: readonly string[];
}

export interface Headquarters {
  readonly nation: Nation;
  readonly hp: number;
  readonly armor: number;
  /** AP of each Headquarters Phase (2GM-HQ-10). */
  readonly production: number;
  /** AP held at most (2GM-HQ-12). */
  readonly cap: number;
  readonly book: readonly string[];
}

/** What a space of a tile shows, in the order of content/naturals.json. */
export const NATURALS = ['open', 'forest', 'bushes', 'mountain', 'lake', 'river', 'sea', 'beach'] as const;
export type Natural = (typeof NATURALS)[number];

/** 2GM-TERRAIN-03. */
export type Access = 'normal' | 'difficult' | 'inaccessible';

export interface NaturalTerrain {
  readonly id: Natural;
  readonly name: string;
  readonly access: Access;
  /** 0 where nothing can be destroyed. */
  readonly hp: number;
  readonly evasion: readonly [number, number];
  readonly book: readonly string[];
}

/** Two rows of two spaces (2GM-FIELD-02), the upper row first. */
export type TileSide = readonly [readonly [Natural, Natural], readonly [Natural, Natural]];

export interface Tile {
  readonly id: string;
  readonly sides: readonly [TileSide, TileSide];
}
