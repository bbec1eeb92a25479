/** Lays the values of a pack over the cards a page shows: loaded as `@sandtable/2gm/laying` for matches that have one. */
export { layPack } from './laid';
