import type { Problem } from '@sandtable/kernel';
import type { ContentRows, UnitRow } from '../shapes';
import { NATIONS, UNIT_TYPES } from '../types';
import { type Cited, fault } from './fault';

interface Want {
  readonly what: string;
  readonly rule: Cited;
  readonly fits: (row: UnitRow) => boolean;
}

const gun = (tag: UnitRow['tags'][number]) => (row: UnitRow) => row.type === 'artillery' && row.tags.includes(tag);
const SPECIAL = ['mechanics', 'flamethrower', 'sappers', 'sniper'];

/** What the books count among the units of an army. */
const WANTS: readonly Want[] = [
  ...UNIT_TYPES.map((type): Want => ({ what: type, rule: '2GM-CARD-01', fits: (row) => row.type === type })),
  {
    what: 'special infantry',
    rule: '2GM-CARD-04',
    fits: (row) => SPECIAL.every((token) => row.upgrades.some((offer) => offer.token === token)),
  },
  { what: 'anti-aircraft guns', rule: '2GM-CARD-06', fits: gun('anti-aircraft') },
  { what: 'anti-tank guns', rule: '2GM-CARD-06', fits: gun('anti-tank') },
  { what: 'high-explosive guns', rule: '2GM-CARD-06', fits: gun('ordnance') },
  { what: 'fighters', rule: '2GM-CARD-11', fits: (row) => row.tags.includes('fighter') },
  { what: 'bombers', rule: '2GM-CARD-11', fits: (row) => (row.bomber ?? 0) > 0 },
];

/** Every nation fields an army with all that the books describe. */
export function checkArmies(rows: ContentRows): readonly Problem[] {
  return NATIONS.flatMap((nation) => {
    const own = rows.units.filter((row) => row.nation === nation);
    return WANTS.filter(({ fits }) => !own.some(fits)).map(({ what, rule }) =>
      fault('units', `Expected ${what} of ${nation}, found none`, rule),
    );
  });
}
