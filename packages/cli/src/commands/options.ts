import { type Budget, METHODS, type Method } from '@sandtable/commander';
import { InvalidArgumentError } from 'commander';
import { budgetOf } from '../play/budget';

/** For commander: a whole number of at least `least`. */
export function wholeNumber(least: number, most = 1_000_000_000): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

/** For commander: `a,b,c`, nothing empty. */
export function nameList(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('Expected names separated by commas.');
  return names;
}

/** For commander: `100` playouts or `200ms` of processor time, so that other programs do not make it weaker. */
export function budget(text: string): Budget {
  const [, count, unit] = /^(\d{1,6})(ms)?$/.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError('Expected playouts such as 100, or a time such as 200ms.');
  if (unit === undefined) return { playouts: Number(count) };
  return budgetOf({ ms: Number(count) });
}

/** For commander: one of the ways to search. */
export function method(text: string): Method {
  const found = METHODS.find((each) => each === text);
  if (found === undefined) throw new InvalidArgumentError(`Expected one of ${METHODS.join(', ')}.`);
  return found;
}

/** For commander: `7,3`; nothing at all means no dice. */
export function faceList(text: string): readonly number[] {
  if (text.trim() === '') return [];
  return text.split(',').map((face) => {
    if (!/^\s*\d{1,4}\s*$/.test(face))
      throw new InvalidArgumentError('Expected faces separated by commas, such as 7,3.');
    return Number(face);
  });
}

/** For commander: `night=true,weather=rain`, numbers and yes or no as what they are. */
export function optionList(text: string): Readonly<Record<string, unknown>> {
  const pairs = text.split(',').map((pair) => {
    const [, name, value] = /^\s*([A-Za-z]\w*)\s*=\s*(\S+)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      throw new InvalidArgumentError('Expected options such as night=true,weather=rain.');
    return [name, plain(value)] as const;
  });
  return Object.fromEntries(pairs);
}

function plain(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
