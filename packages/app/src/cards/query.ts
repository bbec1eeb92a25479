import { NUMBERS, type NumberKey } from './entry';

/** What narrows and orders the list of cards; it stands in the address, so that it can be shared and survives a reload. */
export interface CardQuery {
  readonly words: string;
  readonly game: string | null;
  readonly edition: string | null;
  readonly nation: string | null;
  readonly type: string | null;
  /** At most, and at least. */
  readonly most: number | null;
  readonly least: number | null;
  /** Not later than. */
  readonly year: number | null;
  readonly ability: string | null;
  readonly weapon: string | null;
  readonly equip: string | null;
  readonly deck: string | null;
  /** The hash of the pack whose values the cards show; null: ours. */
  readonly pack: string | null;
  readonly sort: NumberKey | 'name' | null;
  readonly down: boolean;
  readonly view: 'grid' | 'list';
  /** Cards laid side by side, by their keys. */
  readonly compare: readonly string[];
}

export const ALL_CARDS: CardQuery = {
  words: '',
  game: null,
  edition: null,
  nation: null,
  type: null,
  most: null,
  least: null,
  year: null,
  ability: null,
  weapon: null,
  equip: null,
  deck: null,
  pack: null,
  sort: null,
  down: false,
  view: 'grid',
  compare: [],
};

/** Side by side lie at most so many. */
export const MOST_COMPARED = 4;

const TEXTS = ['game', 'edition', 'nation', 'type', 'ability', 'weapon', 'equip', 'deck', 'pack'] as const;
const COUNTS = ['most', 'least', 'year'] as const;
const LONGEST = 80;

export function readCardQuery(search: string): CardQuery {
  const params = new URLSearchParams(search);
  const text = (name: string): string | null => {
    const found = params.get(name);
    return found === null || found === '' || found.length > LONGEST ? null : found;
  };
  const count = (name: string): number | null => {
    const found = params.get(name);
    return found !== null && /^\d{1,4}$/u.test(found) ? Number(found) : null;
  };
  const sort = params.get('sort');
  return {
    ...ALL_CARDS,
    words: (params.get('q') ?? '').slice(0, LONGEST),
    ...Object.fromEntries(TEXTS.map((name) => [name, text(name)])),
    ...Object.fromEntries(COUNTS.map((name) => [name, count(name)])),
    sort: sort === 'name' ? 'name' : (NUMBERS.find((known) => known === sort) ?? null),
    down: params.get('order') === 'down',
    view: params.get('view') === 'list' ? 'list' : 'grid',
    compare: [...new Set((params.get('compare') ?? '').split(',').filter((key) => key !== ''))].slice(0, MOST_COMPARED),
  };
}

export function writeCardQuery(query: CardQuery): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | null): void => {
    if (value !== null && value !== '') params.set(name, value);
  };
  put('q', query.words);
  for (const name of TEXTS) put(name, query[name]);
  for (const name of COUNTS) put(name, query[name] === null ? null : String(query[name]));
  put('sort', query.sort);
  if (query.down) put('order', 'down');
  if (query.view === 'list') put('view', 'list');
  put('compare', query.compare.join(','));
  return params.toString();
}
