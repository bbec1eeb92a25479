import { describe, expect, it } from 'vitest';
import { type Field, makeField, spaceAt } from './field';
import { type HqSite, hqDistance, hqSite } from './headquarters';

/** Distances drawn as the field lies on the table: the northern row first. */
function picture(field: Field, hq: HqSite): string[] {
  return Array.from({ length: field.rows }, (_, fromTop) =>
    Array.from({ length: field.columns }, (_, column) =>
      hqDistance(field, hq, spaceAt(field, column, field.rows - 1 - fromTop)),
    ).join(' '),
  );
}

describe('distance to an HQ (2GM-RULING-14)', () => {
  it('is 1 from the two central Deployment Line spaces of the south', () => {
    expect(picture(makeField(), hqSite('south'))).toEqual([
      '9 8 7 6 6 7 8 9',
      '8 7 6 5 5 6 7 8',
      '7 6 5 4 4 5 6 7',
      '6 5 4 3 3 4 5 6',
      '5 4 3 2 2 3 4 5',
      '4 3 2 1 1 2 3 4',
    ]);
  });

  it('is 1 from the two central Deployment Line spaces of the north', () => {
    expect(picture(makeField(), hqSite('north'))).toEqual([
      '4 3 2 1 1 2 3 4',
      '5 4 3 2 2 3 4 5',
      '6 5 4 3 3 4 5 6',
      '7 6 5 4 4 5 6 7',
      '8 7 6 5 5 6 7 8',
      '9 8 7 6 6 7 8 9',
    ]);
  });

  it('goes by the own eight columns of each HQ when two fields lie side by side', () => {
    const field = makeField(16, 6);
    expect(picture(field, hqSite('south', 0))).toEqual([
      '9 8 7 6 6 7 8 9 10 11 12 13 14 15 16 17',
      '8 7 6 5 5 6 7 8 9 10 11 12 13 14 15 16',
      '7 6 5 4 4 5 6 7 8 9 10 11 12 13 14 15',
      '6 5 4 3 3 4 5 6 7 8 9 10 11 12 13 14',
      '5 4 3 2 2 3 4 5 6 7 8 9 10 11 12 13',
      '4 3 2 1 1 2 3 4 5 6 7 8 9 10 11 12',
    ]);
    expect(picture(field, hqSite('north', 8))[0]).toBe('12 11 10 9 8 7 6 5 4 3 2 1 1 2 3 4');
  });

  it('has one central space on an odd number of columns', () => {
    expect(picture(makeField(5, 2), hqSite('south', 0, 5))).toEqual(['4 3 2 3 4', '3 2 1 2 3']);
  });
});
