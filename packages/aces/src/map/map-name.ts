/** What a set-up calls the map of a pack: its name, in small letters. */
export function mapName(text: string): string {
  return /^name: (.*)$/m.exec(text)?.[1]?.trim().toLowerCase() ?? '';
}
