/** What things are called where a sentence names them. */
export const names = {
  /** Units by the id of their type; one that is not listed keeps the name on its mat. */
  units: {} as Readonly<Record<string, string>>,
  factions: ['the United States', 'the Soviet Union', 'Germany I', 'Germany II'] as readonly string[],
  levels: ['Rookie', 'Veteran', 'War Hero'] as readonly string[],
  markers: ['white', 'yellow', 'red'] as readonly string[],
  weather: ['normal', 'frost', 'mud', 'dryness', 'storm', 'fog'] as readonly string[],
  arms: ['infantry', 'tank', 'artillery', 'aircraft', 'launcher'] as readonly string[],
  unitOn: (unit: string, hex: string) => `${unit} on ${hex}`,
  /** A sentence may begin with a name that is written small. */
  capital: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  /** "1, 2 and 3" */
  list: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`,
};
