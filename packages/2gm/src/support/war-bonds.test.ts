import { describe, expect } from 'vitest';
import { rule, sandbox, side } from '../rules/cards.fixture';

/** What the bonds pay in each Headquarters Phase of the south, for five of them. */
function paidBy(s: ReturnType<typeof sandbox>): number[] {
  const incomes: number[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const { turn: now, active } = s.state;
    while (s.state.turn === now && s.match.over === null) {
      if (s.options().includes('pass')) s.do('pass');
      else if (s.options().includes('end')) s.do('end');
      else s.do(s.options()[0] ?? '');
    }
    const income = s.events.filter((e) => e.type === 'income').at(-1) as unknown as {
      seat: number;
      parts: { rule: string; ap: number }[];
    };
    if (active === 1) incomes.push(income.parts.find((part) => part.rule === '2GM-CARD-16')?.ap ?? 0);
  }
  return incomes;
}

describe('War Bonds', () => {
  rule('2GM-CARD-16', 'pay 1 AP in each of the next four Headquarters Phases, then they are discarded', () => {
    const s = sandbox({ south: { ap: 2, hand: ['war-bonds', 'fuel', 'fuel'] }, north: { hand: ['fuel'] } });
    s.do('play war-bonds');
    expect(s.state.hqs[0]?.beside).toHaveLength(1);
    expect(paidBy(s)).toEqual([1, 1, 1, 1, 0]);
    expect(side(s, 0).discard.filter((card) => card === 'war-bonds')).toHaveLength(1);
    expect(s.state.hqs[0]?.beside).toEqual([]);
  });

  rule('2GM-CARD-16', 'another card beside the HQ neither pays nor wears off with them', () => {
    const beside = [
      { card: 'fortified-hq', left: 4 },
      { card: 'war-bonds', left: 1 },
    ];
    const s = sandbox({ south: { beside, hand: ['fuel', 'fuel'] }, north: { hand: ['fuel'] } });
    expect(paidBy(s)).toEqual([1, 0, 0, 0, 0]);
    expect(s.state.hqs[0]?.beside.map(({ left }) => left)).toEqual([4]);
    expect(side(s, 0).discard).toContain('war-bonds');
    expect(side(s, 0).discard).not.toContain('fortified-hq');
  });
});
