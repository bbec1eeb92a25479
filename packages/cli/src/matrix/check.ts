import type { Matrix } from './matrix';

/** What keeps the coverage from being true, one sentence each. */
export function coverageProblems(matrix: Matrix): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { id, entry, code, tests } of matrix.rows) {
    if (seen.has(id)) problems.push(`${id} stands in the books twice.`);
    seen.add(id);
    if (entry.status === 'done' && code.length === 0) problems.push(`${id} is done, but no code cites it.`);
    if (entry.status === 'done' && tests.length === 0) problems.push(`${id} is done, but no test names it.`);
    if (entry.status === 'physical' && (entry.why ?? '').trim() === '') {
      problems.push(`${id} is physical, but does not say why.`);
    }
  }
  for (const { id, site } of matrix.unknownInTests) problems.push(`${site} tests ${id}, which no book knows.`);
  for (const { id, site } of matrix.unknownInCode) problems.push(`${site} cites ${id}, which no book knows.`);
  for (const site of matrix.unreadable) {
    problems.push(`${site} calls rule() without ids and title written out, so nobody can tell what it proves.`);
  }
  return problems;
}
