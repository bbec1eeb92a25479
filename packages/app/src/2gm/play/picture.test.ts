import { gmGame } from '@sandtable/2gm';
import { cardNamed, spaceNamed } from '@sandtable/2gm/table';
import { DIE, Match, type Option, randomBelow, sameOption, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmPlay } from '../../i18n/en/gm-play';
import { HANDLED } from '../react/kinds';
import { type AnyMatch, B25, deskOf, Moment, north, south } from '../react/moment.fixture';
import type { Deed, Desk, Picture, Selection } from './desk';
import { unique } from './holding';
import { pictureOf } from './picture';
import { placeOf } from './words';

const PLAYERS = ['person', 'person'];

/** Matches that between them ask everything a person can be asked in a turn. */
const MATCHES: readonly { readonly name: string; readonly setup: object; readonly seed: string }[] = [
  { name: 'Pacific', setup: gmGame.defaultSetup('pacific', PLAYERS), seed: 'pacific' },
  { name: 'Tactics', setup: gmGame.defaultSetup('tactics', PLAYERS), seed: 'tactics' },
  {
    name: 'terrain, tokens and artillery during play',
    setup: {
      ...gmGame.defaultSetup('pacific', PLAYERS),
      options: {
        ...gmGame.defaultSetup('pacific').options,
        tokenDrop: true,
        inGameTerrain: true,
        lendLease: true,
        smokeCanister: true,
      },
    },
    seed: 'options',
  },
];

const toolsOf = ({ knobs }: Picture): string[] => knobs.flatMap(({ deed }) => (deed.do === 'take' ? [deed.tool] : []));

/** The units a click takes in hand, whether the eye is called to them or not. */
function taken(picture: Picture, { view: { table } }: Desk): number[] {
  return table.units.flatMap((_, id) => {
    const deed = picture.pick(placeOf(table, id), id);
    return deed.do === 'select' && deed.why === null ? [deed.unit] : [];
  });
}

/** What can be taken in hand, that behind a knob too. */
function handsOf(desk: Desk, behind: readonly Picture[]): Partial<Selection>[] {
  const picture = pictureOf(desk);
  const knobs = [picture, ...behind].flatMap((each) => each.knobs);
  const held = knobs.flatMap(({ deed }) => (deed.do === 'hold' ? [deed.card] : []));
  return [
    {},
    ...unique([...picture.actors, ...taken(picture, desk)]).map((unit) => ({ unit })),
    ...[...picture.cards, ...held].filter((card) => card >= 0).map((card) => ({ card })),
  ];
}

/** Every answer a person can give by choosing things in the picture, whatever is in hand. */
function playable(match: AnyMatch, seat: number): Option[] {
  const desk = deskOf(match, seat);
  const behind = toolsOf(pictureOf(desk)).map((tool) => pictureOf(deskOf(match, seat, { tool })));
  return handsOf(desk, behind).flatMap((selection) => {
    const picture = pictureOf(deskOf(match, seat, selection));
    return ['', ...toolsOf(picture)].flatMap((tool) => answersIn(deskOf(match, seat, { ...selection, tool })));
  });
}

/** A place with several answers lists them. */
function answersIn(desk: Desk): Option[] {
  const picture = pictureOf(desk);
  const forks = picture.aims.flatMap((aim): Option[] => {
    const deed = picture.pick(aim.spot);
    if (deed.do === 'answer') return [deed.option];
    expect(deed).toEqual({ do: 'fork', spot: aim.spot });
    return picture.aims.filter((a) => a.spot === aim.spot).map((a) => a.option);
  });
  return [...forks, ...picture.knobs.flatMap(({ deed }) => (deed.do === 'answer' ? [deed.option] : []))];
}

describe('the picture of every question', () => {
  it.each(MATCHES)('has every answer somewhere to choose: $name', ({ setup, seed }) => {
    const match = Match.start(gmGame.rules, setup as ReturnType<typeof gmGame.defaultSetup>, seed);
    const rng = seedRng(seed);
    const seen = new Set<string>();
    for (let n = 0; n < 500 && match.over === null; n++) {
      const [seat = 0] = match.waiting();
      const decision = match.decision(seat);
      if (decision === null) break;
      const { kind, options } = decision;
      if (!HANDLED.includes(kind) && kind !== DIE && kind !== 'equip') {
        const may = playable(match, seat);
        expect(
          options.filter((o) => !may.some((m) => sameOption(m, o))),
          kind,
        ).toEqual([]);
        const { prompt, knobs } = pictureOf(deskOf(match, seat));
        expect(prompt).not.toBe('');
        for (const { label } of knobs) expect(label).not.toMatch(/undefined|^$/);
        seen.add(kind);
      }
      // ends are rare, so that much is tried
      const eager = options.filter(
        (o) => !['end', 'pass', 'redraw'].includes(String(o[0])) || randomBelow(rng, 8) === 0,
      );
      const pool = eager.length > 0 ? eager : options;
      const option = pool[randomBelow(rng, pool.length)];
      if (option !== undefined) match.submit(seat, option);
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['deploy', 'move', 'shoot']));
  });
});

function at(moment: Moment, name: string): number {
  return spaceNamed(moment.sandbox.state, name);
}

/** The unit on a space. */
function on(moment: Moment, name: string): number {
  return moment.sandbox.state.on[at(moment, name)] ?? -1;
}

function pickOf(picture: Picture, moment: Moment, name: string): Deed {
  return picture.pick(at(moment, name));
}

describe('moving', () => {
  const moment = new Moment(
    [south('light-infantry', 'c2'), south('light-infantry', 'd2'), north('light-infantry', 'c4')],
    { phase: 'movement' },
  );
  const taken = pictureOf(moment.desk(0, { unit: on(moment, 'c2') }));

  it('shows who can move, then where to', () => {
    const bare = pictureOf(moment.desk());
    expect(bare.actors).toEqual([on(moment, 'c2'), on(moment, 'd2')]);
    expect(bare.aims).toEqual([]);
    expect(taken.aims.map((a) => a.spot)).toContain(at(moment, 'c3'));
    expect(pickOf(taken, moment, 'c3')).toEqual({
      do: 'answer',
      option: ['move', on(moment, 'c2'), at(moment, 'c3'), 0],
    });
    expect(taken.prompt).toContain('Light Infantry on c2');
  });

  it('takes a friend in hand, even where the two could change places; a button does that', () => {
    expect(pickOf(taken, moment, 'd2')).toEqual({ do: 'select', unit: on(moment, 'd2'), why: null });
    expect(taken.knobs.map((k) => k.label)).toContain('Change places with Light Infantry on d2');
  });

  it('says what the unit in hand can still do: go, assault, or only let somebody off', () => {
    const moment = new Moment(
      [
        south('light-infantry', 'c3'),
        south('m3-scout', 'f3'),
        south('light-infantry', 'e3'),
        north('light-infantry', 'c4'),
      ],
      { phase: 'movement' },
    ).do('board e3 f3');
    const prompt = (unit: number) => pictureOf(moment.desk(0, { unit })).prompt;
    expect(prompt(0)).toBe('Light Infantry on c3: choose where to go, or whom to assault.');
    expect(prompt(1)).toBe('M3 Scout on f3: choose where to go.');
    moment.do('move f3 f5');
    expect(prompt(1)).toBe('M3 Scout on f5: choose where to let Light Infantry off.');
  });

  it('asks for the reason of what cannot be', () => {
    expect(pickOf(taken, moment, 'h6')).toEqual({ do: 'explain', text: 'move c2 h6' });
    expect(pickOf(taken, moment, 'c4')).toEqual({ do: 'explain', text: 'assault c2 c4' });
    const gun = new Moment([south('light-infantry', 'c2', { moved: true }), north('light-infantry', 'c4')], {
      phase: 'movement',
    });
    expect(pickOf(pictureOf(gun.desk()), gun, 'c2')).toMatchObject({ do: 'select', why: 'move c2 c1' });
    const rams = new Moment([south('m4a2', 'c2', { cards: ['ram'] }), north('light-infantry', 'c4')], {
      phase: 'movement',
    });
    const inHand = pictureOf(rams.desk(0, { unit: on(rams, 'c2') }));
    expect(pickOf(inHand, rams, 'c4')).toEqual({ do: 'explain', text: 'ram c2 c4' });
  });

  it('has whom the phase is for come to hand: who can go, then who can shoot at somebody, nobody while assaults wait', () => {
    const units = [
      south('light-infantry', 'c3'),
      south('light-infantry', 'c1', { moved: true }),
      south('m4a2', 'f1'),
      north('light-infantry', 'c4'),
    ];
    const next = (last: string, phase: string, more: object = {}) => {
      const moment = new Moment([{ ...units[0], ...more }, ...units.slice(1)], { phase });
      const id = pictureOf(moment.desk()).next?.(last === '' ? -1 : on(moment, last)) ?? -1;
      return id < 0 ? null : moment.desk().view.table.units[id]?.at;
    };
    expect(next('', 'movement')).toBe(18);
    expect(next('c3', 'movement')).toBe(5);
    expect(next('f1', 'movement')).toBe(18);
    expect(next('c3', 'shooting')).toBe(18);
    expect(next('c3', 'shooting', { assaults: 'c4' })).toBeNull();
  });

  it('leaves a carrier that has moved in hand while somebody can get off', () => {
    const units = [
      south('m3-half-track', 'd3', { moved: true }),
      south('m4a2', 'f1'),
      south('light-infantry', 'craft', { carrier: 'd3' }),
      north('light-infantry', 'h6'),
    ];
    const next = (phase: string, last: string, army: typeof units) => {
      const moment = new Moment(army, { phase });
      const id = pictureOf(moment.desk()).next?.(on(moment, last)) ?? -1;
      return moment.desk().view.table.units[id]?.at;
    };
    expect(next('movement', 'd3', units)).toBe(19);
    expect(next('movement', 'f1', units)).toBe(5);
    expect(next('movement', 'd3', units.toSpliced(2, 1))).toBe(5);
    expect(next('shooting', 'd3', units)).toBeUndefined();
  });

  it('says who came to hand by himself in one short line, and has no buttons for him', () => {
    const units = [south('light-infantry', 'c3'), south('m3-half-track', 'd3'), north('light-infantry', 'h6')];
    const moment = new Moment(units, { phase: 'movement' });
    const desk = moment.desk(0, { unit: on(moment, 'c3') });
    expect(pictureOf(desk).knobs.map((k) => k.id)).not.toEqual(['end']);
    const offered = pictureOf({ ...desk, offered: true });
    expect(offered.prompt).toBe('2 units can still move. In hand: Light Infantry on c3.');
    expect(offered.knobs.map((k) => k.id)).toEqual(['end']);
  });

  it('lets who is in hand board the carrier that is clicked, and takes a carrier that is full in hand', () => {
    const units = [south('light-infantry', 'c3'), south('m3-half-track', 'd3'), north('light-infantry', 'h6')];
    const moment = new Moment(units, { phase: 'movement' });
    const [infantry, carrier] = [on(moment, 'c3'), on(moment, 'd3')];
    const held = pictureOf(moment.desk(0, { unit: infantry }));
    expect(held.pick(at(moment, 'd3'), carrier)).toMatchObject({ do: 'answer', option: ['board', infantry, carrier] });
    const full = new Moment([...units, south('light-infantry', 'craft', { carrier: 'd3' })], { phase: 'movement' });
    const other = pictureOf(full.desk(0, { unit: on(full, 'c3') }));
    expect(other.pick(at(full, 'd3'), on(full, 'd3'))).toMatchObject({ do: 'select', unit: on(full, 'd3') });
  });

  it('does not call it moving where only passengers can still get off', () => {
    const carrier = south('m3-half-track', 'c3', { moved: true });
    const units = [carrier, south('light-infantry', 'craft', { carrier: 'c3' }), north('light-infantry', 'h6')];
    const { prompt, actors } = pictureOf(new Moment(units, { phase: 'movement' }).desk());
    expect(actors).toHaveLength(1);
    expect(prompt).toBe('Nobody can move any more, but 1 carrier can let somebody off. Choose it, or end the phase.');
  });
});

describe('bombing', () => {
  it('asks for the direction, whatever number the unit under the bombs has', () => {
    for (const others of [0, 1, 2]) {
      const crowd = Array.from({ length: others }, (_, i) => north('light-infantry', `h${6 - i}`));
      const moment = new Moment([
        B25,
        ...crowd,
        north('light-infantry', 'd4'),
        north('light-infantry', 'd5'),
        north('light-infantry', 'e4'),
      ]);
      const bomber = pictureOf(moment.desk(0, { unit: 0 }));
      const id = on(moment, 'd4');
      expect(bomber.aims.filter((aim) => aim.spot === at(moment, 'd4')).length).toBeGreaterThan(1);
      expect(bomber.pick(at(moment, 'd4'), id)).toMatchObject({ do: 'fork' });
    }
  });
});

describe('shooting', () => {
  const moment = new Moment([south('m4a2', 'c3', { upgrades: ['tank-mg'] }), north('light-infantry', 'c4')]);
  const tank = on(moment, 'c3');

  it('asks which weapon where several reach the target, and not where one was taken', () => {
    const all = pictureOf(moment.desk(0, { unit: tank }));
    expect(pickOf(all, moment, 'c4')).toEqual({ do: 'fork', spot: at(moment, 'c4') });
    expect(all.aims.map((a) => [a.label, a.odds])).toEqual([
      ['Main weapon at Light Infantry on c4', `shoot ${tank} 0 ${on(moment, 'c4')}`],
      [expect.stringContaining('at Light Infantry on c4'), `shoot ${tank} 2 ${on(moment, 'c4')}`],
    ]);
    const main = pictureOf(moment.desk(0, { unit: tank, tool: 'weapon:0' }));
    expect(pickOf(main, moment, 'c4')).toEqual({ do: 'answer', option: ['shoot', tank, 0, on(moment, 'c4')] });
    expect(main.knobs.filter((k) => k.pressed).map((k) => k.label)).toEqual(['Main weapon']);
    expect(pickOf(main, moment, 'h6')).toEqual({ do: 'explain', text: 'shoot c3 h6' });
  });
});

describe('deploying', () => {
  const moment = new Moment([south('light-infantry', 'c2'), north('light-infantry', 'c5')], {
    phase: 'deployment',
    south: { hand: ['light-infantry', 'p-51-mustang', 'fortunate'], ap: 6 },
  });
  const [infantry = -1, aircraft = -1, luck = -1] = moment.sandbox.state.seats[0]?.hand ?? [];

  it('shows where a card of the hand can go; aircraft have a button too', () => {
    const bare = pictureOf(moment.desk());
    expect(bare.cards).toEqual([infantry, aircraft]);
    expect(bare.prompt).toContain('6 AP');
    const taken = pictureOf(moment.desk(0, { card: infantry }));
    expect(pickOf(taken, moment, 'e1')).toEqual({ do: 'answer', option: ['deploy', infantry, at(moment, 'e1')] });
    expect(pickOf(taken, moment, 'e4')).toEqual({ do: 'explain', text: 'deploy light-infantry e4' });
    const flying = pictureOf(moment.desk(0, { card: aircraft }));
    expect(flying.knobs.find((k) => k.main)?.deed).toEqual({ do: 'answer', option: ['deploy', aircraft, -1] });
  });

  it('does not take what cannot be played now', () => {
    expect(pictureOf(moment.desk(0, { card: luck })).aims).toEqual([]);
  });

  it('asks why not in words the engine knows while a carrier may take somebody along', () => {
    const carried = new Moment([north('light-infantry', 'c5')], {
      phase: 'deployment',
      south: { hand: ['m3-half-track', 'light-infantry', 'm4a2'], ap: 9 },
    });
    carried.sandbox.do('deploy m3-half-track e1', 'equip');
    expect(carried.desk().question?.kind).toBe('load');
    const [walker = -1] = (carried.sandbox.state.seats[0]?.hand ?? []).filter((_, i) => i === 0);
    const picture = pictureOf(carried.desk(0, { card: walker }));
    expect(pickOf(picture, carried, 'f1')).toEqual({ do: 'explain', text: 'deploy light-infantry f1' });
    expect(carried.sandbox.citing('deploy light-infantry f1')).toEqual(['2GM-TURN-01']);
  });
});

describe('shooting', () => {
  it('does not call for units that could only shoot at empty terrain', () => {
    const far = new Moment([south('light-infantry', 'c2'), north('light-infantry', 'h6')], {
      natural: { c3: 'bushes' },
    });
    const picture = pictureOf({ ...far.desk(), carries: true });
    expect(picture.actors).toEqual([]);
    expect(picture.prompt).toBe(gmPlay.prompt.shootGround);
    expect(picture.knobs.map((knob) => [knob.label, knob.main])).toEqual([['End turn', true]]);
    // a click still takes it
    expect(pickOf(picture, far, 'c2')).toEqual({ do: 'select', unit: 0, why: null });
    const near = new Moment([south('light-infantry', 'c2'), north('light-infantry', 'c4')], {
      natural: { c3: 'bushes' },
    });
    expect(pictureOf(near.desk()).prompt).toBe(gmPlay.prompt.shoot(1));
    expect(pictureOf(near.desk()).actors).toHaveLength(1);
  });
});

describe('a support card that asks for more', () => {
  it('names other cards as they are printed, and asks which', () => {
    const moment = new Moment([], {
      phase: 'deployment',
      south: { hand: ['replacements'], discard: ['m4a2', 'heavy-infantry'] },
    });
    const card = moment.sandbox.state.seats[0]?.hand[0] ?? -1;
    const { prompt, knobs } = pictureOf(moment.desk(0, { card }));
    expect(prompt).toBe('Replacements: choose what for.');
    expect(knobs.map((k) => k.label)).toEqual(['Replacements: Heavy Infantry', 'Replacements: M4A2', 'End deployment']);
  });

  it('is remembered where units act', () => {
    const moment = new Moment([south('light-infantry', 'c2', { killed: true }), north('light-infantry', 'c4')], {
      south: { hand: ['promotion', 'heavy-infantry'] },
    });
    expect(pictureOf(moment.desk()).prompt).toBe(
      '1 unit can shoot. Choose it, then its target – or end the phase. A card of your hand can be played, too.',
    );
    const bare = new Moment([south('light-infantry', 'c2'), north('light-infantry', 'c4')], {
      south: { hand: ['promotion', 'heavy-infantry'] },
    });
    expect(pictureOf(bare.desk()).prompt).toBe('1 unit can shoot. Choose it, then its target – or end the phase.');
  });
});

it('says that aircraft come in beside the HQ', () => {
  const moment = new Moment([], { phase: 'deployment', south: { hand: ['p-51-mustang'] } });
  const card = moment.sandbox.state.seats[0]?.hand[0] ?? -1;
  expect(pictureOf(moment.desk(0, { card })).knobs.map((k) => k.label)).toEqual([
    'Deploy P-51 Mustang beside the HQ',
    'End deployment',
  ]);
});

it('keeps terrain and Lend-Lease each behind one button, and says what the last HP cost', () => {
  const moment = new Moment([south('light-infantry', 'c3'), north('panzer-iv', 'd2')], {
    phase: 'deployment',
    options: { inGameTerrain: true, lendLease: true },
    south: { ap: 1, hq: 2 },
  });
  const labels = (selection: Partial<Selection>) => pictureOf(moment.desk(0, selection)).knobs.map((k) => k.label);
  const [shut, end] = [['Lay terrain…', 'HP of the HQ for AP…'], 'End deployment'];
  expect(labels({})).toEqual([...shut, end]);
  expect(labels({ tool: 'lend' })).toEqual([...shut, '+1 AP', '+2 AP: the HQ falls', end]);
  expect(labels({ tool: 'build' })).toEqual([shut[0], 'Barrier', 'Barbed Wire', shut[1], end]);
  const open = pictureOf(moment.desk(0, { tool: 'build' })).knobs.find((k) => k.label === 'Barrier');
  const card = open?.deed.do === 'hold' ? open.deed.card : -1;
  const held = pictureOf(moment.desk(0, { card }));
  expect(held.knobs.map((k) => [k.label, k.pressed])).toContainEqual(['Barrier', true]);
  expect(held.knobs[0]?.deed).toEqual({ do: 'hold', card: -1, why: null });
  expect(held.prompt).toBe('Barrier: choose a marked space.');
});

it('says across which spaces a Terrain card would lie, and for how much (2GM-OPT-19)', () => {
  const moment = new Moment([south('light-infantry', 'c3'), south('light-infantry', 'd3'), north('panzer-iv', 'h6')], {
    phase: 'deployment',
    options: { inGameTerrain: true, largeField: true },
    south: { ap: 5 },
  });
  const card = cardNamed(0, 'trench', ['terrain']);
  const { aims } = pictureOf(moment.desk(0, { card }));
  expect(aims.filter((aim) => aim.spot === at(moment, 'c2')).map((aim) => aim.label)).toEqual([
    'Lay Trench here for 2 AP',
    'Lay Trench across c2, d2 for 3 AP',
  ]);
});

it('offers every assault that waits, and takes the unit in hand so that its odds are seen', () => {
  const moment = new Moment([
    south('light-infantry', 'c3', { assaults: 'c4' }),
    north('light-infantry', 'c4'),
    south('heavy-infantry', 'e3', { assaults: 'e4' }),
    north('heavy-infantry', 'e4'),
  ]);
  const bare = pictureOf(moment.desk());
  expect(bare.knobs.map((k) => [k.label, k.deed])).toEqual([
    ['Resolve the assault on Light Infantry on c4…', { do: 'select', unit: 0, why: null }],
    ['Resolve the assault on Heavy Infantry on e4…', { do: 'select', unit: 2, why: null }],
    ['End shooting', { do: 'explain', text: 'end' }],
  ]);
  const taken = pictureOf(moment.desk(0, { unit: 0 }));
  expect(taken.prompt).toBe('The assault of Light Infantry on c3: resolve it, or let others shoot first.');
  expect(taken.knobs.map((k) => [k.label, k.deed])).toEqual([
    ['Resolve the assault on Light Infantry on c4', { do: 'answer', option: ['resolve', 0] }],
    ['End shooting', { do: 'explain', text: 'end' }],
  ]);
});

it('ends the turn where nothing is left to shoot with and empty phases go by themselves', () => {
  const moment = new Moment([south('light-infantry', 'a1'), north('light-infantry', 'h6')]);
  const labels = (carries: boolean) => pictureOf({ ...moment.desk(), carries }).knobs.map((knob) => knob.label);
  expect(labels(true)).toEqual(['End turn']);
  // the prompt does not call it the end of a phase
  expect(pictureOf({ ...moment.desk(), carries: true }).prompt).toBe('No unit can shoot any more.');
  expect(labels(false)).toEqual(['End shooting']);
  const busy = new Moment([south('m4a2', 'c3'), north('light-infantry', 'c4')]);
  expect(pictureOf({ ...busy.desk(), carries: true }).knobs.at(-1)?.label).toBe('End shooting');
});
