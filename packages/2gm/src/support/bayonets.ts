import { ASSAULT } from '../attack/shot';
import { notPlayed } from './checks';
import { discard, type Play, type Support } from './support';

function inAssault(p: Play): boolean {
  return p.attack?.mode === ASSAULT;
}

/** The assault of one's own infantry at −1/−1 and +1 Damage; the numbers stand among the played effects. */
export const bayonets: Support = {
  id: 'support/bayonets',
  rule: '2GM-CARD-12',
  moments: ['fire'],
  aims: 'none',
  checks: [
    { rule: '2GM-ASSAULT-08', ok: (_s, p) => inAssault(p), say: (_s, _c, w) => w.support.playedAssault },
    notPlayed,
  ],
  play(s, p) {
    p.attack?.played.push(p.card);
    discard(s, p);
  },
};
