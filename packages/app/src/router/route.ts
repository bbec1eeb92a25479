import type { RuleStatus } from '@sandtable/kernel';
import { type BookId, FIRST_BOOK, isBookId, type TableId, tableNamed } from '../games';

/** What narrows a list of rules; kept in the address so that a search can be shared and survives a reload. */
export interface RuleQuery {
  readonly words: string;
  readonly chapter: string | null;
  readonly edition: string | null;
  readonly status: RuleStatus | null;
}

export interface RulingQuery {
  readonly words: string;
  readonly edition: string | null;
  readonly optionsOnly: boolean;
}

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'about' }
  | { readonly screen: 'matches' }
  /** `from`: a match of this browser that is to go on there. */
  | { readonly screen: 'online'; readonly from?: string }
  /** The secret of a link is part of the fragment: no server and no log ever sees it. */
  | { readonly screen: 'join'; readonly key: string }
  | { readonly screen: 'table'; readonly match: string; readonly part: TablePart }
  | { readonly screen: 'new' | 'learn'; readonly table: TableId }
  | { readonly screen: 'play' | 'replay' | 'summary'; readonly id: string }
  | { readonly screen: 'rules'; readonly book: BookId; readonly rule: string | null; readonly query: RuleQuery }
  | { readonly screen: 'rulings'; readonly book: BookId; readonly query: RulingQuery }
  /** What lies behind the name and the question mark is for those screens to read. */
  | { readonly screen: FreeScreen; readonly path: string; readonly search: string }
  | { readonly screen: 'unknown'; readonly path: string };

/** Screens that read the rest of their address themselves. */
export const FREE_SCREENS = ['cards', 'decks', 'campaign', 'situations'] as const;
export type FreeScreen = (typeof FREE_SCREENS)[number];

/** What is shown of a table across the net: the table itself, or what became of its match. */
export type TablePart = 'play' | 'replay' | 'summary';

export type RulesRoute = Extract<Route, { screen: 'rules' }>;
export type CardsRoute = Extract<Route, { screen: FreeScreen }>;
export type RulingsRoute = Extract<Route, { screen: 'rulings' }>;

export const ALL_RULES: RuleQuery = { words: '', chapter: null, edition: null, status: null };
export const ALL_RULINGS: RulingQuery = { words: '', edition: null, optionsOnly: false };

const STATUSES: readonly RuleStatus[] = ['open', 'done', 'physical'];

/** Reads the fragment of an address, `#/rules/2gm/2GM-SHOOT-15?edition=tactics`. */
export function parseRoute(hash: string): Route {
  const raw = hash.replace(/^#/, '');
  const [path = '', search = ''] = splitOnce(raw, '?');
  const parts = path.split('/').filter((part) => part !== '');
  const params = new URLSearchParams(search);
  const [screen, book = FIRST_BOOK, rule, ...rest] = parts.map(decode);

  if (screen === undefined) return { screen: 'home' };
  if ((screen === 'about' || screen === 'matches' || screen === 'online') && parts.length === 1) return { screen };
  if (screen === 'online' && parts.length === 2 && isId(parts[1])) return { screen, from: parts[1] };
  const free = FREE_SCREENS.find((each) => each === screen);
  if (free !== undefined) return { screen: free, path: parts.slice(1).map(decode).join('/'), search };
  const [, second] = parts.map(decode);
  const table = tableNamed(second);
  if (
    parts.length === 2 &&
    table !== undefined &&
    (screen === 'new' || (screen === 'learn' && table.tutorial !== null))
  ) {
    return { screen, table: table.id };
  }
  if ((screen === 'play' || screen === 'replay' || screen === 'summary') && parts.length === 2 && isId(second)) {
    return { screen, id: second };
  }
  if (screen === 'join' && parts.length === 2 && isSecret(second)) return { screen, key: second };
  if (screen === 'table' && isMatch(second)) {
    if (parts.length === 2) return { screen, match: second, part: 'play' };
    if (parts.length === 3 && (rule === 'replay' || rule === 'summary')) return { screen, match: second, part: rule };
  }
  if (screen === 'rules' && isBookId(book) && rest.length === 0) {
    return { screen: 'rules', book, rule: rule ?? null, query: readRuleQuery(params) };
  }
  if (screen === 'rulings' && isBookId(book) && rule === undefined) {
    return { screen: 'rulings', book, query: readRulingQuery(params) };
  }
  return { screen: 'unknown', path: raw };
}

export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'about':
    case 'matches':
      return `#/${route.screen}`;
    case 'online':
      return `#/online${route.from === undefined ? '' : `/${route.from}`}`;
    case 'join':
      return `#/join/${route.key}`;
    case 'table':
      return `#/table/${route.match}${route.part === 'play' ? '' : `/${route.part}`}`;
    case 'new':
    case 'learn':
      return `#/${route.screen}/${route.table}`;
    case 'play':
    case 'replay':
    case 'summary':
      return `#/${route.screen}/${route.id}`;
    case 'rules': {
      const rule = route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`;
      return `#/rules/${route.book}${rule}${writeRuleQuery(route.query)}`;
    }
    case 'rulings':
      return `#/rulings/${route.book}${writeRulingQuery(route.query)}`;
    case 'cards':
    case 'decks':
    case 'campaign':
    case 'situations':
      return cardsHref(route.screen, route.path, route.search);
    case 'unknown':
      return `#${route.path}`;
  }
}

/** A place among the cards, decks, battles or situations; its path is made of ids. */
export function cardsHref(screen: FreeScreen, path = '', search = ''): string {
  const where = path === '' ? '' : `/${path.split('/').map(encodeURIComponent).join('/')}`;
  return `#/${screen}${where}${search === '' ? '' : `?${search}`}`;
}

/** The screen of a saved match: at the table, in the replay viewer, or what it came to. */
export function matchHref(screen: TablePart, id: string): string {
  return isMatch(id) ? tableHref(id, screen) : formatRoute({ screen, id });
}

/** A table across the net. */
export function tableHref(match: string, part: TablePart = 'play'): string {
  return formatRoute({ screen: 'table', match, part });
}

export function rulesHref(book: BookId, query: Partial<RuleQuery> = {}): string {
  return formatRoute({ screen: 'rules', book, rule: null, query: { ...ALL_RULES, ...query } });
}

export function ruleHref(book: BookId, rule: string, query: Partial<RuleQuery> = {}): string {
  return formatRoute({ screen: 'rules', book, rule, query: { ...ALL_RULES, ...query } });
}

export function rulingsHref(book: BookId, query: Partial<RulingQuery> = {}): string {
  return formatRoute({ screen: 'rulings', book, query: { ...ALL_RULINGS, ...query } });
}

/** Two routes are one place when they differ only in what narrows the list; a chapter is a place to go to. */
export function isSamePlace(a: Route, b: Route): boolean {
  return placeOf(a) === placeOf(b);
}

function placeOf(route: Route): string {
  switch (route.screen) {
    case 'rules':
      return `rules/${route.book}/${route.rule ?? ''}/${route.query.chapter ?? ''}`;
    case 'rulings':
      return `rulings/${route.book}`;
    case 'unknown':
      return `unknown/${route.path}`;
    case 'cards':
    case 'decks':
    case 'campaign':
    case 'situations':
      return `${route.screen}/${route.path}`;
    default:
      return formatRoute(route);
  }
}

function readRuleQuery(params: URLSearchParams): RuleQuery {
  const status = params.get('status');
  return {
    words: params.get('q') ?? '',
    chapter: params.get('chapter'),
    edition: params.get('edition'),
    status: STATUSES.find((known) => known === status) ?? null,
  };
}

function writeRuleQuery(query: RuleQuery): string {
  return writeParams([
    ['q', query.words],
    ['chapter', query.chapter],
    ['edition', query.edition],
    ['status', query.status],
  ]);
}

function readRulingQuery(params: URLSearchParams): RulingQuery {
  return {
    words: params.get('q') ?? '',
    edition: params.get('edition'),
    optionsOnly: params.get('options') === 'only',
  };
}

function writeRulingQuery(query: RulingQuery): string {
  return writeParams([
    ['q', query.words],
    ['edition', query.edition],
    ['options', query.optionsOnly ? 'only' : null],
  ]);
}

function writeParams(pairs: readonly (readonly [string, string | null])[]): string {
  const params = new URLSearchParams();
  for (const [name, value] of pairs) if (value) params.set(name, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** A half-typed percent sign must not take the page down. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{22}$/.test(text);
}

/** A match on the server has a longer name than one of this browser. */
function isMatch(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{16}$/.test(text);
}

function isId(text: string | undefined): text is string {
  return text !== undefined && /^[a-z0-9]{1,40}$/.test(text);
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
