import type { GameName } from '@sandtable/kernel';
import { catalogue } from '../content/index';
import { shortId } from './names';

/** Every card and upgrade as positions and wishes call it, by kind and nation. */
export function gmNames(): GameName[] {
  const cards = catalogue.cards.map((card) => ({
    kind: 'nation' in card ? `${card.kind} of ${card.nation}` : card.kind,
    name: shortId(card.id),
    title: card.name,
  }));
  const upgrades = catalogue.upgrades.map((token) => ({ kind: 'upgrade', name: token.id, title: token.name }));
  return [...cards, ...upgrades];
}
