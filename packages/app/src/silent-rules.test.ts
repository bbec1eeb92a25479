import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { silenced } from '../vite/silent-rules';

describe('rules in the built app', () => {
  it('decide the same without saying by which rule', () => {
    const code = "const a = by(x > 1, 'R-1', 'R-2'); if (by(f(by(2, 'R-3')), 'R-4',)) g(s.by(1), 'R-5');";
    expect(silenced(code, parseAst)).toBe("const a = (x > 1); if ((f((2)))) g(s.by(1), 'R-5');");
  });
});
