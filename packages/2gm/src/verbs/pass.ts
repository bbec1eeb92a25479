import { PASS } from '@sandtable/kernel';
import type { Verb } from './verb';

/** Lets a moment go by; windows offer it by themselves. */
export const pass: Verb = { word: PASS, form: '' };
