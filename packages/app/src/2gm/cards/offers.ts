import { houseCards, tokenNameIn, type UnitCard } from '@sandtable/2gm/table';
import type { Catalogue } from '../../i18n/with-gm-cards';
import type { FieldUnit } from '../board/model';
import { TOKEN_RULES } from './rules';

/** An upgrade that could be bought with the card. */
export interface OfferLine {
  readonly text: string;
  readonly how: string;
  readonly rule: string;
}

/** What the card may be equipped with when it is deployed; in play nothing is bought any more, and what it carries is listed. */
export function offerLines(card: UnitCard, unit: FieldUnit | undefined, t: Catalogue['gmCards']): OfferLine[] {
  if (unit !== undefined) return [];
  return card.upgrades.map((offer) => {
    const token = houseCards.upgrades.find(({ id }) => id === offer.token);
    const name = token === undefined ? offer.token : tokenNameIn(card.editions, card.nation, token);
    const how = [offer.exchange ? t.exchange : '', offer.compulsory ? t.compulsory : ''].filter((x) => x !== '');
    return { text: t.upgradeCost(name, offer.cost), how: how.join(', '), rule: TOKEN_RULES[offer.token] };
  });
}
