import type { DeckRow, GeneralRow, HeroRow, SupportRow, TerrainRow, TileRow, UnitRow, UpgradeRow } from './shapes';
import {
  type CardSet,
  EDITIONS,
  type Edition,
  type GeneralCard,
  type HeroCard,
  type Nation,
  type Natural,
  type SupportCard,
  type TerrainCard,
  type Tile,
  type TileSide,
  type UnitCard,
  type UpgradeToken,
} from './types';

/** The editions a card was printed for; what only scenarios issue belongs to both. */
function editionsOf(sets: readonly CardSet[]): readonly Edition[] {
  if (sets.includes('scenario')) return EDITIONS;
  return EDITIONS.filter((edition) => sets.some((set) => set.startsWith(edition)));
}

export function unitId(row: { readonly nation: Nation; readonly id: string }): string {
  return `${row.nation}/${row.id}`;
}

export function unitCard(row: UnitRow): UnitCard {
  return {
    kind: 'unit',
    id: unitId(row),
    name: row.name,
    nation: row.nation,
    type: row.type,
    year: row.year,
    sets: row.sets,
    editions: editionsOf(row.sets),
    scenarioOnly: row.sets.includes('scenario'),
    copies: row.copies,
    cost: row.cost,
    move: row.move,
    armor: row.armor,
    hp: row.hp,
    weapon: row.weapon,
    secondGun: row.secondGun ?? null,
    multiple: row.multiple ?? 0,
    bomber: row.bomber ?? 0,
    tags: row.tags,
    options: row.options ?? [],
    upgrades: row.upgrades.map((offer) => ({
      token: offer.token,
      cost: offer.cost,
      exchange: offer.exchange ?? false,
      compulsory: offer.compulsory ?? false,
    })),
    book: row.book,
  };
}

export function supportCard(row: SupportRow): SupportCard {
  return {
    kind: 'support',
    id: `support/${row.id}`,
    name: row.name,
    aliases: row.aliases ?? [],
    sets: row.sets,
    editions: editionsOf(row.sets),
    icon: row.icon,
    cost: row.cost,
    play: row.play,
    nations: row.nations ?? 'any',
    only: row.nations !== undefined,
    setup: row.setup ?? false,
    twin: row.twin === undefined ? null : `support/${row.twin}`,
    timing: row.timing,
    target: row.target,
    duration: row.duration,
    weapon: row.weapon ?? null,
    text: row.text,
    aiNeverHolds: row.aiNeverHolds ?? [],
    pool: row.pool,
    book: row.book,
  };
}

export function heroCard(row: HeroRow): HeroCard {
  const { type, upgrade = null, tag = null } = row.goesOn;
  const { name, nation, cost, text, book } = row;
  return { kind: 'hero', id: `hero/${row.id}`, name, nation, cost, goesOn: { type, upgrade, tag }, text, book };
}

export function generalCard(row: GeneralRow): GeneralCard {
  const { name, nation, text, book } = row;
  const free = row.freeCards;
  const freeCards = free === undefined ? null : { id: unitId({ nation, id: free.id }), copies: free.copies };
  return { kind: 'general', id: `general/${row.id}`, name, nation, text, freeCards, book };
}

export function terrainCard(row: TerrainRow): TerrainCard {
  return {
    kind: 'terrain',
    id: `terrain/${row.id}`,
    name: row.name,
    sets: row.sets,
    editions: editionsOf(row.sets),
    copies: row.copies,
    cost: row.cost,
    hp: row.hp,
    evasion: row.evasion,
    armor: row.armor,
    tags: row.tags,
    sappers: row.sappers,
    book: row.book,
  };
}

export function upgradeToken(row: UpgradeRow): UpgradeToken {
  return {
    id: row.id,
    name: row.name,
    localNames: (row.localNames ?? {}) as UpgradeToken['localNames'],
    slot: row.slot,
    carriers: row.carriers,
    flips: row.flips,
    mountable: row.mountable,
    singleUse: row.singleUse ?? false,
    weapon: row.weapon,
    spaces: row.spaces ?? 1,
    heat: row.heat ?? false,
    flame: row.flame ?? false,
    evasion: row.evasion ?? [0, 0],
    grants: row.grants ?? null,
    ai: row.ai,
    book: row.book,
  };
}

const LETTERS: Readonly<Record<string, Natural>> = {
  '.': 'open',
  F: 'forest',
  B: 'bushes',
  M: 'mountain',
  L: 'lake',
  R: 'river',
  S: 'sea',
  C: 'beach',
};

export function tile(row: TileRow): Tile {
  const cell = (text: string, at: number): Natural => LETTERS[text[at] ?? '.'] ?? 'open';
  const side = ([upper, lower]: TileRow['sides'][number]): TileSide => [
    [cell(upper, 0), cell(upper, 1)],
    [cell(lower, 0), cell(lower, 1)],
  ];
  return { id: row.id, sides: [side(row.sides[0]), side(row.sides[1])] };
}

export function deckEntries(row: DeckRow): { readonly id: string; readonly copies: number }[] {
  // eslint-disable-next-line no-restricted-syntax -- the order of the file, which is that of the books
  return Object.entries(row.cards).map(([id, copies]) => ({ id, copies }));
}
