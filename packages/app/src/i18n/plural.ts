export { countingFor } from '@sandtable/kernel/words';
