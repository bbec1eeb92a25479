/** Packs of owners without the engine: pages that check them import this as `@sandtable/aces/packs`. */
export { checkContent, ourMap, packHash, playablePack } from './index';
export { packTable } from './pack-table';
