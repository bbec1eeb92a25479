import { houseCards } from './cards';
import { buildCatalogue, type Catalogue } from './catalogue';
import { ownRows } from './rows';

export type { Catalogue } from './catalogue';
export * from './types';

/** The house catalogue: every book value exact, the rest of our own making. */
export const catalogue: Catalogue = buildCatalogue(ownRows, houseCards);
