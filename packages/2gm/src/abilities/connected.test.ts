import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { apOf, offers, told } from '../rules/field.fixture';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Connected: Tunnels', () => {
  rule(['2GM-ABIL-16', '2GM-RULING-154'], 'lead from one card to every other, whoever laid them', () => {
    const f = new Field().lay('tunnels', 'a1').lay('tunnels', 'd4').lay('tunnels', 'h6');
    const light = f.own('japan/light-infantry', 'a1');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1', 'd4 tunnel', 'h6 tunnel']);
  });

  rule('2GM-ABIL-17', 'a point must be left where the unit goes in, and everything is spent', () => {
    const f = new Field().lay('tunnels', 'b1').lay('tunnels', 'h6');
    const slow = f.own('japan/light-infantry', 'a1');
    const quick = f.own('japan/light-infantry', 'b2', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(slow)).toEqual(['a2', 'b1']);
    expect(f.moves(quick)).toContain('h6 tunnel');
    f.do('move b2 h6 by tunnel');
    const [moved] = told<{ path: number[] }>(f, 'moved');
    expect(moved?.path.map((space) => f.name(space))).toEqual(['b2', 'b1', 'h6']);
    expect([f.at(quick), f.moves(quick)]).toEqual(['h6', []]);
  });

  rule('2GM-ABIL-17', 'who cannot move cannot use them', () => {
    const f = new Field().lay('tunnels', 'a1').lay('tunnels', 'h6');
    const mounted = f.own('japan/light-infantry', 'a1', { upgrades: ['hmg'] });
    f.play('move');
    expect(f.moves(mounted)).toEqual([]);
  });

  rule('2GM-RULING-154', 'not to a card where anybody stands, friend or enemy', () => {
    const f = new Field().lay('tunnels', 'a1').lay('tunnels', 'd4').lay('tunnels', 'h6');
    const light = f.own('japan/light-infantry', 'a1');
    f.own('japan/light-infantry', 'd4');
    f.enemy('usa/light-infantry', 'h6');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1']);
  });

  rule('2GM-RULING-154', 'no assault through them', () => {
    const f = new Field().lay('tunnels', 'a1').lay('tunnels', 'h5');
    const light = f.own('japan/light-infantry', 'a1');
    f.enemy('usa/light-infantry', 'h6');
    f.play('move');
    expect(offers(f, 'assault')).toEqual([]);
    expect(f.moves(light)).toEqual(['a2', 'b1', 'h5 tunnel']);
  });

  rule('2GM-ABIL-17', 'the point of Advance opens the way as well', () => {
    const f = new Field().lay('tunnels', 'b1').lay('tunnels', 'h6');
    const elite = f.own('germany/elite-grenadiers', 'a1');
    f.play('move');
    expect(f.moves(elite)).toContain('h6 advance tunnel');
    f.do('move a1 h6 by advance-tunnel');
    expect([f.at(elite), apOf(f, 0)]).toEqual(['h6', 8]);
  });

  rule('2GM-ABIL-16', 'a single card leads nowhere, and other cover is not connected', () => {
    const f = new Field().lay('tunnels', 'a1').lay('trench', 'h6');
    const light = f.own('japan/light-infantry', 'a1');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1']);
  });
});
