export { type Clause, ContractFault, type ContractReport, type ContractRun, runContract } from './contract/index';
export { expectGolden } from './golden';
export { divide, perft } from './perft';
export { ruleTests } from './rule-tests';
export { Scene } from './scene';

import './matchers';
