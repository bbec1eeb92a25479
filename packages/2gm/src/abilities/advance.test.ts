import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { apOf } from '../rules/field.fixture';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Advance (%s)', (edition) => {
  rule(['2GM-ABIL-03', '2GM-ABIL-02'], 'one AP in the Movement Phase for one point more', () => {
    const f = new Field(edition);
    const elite = f.own('germany/elite-grenadiers', 'a1');
    f.play('move');
    expect(f.moves(elite)).toEqual(['a2', 'a3 advance', 'b1', 'b2 advance', 'c1 advance']);
    f.do('move a1 a3 by advance');
    expect([f.at(elite), apOf(f, 0)]).toEqual(['a3', 8]);
  });

  rule('2GM-ABIL-03', 'is free for nobody: without AP it is not there', () => {
    const f = new Field(edition);
    const elite = f.own('germany/elite-grenadiers', 'a1');
    f.state.seats.forEach((x) => {
      x.ap = 0;
    });
    f.play('move');
    expect(f.moves(elite)).toEqual(['a2', 'b1']);
  });

  rule('2GM-ABIL-03', 'is not had by others, nor by a neighbour of who has it', () => {
    const f = new Field(edition);
    const light = f.own('usa/light-infantry', 'a1');
    f.own('germany/elite-grenadiers', 'h1');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1']);
  });

  rule(['2GM-ABIL-04', '2GM-RULING-117'], 'once for each unit: a second unit pays its own', () => {
    const f = new Field(edition);
    const one = f.own('germany/elite-grenadiers', 'a1');
    const two = f.own('germany/elite-grenadiers', 'h1');
    f.play('move');
    f.do('move a1 a3 by advance');
    expect(f.moves(one)).toEqual([]);
    expect(f.moves(two)).toEqual(['f1 advance', 'g1', 'g2 advance', 'h2', 'h3 advance']);
    f.do('move h1 h3 by advance');
    expect(apOf(f, 0)).toBe(7);
  });

  rule('2GM-ABIL-04', 'not again by a unit that has advanced', () => {
    const f = new Field(edition);
    const elite = f.own('germany/elite-grenadiers', 'a1', { advanced: true });
    f.play('move');
    expect(f.moves(elite)).toEqual(['a2', 'b1']);
  });

  rule('2GM-RULING-55', 'adds to what suppression has left', () => {
    const f = new Field(edition);
    const elite = f.own('germany/elite-grenadiers', 'a1', { suppressed: 4, stats: { move: 3 } });
    f.play('move');
    expect(f.moves(elite)).toEqual(['a2', 'a3 advance', 'b1', 'b2 advance', 'c1 advance']);
  });

  rule('2GM-RULING-23', 'is no second step out of difficult terrain', () => {
    const f = new Field(edition).nature('forest', 'a1');
    const elite = f.own('germany/elite-grenadiers', 'a1');
    f.play('move');
    expect(f.moves(elite)).toEqual(['a2', 'b1']);
  });
});
