/** The forms of one sentence; `{n}` stands for the number. Languages need different ones, all need `other`. */
export type PluralForms = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

export interface Counting {
  (n: number, forms: PluralForms): string;
  number(n: number): string;
}

export function countingFor(locale: string): Counting {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const number = (n: number): string => numbers.format(n);
  const count = (n: number, forms: PluralForms): string =>
    (forms[rules.select(n)] ?? forms.other).replaceAll('{n}', number(n));
  return Object.assign(count, { number });
}
