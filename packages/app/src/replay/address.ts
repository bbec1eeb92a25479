import type { Viewer } from '@sandtable/kernel';

/** A moment of a match and through whose eyes it is seen, as an address names them: `?at=12&as=0`. */
export interface Moment {
  readonly at: number | null;
  readonly as: Viewer | null;
}

export function readMoment(hash: string): Moment {
  const params = new URLSearchParams(hash.split('?')[1] ?? '');
  const [at, as] = [params.get('at') ?? '', params.get('as') ?? ''];
  const isNumber = (text: string): boolean => /^\d{1,6}$/.test(text);
  return {
    at: isNumber(at) ? Number(at) : null,
    as: as === 'all' ? 'spectator' : isNumber(as) ? Number(as) : null,
  };
}

/** The same address at another moment. */
export function withMoment(hash: string, at: number, as: Viewer): string {
  return `${hash.split('?')[0] ?? ''}?at=${at}&as=${as === 'spectator' ? 'all' : as}`;
}
