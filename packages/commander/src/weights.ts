/** How much each feature of a position counts, in the order of the brain's names. */
export type Weights = readonly number[];
