import type { GmAbility } from '../abilities/hooks';
import { ASSAULT } from '../attack/shot';
import { has, unitCard } from '../cards';
import { houseCards } from '../content/cards';
import { distance } from '../ground';
import { labels } from '../labels';
import { areEnemies, onField, type Table, type Unit } from '../state';

const WINTERS = houseCards.numberOf('hero/r-winters');

/** −1/−1 in his own assaults. */
export const rWinters: GmAbility = {
  id: 'hero/r-winters',
  rule: '2GM-HERO-04',
  label: labels.rWinters,
  hooks: { aim: (_s, shot) => (shot.mode === ASSAULT ? -1 : 0) },
};

/** Friendly infantry next to him does not care for Suppressive Fire. */
function isHeartened(s: Table, u: Unit): boolean {
  if (!onField(u) || unitCard(s, u.card).type !== 'infantry') return false;
  return s.units.some(
    (o) => has(o.cards, WINTERS) && onField(o) && !areEnemies(s, o.seat, u.seat) && distance(s, o.at, u.at) === 1,
  );
}

/** Does Suppressive Fire hold the unit down now? (2GM-SUPPR-05, 2GM-SUPPR-06) */
export function isPressed(s: Table, u: Unit): boolean {
  return s.turn < u.suppressed && !isHeartened(s, u);
}
