/** What every catalogue of words is made with; imported as `@sandtable/kernel/words`. */
export * from './counting';
export * from './en';
