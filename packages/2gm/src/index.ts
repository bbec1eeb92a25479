export type { RuleId } from '../book/index';
export { gmGame } from './game';
export type { GmSetup } from './setup';
export type { GmState } from './state';
export type { GmView } from './view';
