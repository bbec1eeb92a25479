export type { RuleId } from '../book/index';
export type { GmWords } from '../words/index';
export { gmGame, gmIn } from './game';
export type { GmSetup } from './setup';
export type { GmState } from './state';
export type { GmView } from './view';
