/** What stands in one cell of a pack: numbers as numbers, several of them as a list; anything else is for the check to refuse. */
export function cellOf(text: string): unknown {
  if (/^-?\d+(\.\d+)?$/u.test(text)) return Number(text);
  if (/^-?\d+( +-?\d+)+$/u.test(text)) return text.split(/ +/u).map(Number);
  if (text === 'true' || text === 'false') return text === 'true';
  return text;
}
