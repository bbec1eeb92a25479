import { type Candidate, type Decision, type Fact, factsOf, type Thought } from '@sandtable/kernel';
import { en } from '../words/en';
import { endOf } from './brain';
import { chanceOfValue } from './search/chance';
import { behind, type Found, mean, type Tried } from './search/search';
import type { Stake } from './stakes';

const say = factsOf(en).commander;
/** So many of the intentions that were compared are told. */
const TOLD = 4;
/** A world in which so much less is left than on average is one that went wrong. */
const WRONG = 0.15;
/** What is won or lost less often than this is not worth a word; nor what any other answer would win as well. */
const SELDOM = 0.15;
const MORE_OFTEN = 0.1;

type Manner = 'only' | 'asMeant' | 'habit';

/** Where nothing was compared. */
export function plainThought(decision: Decision, manner: Manner): Thought {
  return { because: [decision.rule], text: say[manner], candidates: [] };
}

/** What it wants and why, and the intentions it compared with what came of them. */
export function thoughtOf(decision: Decision, found: Found, aims: Aims, stakes: readonly Stake[]): Thought {
  const { chosen, quick, tried } = found;
  if (chosen.values.length === 0) return plainThought(decision, 'habit');
  const chance = percent(chanceOfValue(mean(chosen.values)));
  const turns = chosen.values.length;
  const danger = percent(chosen.values.filter((v) => v < mean(chosen.values) - WRONG).length / turns);
  const aim = chosen === quick ? null : aimOf(chosen, quick, aims);
  const compared = tried.filter((t) => t.values.length > 0);
  const notes = [hopeOf(chosen, compared, stakes), fearOf(chosen, stakes)].flatMap((note) => note ?? []);
  const text = aim === null ? say.usual(chance, turns, danger, notes) : say.plan(aim, chance, turns, danger, notes);
  const told = compared.slice(0, TOLD);
  return { because: [decision.rule], text, candidates: told.flatMap((t) => candidateOf(t, chosen)) };
}

/** What it counts on: what is won more often by this than by all else it compared. */
function hopeOf(chosen: Tried, compared: readonly Tried[], stakes: readonly Stake[]): Fact | null {
  const others = compared.filter((t) => t !== chosen);
  let best = MORE_OFTEN;
  let hope: Fact | null = null;
  stakes.forEach((stake, i) => {
    if (stake.isOwn) return;
    const often = shareOf(chosen, i);
    const more = often - mean(others.map((t) => shareOf(t, i)));
    if (often < SELDOM || more < best) return;
    best = more;
    hope = say.won[stake.kind](stake.name, stake.place, percent(often));
  });
  return hope;
}

/** The danger it accepts: what of its own is lost most often. */
function fearOf(chosen: Tried, stakes: readonly Stake[]): Fact | null {
  let most = SELDOM;
  let fear: Fact | null = null;
  stakes.forEach((stake, i) => {
    const often = shareOf(chosen, i);
    if (!stake.isOwn || often < most) return;
    most = often;
    fear = say.lost[stake.kind](stake.name, stake.place, percent(often));
  });
  return fear;
}

function shareOf({ losses, values }: Tried, stake: number): number {
  return (losses[stake] ?? 0) / values.length;
}

function candidateOf(tried: Tried, chosen: Tried): Candidate[] {
  const option = endOf(tried.plan);
  if (option === undefined) return [];
  const { chance, points, error, worlds } = behind(tried, chosen);
  const note =
    tried === chosen ? say.chosen(percent(chance)) : say.behind(percent(Math.max(0, points)), percent(error), worlds);
  const fate = tried === chosen ? 'chosen' : 'behind';
  return [{ option, rank: [mean(tried.values)], fate, note, rule: null }];
}

/** What features are called, and how much they count. */
export interface Aims {
  readonly game: string;
  readonly names: readonly string[];
  readonly weights: readonly number[];
}

/** What the gain over the other answer mostly comes from. */
export function aimOf(chosen: Tried, quick: Tried, { game, names, weights }: Aims): Fact | null {
  let best = 0;
  let name: string | null = null;
  names.forEach((each, i) => {
    const part =
      (weights[i] ?? 0) *
      ((chosen.features[i] ?? 0) / chosen.values.length - (quick.features[i] ?? 0) / quick.values.length);
    if (part > best) {
      best = part;
      name = each;
    }
  });
  return name === null ? null : (say.aims[`${game}-${name}`] ?? null);
}

function percent(part: number): number {
  return Math.round(100 * part);
}
