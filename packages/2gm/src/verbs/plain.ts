import type { Verb } from './verb';

/* Answers of one word. */

export const keep: Verb = { word: 'keep', form: '' };
export const redraw: Verb = { word: 'redraw', form: '' };
export const stay: Verb = { word: 'stay', form: '' };
export const leave: Verb = { word: 'leave', form: '' };
export const done: Verb = { word: 'done', form: '' };
export const pass: Verb = { word: 'pass', form: '' };
export const surrender: Verb = { word: 'surrender', form: '' };
