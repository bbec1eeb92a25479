import { by, type Kernel } from '@sandtable/kernel';
import { CLEAR, RAIN, STORM } from '../conditions/sky';
import { fieldOf } from '../ground';
import type { GmState } from '../state';
import { isWater } from './entering';

/** 1–6 nothing, 7 fog, 8 rain, 9 strong winds, 10 storm. */
export function weatherOf(roll: number): number {
  return Math.max(CLEAR, roll - 6);
}

const MUDS = 4;

/** 2GM-WEATHER-06: four spaces of the field that are not inaccessible. */
function muddy(s: GmState, k: Kernel<GmState>): void {
  const spaces = Array.from({ length: fieldOf(s).size }, (_, i) => i).filter((space) => !isWater(s, space));
  k.shuffle(spaces);
  s.mud = by(
    spaces.slice(0, MUDS).sort((a, b) => a - b),
    '2GM-WEATHER-13',
    '2GM-RULING-144',
  );
  k.emit?.({ type: 'mud', rule: '2GM-WEATHER-06', spaces: s.mud.slice() });
}

/** A new sky; the mud of the old one dries, that of a lasting one never does. */
export function setWeather(s: GmState, weather: number, k: Kernel<GmState>): void {
  s.weather = weather;
  s.mud = by([], '2GM-WEATHER-07', '2GM-RULING-143');
  k.emit?.({ type: 'weather', rule: '2GM-WEATHER-01', weather });
  if (weather === RAIN || weather === STORM) muddy(s, k);
}
