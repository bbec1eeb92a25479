import { expect, it } from 'vitest';
import { layoutOf, middleOf } from './layout';
import { isOnStamp, stampBox } from './stamp';

const layout = layoutOf({ columns: 8, rows: 6 });

it('the stamp of the weather is found where it is drawn, and where there is none nothing is', () => {
  const middle = middleOf(stampBox(layout, 'Rain · Night'));
  expect(isOnStamp(layout, 'Rain · Night', middle)).toBe(true);
  expect(isOnStamp(layout, '', middle)).toBe(false);
  expect(isOnStamp(layout, 'Rain · Night', { x: middle.x, y: middle.y + 60 })).toBe(false);
  expect(isOnStamp(layout, 'Rain', { x: layout.field.x, y: middle.y })).toBe(false);
});
