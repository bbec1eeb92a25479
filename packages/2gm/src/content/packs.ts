/** Packs of owners without the engine: pages that check them import this as `@sandtable/2gm/packs`. */
export { checkContent, packHash, playablePack } from './pack';
export { packTable } from './pack-table';
