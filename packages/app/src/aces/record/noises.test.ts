import { expect, it } from 'vitest';
import { german, Moment, usa } from '../play/desk.fixture';
import type { Happening } from './happening';
import { noisesOf } from './noises';

it('tanks are heard when they drive, aircraft when they fly, and nobody else', () => {
  const units = [usa('sherman', '2,4'), usa('infantry', '3,5'), usa('b-17', '4,4'), german('tiger', '8,8')];
  const { table } = new Moment(units).desk().view;
  const moved = (unit: number): Happening => ({ type: 'moved', rule: 'AA-MOVE-06', unit, hex: 5 }) as Happening;
  expect([0, 1, 2].map((unit) => noisesOf([moved(unit)], table))).toEqual([['tracks'], [], ['aircraft']]);
  expect(noisesOf([{ ...moved(0), type: 'placed' }], table)).toEqual([]);
});
