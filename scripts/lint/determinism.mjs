/**
 * What rules may not use, because the same seed and answers must give the same match on every machine, for ever.
 * Each entry says which law of the kernel it breaks and what to write instead.
 */

const DICE = 'Law 8 (seed + answers are the truth): roll through the kernel’s dice, naming the rule and the purpose.';
const CLOCK = 'Law 8 (seed + answers are the truth): rules know no clock; count turns and steps in the state.';
const FRAMES =
  'Law 2 (control flow is a stack of frames): no waiting inside rules; push a frame or publish a decision.';
const HOST = 'Law 3 (the engine only publishes decisions): rules do not talk to the machine; emit an event instead.';
const TEXT =
  'Law 8 (seed + answers are the truth): results depend on the reader’s language; compare with < and > on ids.';
const ORDER =
  'Law 8 (seed + answers are the truth): the order of iteration must be explicit; use sortedKeys from @sandtable/kernel or an array with a fixed order.';
const SORT =
  'Law 8 (seed + answers are the truth): the default order compares texts ("10" < "9"); pass a comparator that never ties by accident.';
const FLOAT =
  'Law 8 (seed + answers are the truth): engines differ in the last digits of this function; stay with integers and tables.';
const CLONE = 'Law 4 (the caller clones): write the copy out field by field in the ruleset’s clone.';

/** @param {string} message @param {string[]} names */
const each = (message, ...names) => names.map((name) => ({ name, message }));

/** @type {{ name: string, message: string }[]} */
export const bannedGlobals = [
  ...each(CLOCK, 'Date', 'performance'),
  ...each(TEXT, 'Intl'),
  ...each(FRAMES, 'Promise', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'),
  ...each(HOST, 'console', 'process', 'fetch', 'globalThis', 'window', 'self'),
  ...each(CLONE, 'structuredClone'),
  ...each(DICE, 'crypto'),
];

/** @type {{ object?: string, property: string, message: string }[]} */
export const bannedProperties = [
  { object: 'Math', property: 'random', message: DICE },
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh']
    .concat(['exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'pow', 'cbrt', 'hypot'])
    .map((property) => ({ object: 'Math', property, message: FLOAT })),
  ...[
    'localeCompare',
    'toLocaleString',
    'toLocaleLowerCase',
    'toLocaleUpperCase',
    'toLocaleDateString',
    'toLocaleTimeString',
  ].map((property) => ({ property, message: TEXT })),
];

/** @type {{ selector: string, message: string }[]} */
export const bannedSyntax = [
  { selector: 'ForInStatement', message: ORDER },
  { selector: 'MemberExpression[object.name="Object"][property.name=/^(keys|values|entries)$/]', message: ORDER },
  { selector: 'MemberExpression[object.name="Reflect"][property.name="ownKeys"]', message: ORDER },
  { selector: 'VariableDeclarator[init.name=/^(Object|Reflect)$/]', message: ORDER },
  { selector: 'CallExpression[callee.property.name=/^(sort|toSorted)$/][arguments.length=0]', message: SORT },
  { selector: ':function[async=true]', message: FRAMES },
  { selector: 'AwaitExpression', message: FRAMES },
  { selector: 'ImportExpression', message: FRAMES },
  { selector: ':function[generator=true]', message: FRAMES },
  { selector: 'CallExpression[callee.name="eval"]', message: HOST },
  { selector: ':matches(CallExpression, NewExpression)[callee.name="Function"]', message: HOST },
];

export const ITERATION_ORDER = ORDER;
