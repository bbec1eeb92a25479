/**
 * Some texts are part of the record: what a die was rolled for, why a match ended. They stand in the state and in replay
 * files, whose hashes must not depend on the reader's language, so they are always written in English, from phrases with
 * named gaps: `{unit} attacks, {n} or less`. Whoever shows them says the same phrase in the language of the reader.
 */
export type Phrases = Readonly<Record<string, string>>;

const GAP = /\{(\w+)\}/g;

export function filled(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replace(GAP, (gap, name: string) => String(values[name] ?? gap));
}

/** The names of the gaps of a phrase, each once, in the order of the alphabet. */
export function gapsOf(phrase: string): string[] {
  const names = new Set(Array.from(phrase.matchAll(GAP), (m) => m[1] ?? ''));
  return [...names].sort((a, b) => (a < b ? -1 : 1));
}

/** What the text says, by the phrase of the other language, its gaps too; the text itself if no phrase makes it. */
export function retold(record: Phrases, language: Phrases, text: string): string {
  if (record === language) return text;
  for (const [key, phrase] of Object.entries(record)) {
    const values = readGaps(phrase, text);
    if (values === null) continue;
    const told = Object.entries(values).map(([gap, value]) => [gap, retold(record, language, value)]);
    return filled(language[key] ?? phrase, Object.fromEntries(told));
  }
  return text;
}

/** What fills the gaps of the phrase in this text; null if the phrase does not make it. */
export function readGaps(phrase: string, text: string): Readonly<Record<string, string>> | null {
  const pattern = phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(GAP, '(?<$1>.+)');
  const read = new RegExp(`^${pattern}$`).exec(text);
  return read === null ? null : (read.groups ?? {});
}
