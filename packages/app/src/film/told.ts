import type { ToldStep } from '../log/step';

/** What a step tells where it has no reasons of its own: a die with what it was rolled for. */
export function toldOf({ facts }: Pick<ToldStep, 'facts'>): string {
  return facts
    .map(({ event, told }) => {
      const { purpose } = event as { readonly purpose?: unknown };
      return typeof purpose === 'string' && purpose !== '' ? `${told}: ${purpose}` : told;
    })
    .join('. ');
}
