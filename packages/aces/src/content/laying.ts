/** Lays the values of a pack over the mats a page shows: loaded as `@sandtable/aces/laying` for matches that have one. */
export { layMats } from './unit-types';
