import { discard, type Support } from './support';

/** The attack hits without a roll for its printed Damage (2GM-RULING-128). */
export const impact: Support = {
  id: 'support/impact',
  rule: '2GM-RULING-128',
  moments: ['fire'],
  aims: 'none',
  checks: [
    {
      rule: '2GM-RULING-128',
      ok: (_s, p) => p.attack !== null && p.attack.played.length === 0,
      say: () => 'A card already decides this attack.',
    },
  ],
  play(s, p) {
    p.attack?.played.push(p.card);
    discard(s, p);
  },
};
