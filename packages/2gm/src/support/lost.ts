import { CLOSED } from '@sandtable/geometry';
import { entryCode } from '../field/entering';
import { distance, endPair, putOn, takeOff } from '../ground';
import { areEnemies, NONE, onField, unit } from '../state';
import { isFree, spacesBeside } from './near';
import { discard, type Support } from './support';

/** An enemy unit that has come or moved ends up a space aside, and stays there this turn. */
export const lost: Support = {
  id: 'support/lost',
  rule: '2GM-CARD-12',
  moments: ['moved', 'arrived'],
  aims: {
    kind: 'spaces',
    list(s, p, out) {
      const u = s.units[p.mover];
      if (u !== undefined && onField(u)) out.push(...spacesBeside(s, u.at));
    },
  },
  checks: [
    {
      rule: '2GM-CARD-17',
      gate: true,
      ok: (s, p) => areEnemies(s, p.seat, unit(s, p.mover).seat) && !unit(s, p.mover).faceDown,
      say: (_s, _c, w) => w.support.playedAgainstEnemyUnit,
    },
    { rule: '2GM-DEPLOY-02', ok: (s, p) => isFree(s, p.on), say: (_s, _c, w) => w.support.unitStands },
    {
      rule: '2GM-TERRAIN-10',
      ok: (s, p) => entryCode(s, p.mover, p.on) !== CLOSED,
      say: (_s, _c, w) => w.support.cannotEnterSpace,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    const u = unit(s, p.mover);
    const from = u.at;
    takeOff(s, p.mover);
    endPair(s, u);
    putOn(s, p.mover, p.on);
    u.moved = true;
    u.left = NONE;
    // 2GM-RULING-66: an assault from where it no longer stands does not take place
    if (u.onto !== NONE && distance(s, p.on, u.onto) !== 1) {
      u.assaults = NONE;
      u.onto = NONE;
    }
    k.emit?.({ type: 'moved', rule: '2GM-CARD-12', unit: p.mover, path: [from, p.on] });
  },
};
