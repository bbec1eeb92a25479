import { by, type Frame, type FrameDef, frame, type Kernel, type Seat, step } from '@sandtable/kernel';
import { bringAp } from '../command';
import { WEATHERS } from '../conditions/sky';
import { catalogue } from '../content/index';
import { D10 } from '../die';
import { setWeather, weatherOf } from '../field/weather';
import { recorded } from '../recorded';
import { type GmState, NONE, seatState, sideOf } from '../state';
import { leaderOf, shares, teamOf } from '../team';
import { asking } from '../verbs/asking';
import { bidding } from '../verbs/bid';
import { starting } from '../verbs/deploy';
import { endingTerrain } from '../verbs/ending';
import { keeping } from '../verbs/keep';
import { laying } from '../verbs/lay';
import { dealHand } from './dealing';
import type { SetUpGuest } from './guest';
import type { SetUpFrame } from './set-up-frame';
import { mayStart } from './starting';
import { mayLay } from './terrain';
import { battleTiles, layTiles, tilesNeeded, WAYS } from './tiles';

function callGuest(frameOf: Frame | null, k: Kernel<GmState>): void {
  if (frameOf !== null) k.call(frameOf);
}

/** Everybody whose hand a person holds: a solo opponent plays what it is dealt, unseen. */
function people(s: GmState): Seat[] {
  return by(
    s.seats.flatMap((x, seat) => (x.solo === null ? [seat] : [])),
    'SOLOP-START-02',
  );
}

/** 2GM-TEAM-09: what the bid has left of the starting AP. */
function divide(s: GmState, side: number): void {
  const ap = teamOf(s, side).reduce((sum, seat) => sum + seatState(s, seat).ap, 0);
  for (const share of shares(s, side, ap)) seatState(s, share.seat).ap = share.ap;
}

/** 2GM-TEAM-02: without agreement a die tells who leads. */
function appoint(s: GmState, f: SetUpFrame, side: number): void {
  const team = teamOf(s, side);
  const second = team[1];
  if (second === undefined || (f.dice?.[0] ?? 1) <= D10 / 2) return;
  const [old, marshal] = [seatState(s, team[0] ?? side), seatState(s, second)];
  [old.fieldMarshal, marshal.fieldMarshal] = [false, true];
  if (!s.opt.twoCopies) [old.ap, marshal.ap] = [marshal.ap, old.ap];
}

function castRoles(s: GmState, f: SetUpFrame, side: number, k: Kernel<GmState>): void {
  if (s.opt.teamRoles !== 'rolled' || teamOf(s, side).length < 2) return;
  k.roll(f, 1, D10, leaderOf(s, side), '2GM-TEAM-02', recorded.teamLeader);
}

/** The seats in the order of laying terrain: the winner of the bid first (2GM-SETUP-12). */
function layers(s: GmState): Seat[] {
  return [s.first, leaderOf(s, 1 - sideOf(s, s.first))];
}

/** Whether a hand holds somebody to put down is nobody's business: the question is put all the same. */
function canLay(s: GmState, f: SetUpFrame, seat: Seat): boolean {
  return mayStart(s, seat, f.laid) || mayLay(s, seat);
}

/** Who lays next; 2GM-RULING-47, 2GM-OPT-28: the winner everything first, or by turns if the table plays so. */
function nextLayer(s: GmState, f: SetUpFrame): Seat | undefined {
  const open = layers(s).filter((seat) => !f.finished.includes(seat) && canLay(s, f, seat));
  if (!s.opt.terrainPlaceAlternating) return open[0];
  const last = f.layer;
  const next = open.find((seat) => layers(s).indexOf(seat) === last % 2) ?? open[0];
  f.layer = last + 1;
  return by(next, '2GM-RULING-47', '2GM-OPT-28');
}

const keepHand = asking<SetUpFrame>({ kind: 'hand', rule: '2GM-SETUP-20' }, [keeping]);
const chooseBid = asking<SetUpFrame>({ kind: 'bid', rule: '2GM-SETUP-04' }, [bidding]);
const layTerrain = asking<SetUpFrame>({ kind: 'lay', rule: '2GM-SETUP-10', again: 'terrain' }, [
  laying,
  starting,
  endingTerrain,
]);

/** A step of the set-up. */
const setUpStep = step<GmState, SetUpFrame>;

/** The set-up, with rules for seats that nobody plays. */
export function setUpWith(guest: SetUpGuest): FrameDef<GmState, SetUpFrame> {
  const steps = [
    setUpStep('roles-south', '2GM-TEAM-02', (s, f, k) => castRoles(s, f, 0, k)),
    setUpStep('led-south', '2GM-TEAM-02', (s, f) => appoint(s, f, 0)),
    setUpStep('roles-north', '2GM-TEAM-02', (s, f, k) => castRoles(s, f, 1, k)),
    setUpStep('led-north', '2GM-TEAM-02', (s, f) => appoint(s, f, 1)),
    setUpStep('field', '2GM-SETUP-02', (s, f, k) => {
      f.fixed = s.scenario !== '' && s.first !== NONE;
      if (f.fixed) s.first = leaderOf(s, sideOf(s, s.first));
      if (by(s.scenario !== '', '2GM-SETUP-14')) return;
      const tiles = by(s.opt.twoCopies ? [...battleTiles(), ...battleTiles()] : battleTiles(), '2GM-TEAM-16');
      k.shuffle(tiles);
      const drawn = tiles.slice(0, tilesNeeded(s));
      const ways = drawn.map(() => {
        const order = Array.from({ length: WAYS }, (_, i) => i);
        k.shuffle(order);
        return order[0] ?? 0;
      });
      layTiles(s, drawn, ways);
      const names = drawn.map((n) => catalogue.tiles[n]?.id ?? '');
      k.emit?.({ type: 'tiles', rule: '2GM-SETUP-02', tiles: names });
    }),
    setUpStep('armies', 'SOLOP-DECK-06', (s, _f, k) => callGuest(guest.armies(s), k)),
    setUpStep('hands', '2GM-SETUP-19', (s, _f, k) => {
      for (const side of by([0, 1], '2GM-DECK-11'))
        seatState(s, leaderOf(s, side)).deck.push(...(s.issued[side] ?? []));
      s.issued = [[], []];
      for (let seat = 0; seat < s.seats.length; seat++) dealHand(s, seat, false, k);
    }),
    setUpStep('redraw', '2GM-SETUP-20', (s, _f, k) => k.askAll(people(s), 'hand')),
    // 2GM-RULING-44: the hand is known before the bid
    setUpStep('bid', '2GM-SETUP-04', (s, f, k) => {
      if (f.fixed) {
        k.jump(f, 'weather'); // SOLOP-START-10, SOLOT-START-05
        return;
      }
      k.reveal('all'); // who has drawn anew is seen by everybody
      const leaders = [leaderOf(s, 0), leaderOf(s, 1)]; // 2GM-TEAM-07
      k.askAll(
        leaders.filter((seat) => seatState(s, seat).solo === null),
        'bid',
      );
    }),
    setUpStep('solo-bids', 'SOLOP-START-03', (s, _f, k) => callGuest(guest.bids(s), k)),
    setUpStep('bids', '2GM-SETUP-05', (s, _f, k) => {
      k.reveal('all');
      k.emit?.({ type: 'bids', rule: '2GM-SETUP-05', bids: s.seats.map((x) => x.bid) });
    }),
    setUpStep('roll-south', '2GM-SETUP-05', (s, f, k) =>
      k.roll(f, 1, D10, leaderOf(s, 0), '2GM-SETUP-05', recorded.firstTurn),
    ),
    setUpStep('read-south', '2GM-SETUP-05', (_s, f) => {
      f.rolls = [f.dice?.[0] ?? 0];
    }),
    setUpStep('roll-north', '2GM-SETUP-05', (s, f, k) =>
      k.roll(f, 1, D10, leaderOf(s, 1), '2GM-SETUP-05', recorded.firstTurn),
    ),
    setUpStep('read-north', '2GM-SETUP-06', (s, f, k) => {
      f.rolls.push(f.dice?.[0] ?? 0);
      const [south, north] = f.rolls.map((roll, side) => roll + seatState(s, leaderOf(s, side)).bid);
      if (south === north) {
        k.jump(f, 'roll-south'); // 2GM-SETUP-07, 2GM-RULING-43
        return;
      }
      s.first = by(leaderOf(s, (south ?? 0) > (north ?? 0) ? 0 : 1), 'SOLOP-START-09');
      k.emit?.({ type: 'first', rule: '2GM-SETUP-06', seat: s.first });
    }),
    setUpStep('terrain', '2GM-SETUP-12', (s, f, k) => {
      if (s.scenario !== '') return; // 2GM-SETUP-14, 2GM-SETUP-15
      const seat = nextLayer(s, f);
      if (seat === undefined) return;
      const own = guest.lays(s, seat);
      if (own === null) k.ask(seat, 'lay');
      else {
        f.finished.push(seat);
        k.jump(f, 'terrain');
        k.call(own);
      }
    }),
    setUpStep('weather', '2GM-WEATHER-01', (s, f, k) => {
      if (s.opt.weather === 'rolled') k.roll(f, 1, D10, s.first, '2GM-WEATHER-01', recorded.weather);
    }),
    setUpStep('sky', '2GM-WEATHER-01', (s, f, k) => {
      const fixed = (WEATHERS as readonly string[]).indexOf(s.opt.weather);
      if (fixed > 0) setWeather(s, fixed, k);
      else if (s.opt.weather === 'rolled') setWeather(s, weatherOf(f.dice?.[0] ?? 1), k);
    }),
    setUpStep('ground-south', 'SOLOP-TERRAIN-08', (s, _f, k) => callGuest(guest.layGiven(s, 0), k)),
    setUpStep('ground-north', 'SOLOP-TERRAIN-08', (s, _f, k) => callGuest(guest.layGiven(s, 1), k)),
    setUpStep('units-south', 'SOLOP-PREDEPLOY-01', (s, _f, k) => callGuest(guest.predeploys(s, 0), k)),
    setUpStep('units-north', 'SOLOP-PREDEPLOY-01', (s, _f, k) => callGuest(guest.predeploys(s, 1), k)),
    setUpStep('ready', '2GM-SETUP-13', (s) => {
      for (const x of s.seats) x.terrainAp = x.unitAp = 0;
      if (!s.opt.twoCopies) for (const side of [0, 1]) divide(s, side);
      s.seats.forEach((_x, seat) => void bringAp(s, seat)); // 2GM-OPT-11
      s.active = s.first;
      s.turn = 1;
    }),
  ];
  return frame<GmState, SetUpFrame>('set-up', steps, [keepHand, chooseBid, layTerrain]);
}
