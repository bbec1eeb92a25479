import type { Core, Decision, Match, Option } from '@sandtable/kernel';
import type { Plan } from '../brain';
import { playTo, quickPlan } from './playout';
import { rivalsOf } from './rivals';
import { type Found, finish, mean, note, type Tried, triedOf } from './search';
import { imagined, type Search, worldOf } from './worlds';

/** Intentions at one point of the own turn, and what became of each. */
interface Node {
  readonly open: readonly Plan[];
  readonly branches: Branch[];
  visits: number;
}

interface Branch {
  readonly tried: Tried;
  next: Node | null;
}

/** A node has so many branches after n visits: FEW · n ^ WIDER. */
const FEW = 2;
const WIDER = 0.5;
/** How much what has been seen seldom is looked at again. */
const CURIOUS = 0.15;
/** Own decisions of one turn that the tree reaches. */
const DEEPEST = 8;

/**
 * Tree search over the own decisions of this turn: every playout goes down by what has done well and what has been seen seldom, a node
 * gets a new branch only as it is visited more often (progressive widening), and below the tree everybody plays at once.
 */
export function searchTree<S extends Core, View>(search: Search<S, View>, view: View, decision: Decision): Found {
  const { effort, brain, purse } = search;
  const quick = triedOf(quickPlan(brain, imagined(search, worldOf(search, 0)), decision));
  const root: Node = { open: [quick.plan, ...rivalsOf(search, view, decision, quick.plan)], branches: [], visits: 0 };
  do descend(search, root, purse.spent);
  while (!purse.isEmpty);
  const [first, ...others] = root.branches;
  if (first === undefined) return finish(search, [quick], quick);
  const best = others
    .map(({ tried }) => tried)
    .sort((a, b) => b.values.length - a.values.length || mean(b.values) - mean(a.values));
  const rival = best[0];
  return finish(
    { purse, effort: { ...effort, sharpness: 0 } },
    rival === undefined ? [first.tried] : [first.tried, rival],
    first.tried,
  );
}

function descend<S extends Core, View>(search: Search<S, View>, root: Node, n: number): void {
  const { brain, seat, effort } = search;
  const match = imagined(search, worldOf(search, n));
  const turn = brain.turn(match.state);
  const isEarly = turn === 0 && brain.rules.seats(match.state) === 2;
  const path: Branch[] = [];
  let node: Node | null = root;
  let plan: Plan = [];
  while (node !== null && path.length < DEEPEST) {
    node.visits++;
    const branch = branchOf(node);
    if (branch === null) break;
    path.push(branch);
    plan = branch.tried.plan;
    if (branch.next === null && branch.tried.values.length === 0) break;
    if (!carryOut(search, match, plan, turn)) break;
    plan = [];
    branch.next ??= nodeAt(search, match, turn);
    node = branch.next;
  }
  playTo(brain, match, seat, plan, effort.horizon + (isEarly ? 1 : 0));
  note(
    search,
    match.state,
    path.map(({ tried }) => tried),
  );
}

/** The branch to follow: a new one as long as there are few for so many visits. */
function branchOf(node: Node): Branch | null {
  const plan = node.open[node.branches.length];
  if (plan !== undefined && node.branches.length < FEW * node.visits ** WIDER) {
    const branch: Branch = { tried: triedOf(plan), next: null };
    node.branches.push(branch);
    return branch;
  }
  let best: Branch | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of node.branches) {
    const seen = branch.tried.values.length;
    const worth = mean(branch.tried.values) + CURIOUS * Math.sqrt(Math.log(node.visits) / Math.max(1, seen));
    if (worth <= most) continue;
    most = worth;
    best = branch;
  }
  return best;
}

/** Answers as intended, and lets the others answer, until the seat is asked something new in the same turn. */
function carryOut<S extends Core, View>(
  search: Search<S, View>,
  match: Match<S, never, View>,
  plan: Plan,
  turn: number,
): boolean {
  const { brain, seat } = search;
  let step = 0;
  for (;;) {
    const asked = match.decision();
    if (asked === null || brain.turn(match.state) !== turn) return false;
    let option: Option | undefined;
    if (asked.seat === seat) {
      if (step >= plan.length) return true;
      option = asked.options.find((o) => o.join() === plan[step]?.join());
      step++;
      if (option === undefined) return true;
    } else [option] = quickPlan(brain, match, asked);
    if (option === undefined || !match.submit(asked.seat, option).ok) return false;
  }
}

/** What may be intended here: the quick answer first. */
function nodeAt<S extends Core, View>(
  search: Search<S, View>,
  match: Match<S, never, View>,
  turn: number,
): Node | null {
  const { brain, seat } = search;
  const decision = match.decision(seat);
  if (decision === null || brain.turn(match.state) !== turn) return null;
  const quick = quickPlan(brain, match, decision);
  const view = brain.rules.view(match.state, seat);
  const here: Search<S, View> = { ...search, world: brain.rules.clone(match.state), worlds: [] };
  return { open: [quick, ...rivalsOf(here, view, decision, quick)], branches: [], visits: 0 };
}
