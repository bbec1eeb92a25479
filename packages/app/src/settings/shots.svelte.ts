import { browserStore, readSetting, writeSetting } from './storage';

export const PACES = ['normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds from one shot to the next. */
export const BEATS: Readonly<Record<Pace, number>> = { normal: 650, fast: 400, off: 0 };

const PACE_KEY = 'sandtable.shots';
const SOUND_KEY = 'sandtable.sound';

const saved = readSetting(browserStore, PACE_KEY);
let pace = $state<Pace>(PACES.find((each) => each === saved) ?? 'normal');
let sound = $state(readSetting(browserStore, SOUND_KEY) === 'on');

/** How shots are seen and heard at this screen. */
export const shots = {
  get pace(): Pace {
    return pace;
  },
  set pace(next: Pace) {
    pace = next;
    writeSetting(browserStore, PACE_KEY, next);
  },
  /** Off until somebody wants it. */
  get sound(): boolean {
    return sound;
  },
  set sound(on: boolean) {
    sound = on;
    writeSetting(browserStore, SOUND_KEY, on ? 'on' : 'off');
  },
};
