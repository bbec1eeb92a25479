/** One answer of the past as the log, the film and the statistics read it: what happened and how the engine tells it. */
export type { Step as ToldStep } from '@sandtable/host';
