import type { Occupant, Opening } from '@sandtable/host';
import type { CallReplies } from '@sandtable/wire';
import { type Answer, call, makeTable, type NewTable, ownChance } from './api';
import { rememberOnline } from './flag';
import { type KeptTable, keptTables } from './kept';
import { copiedLink, copy, linkTo } from './links';
import { type ClockDraft, clockOf, type NetManners, USUAL_CLOCKS } from './manners';
import { cleanName, ownName, rememberName } from './own-name';

export interface Wanted {
  readonly game: string;
  readonly title: string;
  /** How it begins; one name at several seats is one person. */
  readonly opening: Pick<Opening, 'setup' | 'seats' | 'undo' | 'thoughts'>;
  /** A match that goes on rather than begins. */
  readonly from?: NewTable['from'];
  /** The seats that are played at this screen, that of whoever makes the table first. */
  readonly here: readonly number[];
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
  const { game, title, opening, from, here, listed = false, choices = 'fixed' } = wanted;
  const [me = -1] = here;
  const clock = clockOf(wanted.clock ?? USUAL_CLOCKS.none, -new Date().getTimezoneOffset());
  const asked: NewTable = {
    game,
    title,
    ...(from === undefined ? { setup: opening.setup } : { from }),
    seats: plannedSeats(opening.seats ?? [], here),
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
  copiedLink.secret = copied ? guest : '';
  const own = { owner, links, watch };
  const mine = links[me] ?? null;
  const sat = await (mine === null ? watchBy(watch, own) : sitDown(mine, wanted.name, own));
  return sat.ok ? { ok: true, value: { match, copied } } : sat;
}

/** Who plays which seat by whose link: one for this screen, one for every person elsewhere. */
export function plannedSeats(seats: readonly Occupant[], here: readonly number[]): NewTable['seats'] {
  const nameAt = (seat: number): string | null => {
    const occupant = seats[seat];
    return occupant?.by === 'person' ? occupant.name : null;
  };
  return seats.map((occupant, seat) => {
    if (occupant.by === 'opponent') return { by: 'opponent', name: occupant.name };
    const isHere = here.includes(seat);
    const own = nameAt(seat);
    const link = isHere ? here[0] : seats.findIndex((_, other) => !here.includes(other) && nameAt(other) === own);
    if (link === undefined || link === seat) return { by: 'link' };
    return own === null || own === nameAt(link) ? { by: 'with', seat: link } : { by: 'with', seat: link, name: own };
  });
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
