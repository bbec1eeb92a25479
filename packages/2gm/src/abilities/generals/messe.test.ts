import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { en } from '../../../words/en/index';
import { movementOf } from '../../field/movement';
import { offers } from '../../rules/field.fixture';
import { say } from '../../say';
import { gmReader } from '../../telling/reading';
import { Field } from '../field.fixture';
import { rallyChecks } from './messe';

const rule = ruleTests<RuleId>(book);

describe('Messe', () => {
  const why = (f: Field, seat: number, unit: number) =>
    refusals(rallyChecks, f.state, { seat, unit }, say).map((r) => gmReader(en)(r.text));

  rule(['2GM-HQ-14', '2GM-SUPPR-05', '2GM-SUPPR-06'], 'once a turn one unit shakes off suppressive fire', () => {
    const f = new Field().general('messe');
    const one = f.own('usa/light-infantry', 'a1', { suppressed: 4, stats: { move: 2 } });
    const two = f.own('usa/light-infantry', 'b1', { suppressed: 4, stats: { move: 2 } });
    const free = f.own('usa/light-infantry', 'c1');
    const target = f.enemy('japan/light-infantry', 'a2', { suppressed: 5 });
    f.play('move');
    expect(offers(f, 'rally')).toEqual(['rally a1', 'rally b1']);
    expect([f.accuracy(one, target), movementOf(f.state, one)]).toEqual(['6/10', 1]);
    f.do('rally a1');
    expect([f.accuracy(one, target), movementOf(f.state, one)]).toEqual(['5/10', 2]);
    expect([f.accuracy(two, target), offers(f, 'rally')]).toEqual(['6/10', []]);
    expect(why(f, 0, two)).toEqual(['Messe has rallied a unit this turn.']);
    expect(why(f, 0, free)).toContain('It is not a unit of yours under suppressive fire.');
  });

  rule('2GM-HQ-14', 'in every phase of his turn and in no other', () => {
    for (const phase of ['move', 'deploy', 'shoot'] as const) {
      const f = new Field().general('messe').general('messe', 1);
      f.own('usa/light-infantry', 'a1', { suppressed: 4 });
      const other = f.enemy('japan/light-infantry', 'a6', { suppressed: 5 });
      f.play(phase);
      expect(offers(f, 'rally')).toEqual(['rally a1']);
      expect(why(f, 1, other)).toEqual(['Only Messe rallies his troops, in their own turn.']);
    }
  });

  rule('2GM-HQ-14', 'again in the next turn; never under somebody else', () => {
    const f = new Field().general('messe');
    f.own('usa/light-infantry', 'a1', { suppressed: 9 });
    f.own('usa/light-infantry', 'c1', { suppressed: 9 });
    f.play('move');
    f.do('rally a1');
    f.idleTo(5, 'move');
    expect(offers(f, 'rally')).toEqual(['rally c1']);
    f.general('patton').play('move');
    expect(offers(f, 'rally')).toEqual([]);
  });
});
