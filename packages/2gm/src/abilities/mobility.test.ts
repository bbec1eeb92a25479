import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { offers } from '../rules/field.fixture';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Mobility (%s)', (edition) => {
  rule('2GM-ABIL-52', 'moves at once after it was deployed', () => {
    const f = new Field(edition);
    const card = f.custom('uk/sas-jeep', { move: 2, upgrades: [] });
    f.hand(card).play('deploy');
    f.do('deploy uk-sas-jeep a1');
    expect(f.kind).toBe('mobility');
    expect(f.moves(0)).toEqual(['a2', 'a3', 'b1', 'b2', 'c1']);
    expect(f.options().includes('stay')).toBe(true);
    f.do('move a1 a3');
    expect([f.at(0), f.kind]).toEqual(['a3', 'deploy']);
  });

  rule('2GM-ABIL-52', 'or stays, and does not move later', () => {
    const f = new Field(edition);
    const card = f.custom('uk/sas-jeep', { move: 2, upgrades: [] });
    f.hand(card).play('deploy');
    f.do('deploy uk-sas-jeep a1');
    f.do('stay');
    expect([f.at(0), f.kind, offers(f, 'move')]).toEqual(['a1', 'deploy', []]);
  });

  rule('2GM-ABIL-52', 'only itself: nobody else on the field moves with it', () => {
    const f = new Field(edition).hand('germany/bmw-r75');
    const light = f.own('usa/light-infantry', 'h1');
    f.play('deploy');
    f.do('deploy germany-bmw-r75 a1');
    f.do('equip');
    expect(f.kind).toBe('mobility');
    expect(f.moves(light)).toEqual([]);
    expect(offers(f, 'move').every((wish) => wish.startsWith('move a1 '))).toBe(true);
  });

  rule(['2GM-ABIL-52', '2GM-MOVE-08'], 'without it a new unit stays where it is', () => {
    const f = new Field(edition);
    const card = f.custom('usa/light-infantry', { upgrades: [] });
    f.hand(card).play('deploy');
    f.do('deploy light-infantry a1');
    expect(f.kind).toBe('deploy');
  });
});
