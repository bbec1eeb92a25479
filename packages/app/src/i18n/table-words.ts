import type { HostWords } from '@sandtable/host/words';
import { type Fact, type Problem, readFact } from '@sandtable/kernel';
import type { NetWords } from '@sandtable/wire/words';
import { type Locale, localeOf } from './locale';

/** What the table itself says, whatever is played on it, and the server it stands on; fetched when one of them says something. */
const WORDS: Readonly<Record<Locale, () => Promise<HostWords & { readonly net: NetWords }>>> = {
  en: async () => {
    const [{ hostEnglish }, { netEnglish }] = await Promise.all([
      import('@sandtable/host/words'),
      import('@sandtable/wire/words'),
    ]);
    return { ...hostEnglish, net: netEnglish };
  },
};

/** Reads facts of the table in this language. */
export async function tableReader(locale: Locale): Promise<(fact: Fact) => string> {
  const words = await WORDS[locale]();
  return (fact) => readFact(words, fact);
}

/** Whether the table itself says it, and not the game on it. */
export function isOfTable({ key }: Fact): boolean {
  return /^(?:table|kernel|shape|net)\./.test(key);
}

/** Why something was refused, in the language of the page; what a problem says may be in words already. */
export async function tellRefusal({ message }: { readonly message: Fact | string }): Promise<string> {
  if (typeof message === 'string') return message;
  const read = await tableReader(localeOf(globalThis.document?.documentElement.lang));
  return read(message);
}

/** What is wrong somewhere; games have put it into words already. */
export async function tellProblem({ message, fact }: Problem): Promise<string> {
  return tellRefusal({ message: fact ?? message });
}
