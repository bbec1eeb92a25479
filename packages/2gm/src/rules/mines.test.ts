import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { act, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { needs, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** A marker that a scenario has laid on c4. */
function mined(card: string, units: readonly object[], dice: readonly number[] = [], more: object = {}) {
  const s = sandbox(units, { edition: 'pacific', ...more }, dice);
  s.state.mines.push(26, catalogue.numberOf(`support/${card}`));
  return s;
}

describe('mine markers', () => {
  rule('2GM-RULING-36', 'attack the first unit of their kind that enters, and are gone; its way ends there', () => {
    const s = mined('anti-tank-mine', [tank('c3', { stats: { move: 3 } }), foe('h6')], [4]);
    expect(offers(s, 'move')).toContain('move c3 c4');
    expect(offers(s, 'move')).not.toContain('move c3 c6');
    act(s, 'move c3 c4');
    expect([needs(s), results(s), wounds(s)[0]]).toEqual(['3+/7+', ['hit'], 3]);
    expect(s.state.mines).toEqual([]);
  });

  rule('2GM-RULING-36', 'infantry walks over mines for vehicles, and vehicles over those for infantry', () => {
    const foot = mined('anti-tank-mine', [own('c3'), foe('h6')]);
    act(foot, 'move c3 c4');
    expect([results(foot), foot.state.mines.length]).toEqual([[], 2]);
    const wheels = mined('anti-personnel-mine', [tank('c3'), foe('h6')]);
    act(wheels, 'move c3 c4');
    expect([results(wheels), wheels.state.mines.length]).toEqual([[], 2]);
    const hurt = mined('anti-personnel-mine', [own('c3'), foe('h6')], [4]);
    act(hurt, 'move c3 c4');
    expect(results(hurt)).toEqual(['hit']);
  });

  rule(['2GM-ABIL-78', '2GM-RULING-36'], 'sappers take both kinds away', () => {
    const sappers = unit('south', 'light-infantry', 'c3', { stats: { tags: ['sappers'] } });
    for (const card of ['anti-personnel-mine', 'anti-tank-mine', 'at-mine']) {
      const s = mined(card, [sappers, foe('h6')]);
      expect(offers(s, 'sap')).toEqual(['sap c3 c4']);
      act(s, 'sap c3 c4');
      expect([s.state.mines, results(s)]).toEqual([[], []]);
    }
    expect(mined('at-mine', [own('c3')])).toRefuseCiting('sap c3 c4', ['2GM-ABIL-77']);
  });
});
