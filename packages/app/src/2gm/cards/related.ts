import type { HeroCard, SupportCard, SupportTarget, UnitCard, UnitType } from '@sandtable/2gm/decks';
import type { CardEntry } from '../../cards/entry';
import { cardOf } from './entries';

const ALL: readonly UnitType[] = ['infantry', 'artillery', 'tank', 'transport', 'aircraft'];
const GROUND: readonly UnitType[] = ['infantry', 'artillery', 'tank', 'transport'];

/** The kinds of own units a support card is about; what is about no unit of one's own is about none. */
const OWN: Readonly<Partial<Record<SupportTarget, readonly UnitType[]>>> = {
  'own-unit': ALL,
  'own-ground-unit': GROUND,
  'own-infantry': ['infantry'],
  'own-infantry-all': ['infantry'],
  'own-tank': ['tank'],
  'own-vehicle': ['tank', 'transport'],
  'own-aircraft': ['aircraft'],
};

function isAbout(card: SupportCard, unit: UnitCard): boolean {
  const mayBring = card.nations === 'any' || card.nations.includes(unit.nation);
  return mayBring && OWN[card.target]?.includes(unit.type) === true;
}

/** 2GM-HERO-04. */
function joins({ nation, goesOn }: HeroCard, unit: UnitCard): boolean {
  return (
    nation === unit.nation &&
    goesOn.type === unit.type &&
    (goesOn.tag === null || unit.tags.includes(goesOn.tag)) &&
    (goesOn.upgrade === null || unit.upgrades.some(({ token }) => token === goesOn.upgrade))
  );
}

/** The cards that work on this one; for support cards and heroes, the units they work on. */
export function relatedTo(entry: CardEntry, entries: readonly CardEntry[]): readonly CardEntry[] {
  const card = cardOf(entry);
  return entries.filter((each) => {
    if (each.of !== entry.of) return false;
    const other = cardOf(each);
    if (card.kind === 'unit')
      return (other.kind === 'support' && isAbout(other, card)) || (other.kind === 'hero' && joins(other, card));
    if (other.kind !== 'unit') return false;
    return card.kind === 'hero' ? joins(card, other) : card.kind === 'support' && isAbout(card, other);
  });
}
