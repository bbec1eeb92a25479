import { type Frame, type FrameDef, frame, type Kernel, step } from '@sandtable/kernel';
import { missionOf } from './missions/index';
import { say } from './say';
import { setupFrame } from './set-up/frame';
import { type AcesState, purseOf, seatState } from './state';
import { leaders } from './turn/first-round';
import { turnFrame } from './turn/turn-frame';

/** The whole game: set-up, then turn after turn. */
export interface BattleFrame extends Frame {
  readonly at: 'battle';
}

export function battleFrame(first: string): BattleFrame {
  return { at: 'battle', step: first, dice: null, got: 0 };
}

/** AA-WEATHER-01 to -08: two faces for each weather. */
function setWeather(s: AcesState, f: BattleFrame, k: Kernel<AcesState>): void {
  if (!s.opt.weather) return;
  s.weather = Math.ceil((f.dice?.[0] ?? 1) / 2) - 1;
  k.emit?.({ type: 'weather', rule: 'AA-WEATHER-02', weather: s.weather });
}

function rollWeather(s: AcesState, f: BattleFrame, k: Kernel<AcesState>): void {
  if (s.opt.weather) k.roll(f, 1, 12, s.active, 'AA-WEATHER-02', say.rolls.weather);
}

export const battle: FrameDef<AcesState, BattleFrame> = frame<AcesState, BattleFrame>('battle', [
  step('set-up', 'AA-SETUP-20', (_s, _f, k) => k.call(setupFrame())),
  step('first-weather', 'AA-RULING-72', rollWeather),
  step('first-sky', 'AA-RULING-72', setWeather),
  step('begin', 'AA-TURN-02', (s) => {
    s.active = seatState(s, s.first).purse;
    s.round = 1;
  }),
  step('turn', 'AA-TURN-03', (_s, _f, k) => k.call(turnFrame())),
  step('next', 'AA-TURN-07', (s, f, k) => {
    const order = leaders(s);
    s.turn++;
    s.active = order[(order.indexOf(purseOf(s, s.active)) + 1) % order.length] ?? 0;
    if (s.turn % order.length === 0) s.round++;
    if (missionOf(s).roundBegins?.(s, k) === true) return;
    if (s.turn % 3 !== 0) k.jump(f, 'turn'); // AA-WEATHER-01
  }),
  step('weather', 'AA-WEATHER-01', rollWeather),
  step('sky', 'AA-WEATHER-02', (s, f, k) => {
    setWeather(s, f, k);
    k.jump(f, 'turn');
  }),
]);
