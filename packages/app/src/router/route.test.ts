import { describe, expect, it } from 'vitest';
import { ALL_RULES, ALL_RULINGS, formatRoute, isSamePlace, parseRoute, type Route, ruleHref, rulesHref } from './route';

describe('parseRoute', () => {
  it.each(['', '#', '#/', '#//'])('takes %j for the home screen', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'home' });
  });

  it('reads the permalink of a rule', () => {
    expect(parseRoute('#/rules/2gm/2GM-SHOOT-15')).toEqual({
      screen: 'rules',
      book: '2gm',
      rule: '2GM-SHOOT-15',
      query: ALL_RULES,
    });
  });

  it('reads what narrows the list, and ignores a status that does not exist', () => {
    expect(parseRoute('#/rules/aces?q=air+raid&chapter=MOVE&edition=standard&status=done')).toMatchObject({
      rule: null,
      query: { words: 'air raid', chapter: 'MOVE', edition: 'standard', status: 'done' },
    });
    expect(parseRoute('#/rules/aces?status=finished')).toMatchObject({ query: { status: null } });
  });

  it('opens the first book when none is named', () => {
    expect(parseRoute('#/rules')).toMatchObject({ screen: 'rules', book: '2gm' });
    expect(parseRoute('#/rulings')).toMatchObject({ screen: 'rulings', book: '2gm' });
  });

  it('reads the addresses of matches', () => {
    expect(parseRoute('#/play/abc123')).toEqual({ screen: 'play', id: 'abc123' });
    expect(parseRoute('#/new/aces')).toEqual({ screen: 'new', table: 'aces' });
    expect(parseRoute('#/new/pacific')).toEqual({ screen: 'new', table: 'pacific' });
    expect(parseRoute('#/matches')).toEqual({ screen: 'matches' });
    expect(parseRoute('#/online')).toEqual({ screen: 'online' });
    expect(parseRoute('#/join/abcdefghijklmnopqrst_-')).toEqual({ screen: 'join', key: 'abcdefghijklmnopqrst_-' });
    expect(parseRoute('#/table/Abcdefghijkl_-12?at=3')).toMatchObject({ screen: 'table', part: 'play' });
  });

  it.each([
    '#/play',
    '#/join/short',
    '#/table/short',
    '#/table/Abcdefghijkl_-12/chess',
    '#/play/A-B',
    '#/play/a/b',
    '#/new',
    '#/new/chess',
    '#/matches/1',
    '#/chess',
    '#/rules/chess',
    '#/rules/2gm/A/B',
    '#/rulings/2gm/X',
    '#/about/us',
    '#main',
  ])('says that %s is unknown', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'unknown', path: hash.slice(1) });
  });

  it('survives a broken percent sign', () => {
    expect(parseRoute('#/rules/2gm/%E0%A4%A')).toMatchObject({ screen: 'rules', rule: '%E0%A4%A' });
  });
});

describe('formatRoute', () => {
  const routes: Route[] = [
    { screen: 'home' },
    { screen: 'about' },
    { screen: 'matches' },
    { screen: 'new', table: 'tactics' },
    { screen: 'learn', table: 'aces' },
    { screen: 'play', id: 'k3' },
    { screen: 'replay', id: 'k3' },
    { screen: 'summary', id: 'k3' },
    { screen: 'online' },
    { screen: 'join', key: 'abcdefghijklmnopqrst_-' },
    { screen: 'table', match: 'Abcdefghijkl_-12', part: 'play' },
    { screen: 'table', match: 'Abcdefghijkl_-12', part: 'replay' },
    { screen: 'rules', book: 'aces', rule: null, query: ALL_RULES },
    { screen: 'rules', book: '2gm', rule: 'A/B? C', query: { ...ALL_RULES, words: 'a&b=c', status: 'open' } },
    { screen: 'rulings', book: '2gm', query: { ...ALL_RULINGS, words: 'é', optionsOnly: true } },
    { screen: 'unknown', path: '/what' },
  ];

  it.each(routes)('is undone by parseRoute: %j', (route) => {
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  it('writes short addresses when nothing is narrowed', () => {
    expect(rulesHref('2gm')).toBe('#/rules/2gm');
    expect(ruleHref('2gm', '2GM-SHOOT-15')).toBe('#/rules/2gm/2GM-SHOOT-15');
    expect(rulesHref('2gm', { edition: 'pacific' })).toBe('#/rules/2gm?edition=pacific');
  });
});

describe('isSamePlace', () => {
  it('looks at the place, not at what narrows the list', () => {
    expect(isSamePlace(parseRoute('#/rules/2gm?q=a'), parseRoute('#/rules/2gm?q=b'))).toBe(true);
    expect(isSamePlace(parseRoute('#/rules/2gm'), parseRoute('#/rules/aces'))).toBe(false);
    expect(isSamePlace(parseRoute('#/rules/2gm/A-1'), parseRoute('#/rules/2gm'))).toBe(false);
    expect(isSamePlace(parseRoute('#/'), parseRoute('#/about'))).toBe(false);
    expect(isSamePlace(parseRoute('#/play/a'), parseRoute('#/play/b'))).toBe(false);
    expect(isSamePlace(parseRoute('#/rules/2gm?chapter=A'), parseRoute('#/rules/2gm?chapter=B'))).toBe(false);
  });
});
