import { by } from '@sandtable/kernel';
import { GRANTED, NORMAL } from '../attack/shot';
import { isSeenInRange } from '../attack/targets';
import { turnUp } from '../field/night';
import { distance } from '../ground';
import { NONE, type Table, unit } from '../state';
import { notAnswered, ownGround } from './checks';
import { discard, type Play, type Support } from './support';

/** An aimed shot; nobody is lured out of an assault, from under a mine or away from the fragments of rockets. */
function isAimed(p: Play): boolean {
  const { attack } = p;
  return attack !== null && (attack.mode === NORMAL || attack.mode === GRANTED) && !attack.splash;
}

function isBeside(s: Table, p: Play): boolean {
  const target = s.units[p.attack?.target ?? NONE];
  return target !== undefined && distance(s, unit(s, p.on).at, target.at) === 1;
}

/** Another unit of one's own next to the target becomes the target, if the attack could reach it. */
export const decoy: Support = {
  id: 'support/decoy',
  rule: '2GM-CARD-12',
  moments: ['cover'],
  aims: 'units',
  checks: [
    { rule: '2GM-CARD-12', gate: true, ok: (_s, p) => isAimed(p), say: (_s, _c, w) => w.support.nobodyAimsHere },
    ownGround,
    { rule: '2GM-CARD-12', ok: isBeside, say: (_s, _c, w) => w.support.notNextTarget },
    {
      rule: '2GM-SHOOT-06', // 2GM-RULING-138: whoever lies face down must not be told by it
      ok: (s, p) => p.attack !== null && isSeenInRange(s, { ...p.attack, target: p.on, space: unit(s, p.on).at }),
      say: (_s, _c, w) => w.support.attackWouldNotReach,
    },
    notAnswered,
  ],
  play(s, p, k) {
    discard(s, p);
    if (p.attack === null) return;
    if (by(p.on !== NONE, '2GM-RULING-145')) turnUp(s, p.on, k);
    p.attack.answered.push(p.card);
    p.attack.target = p.on;
    p.attack.space = unit(s, p.on).at;
  },
};
