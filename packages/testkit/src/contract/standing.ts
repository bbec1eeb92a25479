import {
  type Core,
  type Decision,
  Match,
  notPlain,
  type Option,
  parseWish,
  printWishProblem,
  type Seat,
  sameOption,
  stableHash,
  type Viewer,
} from '@sandtable/kernel';
import { demand } from './fault';
import { difference, shared } from './plain';
import type { Walk } from './walk';

/** What must hold of every state in which somebody is asked, before anything is answered. */
export function checkStanding<S extends Core, Setup, View>(walk: Walk<S, Setup, View>): void {
  const { match, game } = walk;
  const { rules } = game;
  const s = match.state;

  const odd = notPlain(s);
  demand(odd === null, 'plain', () => `a JSON round trip would change the state at ${odd}`);

  const violations = rules.invariants(s);
  demand(violations.length === 0, 'invariants', () => violations.map((v) => v.what).join(' '));

  const copy = rules.clone(s);
  const lost = difference(s, copy);
  demand(lost === null, 'clone', () => `the clone differs at ${lost}`);
  const common = shared(s, copy);
  demand(common === null, 'clone', () => `the clone shares ${common} with its original`);

  const before = stableHash(s);
  for (const who of viewers(walk)) checkView(walk, who);
  demand(stableHash(s) === before, 'view', () => 'looking at the state changed it');
  for (let seat = 0; seat < rules.seats(s); seat++) {
    for (const option of walk.sample(match.standing(seat))) checkWish(walk, seat, option);
  }
  for (const seat of match.waiting()) {
    const decision = match.decision(seat);
    if (decision !== null) checkOptions(walk, decision);
  }
}

function viewers<S extends Core, Setup, View>(walk: Walk<S, Setup, View>): Viewer[] {
  const seats = Array.from({ length: walk.game.rules.seats(walk.match.state) }, (_, seat) => seat);
  return [...seats, 'spectator'];
}

function checkView<S extends Core, Setup, View>({ match, game }: Walk<S, Setup, View>, who: Viewer): void {
  const view = game.rules.view(match.state, who);
  const again = difference(view, game.rules.view(match.state, who));
  demand(again === null, 'view', () => `two looks as ${who} differ at ${again}`);
  const odd = notPlain(view);
  demand(odd === null, 'view', () => `the view of ${who} is not plain data at ${odd}`);
  const common = shared(match.state, view);
  demand(common === null, 'view', () => `the view of ${who} hands out the state's own object at ${common}`);
}

function checkOptions<S extends Core, Setup, View>(walk: Walk<S, Setup, View>, decision: Decision): void {
  const { match, game } = walk;
  const { options, seat, kind } = decision;
  const listed = new Match(game.rules, game.rules.clone(match.state)).decision(seat)?.options ?? [];
  const moved = difference(options, listed);
  demand(moved === null, 'options', () => `"${kind}" lists its options differently the second time, at ${moved}`);
  const twice = options.find((o, i) => options.findIndex((p) => sameOption(o, p)) !== i);
  demand(twice === undefined, 'options', () => `"${kind}" offers "${twice?.join(' ')}" twice`);
  demand(walk.known.has(decision.rule), 'book', () => `"${kind}" is asked by the unknown rule "${decision.rule}"`);
  for (const option of walk.sample(options)) checkWish(walk, seat, option);
  for (const text of walk.otherWishes()) checkRefusal(walk, decision, text);
}

/** A legal option has a text, the text means the option, and nothing forbids it. */
function checkWish<S extends Core, Setup, View>(walk: Walk<S, Setup, View>, seat: Seat, option: Option): void {
  const { game, match } = walk;
  const s = match.state;
  const text = game.wishOf(s, seat, option);
  walk.noteWish(text);
  const wish = parseWish(game.language, text);
  if (!wish.ok) {
    demand(false, 'wishes', () => `"${text}" cannot be read: ${printWishProblem(wish.problem)}`);
    return;
  }
  const meant = game.optionOf(s, seat, wish.value);
  demand(
    meant !== null && sameOption(meant, option),
    'wishes',
    () => `"${text}" means ${meant?.join(' ')} instead of ${option.join(' ')}`,
  );
  const against = game.rules.explain(s, seat, wish.value);
  demand(against.length === 0, 'wishes', () => `"${text}" is offered, but ${against[0]?.rule} forbids it`);
}

/** What is not offered is refused by rules of the book. */
function checkRefusal<S extends Core, Setup, View>(walk: Walk<S, Setup, View>, decision: Decision, text: string): void {
  const { game, match } = walk;
  const wish = parseWish(game.language, text);
  if (!wish.ok) return;
  const meant = game.optionOf(match.state, decision.seat, wish.value);
  const offers = [...decision.options, ...match.standing(decision.seat)];
  const offered = meant !== null && offers.some((o) => sameOption(o, meant));
  const against = game.rules.explain(match.state, decision.seat, wish.value);
  demand(
    offered === (against.length === 0),
    'wishes',
    () => `"${text}" is ${offered ? '' : 'not '}offered, but refused by ${against.length} rules`,
  );
  const unknown = against.find((r) => !walk.known.has(r.rule));
  demand(unknown === undefined, 'book', () => `"${text}" is refused by the unknown rule "${unknown?.rule}"`);
}
