import type { GmAbility } from '../abilities/hooks';
import { FIRST_TOKEN } from '../attack/shot';
import { upgradeNumber } from '../cards';
import { houseCards } from '../content/cards';
import { labels } from '../labels';
import { type Table, type Unit, unit } from '../state';

const BASILONE = houseCards.numberOf('hero/j-basilone');
const HMG = upgradeNumber('hmg');

/** The HMG of his unit fires twice a turn. His card remembers the turn in which it has. */
export const jBasilone: GmAbility = {
  id: 'hero/j-basilone',
  rule: '2GM-HERO-04',
  label: labels.jBasilone,
  hooks: {
    fires: (s, c) => {
      const u = unit(s, c.unit);
      if (u.tokens[c.weapon - FIRST_TOKEN]?.kind !== HMG) return false;
      return u.cards.some((a) => a.card === BASILONE && a.left !== s.turn);
    },
  },
};

/** The second shot of the turn is made. */
export function spendSecond(s: Table, u: Unit): void {
  for (const a of u.cards) if (a.card === BASILONE) a.left = s.turn;
}
