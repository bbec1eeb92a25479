import type { ToldStep } from '../log/step';

/** What a step tells where it has no reasons of its own: a die with what it was rolled for. */
export function toldOf({ events, told }: Pick<ToldStep, 'events' | 'told'>): string {
  return told
    .map((text, i) => {
      const { purpose } = (events[i] ?? {}) as { readonly purpose?: unknown };
      return typeof purpose === 'string' && purpose !== '' ? `${text}: ${purpose}` : text;
    })
    .join('. ');
}
