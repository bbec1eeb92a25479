export { WireClient } from './client';
export * from './messages';
