import type { Edition, Nation } from '../content/types';
import { FILES } from './files';
import type { Scenario } from './shape';

/** What a side is told before a scenario begins. */
export interface SideBriefing {
  readonly nation: Nation;
  readonly orders: string;
  /** A deck of ours for a quick match. */
  readonly deck: string;
  /** Of its army deck. */
  readonly points: number;
  /** AP and cards it begins with. */
  readonly ap: number;
  readonly hand: number;
  /** Rows its Supply Line always counts; 0 is as it stands on the field. */
  readonly supplyRows: number;
  /** Cards the scenario adds to its deck. */
  readonly cards: readonly { readonly card: string; readonly copies: number }[];
  /** What the places of each of its goals are, in their order: "bridge"; empty where a goal has none. */
  readonly places: readonly string[];
}

/** What players are told of a scenario before they choose it. */
export interface Briefing
  extends Pick<Scenario, 'id' | 'title' | 'year' | 'briefing' | 'turns' | 'first' | 'without' | 'forbidden'> {
  readonly edition: Edition;
  readonly weather: Scenario['weather'];
  readonly night: boolean;
  readonly arctic: boolean;
  readonly south: SideBriefing;
  readonly north: SideBriefing;
}

/** A file with what it leaves out left out. */
interface Written extends Partial<Omit<Briefing, 'south' | 'north'>> {
  readonly south: WrittenSide;
  readonly north: WrittenSide;
}

type Told = 'points' | 'ap' | 'hand' | 'supplyRows' | 'cards';

interface WrittenSide extends Omit<SideBriefing, 'places' | Told>, Partial<Pick<SideBriefing, Told>> {
  readonly goals: readonly { readonly name?: string }[];
}

function side(told: WrittenSide): SideBriefing {
  const { nation, orders, deck, points = 120, ap = 5, hand = 5, supplyRows = 0, cards = [], goals } = told;
  return { nation, orders, deck, points, ap, hand, supplyRows, cards, places: goals.map(({ name = '' }) => name) };
}

/** Our own scenarios for screens, without the engine that reads and checks them. */
export const BRIEFINGS: readonly Briefing[] = (FILES as readonly unknown[]).map((file) => {
  const told = file as Written;
  return {
    id: told.id ?? '',
    title: told.title ?? '',
    edition: told.edition ?? 'tactics',
    year: told.year ?? 0,
    briefing: told.briefing ?? '',
    turns: told.turns ?? 0,
    without: told.without ?? [],
    forbidden: told.forbidden ?? [],
    first: told.first ?? 'bid',
    weather: told.weather ?? 'clear',
    night: told.night ?? false,
    arctic: told.arctic ?? false,
    south: side(told.south),
    north: side(told.north),
  };
});
