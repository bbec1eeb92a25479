/** The text picture of a table. */
export const draw = {
  head: (round: number, faction: string, phase: string, weather: string) =>
    `round ${round}, ${faction}: ${phase}, weather ${weather}`,
  legend: '. open, f forest, - road, = bridge, ~ water, ^ mountain, # factory (its owner by letter, x destroyed)',
  unit: (unit: string, hex: string, damage: number, xp: number) => `${unit} ${hex} (damage ${damage}, xp ${xp})`,
  seat: (letter: string, faction: string, coins: number, units: readonly string[]) =>
    `${letter} ${faction}, ${coins} coins: ${units.join('; ') || 'no units'}`,
};
