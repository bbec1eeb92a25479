import { type Catalogue, type Deck, EDITIONS, NATIONS, type PackName } from '@sandtable/2gm/decks';
import { newId } from '../match/record';
import { type DeckDraft, emptyDraft, MOST_POINTS } from './draft';

/** A deck as it was once, with a word about it. */
export interface DeckVersion {
  readonly at: number;
  readonly note: string;
  readonly draft: DeckDraft;
}

/** A deck as it is kept in the browser. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  /** Counts the changes; who changes an older one is told. */
  readonly rev: number;
  readonly changed: number;
  readonly draft: DeckDraft;
  /** The oldest first. */
  readonly versions: readonly DeckVersion[];
}

export const LONGEST_NAME = 60;
/** The oldest leave first. */
const MOST_VERSIONS = 50;

export function newDeck(name: string, draft: DeckDraft): KeptDeck {
  return { id: newId(), name: name.slice(0, LONGEST_NAME), rev: 0, changed: Date.now(), draft, versions: [] };
}

/** A deck that came from elsewhere, with the usual battle around it. */
export function draftOf(
  deck: Deck,
  edition: DeckDraft['edition'],
  points?: number,
  pack: PackName | null = null,
): DeckDraft {
  const empty = emptyDraft(deck.nation, edition);
  return { ...empty, points: points ?? empty.points, cards: deck.cards, setAside: deck.setAside, pack };
}

/** The edition whose boxes hold most of the cards. */
export function editionOf(deck: Deck, catalogue: Catalogue): DeckDraft['edition'] {
  const printed = (edition: DeckDraft['edition']): number =>
    deck.cards.filter(({ id }) => {
      const card = catalogue.byId.get(id);
      return card !== undefined && 'editions' in card && card.editions.includes(edition);
    }).length;
  return printed('pacific') > printed('tactics') ? 'pacific' : 'tactics';
}

export function withVersion(deck: KeptDeck, note: string): KeptDeck {
  const version: DeckVersion = { at: Date.now(), note: note.trim().slice(0, 200), draft: deck.draft };
  return { ...deck, versions: [...deck.versions, version].slice(-MOST_VERSIONS) };
}

/** A deck of a file, held to its shape; null for anything else. What is missing in one of an older version is as in a new one. */
export function readKept(raw: unknown): KeptDeck | null {
  const { id, name, rev, changed, draft, versions } = fields(raw);
  const read = readDraft(draft);
  if (typeof id !== 'string' || !/^[a-z0-9]{1,40}$/u.test(id) || read === null) return null;
  return {
    id,
    name: text(name),
    rev: number(rev),
    changed: number(changed),
    draft: read,
    versions: list(versions).slice(-MOST_VERSIONS).flatMap(readVersion),
  };
}

function readVersion(raw: unknown): DeckVersion[] {
  const { at, note, draft } = fields(raw);
  const read = readDraft(draft);
  return read === null ? [] : [{ at: number(at), note: text(note, 200), draft: read }];
}

function readDraft(raw: unknown): DeckDraft | null {
  const said = fields(raw);
  const nation = NATIONS.find((each) => each === said.nation);
  const edition = EDITIONS.find((each) => each === said.edition);
  const cards = list(said.cards).map((each) => ({ id: text(fields(each).id), copies: number(fields(each).copies) }));
  if (nation === undefined || edition === undefined || !Array.isArray(said.cards)) return null;
  if (cards.some(({ id, copies }) => id === '' || !Number.isInteger(copies) || copies < 1 || copies > 99)) return null;
  const pack = fields(said.pack);
  return {
    nation,
    edition,
    points: Math.max(1, Math.min(MOST_POINTS, Math.round(number(said.points)))),
    year: number(said.year),
    scenario: text(said.scenario),
    general: text(said.general),
    boxes: said.boxes === true,
    cards,
    setAside: list(said.setAside).map((each) => text(each)),
    partner: text(said.partner),
    pack: typeof pack.hash === 'string' ? { name: text(pack.name), hash: text(pack.hash, 64) } : null,
  };
}

function fields(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}

function list(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw.slice(0, 500) : [];
}

function text(raw: unknown, longest = LONGEST_NAME): string {
  return typeof raw === 'string' ? raw.slice(0, longest) : '';
}

function number(raw: unknown): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? raw : 0;
}
