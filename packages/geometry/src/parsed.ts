/** What reading a text gives: a value, or one sentence that says what was expected and what was found. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

const SHOWN = 20;

/** The found text for a message: quoted, control characters made visible, cut short when somebody feeds us a book. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
}
