import { circle } from '@sandtable/geometry';
import { parseWish, seedRng, type Viewer } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { FACTORY, isWater } from '../map/terrain';
import { hexName } from '../names/names';
import { parseSetup } from '../setup';
import { board, NONE, typeOf } from '../state';
import { type AcesMatch, answer, answerFirst, assignAll, begin, offered, placeAll } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const SEATS = ['germany-1', 'usa', 'germany-2', 'soviet-union'].map((faction) => ({ faction }));
const V2 = { seats: SEATS, options: { mission: 'v2' } };
const [GERMANY_1, USA, GERMANY_2] = [0, 1, 2];
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

/** Everything is on the map; the Germans choose who controls the launcher. */
function placed(seed: string, tokenFor: (role: string) => number = spread): AcesMatch {
  const { match } = begin(V2, seed, [9, 3, 4, 5, 1, 2, 3, 12]);
  assignAll(match, (_seat, role) => tokenFor(role));
  placeAll(match);
  return match;
}

function spread(role: string): number {
  return role === 'regular' || role === 'special' ? 0 : role === 'fighter' ? 1 : 2;
}

/** The free dry hexes at one distance from the start numbers of a seat, in reading order. */
function ringOf(match: AcesMatch, seat: number, radius: number): string[] {
  const { map, terrain, starts } = board(match.state);
  const hexes = (match.state.seats[seat]?.tokens ?? []).flatMap((number) => {
    const out: number[] = [];
    return out.slice(0, circle(map, starts[number] ?? 0, radius, out));
  });
  const free = hexes.filter((hex) => {
    const t = terrain[hex] ?? 0;
    return match.state.hexes[hex] === NONE && t !== FACTORY && !isWater(t);
  });
  return [...new Set(free)].sort((a, b) => a - b).map((hex) => hexName(match.state, hex));
}

function rolesOf(match: AcesMatch, seat: number): Record<string, number> {
  const count: Record<string, number> = {};
  for (const u of match.state.units) if (u.seat === seat) count[typeOf(u).role] = (count[typeOf(u).role] ?? 0) + 1;
  return count;
}

/** The launcher lies hidden under the chosen token. */
function hidden(seed: string, choose = 0): AcesMatch {
  const match = placed(seed);
  answer(match, GERMANY_1, ['controller', GERMANY_2]);
  while (match.decision()?.kind === 'lay') answerFirst(match);
  const option = match.decision()?.options[choose];
  if (option !== undefined) answer(match, GERMANY_2, option);
  return match;
}

describe('the forces of the V2 mission', () => {
  rule(['AA-V2-02', 'AA-V2-03'], 'Germans start with two sets without bombers', () => {
    const { match } = begin(V2, 'forces');
    const german = { regular: 2, special: 2, tank: 2, artillery: 2, fighter: 2 };
    expect(rolesOf(match, GERMANY_1)).toEqual(german);
    expect(rolesOf(match, GERMANY_2)).toEqual(german);
  });

  rule(['AA-V2-02', 'AA-V2-04'], 'Allies start with two sets but one tank and one gun', () => {
    const { match } = begin(V2, 'forces');
    const allied = { regular: 2, special: 2, tank: 1, artillery: 1, fighter: 2, bomber: 2 };
    expect(rolesOf(match, USA)).toEqual(allied);
    expect(rolesOf(match, 3)).toEqual(allied);
  });

  rule('AA-V2-02', 'whatever the table has agreed about sets', () => {
    for (const sets of ['1', '2', '1+4']) {
      const { match } = begin({ ...V2, options: { mission: 'v2', sets } }, 'forces');
      expect([match.state.units.length, match.decision()?.kind]).toEqual([40, 'assign']);
    }
  });

  rule(
    'AA-RULING-105',
    'with any number of factions and with the Automa, as long as a person plays for Germany',
    () => {
      const refused = (raw: object) => {
        const read = parseSetup(raw);
        return read.ok ? null : read.problems[0]?.path;
      };
      const [g1, usa, g2, ussr] = SEATS;
      const automa = (faction: string) => ({ faction, automa: true });
      for (const [mission, map] of [
        ['v2', 'summer'],
        ['bulge', 'winter'],
      ]) {
        const on = { map, options: { mission } };
        expect(refused({ ...on, seats: SEATS })).toBeNull();
        expect(refused({ ...on, seats: [g1, usa], half: '1-6' })).toBeNull();
        expect(refused({ ...on, seats: [g2, automa('random')], half: '7-12' })).toBeNull();
        expect(refused({ ...on, seats: [g1, g2, automa('random')] })).toBeNull();
        expect(refused({ ...on, seats: [g1, usa, automa('germany-2'), ussr] })).toBeNull();
        expect(refused({ ...on, seats: [g1, automa('usa'), g2, automa('soviet-union')] })).toBeNull();
        expect(refused({ ...on, seats: [usa, automa('random')], half: '1-6' })).toBe('seats');
        expect(refused({ ...on, seats: [usa, automa('germany-1')], half: '1-6' })).toBe('seats');
        expect(refused({ ...on, seats: [automa('germany-1'), usa, automa('germany-2'), ussr] })).toBe('seats');
        expect(refused({ ...on, seats: [usa, ussr, automa('random')] })).toBe('seats');
        expect(refused({ ...on, seats: SEATS, half: '1-6' })).toBe('half');
        expect(refused({ ...on, seats: [g1, usa] })).toBe('half');
      }
    },
  );

  rule(['AA-RULING-105', 'AA-V2-02'], 'the Automa brings two reduced sets and what its difficulty adds', () => {
    const seats = [SEATS[0], { faction: 'usa', automa: true }];
    const { match } = begin({ half: '1-6', seats, options: { mission: 'v2', difficulty: 'hard' } }, 'forces');
    expect(rolesOf(match, USA)).toEqual({ regular: 3, special: 2, tank: 1, artillery: 2, fighter: 2, bomber: 2 });
  });

  rule(['AA-RULING-105', 'AA-SOLO-10'], 'and draws four at a time', () => {
    const seats = [SEATS[0], { faction: 'usa', automa: true }];
    const { match } = begin({ half: '1-6', seats, options: { mission: 'v2' } }, 'four', [1, 12, 1, 12]);
    assignAll(match, () => 0);
    const standing = () => match.state.units.filter((u) => u.seat === USA && u.at >= 0).length;
    const seen = [standing()];
    while (match.decision()?.kind === 'reveal' || match.decision()?.kind === 'place') {
      answerFirst(match);
      if (standing() !== seen.at(-1)) seen.push(standing());
    }
    expect(seen).toEqual([4, 8, 11]); // ten and the gun of the standard difficulty
  });

  rule('AA-RULING-104', 'weather and mountains go with any game; one mission at a time', () => {
    const options = { weather: true, mountains: true };
    for (const mission of ['none', 'v2', 'bulge']) {
      expect(parseSetup({ map: 'winter', seats: SEATS, options: { ...options, mission } }).ok).toBe(true);
    }
    expect(parseSetup({ half: '1-6', seats: SEATS.slice(0, 2), options }).ok).toBe(true);
    expect(parseSetup({ map: 'winter', seats: SEATS, options: { mission: ['v2', 'bulge'] } }).ok).toBe(false);
  });

  rule('AA-V2-01', 'without a word about a mission the skirmish is played', () => {
    expect(begin({ seats: SEATS }, 'plain').match.state.opt.mission).toBe('none');
  });
});

describe('hiding the launcher', () => {
  rule(['AA-V2-05', 'AA-RULING-105'], 'a single German person controls it without being asked', () => {
    for (const seats of [
      [SEATS[1], SEATS[2]],
      [SEATS[2], { faction: 'usa', automa: true }],
    ]) {
      const { match } = begin({ half: '7-12', seats, options: { mission: 'v2' } }, 'alone', [12, 1, 12, 1]);
      assignAll(match, () => 0);
      placeAll(match);
      const german = seats[0]?.faction === 'germany-2' ? 0 : 1;
      expect([match.state.controller, match.waiting(), match.decision()?.kind]).toEqual([german, [german], 'lay']);
    }
  });

  rule(['AA-V2-06', 'AA-COOP-03', 'AA-RULING-105'], 'partners lay the tokens around all three of their numbers', () => {
    const seats = [SEATS[0], SEATS[2], { faction: 'usa', automa: true }];
    const { match } = begin({ seats, options: { mission: 'v2' } }, 'partners', [12, 1, 12, 1]);
    assignAll(match, () => 2);
    placeAll(match);
    expect(offered(match)).toEqual(['controller germany-1', 'controller germany-2']);
    answer(match, 0, ['controller', 1]);
    const numbers = new Set(match.state.seats.slice(0, 2).flatMap((x) => x.tokens.filter((n) => n > 0)));
    const { map, starts } = board(match.state);
    const near = new Set(
      [...numbers].flatMap((number) => {
        const out: number[] = [];
        return out.slice(0, circle(map, starts[number] ?? 0, 1, out));
      }),
    );
    const laid = (match.decision()?.options ?? []).map((o) => Number(o[1]));
    expect(numbers.size).toBe(3);
    expect(laid.length).toBeGreaterThan(0);
    expect(laid.every((hex) => near.has(hex))).toBe(true);
  });

  rule(['AA-V2-05', 'AA-RULING-105'], 'an Automa is not chosen', () => {
    const seats = [SEATS[0], SEATS[1], { faction: 'germany-2', automa: true }, SEATS[3]];
    const { match } = begin({ seats, options: { mission: 'v2' } }, 'chosen', [12, 1, 1, 1, 12, 1, 1, 1]);
    assignAll(match, () => 0);
    placeAll(match);
    expect([match.state.controller, match.decision()?.kind]).toEqual([0, 'lay']);
  });

  rule('AA-V2-05', 'one of the German players is chosen to control it', () => {
    const match = placed('controller');
    expect([match.waiting(), offered(match)]).toEqual([[GERMANY_1], ['controller germany-1', 'controller germany-2']]);
    answer(match, GERMANY_1, ['controller', GERMANY_2]);
    expect([match.state.controller, match.waiting()]).toEqual([GERMANY_2, [GERMANY_2]]);
  });

  rule(['AA-V2-06', 'AA-RULING-64'], 'thirteen tokens complete the circles of the controller, from the inside', () => {
    const match = placed('circles');
    answer(match, GERMANY_1, ['controller', GERMANY_1]);
    const first = ringOf(match, GERMANY_1, 1);
    const second = ringOf(match, GERMANY_1, 2);
    expect(first.length).toBeLessThan(13);
    expect(first.length + second.length).toBeGreaterThan(13);
    for (let laid = 0; laid < 13; laid++) {
      const open = laid < first.length ? first.slice(laid) : second.slice(laid - first.length);
      expect([match.decision()?.kind, offered(match)]).toEqual(['lay', open.map((hex) => `lay ${hex}`)]);
      answerFirst(match);
    }
    expect(match.decision()?.kind).toBe('hide');
    expect(new Set(match.state.tokens.map((t) => t.hex)).size).toBe(13);
    expect(match.state.tokens.every((t) => !t.faceUp)).toBe(true);
  });

  rule('AA-RULING-64', 'no token lies on water, in a factory, on a unit, or further out than it must', () => {
    const match = placed('refusals');
    answer(match, GERMANY_1, ['controller', GERMANY_1]);
    const far = ringOf(match, GERMANY_1, 2).find((hex) => !ringOf(match, GERMANY_1, 1).includes(hex));
    const refusals = (at: string) => {
      const wish = parseWish(acesGame.language, `lay ${at}`);
      if (!wish.ok) throw new Error(at);
      return acesGame.rules.explain(match.state, GERMANY_1, wish.value).map((r) => r.rule);
    };
    expect(refusals(far ?? '')).toEqual(['AA-RULING-64']);
    expect(refusals(ringOf(match, GERMANY_1, 1)[0] ?? '')).toEqual([]);
    const taken = match.state.units.find((u) => u.at >= 0)?.at ?? 0;
    expect(refusals(hexName(match.state, taken))).toEqual(['AA-RULING-64']);
  });

  rule('AA-V2-07', 'the controller says which token it is; both Germans know, nobody else does', () => {
    const match = placed('secret');
    answer(match, GERMANY_1, ['controller', GERMANY_2]);
    while (match.decision()?.kind === 'lay') answerFirst(match);
    const hexes = match.state.tokens.map((t) => `hide ${hexName(match.state, t.hex)}`);
    expect([match.waiting(), offered(match)]).toEqual([[GERMANY_2], hexes]);
    match.takeEvents();
    const done = match.submit(GERMANY_2, ['hide', match.state.tokens[7]?.hex ?? 0]);
    expect(done.ok && done.events.filter((e) => e.type !== 'roll' && e.type !== 'turn')).toMatchObject([
      { type: 'launcher-hidden', rule: 'AA-V2-07', seat: GERMANY_2 },
    ]);
    const launchers = VIEWERS.map((who) => acesGame.rules.view(match.state, who).table.launcher);
    expect(launchers).toEqual([7, NONE, 7, NONE, NONE]);
    expect(JSON.stringify(acesGame.printPosition(match.state, USA))).not.toContain('launcher');
  });

  rule('AA-V2-07', 'an Ally has to reckon with every face-down token, a German with one', () => {
    const match = hidden('guess', 4);
    const token = match.state.tokens[0];
    if (token !== undefined) token.faceUp = true;
    const guesses = (seat: number) => {
      const rng = seedRng('guess');
      const found = Array.from({ length: 300 }, () => acesGame.rules.resample(match.state, seat, rng).launcher);
      return [...new Set(found)].sort((a, b) => a - b);
    };
    expect(guesses(GERMANY_1)).toEqual([4]);
    expect(guesses(USA)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
