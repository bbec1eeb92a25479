import type { RuleSection } from '@sandtable/kernel';
import { expect, it } from 'vitest';

/** What differs from book to book. */
interface Habits {
  /** How an id looks in a text. */
  readonly ids: RegExp;
  /** Ids that name no rule of the book may be mentioned freely. */
  readonly free?: RegExp;
  /** Titles are no sentences, and a rule cites what its text names. */
  readonly strict?: boolean;
}

/** What holds for the sections of every rule book. */
export function bookTests(sections: readonly RuleSection[], { ids: spelled, free, strict = false }: Habits): void {
  const entries = sections.flatMap((section) => Object.entries(section.rules));
  const ids = entries.map(([id]) => id);
  const known = new Set(ids);
  const idsIn = (text: string): string[] => text.match(spelled) ?? [];
  const among = (wrong: typeof entries): string[] => wrong.map(([id]) => id);

  it('has every id exactly once over all sections', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('gives every section and rule a title, every rule a text and a source', () => {
    expect(among(entries.filter(([, rule]) => !(rule.title.trim() && rule.text.trim() && rule.source.trim())))).toEqual(
      [],
    );
    expect(sections.filter((section) => !section.title.trim())).toEqual([]);
  });

  it('marks rulings, and only them, as rulings with question and reason', () => {
    const wrong = entries.filter(([id, rule]) => {
      const isRuling = id.includes('-RULING-');
      return (
        rule.kind !== (isRuling ? 'ruling' : 'rule') ||
        Boolean(rule.question) !== isRuling ||
        Boolean(rule.reason) !== isRuling
      );
    });
    expect(among(wrong)).toEqual([]);
  });

  it('has a known status everywhere, and a word why wherever it is physical', () => {
    const wrong = entries.filter(
      ([, { status, why }]) =>
        !['open', 'done', 'physical'].includes(status) || (status === 'physical') !== Boolean(why),
    );
    expect(among(wrong)).toEqual([]);
  });

  it(strict ? 'has short, distinct titles within a section' : 'has distinct titles within a section', () => {
    for (const section of sections) {
      const titles = Object.values(section.rules).map((rule) => rule.title);
      if (strict) expect(titles.filter((title) => title.split(' ').length > 8 || title.endsWith('.'))).toEqual([]);
      const folded = titles.map((title) => title.toLowerCase());
      expect(folded.filter((title, at) => folded.indexOf(title) !== at)).toEqual([]);
    }
  });

  it('cites and mentions only ids that exist, and never itself', () => {
    const dangling = entries.flatMap(([id, rule]) =>
      [...(rule.cites ?? []), ...idsIn(`${rule.text} ${rule.question ?? ''} ${rule.reason ?? ''} ${rule.source}`)]
        .filter((cited) => cited === id || (free?.test(cited) !== true && !known.has(cited)))
        .map((cited) => `${id} → ${cited}`),
    );
    expect(dangling).toEqual([]);
  });

  it(strict ? 'cites a rule only once, and every rule its text names' : 'cites a rule only once', () => {
    const wrong = entries.filter(
      ([, { cites = [], text }]) =>
        new Set(cites).size !== cites.length || (strict && idsIn(text).some((mentioned) => !cites.includes(mentioned))),
    );
    expect(among(wrong)).toEqual([]);
  });

  it('has plain texts without markup, escapes or option marks', () => {
    const marked = entries.filter(([, rule]) =>
      /[`*|\\⚙]/u.test([rule.title, rule.text, rule.question, rule.reason, rule.source].join(' ')),
    );
    expect(among(marked)).toEqual([]);
  });
}
