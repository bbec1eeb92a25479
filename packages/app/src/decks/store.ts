import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type CampaignKept, NOTHING_KEPT } from '../campaign/progress';
import type { SituationsKept } from '../situations/progress';
import { type Boxes, OWN_NOTHING } from './boxes';
import type { KeptDeck } from './kept';

/** A content pack as somebody keeps it. */
export interface KeptPack {
  /** The hash of what it changes. */
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly changed: number;
  readonly pack: unknown;
}

interface Schema extends DBSchema {
  decks: { key: string; value: KeptDeck };
  packs: { key: string; value: KeptPack };
  /** Single things by name; the boxes one owns. */
  single: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

const NAME = 'sandtable-library';
const VERSION = 1;
const BOXES_KEY = 'boxes';
const CAMPAIGN_KEY = 'campaign';
const SITUATIONS_KEY = 'situations';

let opening: Promise<Database> | undefined;

/** Decks, packs and boxes have a database of their own: matches are written all the time, and by workers. */
function database(): Promise<Database> {
  const forget = (): void => {
    opening = undefined;
  };
  opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('decks', { keyPath: 'id' });
      db.createObjectStore('packs', { keyPath: 'id' });
      db.createObjectStore('single');
    },
    blocking: (_now, _wanted, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** Tells other tabs which deck has changed. */
const others = new BroadcastChannel('sandtable-library');

export function onOthersChange(heard: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent): void => {
    if (typeof data === 'string') heard(data);
  };
  others.addEventListener('message', listen);
  return () => others.removeEventListener('message', listen);
}

/** What came of a change: kept, or somebody else was first and theirs stands. */
export type Saved =
  | { readonly kind: 'kept'; readonly deck: KeptDeck }
  | { readonly kind: 'late'; readonly theirs: KeptDeck }
  | { readonly kind: 'gone' };

async function single<T>(key: string, otherwise: T): Promise<T> {
  return ((await (await database()).get('single', key)) as T | undefined) ?? otherwise;
}

/** What is there now, changed and kept in one go: two tabs lose nothing of each other's. */
async function changed<T>(key: string, otherwise: T, change: (before: T) => T): Promise<T> {
  const tx = (await database()).transaction('single', 'readwrite');
  const before = ((await tx.store.get(key)) as T | undefined) ?? otherwise;
  const after = change(before);
  if (after !== before) await tx.store.put(after, key);
  await tx.done;
  if (after !== before) others.postMessage(key);
  return after;
}

export const library = {
  async decks(): Promise<readonly KeptDeck[]> {
    const all = await (await database()).getAll('decks');
    return all.sort((a, b) => b.changed - a.changed);
  },
  async deck(id: string): Promise<KeptDeck | null> {
    return (await (await database()).get('decks', id)) ?? null;
  },
  async add(deck: KeptDeck): Promise<void> {
    await (await database()).put('decks', deck);
    others.postMessage(deck.id);
  },
  /** Keeps a change of the deck as it was at `deck.rev`; whoever comes second is told and overwrites nothing. */
  async save(deck: KeptDeck): Promise<Saved> {
    const tx = (await database()).transaction('decks', 'readwrite', { durability: 'strict' });
    const there = await tx.store.get(deck.id);
    if (there === undefined || there.rev !== deck.rev) {
      await tx.done;
      return there === undefined ? { kind: 'gone' } : { kind: 'late', theirs: there };
    }
    const next: KeptDeck = { ...deck, rev: deck.rev + 1, changed: Date.now() };
    await tx.store.put(next);
    await tx.done;
    others.postMessage(deck.id);
    return { kind: 'kept', deck: next };
  },
  async remove(id: string): Promise<KeptDeck | null> {
    const tx = (await database()).transaction('decks', 'readwrite');
    const found = await tx.store.get(id);
    await tx.store.delete(id);
    await tx.done;
    others.postMessage(id);
    return found ?? null;
  },
  async boxes(): Promise<Boxes | null> {
    return ((await (await database()).get('single', BOXES_KEY)) as Boxes | undefined) ?? null;
  },
  /** What is there now, changed: two tabs lose nothing of each other's. */
  changeBoxes: (change: (before: Boxes) => Boxes) => changed(BOXES_KEY, OWN_NOTHING, change),
  campaign: () => single<CampaignKept>(CAMPAIGN_KEY, NOTHING_KEPT),
  changeCampaign: (change: (before: CampaignKept) => CampaignKept) => changed(CAMPAIGN_KEY, NOTHING_KEPT, change),
  situations: () => single<SituationsKept>(SITUATIONS_KEY, {}),
  changeSituations: (change: (before: SituationsKept) => SituationsKept) => changed(SITUATIONS_KEY, {}, change),
  async packs(): Promise<readonly KeptPack[]> {
    const all = await (await database()).getAll('packs');
    return all.sort((a, b) => b.changed - a.changed);
  },
  async pack(id: string): Promise<KeptPack | null> {
    return (await (await database()).get('packs', id)) ?? null;
  },
  async addPack(pack: KeptPack): Promise<void> {
    await (await database()).put('packs', pack);
    others.postMessage(pack.id);
  },
  async removePack(id: string): Promise<void> {
    await (await database()).delete('packs', id);
    others.postMessage(id);
  },
};
