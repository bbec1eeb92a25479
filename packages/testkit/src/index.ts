export { bookTests } from './book-tests';
export { type Clause, ContractFault, type ContractReport, type ContractRun, runContract } from './contract/index';
export { corpusTests } from './corpus-tests';
export { expectGolden } from './golden';
export { type Heard, listen } from './listen';
export { type Answered, OpponentSandbox } from './opponent-sandbox';
export { divide, perft } from './perft';
export { isSpoken, pseudo } from './pseudo';
export { ruleTests } from './rule-tests';
export { Sandbox } from './sandbox';
export { verbTests } from './verb-tests';

import './matchers';
