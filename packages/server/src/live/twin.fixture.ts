import { type Hosted, hosted } from '@sandtable/host';
import {
  type Core,
  factOfText,
  type Game,
  Match,
  type Option,
  pickFrom,
  type Rng,
  type Seat,
  sameOption,
  TapeDice,
} from '@sandtable/kernel';
import type { KeyRow, MatchRow } from '../store/rows';
import type { Store } from '../store/store';
import { type AnyUpdate, Client, must } from './client.fixture';
import { hashOf } from './seats/secrets';

/** Both worlds of a pair roll the same dice. */
const SECRET = 'ab'.repeat(32);

/** A moment of a match, to be played on from there in two worlds that differ only in what one seat cannot know. */
export interface TwinMatch {
  readonly name: string;
  readonly game: Game;
  readonly setup: unknown;
  /** So many answers have been given by chance before. */
  readonly after: number;
}

/** One of the two worlds: a game that begins as the scene stands there. */
export interface World {
  readonly hosted: Hosted;
  readonly rules: Game['rules'];
  readonly state: Core;
  readonly base: string;
  readonly id: string;
}

export interface Pair {
  readonly name: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly truth: World;
  readonly twin: World;
}

/** The worlds of a scene, a pair for every seat. */
export function pairsOf({ name, game, setup, after }: TwinMatch, rng: Rng): Pair[] {
  const { rules } = game;
  const read = must(rules.parseSetup(setup) as { ok: true; value: unknown });
  const match = Match.start(rules, read, name);
  for (let n = 0; n < after; n++) {
    const decision = match.decision();
    if (decision === null) break;
    match.submit(decision.seat, pickFrom(rng, decision.options));
  }
  const seats = rules.seats(match.state);
  return Array.from({ length: seats }, (_, seat) => {
    const world = (kind: string, state: Core): World => {
      const id = `${name} ${seat} ${kind}`;
      const own = { ...rules, id, init: () => rules.clone(state) };
      const people = Array.from({ length: seats }, (_s, i) => ({ by: 'person', name: `P${i}`, id: `p${i}` }));
      const stakes = { match: 'twins', secret: SECRET, contributions: people.map(() => 'cd'.repeat(16)) };
      const table = hosted({ ...game, rules: own });
      const opening = { setup, seed: '', stakes, seats: people, dice: 'keyed', undo: 'strict', thoughts: 'own' };
      const base = JSON.stringify(must(table.open(opening) as { ok: true; value: { saved(): unknown } }).saved());
      return { hosted: table, rules: own, state: rules.clone(state), base, id };
    };
    const twin = rules.resample(match.state, seat, rng);
    return { name, seat, seats, truth: world('truth', match.state), twin: world('twin', twin) };
  });
}

/** A link or key that only a test would use. */
function secretOf(world: World, who: number | 'watch'): string {
  return hashOf(`${world.id} ${who}`).slice(0, 22);
}

/** Puts a world into the store as a match that runs. */
export async function put(store: Store, world: World, seats: number): Promise<void> {
  const match = hashOf(world.id).slice(0, 16);
  const links = Array.from({ length: seats }, () => ({ by: 'link' }));
  const opening = { setup: null, seats: links, undo: 'strict', thoughts: 'own', chat: false, secret: SECRET };
  const row: MatchRow = {
    id: match,
    game: world.id,
    rules: 'twins',
    phase: 'running',
    listed: 0,
    title: 'Twins',
    opening: JSON.stringify(opening),
    base: world.base,
    head: 0,
    created: 1,
    touched: 1,
    due: null,
    next: null,
  };
  const key = (role: KeyRow['role'], seat: number, link: string, holder: string | null): KeyRow => ({
    id: hashOf(`${world.id} key ${role} ${seat}`).slice(0, 16),
    match,
    role,
    seat,
    link,
    open: 0,
    holder,
    name: role === 'seat' ? `P${seat}` : '',
    chance: null,
    muted: 0,
    ready: 0,
    choice: null,
    seen: null,
  });
  const people = Array.from({ length: seats }, (_, seat) => {
    return key('seat', seat, hashOf(`${world.id} link ${seat}`), hashOf(secretOf(world, seat)));
  });
  await store.create(row, [...people, key('spectator', -1, hashOf(secretOf(world, 'watch')), null)]);
}

/** What somebody has received, without what is different at any two tables. */
function received(update: AnyUpdate): string {
  return JSON.stringify({ ...update, used: null });
}

/** A world as it is really played: over sockets, one for every seat and one to watch. */
class Played {
  private n = 0;

  private constructor(
    readonly world: World,
    private readonly players: readonly Client[],
    private readonly watcher: Client,
    private readonly store: Store,
  ) {}

  static async open(url: string, store: Store, world: World, seats: number): Promise<Played> {
    const enter = async (who: number | 'watch') => (await Client.enter(url, secretOf(world, who)))[0];
    const players = await Promise.all(Array.from({ length: seats }, (_, seat) => enter(seat)));
    return new Played(world, players, await enter('watch'), store);
  }

  get match(): Match<Core, unknown, unknown> {
    return new Match(this.world.rules, this.world.state);
  }

  /** Answers over the socket, and plays the same beside it with the dice that fell. Gives back who has learned something. */
  async answer(seat: Seat, option: Option): Promise<{ learned: number; draws: string }> {
    const at = this.n;
    this.n = must((await this.players[seat]?.ask<number>('answer', { at, cmd: `c${at}`, option })) ?? NOBODY);
    const entries = await this.store.entriesAfter(hashOf(this.world.id).slice(0, 16), at);
    const body = entries.at(-1)?.body ?? '{}';
    const { change } = JSON.parse(body) as { change: { draws?: [number, number][] } };
    const dice = new TapeDice(change.draws ?? []);
    const done = new Match(this.world.rules, this.world.state, { events: true, dice }).submit(seat, option);
    if (!done.ok) throw new Error(done.message);
    return { learned: done.learned, draws: JSON.stringify(change.draws ?? []) };
  }

  /** Everything that has come to the seat and to who watches, and what each gets when it asks. */
  async all(seat: Seat): Promise<string[]> {
    const mine = this.players[seat];
    const told: string[] = [];
    for (const [client, who] of [
      [mine, seat],
      [this.watcher, 'spectator'],
    ] as const) {
      if (client === undefined) continue;
      await client.untilUpdate(this.n);
      told.push(...client.pushes.flatMap(({ push, update }) => (push === 'update' ? [received(update)] : [])));
      told.push(received(must(await client.ask<AnyUpdate>('sync', { cursor: { seq: 0, answers: 0 } }))));
      told.push(JSON.stringify(await client.ask('history', { who })));
    }
    told.push(JSON.stringify(await mine?.ask('wishes')), JSON.stringify(await mine?.ask('explain', { text: 'end' })));
    // replies carry the number of the request, which counts what this screen has asked before
    return told.map((text) => text.replace(/"id":\d+,/, ''));
  }

  end(): void {
    for (const client of [...this.players, this.watcher]) client.end();
  }
}

const NOBODY = { ok: false, code: 'closed', message: factOfText('') } as const;

/** Plays both worlds until something is shown to the seat; null, or the first thing that differs. */
export async function firstDifference(
  url: string,
  store: Store,
  { seat, seats, truth, twin }: Pair,
  rng: Rng,
  answers: number,
): Promise<{ readonly compared: number; readonly difference: string | null }> {
  const [here, there] = [await Played.open(url, store, truth, seats), await Played.open(url, store, twin, seats)];
  let compared = 0;
  try {
    for (let n = 0; ; n++) {
      const [one, other] = [await here.all(seat), await there.all(seat)];
      compared += one.length;
      const found = one.findIndex((text, i) => text !== other[i]);
      if (found >= 0) return { compared, difference: `${one[found]}\n${other[found]}` };
      const step = n < answers ? nextStep(here.match, there.match, seat, rng) : null;
      if (step === null) return { compared, difference: null };
      const [done, same] = [await here.answer(step.by, step.option), await there.answer(step.by, step.same)];
      if (((done.learned | same.learned) & (1 << seat)) !== 0) return { compared, difference: null };
      if (done.draws !== same.draws) return { compared, difference: `dice: ${done.draws} ${same.draws}` };
    }
  } finally {
    here.end();
    there.end();
  }
}

/** An answer in the true world, and one in the other that looks the same to the seat. */
function nextStep(
  truth: Match<Core, unknown, unknown>,
  twin: Match<Core, unknown, unknown>,
  seat: Seat,
  rng: Rng,
): { readonly by: Seat; readonly option: Option; readonly same: Option } | null {
  const decision = truth.decision();
  if (decision === null) return null;
  const { seat: by } = decision;
  const option = pickFrom(rng, decision.options);
  const offers = twin.decision(by)?.options ?? [];
  const { gesture } = truth.rules;
  const shown = gesture?.(truth.state, by, option, seat) ?? option;
  const looks = (o: Option) => sameOption(gesture?.(twin.state, by, o, seat) ?? o, shown);
  const alike = offers.filter((o) => (by === seat ? sameOption(o, option) : looks(o)));
  return alike.length === 0 ? null : { by, option, same: pickFrom(rng, alike) };
}
