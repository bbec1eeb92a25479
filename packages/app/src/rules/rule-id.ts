import { fold } from './words';

export type IdMatch = 'exact' | 'start' | 'none';

/**
 * The ways a rule id can be typed, without separators: `2GM-SHOOT-05` as `2gmshoot05`, `2gmshoot5`, `shoot05` and
 * `shoot5`. The first parts of an id may be left out, the last two may not.
 */
export function idForms(id: string): readonly string[] {
  const parts = fold(id).split('-');
  const forms = new Set<string>();
  for (let from = 0; from < Math.max(1, parts.length - 1); from += 1) {
    const tail = parts.slice(from);
    forms.add(tail.join(''));
    forms.add(tail.map(withoutZeros).join(''));
  }
  return [...forms];
}

/** What somebody typed, brought into the shape of the forms; null when it cannot be meant as an id. */
export function typedId(typed: string): string | null {
  const parts = fold(typed).match(/[a-z0-9]+/g) ?? [];
  const wanted = parts.map(withoutZeros).join('');
  return wanted.length >= 3 && /[a-z]/.test(wanted) ? wanted : null;
}

export function matchId(forms: readonly string[], wanted: string): IdMatch {
  if (forms.includes(wanted)) return 'exact';
  return forms.some((form) => form.startsWith(wanted)) ? 'start' : 'none';
}

function withoutZeros(part: string): string {
  return /^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part;
}
