import type { Fact } from '@sandtable/kernel';
import { unitCard } from '../../cards';
import type { UnitCard } from '../../content/types';
import { labels } from '../../labels';
import type { GmAbility } from '../hooks';

/** A General under whom certain units cost 1 AP less, but no less than `least`. */
function cheaper(id: string, label: Fact, least: number, who: (card: UnitCard) => boolean): GmAbility {
  return {
    id: `general/${id}`,
    rule: '2GM-HQ-14',
    label,
    hooks: { cost: (s, c) => (c.cost > least && who(unitCard(s, c.card)) ? -1 : 0) },
  };
}

export const montgomery = cheaper('montgomery', labels.montgomery, 1, (card) => card.type === 'artillery');
export const bastico = cheaper('bastico', labels.bastico, 1, (card) => card.type === 'transport');
export const yamamoto = cheaper('yamamoto', labels.yamamoto, 0, (card) => card.type === 'aircraft');

const MEN_OF_GARIBOLDI: readonly string[] = ['italy/bersaglieri', 'italy/alpini'];
export const gariboldi = cheaper('gariboldi', labels.gariboldi, 1, (card) => MEN_OF_GARIBOLDI.includes(card.id));
