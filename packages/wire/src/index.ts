export { WireClient } from './client';
export * from './messages';
export type * from './net';
