/** The languages Sandtable speaks. A new one is named here, and the type checker lists what it still needs. */
export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language a text names; English for what nobody speaks. */
export function localeOf(text: unknown): Locale {
  return LOCALES.find((locale) => locale === text) ?? 'en';
}
