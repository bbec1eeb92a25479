export type { RuleId } from '../book/index';
