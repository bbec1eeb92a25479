import { describe, expect, it } from 'vitest';
import { Field } from '../abilities/field.fixture';
import { numbersOf } from '../attack/numbers';
import { MAIN } from '../attack/shot';
import { shotAt } from '../attack/targets';
import { FOG, STORM } from '../conditions/sky';
import { catalogue } from '../content/index';
import { deployCost } from '../turn/deployments';
import { numbersNow, priceNow } from './now';

const LIGHT = 'usa/light-infantry';

describe('the numbers of a unit as they are now', () => {
  it('says what wounds do, and a plain shot needs just that', () => {
    const f = new Field('tactics');
    const id = f.own(LIGHT, 'c3', { wounds: 2 });
    const enemy = f.enemy('japan/light-infantry', 'c4');
    const printed = catalogue.cards[catalogue.numberOf(LIGHT)];
    const now = numbersNow(f.state, id);
    expect(printed).toMatchObject({ weapon: { hit: (now.weapon?.hit ?? 0) - 2 } });
    expect(now.changes).toMatchObject([{ kind: 'accuracy', rule: '2GM-WOUND-02', by: 2, crit: 2 }]);
    const shot = shotAt(f.state, 0, id, MAIN, { target: enemy });
    const fired = numbersOf(f.state, shot, { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 });
    expect([now.weapon?.hit, now.weapon?.crit]).toEqual([fired.hit, fired.crit]);
  });

  it('an unhurt unit on a clear day has what is printed and nothing to tell', () => {
    const f = new Field();
    const id = f.own(LIGHT, 'c3');
    const printed = catalogue.cards[catalogue.numberOf(LIGHT)];
    const { changes, ...now } = numbersNow(f.state, id);
    expect(changes).toEqual([]);
    expect(printed).toMatchObject(now);
  });

  it('suppression, fog and storm are told with their rules', () => {
    const f = new Field();
    const id = f.own(LIGHT, 'c3', { suppressed: f.state.turn + 1 });
    expect(numbersNow(f.state, id).changes.map(({ rule }) => rule)).toContain('2GM-SUPPR-05');
    f.state.weather = FOG;
    expect(numbersNow(f.state, id).changes).toContainEqual(
      expect.objectContaining({ kind: 'range', rule: '2GM-WEATHER-04', by: -1 }),
    );
    f.state.weather = STORM;
    const tank = f.own('usa/m4-sherman', 'e2');
    const { move, changes } = numbersNow(f.state, tank);
    expect([move, changes]).toEqual([1, [expect.objectContaining({ kind: 'move', rule: '2GM-WEATHER-11' })]]);
  });
});

describe('what a card costs now', () => {
  it('a General who makes it cheaper is named, and the price is the one that is paid', () => {
    const f = new Field().general('yamamoto');
    const planes = catalogue.cards.flatMap((card, n) => (card.kind === 'unit' && card.type === 'aircraft' ? [n] : []));
    expect(planes.length).toBeGreaterThan(0);
    for (const card of planes) {
      const { ap, printed, changes } = priceNow(f.state, 0, card);
      expect(ap).toBe(deployCost(f.state, { seat: 0, card, space: -1, discount: 0 }));
      expect(changes.map(({ rule, value }) => [rule, value])).toEqual(printed === 0 ? [] : [['2GM-HQ-14', -1]]);
    }
  });

  it('who comes in a landing craft pays less, and the craft is named', () => {
    const f = new Field();
    const craft = f.own('usa/lcvp', 'c1');
    const card = catalogue.cards.findIndex((each) => each.kind === 'unit' && each.tags.includes('embarked'));
    const { ap, printed, changes } = priceNow(f.state, 0, card, craft);
    expect(ap).toBeLessThan(printed);
    expect(ap).toBe(deployCost(f.state, { seat: 0, card, space: -1, discount: 0, into: craft }));
    expect(changes.map(({ value }) => value)).toEqual([ap - printed]);
    expect(priceNow(f.state, 0, card).changes).toEqual([]);
  });

  it('without one it is what is printed', () => {
    const f = new Field();
    const card = catalogue.numberOf(LIGHT);
    expect(priceNow(f.state, 0, card)).toEqual({ printed: 1, ap: 1, changes: [] });
  });
});
