import type { Decision } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { noticed } from './noticing';

function asking(options: Decision['options']): Decision {
  return { seat: 0, kind: 'move', rule: 'TOY-TURN-02', options } as Decision;
}

const MANY = asking([['end'], ...Array.from({ length: 400 }, (_, i) => ['move', i] as [string, number])]);

describe('somebody who overlooks things', () => {
  it.each([
    [0, 401, 401],
    [30, 250, 310],
    [70, 90, 150],
    [100, 1, 1],
  ])('notices about as much as %i of a hundred leave', (overlooks, least, most) => {
    const { length } = noticed(MANY, overlooks, 'key').options;
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  it('overlooks the same for the same key, other things for another, and never what is said in one word', () => {
    const one = noticed(MANY, 50, 'key');
    expect(noticed(MANY, 50, 'key')).toEqual(one);
    expect(noticed(MANY, 50, 'other').options).not.toEqual(one.options);
    for (let n = 0; n < 50; n++) expect(noticed(MANY, 95, `key ${n}`).options[0]).toEqual(['end']);
  });

  it('sees everything where nothing would be left', () => {
    const question = asking([
      ['keep', 1],
      ['keep', 2],
    ]);
    expect(noticed(question, 100, 'key')).toEqual(question);
  });
});
