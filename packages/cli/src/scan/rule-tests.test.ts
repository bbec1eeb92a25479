import { describe, expect, it } from 'vitest';
import { ruleTestsIn } from './rule-tests';

function scan(text: string) {
  return ruleTestsIn({ path: 'x.test.ts', text, isTest: true });
}

describe('tests of rules', () => {
  it('are found with one id or several, on one line or many', () => {
    const { tests, unreadable } = scan(`
import { ruleTests } from '@sandtable/testkit';
const rule = ruleTests(book);

rule('GAME-MOVE-01', 'moves one space', () => {});
describe('x', () => {
  rule(
    [
      'GAME-MOVE-02',
      "GAME-MOVE-03", // both at once
    ],
    \`doesn't move\`,
    () => {
      expect(rules('GAME-NO-01', 'x')).toBe(1);
    },
  );
});
`);
    expect(tests).toEqual([
      { ids: ['GAME-MOVE-01'], title: 'moves one space', site: 'x.test.ts:5' },
      { ids: ['GAME-MOVE-02', 'GAME-MOVE-03'], title: "doesn't move", site: 'x.test.ts:7' },
    ]);
    expect(unreadable).toEqual([]);
  });

  it('are not found in comments, texts, methods, declarations or longer words', () => {
    const { tests, unreadable } = scan(`
// rule('A-B-01', 'commented out', () => {});
/* rule('A-B-01', 'commented out', () => {}); */
const text = "rule('A-B-01', 'quoted', () => {})";
book.rule('A-B-01', 'a method');
function rule(id: string) {}
overrule('A-B-01', 'another word');
const { rule } = things;
`);
    expect(tests).toEqual([]);
    expect(unreadable).toEqual([]);
  });

  it('that hide their ids or title are reported', () => {
    const { tests, unreadable } = scan(`
rule(id, 'title', f);
rule('A-B-01', title, f);
rule([...ids], 'title', f);
rule(\`A-B-\${n}\`, 'title', f);
rule('A-B-01');
rule(['A-B-01'
`);
    expect(tests).toEqual([]);
    expect(unreadable).toEqual([2, 3, 4, 5, 6, 7].map((line) => `x.test.ts:${line}`));
  });
});
