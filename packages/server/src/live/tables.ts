import { commitmentOf, type Hosted, type Occupant, type Opening } from '@sandtable/host';
import type { KeyRow, MatchRow, Phase } from '../store/rows';
import type { Store } from '../store/store';
import type { Hub } from './hub';
import type { Notices } from './notices';
import { type Answer, no, yes } from './refusal';
import { hashOf, newDiceSecret, newId, newSecret } from './secrets';
import type { Calls, Create, Planned } from './shapes';

/** So many tables the public list shows. */
const LISTED = 100;

/** How a table was set up, as it is kept. The secret of the dice is shown when the match is over, as part of its replay. */
interface Kept extends Omit<Create, 'game' | 'title' | 'listed'> {
  readonly secret: string;
}

/** What anybody at the table may know about it before and while it is played. */
export interface Card {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly setup: unknown;
  readonly undo: Create['undo'];
  readonly thoughts: Create['thoughts'];
  readonly chat: boolean;
  readonly seats: readonly { readonly by: Planned['by']; readonly name: string; readonly taken: boolean }[];
  /** Binds the server to the dice before anybody has sat down. */
  readonly commitment: string;
}

export interface TablesParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly games: readonly Hosted[];
  readonly notices: Notices;
  readonly now: () => number;
}

/** Everything that is done to a table rather than in its match. */
export class Tables {
  constructor(private readonly parts: TablesParts) {}

  /** A new table with a link for every seat, one to watch, and the key of its owner. */
  async create(asked: Create): Promise<Answer<unknown>> {
    const { store, games, now } = this.parts;
    const { game: gameId, title, listed, ...rest } = asked;
    const game = games.find(({ id }) => id === gameId);
    if (game === undefined) {
      return no('malformed', `game: Expected one of ${games.map(({ id }) => `"${id}"`).join(', ')}.`);
    }
    const match = newId();
    const kept: Kept = { ...rest, secret: newDiceSecret() };
    // opened once with other chance than the match will have, only to see whether it can be had
    const trial = game.open(
      openingOf(
        match,
        kept,
        asked.seats.map(() => null),
        newDiceSecret(),
      ),
      {},
    );
    if (!trial.ok) {
      const [first] = trial.problems;
      const where = first?.path === '' ? '' : `${first?.path}: `;
      return {
        ...no('malformed', `${where}${first?.message ?? 'This table cannot be set.'}`),
        problems: trial.problems,
      };
    }
    const { ruleset, version, content } = trial.value.saved().replay;
    const owner = newSecret();
    const watch = newSecret();
    const links = asked.seats.map(({ by }) => (by === 'link' ? newSecret() : null));
    const time = now();
    const row: MatchRow = {
      id: match,
      game: gameId,
      rules: `${ruleset}@${version} ${content}`,
      phase: 'waiting',
      listed: listed ? 1 : 0,
      title,
      opening: JSON.stringify(kept),
      base: null,
      head: 0,
      created: time,
      touched: time,
      due: null,
    };
    const keys = links.flatMap((link, seat) => (link === null ? [] : [newKey(match, 'seat', seat, link)]));
    keys.push({ ...newKey(match, 'owner', -1, newSecret()), open: 0, holder: hashOf(owner) });
    keys.push({ ...newKey(match, 'spectator', -1, watch), open: 0 });
    await store.create(row, keys);
    if (links.every((link) => link === null)) await this.begin(match);
    return yes({ match, owner, seats: links, watch });
  }

  /** Public tables, the newest first. */
  async list(): Promise<unknown[]> {
    const rows = await this.parts.store.listed(LISTED);
    return Promise.all(rows.map(async (row) => this.cardOf(row)));
  }

  async card(match: string): Promise<Card | null> {
    const row = await this.parts.store.match(match);
    return row === null ? null : this.cardOf(row);
  }

  /** What a link or key leads to, for somebody who has not sat down yet. */
  async look({ key: secret }: Calls['look']): Promise<Answer<unknown>> {
    const { store } = this.parts;
    const hash = hashOf(secret);
    const held = await store.keyByHolder(hash);
    const key = held ?? (await store.keyByLink(hash));
    if (key === null) return no('unknown-key', 'This link or key is not valid any more.');
    const card = await this.card(key.match);
    return yes({ card, role: key.role, seat: key.seat, open: held === null && key.open === 1, held: held !== null });
  }

  /** The first who brings the link has the seat; when all seats are taken the match begins. */
  async claim({ key: secret, name, chance }: Calls['claim']): Promise<Answer<unknown>> {
    const { store, hub } = this.parts;
    const hash = hashOf(secret);
    const wanted = await store.keyByLink(hash);
    if (wanted === null) return no('unknown-key', 'This link is not valid any more.');
    if (wanted.role !== 'seat') return no('not-allowed', 'This link is for watching.');
    const before = await store.match(wanted.match);
    if (before === null || before.phase === 'closed') return no('closed-table', 'This table is closed.');
    const holder = newSecret();
    const key = await store.claim(hash, hashOf(holder), name, before.base === null ? chance : wanted.chance);
    if (key === null) return no('taken', 'Somebody else has this seat already.');
    if (before.base === null) await this.begin(key.match);
    else await this.seat(key, { by: 'person', name, id: key.id });
    hub.dismiss(key.match, 'This seat is played on another device now.', key.id);
    await hub.tellTable(key.match);
    return yes({ match: key.match, seat: key.seat, key: holder, name });
  }

  /** A link to the holder's own seat, for another device. This one keeps the seat until it is used. */
  async move({ key: secret }: Calls['move']): Promise<Answer<unknown>> {
    const key = await this.held(secret);
    if (!key.ok) return key;
    const link = newSecret();
    await this.parts.store.relink(key.value.id, hashOf(link));
    return yes({ link });
  }

  /** The holder gets up. The owner can ask somebody else, or hand the seat to an opponent. */
  async leave({ key: secret }: Calls['leave']): Promise<Answer<unknown>> {
    const key = await this.held(secret);
    if (!key.ok) return key;
    await this.empty(key.value, newSecret());
    return yes(null);
  }

  /** The holder wants to be told when it is their turn and they are not looking. */
  async notify({ key: secret, endpoint, p256dh, auth, quiet }: Calls['notify']): Promise<Answer<unknown>> {
    const key = await this.held(secret);
    if (!key.ok) return key;
    const { store, notices } = this.parts;
    if (!notices.isKnown(endpoint)) return no('not-allowed', 'This server sends no notices to that service.');
    const { id, match } = key.value;
    const push = { id: pushId(id, endpoint), match, key: id, endpoint, p256dh, auth };
    await store.putPush({ ...push, quietFrom: quiet.from, quietTo: quiet.to });
    return yes(null);
  }

  async unnotify({ key: secret, endpoint }: Calls['unnotify']): Promise<Answer<unknown>> {
    const key = await this.held(secret);
    if (!key.ok) return key;
    await this.parts.store.dropPush(pushId(key.value.id, endpoint));
    return yes(null);
  }

  /** The owner asks somebody else: a new link, and whoever had the seat has it no longer. */
  async relink({ owner, seat }: Calls['relink']): Promise<Answer<unknown>> {
    const key = await this.ofOwner(owner, seat);
    if (!key.ok) return key;
    const link = newSecret();
    await this.empty(key.value, link);
    return yes({ link });
  }

  /** An opponent of the game plays the seat from now on. */
  async hand({ owner, seat, opponent }: Calls['hand']): Promise<Answer<unknown>> {
    const { store, hub } = this.parts;
    const key = await this.ofOwner(owner, seat);
    if (!key.ok) return key;
    const row = await store.match(key.value.match);
    if (row === null || row.base === null) return no('not-begun', 'The match has not begun yet.');
    const done = await this.seat(key.value, { by: 'opponent', name: opponent });
    if (!done.ok) return done;
    await store.relink(key.value.id, hashOf(newSecret()), null);
    hub.dismiss(key.value.match, 'An opponent plays this seat now.', key.value.id);
    await hub.tellTable(key.value.match);
    return yes(null);
  }

  async setListed({ owner, listed }: Calls['list']): Promise<Answer<unknown>> {
    const key = await this.owned(owner);
    if (!key.ok) return key;
    await this.parts.store.setListed(key.value.match, listed);
    return yes(null);
  }

  async mute({ owner, seat, muted }: Calls['mute']): Promise<Answer<unknown>> {
    const key = await this.ofOwner(owner, seat);
    if (!key.ok) return key;
    await this.parts.store.setMuted(key.value.id, muted);
    return yes(null);
  }

  /** Nobody plays on; what was played stays. */
  async close({ owner }: Calls['close']): Promise<Answer<unknown>> {
    const key = await this.owned(owner);
    if (!key.ok) return key;
    const { store, hub } = this.parts;
    const { match } = key.value;
    await store.setPhase(match, 'closed');
    await hub.forget(match, 'The owner has closed this table.');
    await store.poke(match, 'table');
    return yes(null);
  }

  /** Everything that is kept of the table, without the secrets of a match that is still played. */
  async export({ owner }: Calls['export']): Promise<Answer<unknown>> {
    const key = await this.owned(owner);
    if (!key.ok) return key;
    const archive = await this.parts.store.archive(key.value.match);
    const row = archive?.matches[0];
    if (archive === null || row === undefined) return no('closed-table', 'This table is gone.');
    if (row.phase === 'waiting' || row.phase === 'running') {
      return no('not-over', 'A running match has secrets from its owner too: end or close it first.');
    }
    // what others use to get in or to be told is theirs
    const keys = archive.keys.map(({ id, role, seat, name }) => ({ id, role, seat, name }));
    return yes({ ...archive, keys, pushes: [] });
  }

  async remove({ owner }: Calls['delete']): Promise<Answer<unknown>> {
    const key = await this.owned(owner);
    if (!key.ok) return key;
    const { store, hub } = this.parts;
    const { match } = key.value;
    await store.remove(match);
    await hub.forget(match, 'The owner has removed this table.');
    await store.poke(match, 'table');
    return yes(null);
  }

  /** Begins the match if every seat that waits for a person has one; of several who try, one does. */
  private async begin(match: string): Promise<void> {
    const { store, hub, games, now } = this.parts;
    const row = await store.match(match);
    const game = games.find(({ id }) => id === row?.game);
    if (row === null || row.base !== null || game === undefined) return;
    const kept = JSON.parse(row.opening) as Kept;
    const keys = (await store.keys(match)).filter(({ role }) => role === 'seat');
    if (keys.some(({ holder }) => holder === null)) return;
    const players = kept.seats.map((_, seat) => keys.find((key) => key.seat === seat) ?? null);
    const chances = players.map((key) => key?.chance ?? null);
    const opened = game.open(openingOf(match, kept, chances, kept.secret, players), {});
    if (!opened.ok) throw new Error(`The match ${match} cannot begin: ${opened.problems[0]?.message ?? ''}`);
    if (!(await store.begin(match, JSON.stringify(opened.value.saved()), now()))) return;
    await hub.tellTable(match);
    void hub.begun(match);
  }

  /** Another occupant of the seat, as an entry of the match. */
  private async seat(key: KeyRow, occupant: Occupant): Promise<Answer<null>> {
    const authority = await this.parts.hub.authority(key.match);
    if (authority === null) return yes(null);
    const cmd = newSecret();
    for (let attempt = 0; ; attempt++) {
      const command = { who: 'table', cmd, at: authority.last };
      const done = await authority.order(
        command,
        () => 0,
        (table) => table.seat(key.seat, occupant),
        (seq) => seq,
      );
      if (done.ok) return yes(null);
      // another node was first: what is wanted holds all the same
      if (done.code !== 'stale' || attempt > 20) return done;
    }
  }

  private async empty(key: KeyRow, link: string): Promise<void> {
    const { store, hub } = this.parts;
    await store.relink(key.id, hashOf(link), null);
    await this.seat(key, { by: 'nobody' });
    hub.dismiss(key.match, 'This seat is no longer yours.', key.id);
    await hub.tellTable(key.match);
  }

  private async held(secret: string): Promise<Answer<KeyRow>> {
    const key = await this.parts.store.keyByHolder(hashOf(secret));
    return key?.role === 'seat' ? yes(key) : no('unknown-key', 'This seat is no longer yours.');
  }

  private async owned(secret: string): Promise<Answer<KeyRow>> {
    const key = await this.parts.store.keyByHolder(hashOf(secret));
    return key?.role === 'owner' ? yes(key) : no('unknown-key', 'This is not the key of a table’s owner.');
  }

  private async ofOwner(secret: string, seat: number): Promise<Answer<KeyRow>> {
    const owner = await this.owned(secret);
    if (!owner.ok) return owner;
    const keys = await this.parts.store.keys(owner.value.match);
    const key = keys.find((k) => k.role === 'seat' && k.seat === seat);
    return key === undefined ? no('unknown-seat', `Seat ${seat} has no link.`) : yes(key);
  }

  private async cardOf(row: MatchRow): Promise<Card> {
    const { secret, setup, seats, undo, thoughts, chat } = JSON.parse(row.opening) as Kept;
    const keys = await this.parts.store.keys(row.id);
    return {
      match: row.id,
      game: row.game,
      title: row.title,
      rules: row.rules,
      phase: row.phase,
      listed: row.listed === 1,
      setup,
      undo,
      thoughts,
      chat,
      seats: seats.map((planned, seat) => {
        if (planned.by === 'opponent') return { by: planned.by, name: planned.name, taken: true };
        const key = keys.find((k) => k.role === 'seat' && k.seat === seat);
        return { by: planned.by, name: key?.name ?? '', taken: key !== undefined && key.holder !== null };
      }),
      commitment: commitmentOf(secret),
    };
  }
}

/** A device has one subscription for a seat. */
function pushId(key: string, endpoint: string): string {
  return hashOf(`${key} ${endpoint}`);
}

function newKey(match: string, role: KeyRow['role'], seat: number, link: string): KeyRow {
  return {
    id: newId(),
    match,
    role,
    seat,
    link: hashOf(link),
    open: 1,
    holder: null,
    name: '',
    chance: null,
    muted: 0,
  };
}

function openingOf(
  match: string,
  { setup, seats, undo, thoughts }: Kept,
  contributions: readonly (string | null)[],
  secret: string,
  players: readonly (KeyRow | null)[] = [],
): Opening {
  const occupants = seats.map((planned, seat): Occupant => {
    if (planned.by === 'opponent') return { by: 'opponent', name: planned.name };
    const key = players[seat];
    return { by: 'person', name: key?.name || `${seat + 1}`, id: key?.id ?? `${seat}` };
  });
  const stakes = { match, secret, contributions: [...contributions] };
  return { setup, seed: '', stakes, seats: occupants, dice: 'keyed', undo, thoughts };
}
