import type { Kernel } from '@sandtable/kernel';
import type { AcesState } from '../state';
import { armyLimit } from '../turn/first-round';
import type { TurnFrame } from '../turn/turn-frame';
import type { Act, Verb } from './verb';

function armiesText(armies: number): string {
  return [1, 2, 3].filter((n) => (armies & (1 << (n - 1))) !== 0).join('-');
}

function armiesNumber(text: string): number {
  return text.split('-').reduce((bits, n) => (/^[123]$/.test(n) ? bits | (1 << (Number(n) - 1)) : bits), 0);
}

export const armies: Verb = {
  word: 'armies',
  form: 'numbers:word',
  rule: 'AA-FIRST-11',
  print: (_s, _seat, [, named]) => `armies ${armiesText(Number(named))}`,
  read: (_s, _seat, { words }) => ['armies', armiesNumber(words.numbers ?? '')],
};

export function useArmies(s: AcesState, named: number, k: Kernel<AcesState>): void {
  s.usable = named;
  k.emit?.({ type: 'armies', rule: 'AA-FIRST-11', seat: s.active, armies: named });
}

/** AA-FIRST-11; empty armies are armies too (AA-RULING-08). */
export const namingArmies: Act<TurnFrame> = {
  verbs: [armies],
  offer(s, _f, _seat, out) {
    const limit = armyLimit(s);
    for (let named = 1; named < 8; named++) {
      const count = (named & 1) + ((named >> 1) & 1) + (named >> 2);
      if (count === limit) out.push(['armies', named]);
    }
  },
  take: (s, _f, _seat, option, k) => useArmies(s, Number(option[1]), k),
};
