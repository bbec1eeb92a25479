import { parseWish } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { gmGame } from '../game';
import type { GmOdds } from '../odds/odds';
import { say } from '../say';
import { act, EDITIONS, foe, own, sandbox, tank, unit } from './field.fixture';
import { firing } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

const pacific = { edition: 'pacific' };
const riders = (at: string) => own(at, { stats: { tags: ['riders'] } });

function oddsOf(s: ReturnType<typeof sandbox>, text: string) {
  const wish = parseWish(gmGame.language, text);
  if (!wish.ok) throw new Error(text);
  return gmGame.odds(s.state, 0, wish.value);
}

describe('why a unit does not get there', () => {
  rule('2GM-WEATHER-14', 'storm mud keeps what is no infantry, however light', () => {
    const s = sandbox([unit('south', 'm2-light-tank', 'c3')], { ...pacific, weather: 'storm', mud: ['c4'] });
    expect(s).toRefuseCiting('move c3 c4', ['2GM-WEATHER-14']);
    const rain = sandbox([unit('south', 'm2-light-tank', 'c3')], { ...pacific, weather: 'rain', mud: ['c4'] });
    expect(rain.options()).toContain('move c3 c4');
  });

  rule('2GM-ABIL-26', 'a Maus at a bridge, whoever built it', () => {
    const maus = unit('south', 'maus', 'c3', { stats: { move: 2, tags: ['extra-heavy'] } });
    const south = { nation: 'germany' };
    const stone = sandbox([maus], { ...pacific, south, natural: { c4: 'river', c5: 'river' }, bridges: ['c4', 'c5'] });
    expect(stone).toRefuseCiting('move c3 c4', ['2GM-ABIL-26']);
    const sapper = own('c4', { upgrades: ['sappers'], stats: { upgrades: [{ token: 'sappers', cost: 1 }] } });
    const boards = sandbox([maus, sapper], { ...pacific, south, natural: { c4: 'river' } });
    expect(boards).toRefuseCiting('move c3 c4', ['2GM-ABIL-26']);
    expect(sandbox([maus], { ...pacific, south, natural: { c4: 'river' } })).toRefuseCiting('move c3 c4', [
      '2GM-TERRAIN-10',
    ]);
    expect(sandbox([maus], { ...pacific, south, natural: { c4: 'forest' } })).toRefuseCiting('move c3 c4', [
      '2GM-ABIL-24',
    ]);
  });

  rule('2GM-LCVP-01', 'a landing craft on dry land', () => {
    const s = sandbox([unit('south', 'lcvp', 'c2')], { natural: { c2: 'sea' } });
    expect(s).toRefuseCiting('move c2 c3', ['2GM-LCVP-01']);
  });

  rule(['2GM-LCVP-06', '2GM-TRANS-14'], 'a craft opens to the front, a lorry to its sides', () => {
    const inside = (carrier: string) => own('craft', { carrier });
    const craft = sandbox([unit('south', 'lcvp', 'c2'), inside('c2')], { natural: { c2: 'sea' } });
    expect(craft).toRefuseCiting('unload c2 d2', ['2GM-LCVP-06']);
    const lorry = sandbox([unit('south', 'gmc-cckw', 'c2'), inside('c2')]);
    expect(lorry).toRefuseCiting('unload c2 c3', ['2GM-TRANS-14']);
  });

  rule(['2GM-TRANS-05', '2GM-TRANS-08', '2GM-RULING-86'], 'nobody is fetched in Tactics, by land', () => {
    const far = [unit('south', 'gmc-cckw', 'c2'), own('c6')];
    expect(sandbox(far)).toRefuseCiting('fetch c2 c6', ['2GM-TRANS-05']);
    expect(sandbox(far, pacific)).toRefuseCiting('fetch c2 c6', ['2GM-TRANS-08']);
    for (const edition of EDITIONS) {
      const s = sandbox([unit('south', 'lcvp', 'c2'), own('h6')], { edition, natural: { c2: 'sea' } });
      expect(s).toRefuseCiting('fetch c2 h6', ['2GM-RULING-86']);
    }
  });
});

describe('why a unit does not fire', () => {
  rule(['2GM-RULING-67', '2GM-ABIL-76'], 'after a failed assault that, after the extra space of Riders those', () => {
    const grenades = own('c3', { assaults: 'c4', upgrades: ['grenades'] });
    const failed = firing([grenades, foe('c4'), foe('d3')], {}, [1, 1]);
    act(failed, 'resolve c3', 'react', 'strike');
    expect(failed).toRefuseCiting('shoot c3 d3 with grenades', ['2GM-RULING-67']);
    const rode = sandbox([riders('c3'), foe('c6')]);
    act(rode, 'move c3 c5 by riders', 'end', 'end');
    expect(rode).toRefuseCiting('shoot c5 c6', ['2GM-ABIL-76']);
    const waiting = firing([own('c3', { assaults: 'c4', upgrades: ['grenades'] }), foe('c4'), foe('d3')]);
    expect(waiting).toRefuseCiting('shoot c3 d3', ['2GM-RULING-67']);
  });

  rule('2GM-RULING-67', 'a position says so and is written down so', () => {
    const s = firing([own('c3', { repulsed: true }), foe('c4')]);
    expect(s).toRefuseCiting('shoot c3 c4', ['2GM-RULING-67']);
    expect(s.options()).not.toContain('shoot c3 c4');
    expect(gmGame.printPosition(s.state, 'all')).toMatchObject({ units: [{ repulsed: true }, {}] });
  });
});

describe('odds', () => {
  rule('2GM-NIGHT-03', 'of an attack on what lies face down: nobody knows', () => {
    const s = firing([tank('c3'), foe('c6', { faceDown: true })], { options: { night: true } });
    const found = oddsOf(s, 'shoot c3 c6');
    expect(found).toEqual({ ok: false, problems: say.odds.forbidden(say.odds.nobodyKnows, '2GM-NIGHT-03') });
  });

  rule('2GM-TOKEN-05', 'of a flamethrower at a building cite the flamethrower', () => {
    const flame = own('c3', { upgrades: ['flamethrower'], stats: { upgrades: [{ token: 'flamethrower', cost: 1 }] } });
    const s = firing([flame, foe('c4')], { terrain: [{ at: 'c4', card: 'house' }] });
    const rules = (text: string) => {
      const found = oddsOf(s, text);
      if (!found.ok) throw new Error(text);
      return (found.value as GmOdds).breakdown.map((item) => item.rule);
    };
    expect(rules('shoot c3 c4 with flamethrower')).toContain('2GM-TOKEN-05');
    expect(rules('shoot c3 c4 with flamethrower')).not.toContain('2GM-ASSAULT-09');
    expect(rules('shoot c3 c4')).not.toContain('2GM-TOKEN-05');
  });
});

describe('stories', () => {
  const story = (s: ReturnType<typeof sandbox>, type: string) =>
    s.events.filter((e) => e.type === type).map((e) => gmGame.tell(s.state, e, 'all'));

  rule('2GM-OPT-33', 'Tactical Artillery attacks under its name', () => {
    const s = sandbox([foe('d5')], { ...pacific, phase: 'barrage', options: { tacticalArtillery: true } }, [1]);
    act(s, 'call d5', 'charge 1');
    expect(story(s, 'attack')).toEqual(['Tactical artillery attacks Light Infantry on d5']);
  });

  rule('2GM-ASSAULT-11', 'a won assault was fought from where the unit came', () => {
    const s = firing([own('c3', { assaults: 'c4' }), foe('c4', { wounds: 2, stats: { weapon: false } })], {}, [9]);
    act(s, 'resolve c3', 'strike');
    expect(s.state.units[0]?.at).toBe(26);
    expect(story(s, 'attack')[0]).toBe('Light Infantry on c3 attacks Light Infantry on c4 with its main weapon');
  });

  rule('2GM-AIR-29', "a bomber's HMG keeps its name when the bomber is gone", () => {
    const bomber = unit('south', 'b-25-mitchell', 'hq', { upgrades: ['bomber-hmg'] });
    const s = firing([bomber, unit('north', 'fw-190', 'hq')], pacific, [1, 10]);
    act(s, 'raid south:b-25-mitchell north', 'intercept north:fw-190');
    expect(s.state.units[0]?.at).toBe(-1);
    expect(story(s, 'attack')[0]).toMatch(/with its .*HMG$/);
  });
});
