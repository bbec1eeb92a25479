import { MediaQuery } from 'svelte/reactivity';

/** There is room for a panel beside the map. */
export const wide = new MediaQuery('width >= 60rem');
