import { hurtTerrain, wound } from '../attack/damage';
import { terrainHp, unitsOn } from '../ground';
import { discard, type Support } from './support';

/** What it does to the terrain that burns. */
export const TO_TERRAIN = 3;
const TO_UNITS = 2;

/** A Terrain card, forest or bushes burn, and whoever is in there is wounded whatever the Armor. */
export const fire: Support = {
  id: 'support/fire',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: 'spaces',
  checks: [{ rule: '2GM-CARD-12', ok: (s, p) => terrainHp(s, p.on) > 0, say: (_s, _c, w) => w.support.nothingBurns }],
  play(s, p, k) {
    discard(s, p);
    for (const id of unitsOn(s, p.on)) wound(s, id, TO_UNITS, k);
    hurtTerrain(s, p.on, TO_TERRAIN, k);
  },
};
