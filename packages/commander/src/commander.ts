import { type Core, type Game, inBrief, Match, type Opponent, seedRng } from '@sandtable/kernel';
import { en } from '../words/en';
import type { Brain } from './brain';
import { atPace, type Budget, characters, EFFORTS, nameOf, type Style, within } from './levels';
import { commanderReader } from './reading';
import type { Effort } from './search/effort';
import { Intentions, keyOf } from './search/intentions';
import { searchBy } from './search/methods';
import { quickPlan } from './search/playout';
import { plainThought, thoughtOf } from './thought';
import type { Weights } from './weights';

/** An opponent that searches with what its seat may know. The same view, question and playouts give the same answer. */
function commanderOf<S extends Core, View>(
  brain: Brain<S, View>,
  effort: Effort,
  weights: Weights = brain.weights,
): Opponent<View, S> {
  const intentions = new Intentions();
  return (view, decision, world) => {
    const [only, ...others] = decision.options;
    if (only !== undefined && others.length === 0) return { option: only, thought: plainThought(decision, 'only') };
    effort.begin?.();
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
    const found = searchBy(
      { brain, weights, world: imagined, seat: decision.seat, rng, effort, worlds: [] },
      view,
      decision,
    );
    intentions.keep(brain, imagined, decision, found.chosen.plan);
    return {
      option: found.option,
      thought: thoughtOf(decision, found, { game: brain.rules.id, names: brain.names, weights }),
    };
  };
}

/** What counts for somebody of this style. */
export function styled<S extends Core, View>(brain: Brain<S, View>, style: Style | null): Weights {
  if (style === null) return brain.weights;
  const likes = brain.styles[style];
  return brain.names.map((name, i) => (brain.weights[i] ?? 0) * (likes[name] ?? 1));
}

/** The game with the Commander's levels among its opponents. */
export function withLevels<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  brain: Brain<S, View>,
  budget: Budget | null = null,
): Game<S, Setup, View> {
  const levels = characters().map((character) => {
    const effort = EFFORTS[character.level];
    const weights = styled(brain, character.style);
    return [
      nameOf(character),
      commanderOf(brain, budget === null ? atPace(effort, brain.pace) : within(effort, budget), weights),
    ] as const;
  });
  const read = commanderReader(en, game.read ?? inBrief);
  return { ...game, read, opponents: { ...game.opponents, ...Object.fromEntries(levels) } };
}
