import { en } from './en';
import { gm } from './en/gm';
import { gmRecord } from './en/gm-record';
import { record } from './en/record';
import { retold } from './en/retold';

/** Every sentence that logs, films and summaries need, at once. */
export const whole = { ...en, ...gm, ...retold, gmRecord, record };
