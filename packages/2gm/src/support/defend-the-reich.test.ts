import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const hand = ['defend-the-reich', 'light-infantry', 'heavy-infantry', 'panther'];
const crowd = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((x) => [
  unit(`S light-infantry ${x}1`),
  unit(`S light-infantry ${x}2`),
]);

describe('Defend the Reich', () => {
  const south = { nation: 'germany', ap: 3, hand };

  rule(
    '2GM-CARD-12',
    'brings up to two infantry into rows 1 and 2 for 1 AP less each, while the enemy is there',
    () => {
      const s = sandbox({ south, units: [...crowd.slice(0, 13), 'N light-infantry g2'] });
      expect(plays(s)).toEqual(['play defend-the-reich']);
      s.do('play defend-the-reich');
      expect(s).toOfferExactly(
        ['h1', 'h2'].flatMap((at) => [`deploy light-infantry ${at}`, `deploy heavy-infantry ${at}`]),
      );
      s.do('deploy heavy-infantry h2', 'equip');
      expect(s).toOfferExactly(['deploy light-infantry h1', 'done']);
      s.do('deploy light-infantry h1', 'equip');
      expect(side(s, 0)).toMatchObject({ ap: 0, hand: ['panther'], discard: ['defend-the-reich'] });
      expect([unitOf(s, 14).at, unitOf(s, 15).at]).toEqual([15, 7]);
      expect(s.kind).toBe('deploy');
    },
  );

  rule('2GM-CARD-12', 'may stop after one, and needs the enemy at the gates', () => {
    const s = sandbox({ south, units: ['N light-infantry g2'] }).do(
      'play defend-the-reich',
      'deploy light-infantry h1',
      'equip',
      'done',
    );
    expect([s.kind, side(s, 0).ap]).toEqual(['deploy', 1]);
    const calm = sandbox({ south, units: ['N light-infantry g3'] });
    expect(plays(calm)).toEqual([]);
    expect(calm).toRefuseCiting('play defend-the-reich', ['2GM-CARD-12']);
  });

  rule('2GM-CARD-12', 'brings no third', () => {
    const many = { ...south, ap: 9, hand: ['defend-the-reich', 'light-infantry', 'volkssturm', 'heavy-infantry'] };
    const s = sandbox({ south: many, units: ['N light-infantry g2'] }).do('play defend-the-reich');
    s.do('deploy light-infantry h1', 'equip', 'deploy volkssturm h2', 'equip');
    expect([s.kind, side(s, 0).hand]).toEqual(['deploy', ['heavy-infantry']]);
  });

  rule('2GM-DEPLOY-03', 'needs infantry one can pay for', () => {
    const s = sandbox({ south: { ...south, hand: ['defend-the-reich', 'panther'] }, units: ['N light-infantry g2'] });
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play defend-the-reich', ['2GM-DEPLOY-03']);
  });
});
