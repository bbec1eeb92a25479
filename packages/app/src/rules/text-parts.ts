/** A piece of rule text. The books mark code with backticks, stress with asterisks, and name rules by their ids. */
export type TextPart =
  | { readonly kind: 'plain' | 'code' | 'stress'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string };

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|([A-Z0-9]+(?:-[A-Z0-9]+)+)/g;

export function splitText(text: string, isRule: (id: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, strong, stress, id] = match;
    if (id !== undefined && !isRule(id)) continue;
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) });
    if (id !== undefined) parts.push({ kind: 'rule', text: id });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'stress', text: strong ?? stress ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) });
  return parts;
}
