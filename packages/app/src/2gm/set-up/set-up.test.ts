import { gmGame } from '@sandtable/2gm';
import { type GmEvent, type GmView, isUnitCard, spaceNamed } from '@sandtable/2gm/table';
import { Match, type Option, ScriptedDice, type Seat } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmSetUp as t } from '../../i18n/en/gm-set-up';
import { deskOf } from '../react/moment.fixture';
import { pictureOfLaying } from './laying';
import { settingUp } from './picture';
import { rollOffOf } from './roll-off';
import { purseOf, startersOf, waresOf } from './terrain';

/** A Pitched Battle from the very beginning; the dice of the first turn are given. */
function opening(dice: readonly number[], options: object = {}, seed = 'set-up') {
  const setup = gmGame.defaultSetup('pacific');
  const full = { ...setup, options: { ...setup.options, ...options } };
  const events: GmEvent[] = [];
  const match = Match.start(gmGame.rules, full, seed, { dice: new ScriptedDice(dice), events: true });
  return {
    match,
    events,
    answer(seat: Seat, ...answers: Option[]) {
      for (const option of answers) {
        const done = match.submit(seat, option);
        if (!done.ok) throw new Error(done.message);
        events.push(...(done.events as unknown as GmEvent[]));
      }
      return this;
    },
    options: (seat: Seat): readonly Option[] => match.decision(seat)?.options ?? [],
    view: (seat: Seat): GmView => gmGame.rules.view(match.state, seat),
  };
}

function laying(options: object = {}) {
  const game = opening([9, 2], options);
  game.answer(0, ['keep']).answer(1, ['keep']).answer(0, ['bid', 3]).answer(1, ['bid', 1]);
  return game;
}

describe('hand and bid', () => {
  it('are asked of both at once, and no button of theirs stands beside the sheet, unless there is no room for it', () => {
    const { match } = opening([]);
    expect(match.waiting()).toEqual([0, 1]);
    for (const seat of [0, 1]) {
      const picture = settingUp(deskOf(match, seat), t, false);
      expect([picture.prompt, picture.knobs, picture.aims]).toEqual([t.hand.prompt, [], []]);
      const low = settingUp(deskOf(match, seat), t, true);
      expect(low.knobs.map(({ label, deed }) => [label, deed])).toEqual([
        [t.hand.keep, { do: 'answer', option: ['keep'] }],
        [t.hand.redraw, { do: 'answer', option: ['redraw'] }],
      ]);
    }
  });

  it('a bid is known to nobody else until both are in', () => {
    const game = opening([9, 2]).answer(0, ['keep']).answer(1, ['keep']).answer(0, ['bid', 3]);
    const other = opening([9, 2]).answer(0, ['keep']).answer(1, ['keep']).answer(0, ['bid', 5]);
    expect(game.view(1)).toEqual(other.view(1));
    expect(settingUp(deskOf(game.match, 1), t, true)).toMatchObject({ prompt: t.bid.prompt, knobs: [] });
  });
});

describe('the first turn', () => {
  it('goes to the higher sum of bid and die', () => {
    expect(rollOffOf(laying().events)).toEqual({
      bids: [3, 1],
      rounds: [
        [
          { seat: 0, bid: 3, die: 9 },
          { seat: 1, bid: 1, die: 2 },
        ],
      ],
      first: 0,
    });
  });

  it('is rolled for again while the sums are even', () => {
    const game = opening([4, 6, 2, 7]);
    game.answer(0, ['keep']).answer(1, ['keep']).answer(0, ['bid', 3]);
    expect(rollOffOf(game.events)).toBeNull();
    game.answer(1, ['bid', 1]);
    const found = rollOffOf(game.events);
    expect(found?.rounds.map((round) => round.map((r) => r.bid + r.die))).toEqual([
      [7, 7],
      [5, 8],
    ]);
    expect(found?.first).toBe(1);
  });
});

describe('terrain for the bid', () => {
  it('shows the whole deck: what can be paid first, with its price and where it may go', () => {
    const game = laying();
    const wares = waresOf(game.view(0), game.options(0));
    expect(purseOf(game.view(0), 0)).toEqual({ terrain: 3, units: 0 });
    expect(wares.filter((w) => w.cost <= 3).every((w) => w.places === 16)).toBe(true);
    expect(wares.filter((w) => w.cost > 3).every((w) => w.places === 0)).toBe(true);
    const costs = wares.filter((w) => w.places > 0).map((w) => w.cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(wares.reduce((sum, w) => sum + w.stock, 0)).toBe(game.view(0).table.terrainDeck.length);
  });

  it('the purse and the stock shrink with every card', () => {
    const game = laying();
    const [first] = waresOf(game.view(0), game.options(0));
    if (first === undefined) throw new Error('There is no terrain.');
    const place = game.options(0).find((o) => o[0] === 'lay' && o[1] === first.card);
    game.answer(0, place ?? ['nothing']);
    const after = waresOf(game.view(0), game.options(0)).find((w) => w.card === first.card);
    expect(purseOf(game.view(0), 0).terrain).toBe(3 - first.cost);
    expect(after?.stock ?? 0).toBe(first.stock - 1);
  });

  it('asks why it cannot lie somewhere else', () => {
    const game = laying();
    const [ware] = waresOf(game.view(0), game.options(0));
    const desk = deskOf(game.match, 0, { card: ware?.card ?? -1 });
    const deed = pictureOfLaying(desk, t).pick(spaceNamed(desk.view.table, 'c5'));
    expect(deed).toEqual({ do: 'explain', text: 'lay barrier c5' });
  });

  it('tells how wide it may lie with Large Field, and who may start on it', () => {
    const game = laying({ largeField: true, startingDeployment: true });
    expect(Math.max(...waresOf(game.view(0), game.options(0)).map((w) => w.widest))).toBe(3);
    expect(purseOf(game.view(0), 0).units).toBe(3);
    expect(startersOf(game.view(0), game.options(0))).toEqual([]);
    const soldier = game.view(0).table.seats[0]?.hand.find(isUnitCard) ?? -1;
    const options: Option[] = [['deploy', soldier, 9], ['deploy', soldier, 10], ['end']];
    expect(startersOf(game.view(0), options).map((s) => s.card)).toEqual([soldier]);
  });

  it('a card in hand is put down by a click on a marked space, terrain and then whoever starts on it', () => {
    const game = opening([9, 2], { startingDeployment: true }, 'starter 1');
    game.answer(0, ['keep']).answer(1, ['keep']).answer(0, ['bid', 5]).answer(1, ['bid', 1]);
    const house = waresOf(game.view(0), game.options(0))
      .filter((w) => w.places > 0)
      .at(-1);
    if (house === undefined) throw new Error('There is no terrain.');
    const terrain = pictureOfLaying(deskOf(game.match, 0, { card: house.card }), t);
    expect([terrain.prompt, terrain.aims.length]).toEqual([t.lay.promptCard(house.data.name), house.places]);
    const put = terrain.pick(9);
    expect(put).toEqual({ do: 'answer', option: ['lay', house.card, 9] });
    const name = house.data.id.split('/').at(-1);
    expect(terrain.pick(32)).toEqual({ do: 'explain', text: `lay ${name} a5` });
    game.answer(0, ['lay', house.card, 9]);

    const [starter] = startersOf(game.view(0), game.options(0));
    if (starter === undefined) throw new Error('Nobody can start here.');
    const unit = pictureOfLaying(deskOf(game.match, 0, { card: starter.card }), t);
    expect(unit.pick(9)).toEqual({ do: 'answer', option: ['deploy', starter.card, 9] });
    expect(unit.knobs).toMatchObject([{ id: 'end', ends: true }]);
  });
});
