import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Difficult Terrain (%s)', (edition) => {
  rule(
    ['2GM-ABIL-18', '2GM-TERRAIN-07'],
    'one point is enough to enter, and all that is left is spent (2GM-EX-35)',
    () => {
      const f = new Field(edition).nature('forest', 'c1', 'd1');
      const tank = f.own('usa/m4a3', 'a1', { stats: { move: 3 } });
      f.play('move');
      expect(f.moves(tank)).toContain('c1'); // one normal space, then the forest
      expect(f.moves(tank)).not.toContain('d1');
      f.do('move a1 c1');
      expect(f.moves(tank)).toEqual([]);
    },
  );

  rule(
    ['2GM-ABIL-18', '2GM-TERRAIN-08', '2GM-TERRAIN-09', '2GM-RULING-23'],
    'from there one space, wherever it goes (2GM-EX-20)',
    () => {
      const f = new Field(edition).nature('forest', 'c1', 'd1');
      const tank = f.own('usa/m4a3', 'c1', { stats: { move: 3 } });
      f.play('move');
      expect(f.moves(tank)).toEqual(['b1', 'c2', 'd1']);
    },
  );

  rule('2GM-ABIL-18', 'of ruins as of woods and mountains; bushes are none', () => {
    const f = new Field(edition).lay('house', 'b1', true).nature('mountain', 'a2').nature('bushes', 'h2');
    const tank = f.own('usa/m4a3', 'a1', { stats: { move: 2 } });
    const other = f.own('usa/m4a3', 'h1', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(tank)).toEqual(['a2', 'b1']);
    expect(f.moves(other)).toEqual(['f1', 'g1', 'g2', 'h2', 'h3']);
  });

  rule('2GM-ABIL-18', 'Barbed Wire is difficult for infantry alone', () => {
    const f = new Field(edition).lay('barbed-wire', 'b1').lay('barbed-wire', 'g1');
    const men = f.own('usa/light-infantry', 'a1', { stats: { move: 2 } });
    const tank = f.own('usa/m4a3', 'h1', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(men)).toEqual(['a2', 'a3', 'b1', 'b2']);
    expect(f.moves(tank)).toEqual(['f1', 'g1', 'g2', 'h2', 'h3']);
  });
});
