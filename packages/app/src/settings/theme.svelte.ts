import { browserStore } from './storage';
import { applyTheme, readTheme, type Theme, writeTheme } from './theme';

let current = $state<Theme>(readTheme(browserStore));

export const theme = {
  get current(): Theme {
    return current;
  },
  choose(next: Theme): void {
    current = next;
    applyTheme(document.documentElement, next);
    writeTheme(browserStore, next);
  },
};
