import { readSingleKeys, writeSingleKeys } from './shortcuts';
import { browserStore } from './storage';

let on = $state(readSingleKeys(browserStore));

export const singleKeys = {
  get on(): boolean {
    return on;
  },
  set on(next: boolean) {
    on = next;
    writeSingleKeys(browserStore, next);
  },
};
