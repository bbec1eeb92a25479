import { by } from '@sandtable/kernel';
import type { Table } from './state';

/** What the sky does, in the order of the table (2GM-WEATHER-03 to 2GM-WEATHER-14). */
export const CLEAR = 0;
export const FOG = 1;
export const RAIN = 2;
const WINDS = 3;
export const STORM = 4;

export const WEATHERS = ['clear', 'fog', 'rain', 'winds', 'storm'] as const;

const FAR = 4;

/** 2GM-WEATHER-09, 2GM-RULING-122: nothing fires farther than that, at whatever and with whatever. */
export function sightLimit(s: Table): number {
  return s.weather === WINDS ? FAR : Number.POSITIVE_INFINITY;
}

export function isWindy(s: Table): boolean {
  return s.weather === WINDS;
}

/** 2GM-RULING-105. */
export function isGrounded(s: Table): boolean {
  return by(s.weather === WINDS || s.weather === STORM, '2GM-WEATHER-08', '2GM-WEATHER-12');
}
