import type { Odds, Told } from '@sandtable/kernel';
import { readIn, say, tellOutcome } from '../output/events';
import { percent, table } from '../output/text';
import { EXIT, Stop } from '../stop';
import { type Answer, refused } from './answer';
import { offerOf, type Session, standingOf } from './session';
import { readWish } from './wish';

/** What may be done, asked or unasked; nothing at all is a no. */
export function legal(session: Session): Answer {
  const { game, match } = session;
  const seat = session.nameOf(session.seat);
  const decision = match.decision(session.seat);
  const standing = standingOf(session, session.seat);
  const offer = decision === null ? { seat, kind: null, options: [] } : offerOf(session, decision);
  const idle = match.over === null ? `${seat} is not asked anything now.` : tellOutcome(game, match.state, match.over);
  const asked =
    decision === null ? `${idle}\n` : `${seat} may (${decision.kind}, ${decision.rule}):\n${listing(offer.options)}`;
  return {
    value: { ...offer, standing, outcome: readIn(game, match.over) },
    text: standing.length === 0 ? asked : `${asked}At any time:\n${listing(standing)}`,
    code: offer.options.length + standing.length === 0 ? EXIT.no : EXIT.ok,
  };
}

function listing(wishes: readonly { readonly wish: string }[]): string {
  return wishes.map(({ wish }) => `  ${wish}\n`).join('');
}

/** Whether a wish is legal, and if not, every rule that forbids it. */
export function explain(session: Session, text: string): Answer {
  const { wish } = readWish(session, session.seat, text);
  const refusals = session.game.rules.explain(session.match.state, session.seat, wish);
  return refusals.length === 0
    ? { value: { legal: true, refusals }, text: `Legal: ${text}\n`, code: EXIT.ok }
    : refused(session, text, refusals);
}

/** Exact chances of a wish; without one, of everything that may be done now and has any. */
export function odds(session: Session, text: string): Answer {
  if (text !== '') {
    const found = session.game.odds(session.match.state, session.seat, readWish(session, session.seat, text).wish);
    if (!found.ok) throw new Stop(`wish "${text}": ${say(session.game, found.problems)}`);
    const told = readIn(session.game, found.value);
    return { value: told, text: tellOdds(text, told), code: EXIT.ok };
  }
  const wishes = session.match.decision(session.seat)?.options.map((option) => {
    return session.game.wishOf(session.match.state, session.seat, option);
  });
  const all = (wishes ?? []).flatMap((wish) => {
    const found = session.game.odds(session.match.state, session.seat, readWish(session, session.seat, wish).wish);
    return found.ok ? [{ wish, ...readIn(session.game, found.value) }] : [];
  });
  const told = all.map((o) => tellOdds(o.wish, o)).join('\n');
  return {
    value: { options: all },
    text: told === '' ? 'Nothing that may be done now has odds.\n' : told,
    code: EXIT.ok,
  };
}

function tellOdds(text: string, { outcomes, breakdown }: Told<Odds>): string {
  const chances = outcomes.map(({ p, result }) => [percent(p), result]);
  const items = breakdown.map(({ value, label, rule }) => [value > 0 ? `+${value}` : String(value), label, rule]);
  return `${text}\n${table(chances, '  ')}${items.length === 0 ? '' : ` because of\n${table(items, '  ')}`}`;
}

/** A text picture. */
export function draw(session: Session): Answer {
  const picture = session.game.draw(session.match.state, session.viewer);
  return { value: { picture }, text: `${picture}\n`, code: EXIT.ok };
}
