/** Commands that begin like the text, those that only contain it after them; at most `limit`. */
export function completions(wishes: readonly string[], text: string, limit = 8): string[] {
  return fitting(wishes, text).slice(0, limit);
}

/** All commands that fit the text, however many. */
export function fitting(wishes: readonly string[], text: string): string[] {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const known = [...new Set(wishes)];
  if (wanted === '') return known;
  const first = known.filter((wish) => wish.startsWith(wanted));
  const later = known.filter((wish) => !wish.startsWith(wanted) && wish.includes(wanted));
  return [...first, ...later];
}

/** What was typed before, the last first; the same command is remembered once. */
export function remember(history: readonly string[], text: string, limit = 50): string[] {
  return [text, ...history.filter((old) => old !== text)].slice(0, limit);
}
