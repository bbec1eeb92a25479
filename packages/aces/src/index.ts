export type { RuleId } from '../book/index';
export type { AcesWords } from '../words/index';
export { acesGame, acesIn } from './game';
export type { AcesView } from './seeing/view';
export type { AcesSetup } from './setup';
export type { AcesState } from './state';
