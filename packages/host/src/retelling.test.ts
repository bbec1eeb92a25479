import { describe, expect, it } from 'vitest';
import { hostPhrases } from '../words/en';
import { retelling } from './retelling';

const OTHER = Object.fromEntries(Object.entries(hostPhrases).map(([key, phrase]) => [key, `⟦${phrase}⟧`]));

function sent(message: unknown, phrases: Readonly<Record<string, string>> = OTHER): unknown {
  const out: unknown[] = [];
  const port = retelling({ postMessage: (m) => void out.push(m), addEventListener: () => undefined }, () => phrases);
  port.postMessage(message);
  return out[0];
}

describe('retelling', () => {
  it('says refusals and problems in the other language, gaps and what is inside them', () => {
    expect(sent({ id: 1, ok: false, code: 'match-over', message: 'The match is over.' })).toMatchObject({
      id: 1,
      message: '⟦The match is over.⟧',
    });
    expect(
      sent({ id: 2, ok: false, message: '', problems: [{ path: 'seats', message: 'Expected 2 seats, found 3.' }] }),
    ).toMatchObject({ problems: [{ path: 'seats', message: '⟦Expected 2 seats, found 3.⟧' }] });
    expect(
      sent({ push: 'problem', problem: { path: '', message: 'The match cannot begin: It did not reply.' } }),
    ).toEqual({
      push: 'problem',
      problem: { path: '', message: '⟦The match cannot begin: ⟦It did not reply.⟧⟧' },
    });
  });

  it('leaves everything else as it is, and all of it in English', () => {
    const reply = { id: 3, ok: true, value: { message: 'The match is over.' } };
    expect(sent(reply)).toEqual(reply);
    const refusal = { id: 4, ok: false, message: 'The match is over.' };
    expect(sent(refusal, hostPhrases)).toBe(refusal);
  });
});
