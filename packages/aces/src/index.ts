export type { RuleId } from '../book/index';
export { acesGame } from './game';
export type { AcesSetup } from './setup';
export type { AcesState } from './state';
export type { AcesView } from './view';
