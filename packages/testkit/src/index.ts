export { type Clause, ContractFault, type ContractReport, type ContractRun, runContract } from './contract/index';
export { ruleTests } from './rule-tests';
export { Scene } from './scene';

import './matchers';
