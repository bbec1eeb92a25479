import { type Core, type Decision, type Game, inBrief, Match, type Opponent, seedRng } from '@sandtable/kernel';
import { en } from '../words/en';
import type { Brain } from './brain';
import { type Budget, characters, effortOf, nameOf, type Style, within } from './levels';
import { commanderReader } from './reading';
import type { Effort } from './search/effort';
import { Intentions, keyOf } from './search/intentions';
import { searchBy } from './search/methods';
import { noticed } from './search/noticing';
import { quickPlan } from './search/playout';
import { Costs, Purse } from './search/purse';
import { plainThought, thoughtOf } from './thought';
import type { Weights } from './weights';

/** An opponent that searches with what its seat may know. The same view, question and playouts give the same answer. */
export function commanderOf<S extends Core, View>(
  brain: Brain<S, View>,
  effort: Effort,
  weights: Weights = brain.weights,
): Opponent<View, S> {
  const intentions = new Intentions();
  const costs = new Costs();
  return (view, asked, world) => {
    const [only, ...others] = asked.options;
    if (only !== undefined && others.length === 0) return { option: only, thought: plainThought(asked, 'only') };
    const decision = seenBy(effort, view, asked);
    const purse = new Purse(effort, costs);
    const imagined = world();
    if (effort.playouts === 0) {
      const [option] = quickPlan(brain, new Match(brain.rules, imagined), decision);
      if (option === undefined) throw new Error(`Nothing comes to mind about ${decision.kind}.`);
      return { option, thought: plainThought(decision, 'habit') };
    }
    const key = keyOf(view, decision);
    const meant = intentions.recall(key, decision);
    if (meant !== null) return { option: meant, thought: plainThought(decision, 'asMeant') };
    const rng = seedRng(key);
    const { seat } = decision;
    const stakes = brain.stakes(view, seat);
    const found = searchBy(
      { brain, weights, world: imagined, seat, rng, effort, purse, stakes, worlds: [] },
      view,
      decision,
    );
    intentions.keep(brain, imagined, decision, found.chosen.plan);
    return {
      option: found.option,
      thought: thoughtOf(decision, found, { game: brain.rules.id, names: brain.names, weights }, stakes),
    };
  };
}

function seenBy({ overlooks = 0 }: Effort, view: unknown, asked: Decision): Decision {
  return overlooks === 0 ? asked : noticed(asked, overlooks, keyOf(view, asked));
}

/** What counts for somebody of this style. */
export function styled<S extends Core, View>(brain: Brain<S, View>, style: Style | null): Weights {
  if (style === null) return brain.weights;
  const likes = brain.styles[style];
  return brain.names.map((name, i) => (brain.weights[i] ?? 0) * (likes[name] ?? 1));
}

/** The game with the Commander's levels among its opponents. A budget is for the highest; those below stay what they are. */
export function withLevels<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  brain: Brain<S, View>,
  budget: Budget | null = null,
): Game<S, Setup, View> {
  const levels = characters().map((character) => {
    const effort = effortOf(brain.ranks, character.level);
    const allowed = budget === null || character.level !== 'commander' ? effort : within(effort, budget);
    return [nameOf(character), commanderOf(brain, allowed, styled(brain, character.style))] as const;
  });
  const read = commanderReader(en, game.read ?? inBrief);
  return { ...game, read, opponents: { ...game.opponents, ...Object.fromEntries(levels) } };
}
