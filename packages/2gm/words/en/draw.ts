/** The text picture of a table. */
export const draw = {
  head: (turn: number, seat: string, phase: string) => `turn ${turn}, ${seat}: ${phase}`,
  legend:
    'S/N units of south/north: i infantry, a artillery, t tank, v transport; 2 a covered pair. ' +
    '. open, f forest, b bushes, ^ mountain, ~ water, : beach; # Terrain card, x ruins, * smoke',
  hq: (side: string, hp: number) => `HQ ${side}: ${hp} HP`,
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
