/** The text picture of a table. */
export const draw = {
  head: (turn: number, seat: string, phase: string) => `turn ${turn}, ${seat}: ${phase}`,
  night: 'night',
  legend:
    'S/N units of south/north: i infantry, a artillery, t tank, v transport; 2 a covered pair, ? face down. ' +
    '. open, f forest, b bushes, ^ mountain, ~ water, = bridge, : beach; # Terrain card, x ruins, m mud, * smoke',
  hq: (side: string, hps: readonly number[]) => `HQ ${side}: ${hps.map((hp) => `${hp} HP`).join(' and ')}`,
  hidden: 'a unit lying face down',
  faceDown: 'face down',
  unknown: (cards: number) => `${cards} unknown`,
  empty: 'empty',
  seat: (seat: string, ap: number, hand: string, deck: number, discard: number) =>
    `${seat}: ${ap} AP, hand: ${hand}, deck ${deck}, discard ${discard}`,
  hp: (left: number, of: number) => `${left}/${of} HP`,
  grey: (token: string) => `${token} (grey)`,
  suppressed: 'suppressed',
  inSmoke: 'in smoke',
  promoted: (times: number) => `promoted ${times}`,
  assaults: (space: string) => `assaults ${space}`,
};
