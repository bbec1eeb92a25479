import { by, type Option, passes, type Seat } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { GRANTED } from '../attack/shot';
import { shotAt, unitShotChecks } from '../attack/targets';
import { isReady, weaponCount } from '../attack/weapons';
import { catalogue } from '../content/index';
import { coverCard } from '../ground';
import { isHidden } from '../seeing/hidden';
import { areEnemies, onField, seatState, type Table, type Unit, unit } from '../state';
import { deployFrame } from '../turn/deploy-frame';
import { numbersOf } from '../verbs/writing';
import { type Bringing, canBring, offerBringing } from './bringing';
import { choiceFrame, DONE } from './choice-frame';
import { isFree, spacesBeside } from './near';
import { discard, type Play, type Support } from './support';

/** A Terrain card or nature makes a unit there harder to hit. */
function hasCover(s: Table, space: number): boolean {
  const nature = catalogue.naturals[s.natural[space] ?? 0]?.evasion[0] ?? 0;
  return nature > 0 || (coverCard(s, space)?.evasion[0] ?? 0) > 0;
}

/** Who is Mechanized may go on where it got off; of a face-down card that cannot be seen, so it counts as having moved (2GM-RULING-145). */
function hasEnded(s: Table, p: Play, u: Unit): boolean {
  return u.moved || by(p.moment === 'moved' && isHidden(s, u, p.seat), '2GM-RULING-145');
}

function hides(s: Table, p: Play): number[] {
  const u = s.units[p.mover];
  if (u === undefined || !onField(u) || !areEnemies(s, p.seat, u.seat) || !hasEnded(s, p, u)) return [];
  return spacesBeside(s, u.at).filter((space) => isFree(s, space) && hasCover(s, space));
}

/** Who could come out of the cover, with so many AP. */
export function inAmbush(seat: Seat, space: number, ap: number): Bringing {
  return { seat, types: ['infantry', 'artillery'], spaces: [space], less: 0, least: 0, ap };
}

function offerShotsOf(s: Table, seat: Seat, id: number, out: Option[]): void {
  const u = unit(s, id);
  for (let weapon = 0; weapon < weaponCount(u); weapon++) {
    if (!isReady(s, id, weapon)) continue;
    for (let target = 0; target < s.units.length; target++) {
      const shot = shotAt(s, seat, id, weapon, { mode: GRANTED, target, extra: 0 });
      if (passes(unitShotChecks, s, shot)) out.push(['shoot', id, weapon, target]);
    }
  }
}

/** An enemy has ended its move beside cover: out of it comes a unit of the hand, paid for, and attacks at once. */
export const ambush: Support = {
  id: 'support/ambush',
  rule: '2GM-CARD-12',
  moments: ['moved', 'arrived'],
  aims: { kind: 'spaces', list: (s, p, out) => void out.push(...hides(s, p)) },
  open: (s, p) => hides(s, p).length > 0,
  checks: [
    {
      rule: '2GM-DEPLOY-03',
      ok: (s, p) => canBring(s, inAmbush(p.seat, p.on, seatState(s, p.seat).ap - p.price)),
      say: (_s, _c, w) => w.support.noInfantryArtilleryCould,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    k.call(choiceFrame(p, 2));
  },
  choice: {
    offer(s, f, _list, out) {
      const id = f.picked[0];
      if (id === undefined) offerBringing(s, inAmbush(f.seat, f.on, seatState(s, f.seat).ap), out);
      else {
        offerShotsOf(s, f.seat, id, out);
        out.push([DONE]);
      }
    },
    take(s, f, option, _list, k) {
      f.left--;
      if (option[0] === 'deploy') {
        f.picked.push(s.units.length);
        k.call(deployFrame(f.seat, Number(option[1]), Number(option[2])));
      } else {
        const [id, weapon, target] = numbersOf(option);
        k.call(attackFrame(shotAt(s, f.seat, id, weapon, { mode: GRANTED, target, extra: 0 })));
      }
    },
  },
};
