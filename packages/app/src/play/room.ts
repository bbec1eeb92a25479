import { MediaQuery } from 'svelte/reactivity';

/** There is room for a panel beside the map. */
export const wide = new MediaQuery('width >= 60rem');

/** A phone held sideways: room for sheets beside the map, none below it. Style sheets say the same. */
export const sideways = new MediaQuery('(40rem <= width < 60rem) and (height < 34rem)');
