import type { Fact } from '@sandtable/kernel';
import { rolledFor } from '../log/rolled-for';
import type { ToldStep } from '../log/step';

/** What a step tells where it has no reasons of its own: a die with what it was rolled for. */
export function toldOf({ facts }: Pick<ToldStep, 'facts'>, game: string): string {
  return facts
    .map(({ event, told }) => rolledFor(told, (event as { readonly purpose?: Fact }).purpose, game))
    .join('. ');
}
