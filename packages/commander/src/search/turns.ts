import { type Core, type Decision, type Match, type Option, randomBelow } from '@sandtable/kernel';
import type { Plan } from '../brain';
import { quickPlan } from './playout';
import { rivalsOf } from './rivals';
import { type Found, finish, mean, play, type Tried, triedOf } from './search';
import { imagined, type Search, worldOf } from './worlds';

/** Turns that live on from round to round; each bears as many. */
const PARENTS = 4;
/** Worlds each new turn is tried in before it is held against its parents. */
const WORLDS = 2;
/** More own answers than a turn has. */
const LONGEST = 60;

/**
 * Search over whole turns: a turn is what the seat answers until somebody else is on. Of the best turns so far one answer is changed at
 * a time, what follows is played at once, and whichever of them lead to more live on.
 */
export function searchTurns<S extends Core, View>(search: Search<S, View>, view: View, decision: Decision): Found {
  const { seat, brain, purse } = search;
  const most = purse.left;
  const quick = triedOf(quickPlan(brain, imagined(search, worldOf(search, 0)), decision));
  const tried: Tried[] = [quick];
  tryIn(search, quick, WORLDS);
  for (const plan of rivalsOf(search, view, decision, quick.plan)) {
    if (purse.left < most / 2) break;
    const rival = triedOf(plan);
    tryIn(search, rival, WORLDS);
    tried.push(rival);
  }
  if (tried.length === 1) return finish(search, tried, quick);
  while (purse.left >= PARENTS * WORLDS) {
    const parents = byWorth(tried).slice(0, PARENTS);
    for (const parent of parents) {
      const plan = changed(search, parent.plan, seat);
      const child = triedOf(plan);
      tryIn(search, child, parent.values.length);
      // who lives on is looked at again, so that luck alone does not keep anybody
      tryIn(search, parent, WORLDS);
      tried.push(child);
    }
  }
  // the best are held against the quick answer in the same worlds
  const finalist = byWorth(tried.filter((one) => one !== quick)).slice(0, 1);
  const worlds = Math.max(quick.values.length, ...finalist.map((one) => one.values.length));
  for (const one of [quick, ...finalist]) tryIn(search, one, worlds - one.values.length);
  return finish(search, [quick, ...finalist], quick);
}

function byWorth(tried: readonly Tried[]): Tried[] {
  return tried.slice().sort((one, other) => mean(other.values) - mean(one.values));
}

/** Plays it in the next so many worlds it has not seen. */
function tryIn<S extends Core, View>(search: Search<S, View>, one: Tried, worlds: number): void {
  for (let n = 0; n < worlds; n++) play(search, worldOf(search, one.values.length), one);
}

/** The same turn with one of its later answers changed; how it goes on from there is left open. */
function changed<S extends Core, View>(search: Search<S, View>, plan: Plan, seat: number): Plan {
  const { brain, rng } = search;
  const match = imagined(search, worldOf(search, 0));
  const { answers, options } = turnOf(match, plan);
  if (answers.length < 2) return plan;
  const at = 1 + randomBelow(rng, answers.length - 1);
  const offered = options[at] ?? [];
  const other = offered[randomBelow(rng, offered.length)];
  return other === undefined ? plan : [...answers.slice(0, at), other];

  /** What the seat answers in this turn, and what it could have. */
  function turnOf(m: Match<S, never, View>, first: Plan): { answers: Option[]; options: (readonly Option[])[] } {
    const given: Option[] = [];
    const could: (readonly Option[])[] = [];
    const turn = brain.turn(m.state);
    for (let step = 0; given.length < LONGEST && brain.turn(m.state) === turn; ) {
      const asked = m.decision();
      if (asked === null) break;
      const planned = asked.seat === seat ? first[step] : undefined;
      const option = asked.options.find((o) => o.join() === planned?.join()) ?? quickPlan(brain, m, asked)[0];
      if (asked.seat === seat) step++;
      if (asked.seat === seat && option !== undefined) {
        given.push(option);
        could.push(asked.options);
      }
      if (option === undefined || !m.submit(asked.seat, option).ok) break;
    }
    return { answers: given, options: could };
  }
}
