import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';

const SIDES = { south: { nation: 'usa', deck: 5 }, north: { nation: 'japan', deck: 5 } };

function picture(raw: object, who: number | 'spectator' = 0): string[] {
  const s = new Sandbox(gmGame, { game: '2gm', edition: 'pacific', ...SIDES, ...raw });
  return gmGame.draw(s.state, who).split('\n');
}

describe('the text picture', () => {
  const night = {
    options: { night: true },
    units: [{ at: 'c6', side: 'north', card: 'type-95-ha-go', wounds: 1, faceDown: true }],
  };

  it('draws a face-down unit as a question, and as what it is to its own side', () => {
    const seen = picture(night);
    expect(seen[0]).toMatch(/^turn 3, .*: movement, night$/);
    expect(seen).toContain('6  .    .    N?   .    .    .    .    .');
    expect(seen).toContain('  c6  a unit lying face down');
    const own = picture(night, 1);
    expect(own).toContain('6  .    .    Nt   .    .    .    .    .');
    expect(own.find((line) => line.startsWith('  c6'))).toMatch(/^ {2}c6 {2}Type 95 HA-GO: \d\/\d HP, face down$/);
  });

  it('draws mud, bridges and the weather', () => {
    const seen = picture({
      weather: 'rain',
      mud: ['a1', 'b1'],
      natural: { d3: 'river', d4: 'river', b1: 'forest' },
      bridges: ['d3', 'd4'],
    });
    expect(seen[0]).toMatch(/: movement, rain$/);
    expect(seen).toContain('4  .    .    .    ~=   .    .    .    .');
    expect(seen).toContain('1  m    fm   .    .    .    .    .    .');
  });

  it('is as wide as what lies on a space', () => {
    const lies = { mud: ['a2'], natural: { a2: 'forest' }, terrain: [{ at: 'a2', card: 'trench' }], screens: ['a2'] };
    const seen = picture({ ...lies, units: [{ at: 'a2', side: 'south', card: 'light-infantry' }] });
    expect(seen).toContain('2  Sif#m* .      .      .      .      .      .      .');
  });

  it('has both HQs of a side with two copies of the game', () => {
    const seat = (nation: string, hq: number) => ({ nation, hq, deck: 5 });
    const seen = picture({
      options: { twoCopies: true },
      south: seat('usa', 7),
      north: seat('japan', 8),
      'south-2': seat('uk', 5),
      'north-2': seat('germany', 6),
    });
    expect(seen).toContain('   HQ north: 8 HP and 6 HP');
    expect(seen).toContain('   HQ south: 7 HP and 5 HP');
  });
});
