import type { Opening } from '@sandtable/host';
import type { CallReplies } from '@sandtable/wire';
import { type Answer, call, makeTable, type NewTable, ownChance } from './api';
import { rememberOnline } from './flag';
import { type KeptTable, keptTables } from './kept';
import { copy, linkTo } from './links';
import { type ClockDraft, clockOf, type NetManners, USUAL_CLOCKS } from './manners';
import { cleanName, ownName, rememberName } from './own-name';

export interface Wanted {
  readonly game: string;
  readonly title: string;
  readonly opening: Pick<Opening, 'setup' | 'seats' | 'undo' | 'thoughts'>;
  /** The seat of whoever makes the table. */
  readonly me: number;
  readonly name: string;
  readonly listed?: boolean;
  readonly choices?: NetManners['choices'];
  readonly clock?: ClockDraft;
}

export interface Created {
  readonly match: string;
  /** The link for the first seat that waits for somebody, and whether it lies in the clipboard. */
  readonly copied: boolean;
}

/** Makes a table on the server, sits down at it, and lays the link for the first guest into the clipboard. */
export async function createTable(wanted: Wanted): Promise<Answer<Created>> {
  const { game, title, opening, me, listed = false, choices = 'fixed' } = wanted;
  const clock = clockOf(wanted.clock ?? USUAL_CLOCKS.none, -new Date().getTimezoneOffset());
  const asked: NewTable = {
    game,
    title,
    setup: opening.setup,
    seats: (opening.seats ?? []).map((occupant): NewTable['seats'][number] =>
      occupant.by === 'opponent' ? { by: 'opponent', name: occupant.name } : { by: 'link' },
    ),
    undo: opening.undo ?? 'agree',
    thoughts: opening.thoughts ?? 'own',
    listed,
    choices,
    ...(clock === undefined ? {} : { clock }),
  };
  const made = await makeTable(asked);
  if (!made.ok) return made;
  const { match, owner, seats: links, watch } = made.value;
  const guest = links.find((link, seat) => link !== null && seat !== me) ?? watch;
  // now, while the click still counts as the person's own
  const copied = await copy(linkTo(guest));
  const own = { owner, links, watch };
  const mine = links[me] ?? null;
  const sat = await (mine === null ? watchBy(watch, own) : sitDown(mine, wanted.name, own));
  return sat.ok ? { ok: true, value: { match, copied } } : sat;
}

/** Takes the seat of a link, and keeps what opens it. */
export async function sitDown(
  link: string,
  name: string,
  own: Pick<KeptTable, 'owner' | 'links' | 'watch'> = {},
): Promise<Answer<KeptTable>> {
  const called = cleanName(name) || ownName();
  const claimed = await call('claim', { key: link, name: called, chance: ownChance() });
  return claimed.ok ? seated(claimed.value, own) : claimed;
}

/** Takes a free seat of a public table. */
export async function joinPublic(match: string, name: string): Promise<Answer<KeptTable>> {
  const joined = await call('join', { match, name: cleanName(name), chance: ownChance() });
  return joined.ok ? seated(joined.value) : joined;
}

function seated(
  { key, seat, name }: CallReplies['claim'],
  own: Pick<KeptTable, 'owner' | 'links' | 'watch'> = {},
): Promise<Answer<KeptTable>> {
  rememberName(name);
  return keep(key, seat, name, own);
}

/** Watches by a link. */
export function watchBy(
  link: string,
  own: Pick<KeptTable, 'owner' | 'links' | 'watch'> = {},
): Promise<Answer<KeptTable>> {
  return keep(link, 'spectator', '', own);
}

async function keep(
  key: string,
  who: KeptTable['who'],
  name: string,
  own: Pick<KeptTable, 'owner' | 'links' | 'watch'> = {},
): Promise<Answer<KeptTable>> {
  const seen = await call('look', { key });
  if (!seen.ok) return seen;
  const { card } = seen.value;
  const before = await keptTables.get(card.match);
  // whoever plays here does not become a guest by looking at the other link
  if (before !== null && who === 'spectator') return { ok: true, value: before };
  const table: KeptTable = {
    ...before,
    match: card.match,
    key,
    who,
    name,
    card,
    record: null,
    waiting: [],
    since: Date.now(),
    seen: 0,
    ...own,
  };
  await keptTables.put(table);
  rememberOnline();
  return { ok: true, value: table };
}
