import { by } from '@sandtable/kernel';
import { bringAp } from '../command';
import { catalogue } from '../content/index';
import { NATIONS } from '../content/types';
import { seatState } from '../state';
import { hqOf } from '../turn/income';
import { discard, type Support } from './support';

/** One of the nation's Generals takes his place beside the HQ; the one there makes room (2GM-HQ-14, 2GM-OPT-12, 2GM-RULING-52). */
export const general: Support = {
  id: 'support/general',
  rule: '2GM-HQ-14',
  moments: ['deployment'],
  aims: {
    kind: 'cards',
    list(s, p, out) {
      const nation = NATIONS[seatState(s, p.seat).nation];
      catalogue.cards.forEach((card, n) => {
        if (card.kind === 'general' && card.nation === nation) out.push(n);
      });
    },
  },
  checks: [
    {
      rule: '2GM-HQ-18',
      ok: (s, p) => hqOf(s, p.seat).hp > 0,
      say: (_s, _c, w) => w.support.hqDestroyed,
    },
    {
      rule: '2GM-RULING-52',
      ok: (s, p) => by(!seatState(s, p.seat).generals.includes(p.on), '2GM-OPT-13'),
      say: (_s, _c, w) => w.support.heCommandedGameAlready,
    },
  ],
  play(s, p) {
    const x = seatState(s, p.seat);
    discard(s, p);
    x.general = p.on;
    x.generals.push(p.on);
    bringAp(s, p.seat);
  },
};
