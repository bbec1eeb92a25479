import type { SavedTable } from '@sandtable/host';
import { parseJson } from '@sandtable/kernel';
import { type CampaignKept, merged, readCampaign } from '../campaign/progress';
import { matches } from '../match/matches';
import type { MatchRecord } from '../match/record';
import { savedOf, tryRestoring } from '../match/start';
import { mergedSituations, readSituations, type SituationsKept } from '../situations/progress';
import { ask } from './ask';
import { type Boxes, readBoxes } from './boxes';
import { type KeptDeck, readKept } from './kept';
import { packForSetup } from './packs';
import { type KeptPack, library } from './store';

interface KeptMatch {
  readonly record: MatchRecord;
  readonly saved: SavedTable;
}

/** Everything of this browser in one file. */
interface AllData {
  readonly format: 'sandtable-data';
  readonly formatVersion: 1;
  readonly decks: readonly KeptDeck[];
  readonly packs: readonly KeptPack[];
  readonly boxes: Boxes | null;
  readonly matches: readonly KeptMatch[];
  readonly campaign: CampaignKept;
  readonly situations: SituationsKept;
}

export async function collected(): Promise<string> {
  const records = await matches.list();
  const kept: KeptMatch[] = [];
  for (const record of records) {
    const saved = await savedOf(record.game, record.id);
    if (saved.ok) kept.push({ record, saved: saved.value });
  }
  const data: AllData = {
    format: 'sandtable-data',
    formatVersion: 1,
    decks: await library.decks(),
    packs: await library.packs(),
    boxes: await library.boxes(),
    matches: kept,
    campaign: await library.campaign(),
    situations: await library.situations(),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** How many of each were added, and how many were none. Null for a file that is none of these. */
export type ReadBack = {
  readonly decks: number;
  readonly packs: number;
  readonly matches: number;
  readonly broken: number;
} | null;

/** What is not here yet is looked at like anything from outside, and added; what is here stays as it is. */
export async function readBack(text: string): Promise<ReadBack> {
  const read = parseJson(text);
  const data = read.ok ? (read.value as Partial<Record<keyof AllData, unknown>> | null) : null;
  if (data?.format !== 'sandtable-data') return null;
  const decks = await addAll(data.decks, (await library.decks()).map(idOf), readDeck);
  const packs = await addAll(data.packs, (await library.packs()).map(idOf), readPack);
  const played = await addAll(data.matches, (await matches.list()).map(idOf), readMatch);
  const campaign = readCampaign(data.campaign);
  if (campaign !== null) await library.changeCampaign((here) => merged(here, campaign));
  const situations = readSituations(data.situations);
  await library.changeSituations((here) => mergedSituations(here, situations));
  const boxes = readBoxes(data.boxes);
  if (boxes !== null && (await library.boxes()) === null) await library.changeBoxes(() => boxes);
  return {
    decks: decks.added,
    packs: packs.added,
    matches: played.added,
    broken: decks.broken + packs.broken + played.broken,
  };
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** One thing of the file: its id, and how it is kept; null where it is none. */
type Reader = (raw: unknown) => Promise<{ readonly id: string; keep(): Promise<void> } | null>;

async function addAll(raw: unknown, there: readonly string[], reader: Reader) {
  const known = new Set(there);
  let added = 0;
  let broken = 0;
  for (const each of Array.isArray(raw) ? (raw as readonly unknown[]) : []) {
    const found = await reader(each).catch(() => null);
    if (found === null) broken += 1;
    else if (!known.has(found.id)) {
      known.add(found.id);
      await found.keep();
      added += 1;
    }
  }
  return { added, broken };
}

const readDeck: Reader = async (raw) => {
  const deck = readKept(raw);
  return deck === null ? null : { id: deck.id, keep: () => library.add(deck) };
};

const readPack: Reader = async (raw) => {
  const { name, changed } = raw as Partial<KeptPack>;
  const read = await ask('pack', JSON.stringify(packForSetup(raw as KeptPack)), String(name), Number(changed) || 0);
  return read.ok ? { id: read.pack.id, keep: () => library.addPack(read.pack) } : null;
};

const readMatch: Reader = async (raw) => {
  const { record, saved } = raw as KeptMatch;
  if (!/^[a-z0-9]{1,40}$/u.test(record.id)) return null;
  const opened = await tryRestoring(record.game, saved);
  return opened.ok ? { id: record.id, keep: () => matches.add({ record, saved: opened.value.saved }) } : null;
};
