import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { told } from '../rules/field.fixture';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Climbers', () => {
  rule(['2GM-ABIL-14', '2GM-RULING-24'], 'go one space on when they enter a mountain', () => {
    const f = new Field().nature('mountain', 'b1');
    const climbers = f.own('germany/gebirgsjaeger', 'a1');
    f.play('move');
    expect(f.moves(climbers)).toEqual(['a2', 'b1', 'b2 climb', 'c1 climb']);
  });

  rule(['2GM-ABIL-14', '2GM-RULING-23'], 'and when they leave one', () => {
    const f = new Field().nature('mountain', 'a1');
    const climbers = f.own('germany/gebirgsjaeger', 'a1');
    f.play('move');
    expect(f.moves(climbers)).toEqual(['a2', 'a3 climb', 'b1', 'b2 climb', 'c1 climb']);
  });

  rule('2GM-ABIL-14', 'the way leads over the mountain', () => {
    const f = new Field().nature('mountain', 'b1');
    const climbers = f.own('germany/gebirgsjaeger', 'a1');
    f.play('move');
    f.do('move a1 b2 by climb');
    const [moved] = told<{ path: number[] }>(f, 'moved');
    expect(moved?.path.map((space) => f.name(space))).toEqual(['a1', 'b1', 'b2']);
    expect([f.at(climbers), f.moves(climbers)]).toEqual(['b2', []]);
  });

  rule('2GM-ABIL-15', 'one space, however many mountains', () => {
    const f = new Field().nature('mountain', 'a1', 'b1', 'c1', 'd1');
    const climbers = f.own('germany/gebirgsjaeger', 'a1');
    f.play('move');
    expect(f.moves(climbers)).toEqual(['a2', 'a3 climb', 'b1', 'b2 climb', 'c1 climb']);
  });

  rule('2GM-ABIL-14', 'not over a forest, and not onto or over anybody', () => {
    const wood = new Field().nature('forest', 'b1');
    const climbers = wood.own('germany/gebirgsjaeger', 'a1');
    wood.play('move');
    expect(wood.moves(climbers)).toEqual(['a2', 'b1']);

    const f = new Field().nature('mountain', 'b1').nature('lake', 'b2');
    const others = f.own('germany/gebirgsjaeger', 'a1');
    f.enemy('japan/light-infantry', 'c1');
    f.play('move');
    expect(f.moves(others)).toEqual(['a2', 'b1']);
  });

  rule('2GM-ABIL-14', 'nobody else does', () => {
    const f = new Field().nature('mountain', 'b1');
    const light = f.own('usa/light-infantry', 'a1');
    f.own('germany/gebirgsjaeger', 'h1');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1']);
  });
});
