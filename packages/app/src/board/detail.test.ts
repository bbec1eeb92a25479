import { describe, expect, it } from 'vitest';
import { detailFor } from './detail';

describe('how much is shown', () => {
  it('grows with the size of a field', () => {
    const levels = { far: 38, middle: 64, near: 90 };
    const seen = [20, 37.9, 38, 63.9, 64, 89.9, 90, 300].map((width) => detailFor(width, levels));
    expect(seen).toEqual(['bare', 'bare', 'far', 'far', 'middle', 'middle', 'near', 'near']);
  });
});
