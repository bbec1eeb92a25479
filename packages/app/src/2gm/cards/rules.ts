import type { Natural, Tag, TerrainTag, UpgradeId } from '@sandtable/2gm/table';

/** Where the book tells of each ability. */
export const TAG_RULES: Readonly<Record<Tag, string>> = {
  advance: '2GM-ABIL-03',
  'advanced-deployment': '2GM-ABIL-05',
  amphibious: '2GM-ABIL-06',
  'anti-aircraft': '2GM-ABIL-07',
  'anti-tank': '2GM-ABIL-08',
  'assault-gun': '2GM-ABIL-09',
  'blasting-charge': '2GM-ABIL-11',
  climbers: '2GM-ABIL-14',
  command: '2GM-TURN-07',
  'dive-bomber': '2GM-ABIL-19',
  'embark-disembark': '2GM-ABIL-20',
  embarked: '2GM-ABIL-21',
  'extra-heavy': '2GM-ABIL-24',
  fighter: '2GM-ABIL-27',
  'fighter-bomber': '2GM-ABIL-28',
  'ground-attack': '2GM-ABIL-31',
  heat: '2GM-ABIL-35',
  impenetrable: '2GM-ABIL-39',
  incursion: '2GM-ABIL-40',
  infiltration: '2GM-ABIL-43',
  'long-range': '2GM-ABIL-45',
  mechanized: '2GM-ABIL-48',
  mobility: '2GM-ABIL-52',
  motorized: '2GM-ABIL-53',
  mountaineers: '2GM-ABIL-54',
  ordnance: '2GM-ABIL-66',
  paratroopers: '2GM-ABIL-68',
  reserve: '2GM-ABIL-74',
  riders: '2GM-ABIL-75',
  sappers: '2GM-ABIL-77',
  scout: '2GM-ABIL-84',
  'self-propelled-artillery': '2GM-OPT-42',
  siberians: '2GM-ABIL-88',
  synergy: '2GM-ABIL-94',
  tow: '2GM-ABIL-95',
  transport: '2GM-ABIL-96',
};

export const MULTIPLE_RULE = '2GM-ABIL-63';
export const BOMBER_RULE = '2GM-ABIL-12';
export const SUPPRESSED_RULE = '2GM-SUPPR-05';

export const TOKEN_RULES: Readonly<Record<UpgradeId, string>> = {
  bazooka: '2GM-TOKEN-02',
  flamethrower: '2GM-TOKEN-03',
  grenades: '2GM-TOKEN-08',
  hmg: '2GM-TOKEN-11',
  mortar: '2GM-TOKEN-14',
  sniper: '2GM-TOKEN-31',
  'hit-the-dirt': '2GM-TOKEN-09',
  'smoke-grenade': '2GM-TOKEN-17',
  'smoke-canister': '2GM-OPT-49',
  medics: '2GM-TOKEN-13',
  mechanics: '2GM-TOKEN-12',
  sappers: '2GM-TOKEN-16',
  'smoke-screen': '2GM-TOKEN-22',
  'tank-mg': '2GM-TOKEN-34',
  'tank-hmg': '2GM-TOKEN-33',
  'bomber-hmg': '2GM-CARD-31',
  mrl: '2GM-TOKEN-15',
  'tank-flamethrower': '2GM-TOKEN-32',
  supplies: '2GM-TURN-06',
};

export const NATURAL_RULES: Readonly<Record<Natural, string>> = {
  open: '2GM-TERRAIN-05',
  forest: '2GM-TERRAIN-15',
  bushes: '2GM-TERRAIN-20',
  mountain: '2GM-TERRAIN-29',
  lake: '2GM-TERRAIN-30',
  river: '2GM-TERRAIN-24',
  sea: '2GM-TERRAIN-28',
  beach: '2GM-TERRAIN-05',
};

export const TERRAIN_TAG_RULES: Readonly<Record<TerrainTag, string>> = {
  building: '2GM-ABIL-13',
  connected: '2GM-ABIL-16',
  difficult: '2GM-ABIL-18',
  'difficult-infantry': '2GM-ABIL-18',
  'full-cover': '2GM-ABIL-50',
  indestructible: '2GM-ABIL-42',
  'large-field': '2GM-OPT-08',
  'medium-cover': '2GM-ABIL-50',
  'no-vehicles': '2GM-TERRAIN-10',
};
