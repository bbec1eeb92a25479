export type { RuleId } from '../book/index';
export type { GmWords } from '../words/index';
export { gmGame, gmIn } from './game';
export type { GmView } from './seeing/view';
export type { GmSetup } from './setup';
export type { GmState } from './state';
