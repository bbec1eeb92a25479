import type { Icon } from '@sandtable/2gm/table';

/** What a support card prints beside its name: it acts at once, makes veterans, is carried, lies beside the HQ. */
export const SUPPORT_SIGNS: Readonly<Record<Icon, string>> = {
  box: 'M-15-6h30v18h-30zM-15-6l5-6h20l5 6M0-6v18M-6 2h12',
  patch: 'M-13-12h26v14L0 14-13 2zM-7-4l7-5 7 5M-7 3l7-5 7 5',
  backpack: 'M-11-6q0-7 11-7t11 7v18h-22zM-6 0h12v7h-12zM-4-13q0-4 4-4t4 4M-11-2h-4v10h4M11-2h4v10h-4',
  hq: 'M-12 14v-28h26l-6 7 6 7h-24M-16 14h10',
};
