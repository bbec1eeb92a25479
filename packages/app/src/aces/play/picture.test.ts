import { acesGame } from '@sandtable/aces';
import { DIE, Match, type Option, randomBelow, sameOption, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { type Deed, type Desk, optionsOf, type Picture } from './desk';
import { type AnyMatch, deskOf, german, Moment, usa } from './desk.fixture';
import { pictureOf } from './picture';
import { waresOf } from './spending';

const BASE = acesGame.defaultSetup('aces', ['person', 'person']);
const FOUR = acesGame.defaultSetup('aces', ['person', 'person', 'person', 'person']);

/** Matches that between them ask everything a person can be asked. */
const MATCHES: readonly { readonly name: string; readonly setup: object; readonly seed: string }[] = [
  { name: 'two people', setup: BASE, seed: 'plain' },
  {
    name: 'picks and a clock',
    setup: { ...BASE, options: { ...BASE.options, sets: '1+4', timerSeconds: 90 } },
    seed: 'picks',
  },
  { name: 'the V2', setup: { ...FOUR, options: { ...FOUR.options, mission: 'v2' } }, seed: 'rocket' },
  {
    name: 'the Bulge',
    setup: { ...FOUR, map: 'winter', options: { ...FOUR.options, mission: 'bulge', weather: true } },
    seed: 'bulge',
  },
  { name: 'partners', setup: acesGame.defaultSetup('aces', ['person', 'person', 'automa']), seed: 'coop' },
];

/** Every answer a person can give by choosing things in the picture, whatever is in hand. */
function playable(match: AnyMatch, seat: number): Option[] {
  const bare = pictureOf(deskOf(match, seat));
  const hands = bare.actors.map((unit) => ({ unit }));
  const tools = bare.knobs.flatMap(({ deed }) => (deed.do === 'take' ? [{ tool: deed.tool }] : []));
  const desk = deskOf(match, seat);
  const faction = match.state.seats[seat]?.faction ?? 0;
  const types = [...Array(24).keys()].filter((type) => Math.floor(type / 6) === faction);
  const wares = waresOf(desk, types).flatMap(({ deed }) => (deed.do === 'take' ? [{ tool: deed.tool }] : []));
  return [{}, ...hands, ...tools, ...wares].flatMap((selection) => answersIn(match, deskOf(match, seat, selection)));
}

function answersIn(match: AnyMatch, desk: Desk): Option[] {
  const picture = pictureOf(desk);
  const hexes = [...picture.goals.map((g) => g.hex), ...picture.aims.map((a) => a.hex)];
  const steps = optionsOf(desk, 'step').map((o) => Number(o[2]));
  const own = picture.actors.map((id) => desk.view.table.units[id]?.at ?? -1);
  const deeds: Deed[] = [
    ...picture.knobs.map((k) => k.deed),
    ...[...hexes, ...own, ...steps].map((hex) => picture.pick(hex)),
  ];
  return deeds.map((deed) => optionOf(match, desk, deed)).filter((option) => option !== null);
}

function optionOf(match: AnyMatch, desk: Desk, deed: Deed): Option | null {
  if (deed.do === 'answer') return deed.option;
  if (deed.do !== 'wish') return null;
  const [, from = '', to = ''] = deed.text.split(' ');
  const wish = { verb: 'move', places: { from, to }, words: {}, numbers: {}, extras: [] };
  return acesGame.optionOf(match.state, desk.seat, wish);
}

/** The clock is the table's affair; a friend is taken in hand before a move, and passed over within a longer way. */
function isSpecial(match: AnyMatch, option: Option, isFirst: boolean): boolean {
  return option[0] === 'time' || (isFirst && option[0] === 'step' && (match.state.hexes[Number(option[2])] ?? -1) >= 0);
}

const OFTEN = 6;

describe('the picture of every question', () => {
  it.each(MATCHES)('has every answer somewhere to choose: $name', ({ setup, seed }) => {
    const match = Match.start(acesGame.rules, setup as typeof BASE, seed);
    const rng = seedRng(seed);
    const seen = new Map<string, number>();
    for (let n = 0; n < 260 && match.over === null; n++) {
      const [seat = 0] = match.waiting();
      const decision = match.decision(seat);
      if (decision === null) break;
      const before = seen.get(decision.kind) ?? 0;
      const asksPerson = !decision.kind.startsWith('automa') && decision.kind !== DIE;
      if (asksPerson) seen.set(decision.kind, before + 1);
      // most questions are moves, and every hex of every unit is tried: after some of a kind every so-manieth is enough
      if (asksPerson && (before < OFTEN || before % OFTEN === 0)) {
        const may = playable(match, seat);
        const missing = decision.options.filter(
          (o) => !isSpecial(match, o, decision.kind === 'move') && !may.some((m) => sameOption(m, o)),
        );
        expect(missing, decision.kind).toEqual([]);
        expect(pictureOf(deskOf(match, seat)).prompt).not.toBe('');
      }
      // ends are rare, so that much is tried
      const eager = decision.options.filter(
        (o) => !['end', 'time', 'partner'].includes(o[0]) || randomBelow(rng, 6) === 0,
      );
      const pool = eager.length > 0 ? eager : decision.options;
      const option = pool[randomBelow(rng, pool.length)];
      if (option !== undefined) match.submit(seat, option);
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('the armies of the first round', () => {
  it('of one it is said that it is used, of two which one waits, with the units it decides about', () => {
    const match = Match.start(acesGame.rules, BASE, 'armies');
    const said = new Map<number, string[]>();
    for (let n = 0; n < 400 && said.size < 2; n++) {
      const [seat = 0] = match.waiting();
      const decision = match.decision(seat);
      const wanted = decision?.options.find((o) => o[0] === 'end' || (o[0] === 'assign' && o[2] === n % 3));
      const option: Option = wanted ?? decision?.options[0] ?? ['end'];
      if (decision?.kind === 'armies') {
        const { knobs } = pictureOf(deskOf(match, seat));
        const armies = knobs.map(({ label }) => label.replace(/\(.+\)$/, '(…)'));
        said.set(Number(option[1]).toString(2).split('1').length - 1, armies);
        expect(knobs.every(({ label, brief = '' }) => label.includes(brief))).toBe(true);
      }
      match.submit(seat, option);
    }
    expect(said.get(1)).toEqual(['Use Army 1 (…)', 'Use Army 2 (…)', 'Use Army 3 (…)']);
    expect(said.get(2)).toEqual(['Army 1 waits (…)', 'Army 2 waits (…)', 'Army 3 waits (…)']);
  });
});

function pickOf(picture: Picture, moment: Moment, hex: string): Deed {
  return picture.pick(moment.hex(hex));
}

describe('moving', () => {
  const moment = new Moment([usa('infantry', '2,4'), usa('sherman', '2,6', { moved: true }), german('tiger', '6,4')]);

  it('shows who can move, then where to and for how much', () => {
    const bare = pictureOf(moment.desk());
    expect(bare.actors).toEqual([moment.on('2,4')]);
    expect(bare.goals).toEqual([]);
    const taken = pictureOf(moment.desk({ unit: moment.on('2,4') }));
    expect(taken.goals.find((g) => g.hex === moment.hex('2,3'))).toMatchObject({ cost: 2 });
    expect(taken.prompt).toContain('Infantry on 2,4');
  });

  it('plays a far hex as one wish', () => {
    const taken = pictureOf(moment.desk({ unit: moment.on('2,4') }));
    expect(pickOf(taken, moment, '2,2')).toEqual({ do: 'wish', text: 'move 2,4 2,2' });
  });

  it('asks for the reason of what cannot be: too far, taken, has moved', () => {
    const taken = pictureOf(moment.desk({ unit: moment.on('2,4') }));
    expect(pickOf(taken, moment, '8,8')).toEqual({ do: 'explain', text: 'move 2,4 8,8' });
    expect(pickOf(taken, moment, '6,4')).toEqual({ do: 'explain', text: 'move 2,4 6,4' });
    expect(pickOf(taken, moment, '2,6')).toEqual({ do: 'select', unit: moment.on('2,6'), why: 'move 2,6 2,6' });
    expect(moment.sandbox.refusals('move 2,6 2,6').map((r) => r.rule)).toEqual(['AA-MOVE-09']);
  });

  it('knows that whoever points at an enemy with nothing in hand means an attack', () => {
    const bare = pictureOf(moment.desk());
    expect(pickOf(bare, moment, '6,4')).toEqual({ do: 'look', hex: moment.hex('6,4'), attack: true });
    expect(pickOf(bare, moment, '8,8')).toEqual({ do: 'look', hex: moment.hex('8,8') });
  });

  it('goes on or stops in the middle of a move', () => {
    const walk = new Moment([usa('infantry', '2,4')]);
    walk.sandbox.do('step 2,4 2,3');
    const picture = pictureOf(walk.desk());
    expect(picture.prompt).toContain('movement left: 2');
    expect(pickOf(picture, walk, '2,3')).toEqual({ do: 'answer', option: ['stop'] });
    expect(pickOf(picture, walk, '2,2')).toEqual({ do: 'wish', text: 'move 2,3 2,2' });
    expect(pickOf(picture, walk, '8,8')).toEqual({ do: 'explain', text: 'move 2,3 8,8' });
  });
});

describe('a way of one’s own', () => {
  /** The Tiger could stop the Sherman on 4,4; the wood on the other side costs more. */
  const map = { size: '9x9', hexes: { '3,4': 'forest' } };
  const moment = new Moment([usa('sherman', '3,3'), german('tiger', '5,3')], { map });
  const unit = moment.on('3,3');
  const goal = (picture: Picture, name: string) => picture.goals.find((g) => g.hex === moment.hex(name));

  it('prefers safety to points only when it is asked to', () => {
    const cheap = pictureOf(moment.desk({ unit }));
    expect(goal(cheap, '4,5')).toMatchObject({ cost: 4 });
    expect(pickOf(cheap, moment, '4,5')).toEqual({ do: 'wish', text: 'move 3,3 4,5' });
    expect(cheap.knobs.find((k) => k.id === 'safe')).toMatchObject({ deed: { do: 'safe' }, pressed: false });
    const safe = pictureOf(moment.desk({ unit, safe: true }));
    expect(goal(safe, '4,5')).toMatchObject({ cost: 5 });
    expect(pickOf(safe, moment, '4,5')).toEqual({ do: 'wish', text: 'move 3,3 4,5 by s-se' });
    expect(pickOf(safe, moment, '3,2')).toEqual({ do: 'wish', text: 'move 3,3 3,2' });
  });

  it('leads through the hexes that were chosen', () => {
    const picture = pictureOf(moment.desk({ unit, through: [moment.hex('3,4')] }));
    expect(pickOf(picture, moment, '4,5')).toEqual({ do: 'wish', text: 'move 3,3 4,5 by s-se' });
    expect(pickOf(picture, moment, '3,4')).toEqual({ do: 'wish', text: 'move 3,3 3,4 by s' });
  });

  it('is not offered where nobody could stop the unit', () => {
    const alone = new Moment([usa('sherman', '3,3'), german('tiger', '8,8')], { map });
    expect(pictureOf(alone.desk({ unit: alone.on('3,3') })).knobs.map((k) => k.id)).toEqual(['end']);
  });
});

describe('declaring', () => {
  const at = { turn: { seat: 'usa', phase: 'declare' } };

  it('offers targets of the unit in hand with the key of their odds', () => {
    const moment = new Moment([usa('sherman', '2,4'), usa('infantry', '8,8'), german('tiger', '2,5')], at);
    expect(pictureOf(moment.desk()).aims).toEqual([]);
    const picture = pictureOf(moment.desk({ unit: moment.on('2,4') }));
    expect(picture.aims.map((a) => [a.hex, a.odds])).toEqual([[moment.hex('2,5'), 'attack 0 2']]);
    expect(pickOf(picture, moment, '2,5')).toMatchObject({ do: 'answer', option: ['attack', 0, 2] });
    expect(pickOf(picture, moment, '5,5')).toEqual({ do: 'explain', text: 'attack 2,4 5,5' });
    expect(pickOf(picture, moment, '8,8')).toMatchObject({ do: 'select', why: 'attack 8,8 2,5' });
  });

  it('keeps an interceptor to its duty: the end answers with the rule', () => {
    const moment = new Moment([usa('sherman', '2,4', { marks: '2,5' }), german('tiger', '2,5')], at);
    const picture = pictureOf(moment.desk());
    expect(picture.prompt).toBe('M4 Sherman on 2,4 has stopped Tiger on 2,5 and has to attack it.');
    expect(picture.knobs.find((k) => k.ends)).toMatchObject({
      label: 'Why not yet?',
      deed: { do: 'explain', text: 'end' },
    });
    expect(moment.sandbox.refusals('end').map((r) => r.rule)).toEqual(['AA-INTERCEPT-06']);
  });
});

describe('intercepting', () => {
  it('is a click on one of the units that can, or letting it pass', () => {
    const moment = new Moment([usa('infantry', '2,4'), german('tiger', '4,4'), german('infantry', '8,8')]);
    moment.sandbox.do('step 2,4 3,4');
    const picture = pictureOf(moment.desk());
    expect(picture.actors).toEqual([moment.on('4,4')]);
    expect(pickOf(picture, moment, '4,4')).toEqual({ do: 'answer', option: ['intercept', 1] });
    expect(pickOf(picture, moment, '8,8')).toEqual({ do: 'explain', text: 'intercept 8,8' });
    expect(picture.knobs.map((k) => k.label)).toEqual([
      'Stop it with Tiger on 4,4',
      'Let it pass',
      'Let it pass, whole move',
    ]);
  });
});

describe('spending', () => {
  const map = { size: '9x9', hexes: { '2,4': 'factory', '5,5': 'factory' } };
  const rich = {
    map,
    turn: { seat: 'usa', phase: 'spending' },
    seats: { usa: { coins: 5 }, 'germany-1': {} },
    factories: [{ at: '2,4', owner: 'usa' }],
  };

  it('buys from the shop onto an own factory and says why not elsewhere', () => {
    const moment = new Moment([usa('infantry', '3,4'), german('tiger', '7,7')], rich);
    const wares = waresOf(moment.desk(), [0, 2, 5]);
    expect(wares.map((w) => w.open)).toEqual([true, expect.any(Boolean), false]);
    expect(wares[2]?.deed).toMatchObject({ do: 'explain' });
    const picture = pictureOf(moment.desk({ tool: 'buy:0' }));
    expect(pickOf(picture, moment, '2,4')).toEqual({ do: 'answer', option: ['buy', 0, moment.hex('2,4')] });
    expect(pickOf(picture, moment, '5,5')).toEqual({ do: 'explain', text: 'buy infantry 5,5' });
  });

  it('repairs what stands damaged in an own factory; a damaged unit elsewhere says why not', () => {
    const moment = new Moment(
      [usa('infantry', '2,4', { damage: 2 }), usa('sherman', '3,4', { damage: 1 }), german('tiger', '7,7')],
      rich,
    );
    const picture = pictureOf(moment.desk());
    expect(picture.actors).toEqual([moment.on('2,4')]);
    expect(picture.knobs[0]).toMatchObject({ deed: { do: 'answer', option: ['repair', 0] } });
    expect(pickOf(picture, moment, '3,4')).toMatchObject({ do: 'select', why: 'repair 3,4' });
  });
});
