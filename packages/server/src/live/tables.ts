import { type AnyTable, type Hosted, malformed, type Opening } from '@sandtable/host';
import { stableHash } from '@sandtable/kernel';
import type { Calls, Card, Create, Made } from '@sandtable/wire';
import type { KeyRow, MatchRow } from '../store/rows';
import type { Store } from '../store/store';
import { warnAt } from './clocks/warning';
import type { Hub } from './hub';
import { begunBy, openOrGoOn, setupIn } from './matches/begun';
import { Slices } from './matches/slices';
import { type Answer, no, says, yes } from './refusal';
import { badlyHeld, linkOf, occupantAt, seatsHeldWith } from './seats/held-seats';
import { hashOf, newDiceSecret, newId, newSecret } from './seats/secrets';
import { cardOf, choiceOf, chosenSetup, hasSeats, isPosition, type Kept, keptOf, keyOfSeat } from './table-card';

/** So many tables the public list shows. */
const LISTED = 100;

export interface TablesParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly games: readonly Hosted[];
  readonly now: () => number;
}

/** Secrets of a new table: new ones, or those that somebody will be able to make again. */
export interface Secrets {
  readonly owner: string;
  readonly watch: string;
  readonly links: readonly string[];
}

/** Makes tables, says what they are like, and begins their matches. */
export class Tables {
  private readonly slices = new Slices();

  constructor(private readonly parts: TablesParts) {}

  /** A new table with a link for every seat, one to watch, and the key of its owner. */
  async create(asked: Create): Promise<Answer<Made>> {
    const { game: id, title, listed, from, ...rest } = asked;
    const game = this.game(id);
    if (game === undefined) return no('malformed', says.gamesHere(this.parts.games.map(({ id }) => id)));
    if (from !== undefined && asked.choices !== 'fixed') {
      return no('malformed', says.choicesMade);
    }
    const setup: unknown = from === undefined ? rest.setup : setupIn(from.replay);
    const planned = { ...rest, setup, secret: newDiceSecret() };
    const tried = await trial(game, newId(), planned, from, this.slices);
    if (!tried.ok) return tried;
    const { value: table } = tried;
    const kept: Kept = {
      ...planned,
      ...(from === undefined ? {} : { from: begunBy(table, from) }),
      ...(from !== undefined || isPosition(setup) ? { view: seenByAll(table) } : {}),
    };
    const secrets = { owner: newSecret(), watch: newSecret(), links: asked.seats.map(() => newSecret()) };
    return this.make(newId(), { game: id, title, listed: listed ? 1 : 0 }, game.rules, kept, secrets);
  }

  /** The same table again, with what was agreed for it. */
  async again(
    match: string,
    { game: id, title, listed }: Pick<MatchRow, 'game' | 'title' | 'listed'>,
    kept: Kept,
    secrets: Secrets,
  ): Promise<Answer<Made>> {
    const game = this.game(id);
    if (game === undefined) return no('malformed', says.gameGone);
    const tried = await trial(game, match, kept, undefined, this.slices);
    return tried.ok ? this.make(match, { game: id, title, listed }, game.rules, kept, secrets) : tried;
  }

  private game(wanted: string | undefined): Hosted | undefined {
    return this.parts.games.find(({ id }) => id === wanted);
  }

  /** A table that could be opened already, under this name. */
  private async make(
    match: string,
    { game, title, listed }: Pick<MatchRow, 'game' | 'title' | 'listed'>,
    rules: string,
    kept: Kept,
    { owner, watch, links }: Secrets,
  ): Promise<Answer<Made>> {
    const { store, now } = this.parts;
    const time = now();
    const row: MatchRow = {
      id: match,
      game,
      rules,
      phase: 'waiting',
      listed,
      title,
      opening: JSON.stringify(kept),
      base: null,
      head: 0,
      created: time,
      touched: time,
      due: null,
      next: null,
    };
    const seats = kept.seats.map(({ by }, seat) => (by === 'link' ? (links[seat] ?? newSecret()) : null));
    const keys = seats.flatMap((link, seat) => (link === null ? [] : [newKey(match, 'seat', seat, link)]));
    keys.push({ ...newKey(match, 'owner', -1, newSecret()), open: 0, holder: hashOf(owner) });
    keys.push({ ...newKey(match, 'spectator', -1, watch), open: 0 });
    await store.create(row, keys);
    if (keys.every(({ role }) => role !== 'seat')) await this.begin(match);
    return yes({ match, owner, seats, watch });
  }

  /** Public tables, the newest first. */
  async list(): Promise<Card[]> {
    const { store } = this.parts;
    const rows = await store.listed(LISTED);
    return Promise.all(rows.map(async (row) => cardOf(row, await store.keys(row.id))));
  }

  async card(match: string): Promise<Card | null> {
    const { store } = this.parts;
    const row = await store.match(match);
    return row === null ? null : cardOf(row, await store.keys(match));
  }

  /** The seats that whoever holds the key plays. */
  async seatsOf({ match, seat }: Pick<KeyRow, 'match' | 'seat'>): Promise<number[]> {
    const row = await this.parts.store.match(match);
    return row === null ? [] : seatsHeldWith(keptOf(row).seats, seat);
  }

  /** What a link or key leads to, for somebody who has not sat down yet. */
  async look({ key: secret }: Calls['look']): Promise<Answer<unknown>> {
    const { store } = this.parts;
    const hash = hashOf(secret);
    const held = await store.keyByHolder(hash);
    const key = held ?? (await store.keyByLink(hash));
    if (key === null) return no('unknown-key', says.keyGone);
    const card = await this.card(key.match);
    const { role, seat, open } = key;
    const choice = held === null ? null : choiceOf(key);
    const waiting = held === null || card?.phase !== 'running' ? [] : await this.waiting(key.match);
    const row = await store.match(key.match);
    const touched = row?.touched ?? 0;
    const view = row?.phase === 'waiting' ? (keptOf(row).view ?? null) : null;
    const isOpen = held === null && open === 1;
    return yes({ card, role, seat, open: isOpen, held: held !== null, choice, waiting, touched, view });
  }

  /** Whom the match waits for: everybody at the table sees that. */
  private async waiting(match: string): Promise<readonly number[]> {
    const authority = await this.parts.hub.authority(match);
    const now = await authority?.look((table) => table.sync('spectator'));
    return now?.ok === true ? now.value.waiting : [];
  }

  /** The whole match with the proof of its dice, for everybody who knows its name, once it is over. */
  async replay(match: string): Promise<Answer<unknown>> {
    const { store, hub } = this.parts;
    const row = await store.match(match);
    if (row === null) return no('closed-table', says.noSuchMatch);
    const authority = row.phase === 'over' ? await hub.authority(match) : null;
    const card = cardOf(row, await store.keys(match));
    if (authority === null) return no('not-over', says.replayLater);
    return authority.look((table): Answer<unknown> => {
      if (table.over === null) return no('not-over', says.replayLater);
      return yes({ card, table: table.saved() });
    });
  }

  /** Whether the table could be set with this for the seat, or for another: armies may be swapped one after the other. */
  async mayChoose(row: MatchRow, seat: number, choice: string): Promise<Answer<null>> {
    const kept = keptOf(row);
    const game = this.game(row.game);
    if (game === undefined) return no('malformed', says.gameGone);
    const choices = hasSeats(kept.setup) ? kept.setup.seats.map((seats) => stableHash(seats)) : [];
    if (choices.includes(stableHash(JSON.parse(choice)))) return yes(null);
    const setup = chosenSetup(kept.setup, [{ ...newKey(row.id, 'seat', seat, ''), choice }]);
    const tried = await trial(game, row.id, { ...kept, setup }, undefined, this.slices);
    return tried.ok ? yes(null) : tried;
  }

  /** Begins the match if every seat that waits for a person has one who is ready; of several who try, one does. */
  async begin(match: string): Promise<Answer<null>> {
    const { store, hub, now } = this.parts;
    const row = await store.match(match);
    const game = this.game(row?.game);
    if (row === null || row.base !== null || game === undefined) return yes(null);
    const kept = keptOf(row);
    const keys = await this.seatKeys(match);
    if (keys.some(({ holder }) => holder === null)) return yes(null);
    if (kept.choices !== 'fixed' && keys.some(({ ready }) => ready === 0)) return yes(null);
    const { from, secret } = kept;
    const setup = chosenSetup(kept.setup, keys);
    const contributions = kept.seats.map((_, seat) => keyOfSeat(keys, seat)?.chance ?? null);
    const stakes = { match, secret, contributions, ...(from === undefined ? {} : { before: from.before }) };
    const opened = await openOrGoOn(game, openingOf({ ...kept, setup }, stakes, keys), from, this.slices, { now });
    if (!opened.ok) return no('malformed', says.cannotBegin(malformed(opened.problems).message));
    // somebody may have stood up while it was played again
    if (from !== undefined && !isSame(await this.seatKeys(match), keys)) return this.begin(match);
    const base = JSON.stringify(opened.value.saved());
    if (!(await store.begin(match, base, now(), warnAt(opened.value)))) return yes(null);
    // what was played elsewhere need not be played again whenever somebody opens the table
    if (from !== undefined) await store.putSnapshot({ match, n: 0, body: JSON.stringify(opened.value.snapshot()) });
    await hub.tellTable(match);
    void hub.begun(match);
    return yes(null);
  }

  private async seatKeys(match: string): Promise<KeyRow[]> {
    return (await this.parts.store.keys(match)).filter(({ role }) => role === 'seat');
  }
}

/** Whether the same people sit at the table, with what they have chosen. */
function isSame(now: readonly KeyRow[], before: readonly KeyRow[]): boolean {
  const seated = (keys: readonly KeyRow[]): string =>
    stableHash(
      keys.map(({ seat, holder, name, chance, choice, ready }) => [seat, holder, name, chance, choice, ready]),
    );
  return seated(now) === seated(before);
}

/** Opens a table once with other chance than the match will have, only to see whether it can be had. */
async function trial(
  game: Hosted,
  match: string,
  kept: Kept,
  from: Create['from'],
  slices: Slices,
): Promise<Answer<AnyTable>> {
  const wrong = badlyHeld(kept.seats);
  if (wrong !== null) return no('malformed', says.heldByLink(wrong));
  const stakes = { match, secret: newDiceSecret(), contributions: kept.seats.map(() => null) };
  const tried = await openOrGoOn(game, openingOf(kept, stakes, []), from, slices);
  return tried.ok ? yes(tried.value) : { ...malformed(tried.problems), problems: tried.problems };
}

function seenByAll(table: AnyTable): unknown {
  const now = table.sync('spectator');
  return now.ok ? now.value.view : null;
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
    ready: 0,
    choice: null,
    seen: null,
  };
}

function openingOf(
  { setup, seats, undo, thoughts, clock }: Kept,
  stakes: Opening['stakes'],
  keys: readonly KeyRow[],
): Opening {
  const occupants = seats.map((planned, seat) => occupantAt(planned, seat, keyOfSeat(keys, linkOf(seats, seat))));
  return { setup, seed: '', stakes, seats: occupants, dice: 'keyed', undo, thoughts, ...(clock ? { clock } : {}) };
}
