export { type Clause, ContractFault, type ContractReport, type ContractRun, runContract } from './contract/index';
export { expectGolden } from './golden';
export { type Heard, listen } from './listen';
export { divide, perft } from './perft';
export { isSpoken, pseudo } from './pseudo';
export { ruleTests } from './rule-tests';
export { Scene } from './scene';

import './matchers';
