export { type Counting, countingFor, type PluralForms } from '@sandtable/kernel/words';
