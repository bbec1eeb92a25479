import { browserStore, readSetting, writeSetting } from './storage';

const KEY = 'sandtable.aces.likely';

let saved = $state(readSetting(browserStore, KEY));

/** Whether an opponent's targets are shown; null until somebody has said. */
export const likelyShown = {
  get on(): boolean | null {
    return saved === null ? null : saved === 'on';
  },
  set on(on: boolean) {
    saved = on ? 'on' : 'off';
    writeSetting(browserStore, KEY, saved);
  },
};
