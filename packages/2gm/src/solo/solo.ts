/** A seat that one of the solo rules of the books plays: which of them, how it is tuned, and what it remembers of its turn. */
export interface Solo {
  system: SoloSystem;
  type: SoloType;
  /** Its own turns, the present one included; 0 before the first (SOLO-RULING-14). */
  turn: number;
  /** What it is up to this turn: a band of the Pacific tables (bands.ts), or a stance of the Tactics ones. */
  mood: number;
  /** The sum that chose it: behaviour modifiers, or the die with its modifiers. */
  sum: number;
  /** Length of its Supply Line at the end of its last turn (SOLO-RULING-10). */
  chain: number;
  /** Its hand lies open, from its first Card Phase on (SOLOP-START-02, SOLOT-CARDS-01). */
  open: boolean;
  /** What a scenario wants of it, and where; in a Pitched Battle the enemy HQ. */
  aim: SoloAim;
  objective: number[];
  /** Cards that have left its hand in this Deployment Phase and the AP paid for each: card, AP, card, AP … */
  spent: number[];
  /** Units that were looked at in this Movement Phase and stay where they are. */
  held: number[];
  /** The space its last mover has left, NONE before the first move of the phase. */
  from: number;
  levers: SoloLevers;
}

export type SoloSystem = 'pacific' | 'tactics';
export type SoloType = 'variable' | 'offensive' | 'defensive';
/** What an objective is for; `none` is one without a place, such as holding out. */
export type SoloAim = 'hq' | 'destroy' | 'occupy' | 'defend' | 'none';

/** The difficulty levers of the books and ours. They never touch dice, what is hidden, or the order of the tables. */
export interface SoloLevers {
  /** AP more or less from its HQ each turn (SOLOP-HQ-03, SOLOT-HQ-02). */
  income: number;
  /** AP more or less at the start. */
  ap: number;
  /** HP more or less of its HQ. */
  hq: number;
  /** The easy pool of the book: no aircraft, no artillery or tanks dearer than 6 AP, no mines (SOLOP-DECK-08). */
  easy: boolean;
  /** Further cards taken out of its pool, by number (SOLOP-DECK-07, SOLOT-DECK-06). */
  without: number[];
  /** Cards of each type as a scenario prints them; empty: as many as the human has (SOLOP-DECK-21, SOLOT-DECK-22). */
  counts: number[];
  /** How often the die for extra cards is rolled. */
  extra: number;
  /** Its bid, NONE for the table of the book. */
  bid: number;
  /** Cards more or less in each Card Phase. */
  draw: number;
  /** Added to the sum that chooses its behaviour or stance. */
  bias: number;
  /** Units its table does not list are deployed after all others. */
  unlisted: boolean;
  /** It answers in the turns of others. */
  reacts: boolean;
  /** Whom it confronts first (SOLO-RULING-12): by thirds of the field, strictly the closest, or strictly the most powerful. */
  confronts: 'zones' | 'closest' | 'power';
  /** Tactics: cards it has not used stay in its hand. */
  keeps: boolean;
  /** Tactics: its infantry may assault. */
  assaults: boolean;
  /** Terrain cards a scenario lets it place, by number (SOLOP-TERRAIN-08, SOLOT-TERRAIN-09). */
  terrain: number[];
  /** It gets all of them instead of half. */
  allTerrain: boolean;
  /** Cards it draws before the battle to place the units among them (SOLOP-PREDEPLOY-01, SOLOT-PREDEPLOY-01). */
  predeploy: number;
  /** Whoever plays against it may shuffle the discard pile once the deck is empty (SOLOP-DISCARD-27, SOLOT-DISCARD-03). */
  reshuffle: boolean;
}

export function cloneSolo(x: Solo): Solo {
  return {
    system: x.system,
    type: x.type,
    turn: x.turn,
    mood: x.mood,
    sum: x.sum,
    chain: x.chain,
    open: x.open,
    aim: x.aim,
    objective: x.objective.slice(),
    spent: x.spent.slice(),
    held: x.held.slice(),
    from: x.from,
    levers: cloneLevers(x.levers),
  };
}

/**
 * A solo opponent as somebody sees it: its tables and its mood lie open. What it remembers of its turn names cards that may lie face
 * down, and is its own.
 */
export function soloFor(x: Solo, own: boolean): Solo {
  if (own) return cloneSolo(x);
  return {
    system: x.system,
    type: x.type,
    turn: x.turn,
    mood: x.mood,
    sum: x.sum,
    chain: x.chain,
    open: x.open,
    aim: x.aim,
    objective: x.objective.slice(),
    spent: [],
    held: [],
    from: -1,
    levers: cloneLevers(x.levers),
  };
}

/** Field by field: every view of a match has a copy, and the machine reads objects of one kind. */
export function cloneLevers(x: SoloLevers): SoloLevers {
  return {
    income: x.income,
    ap: x.ap,
    hq: x.hq,
    easy: x.easy,
    without: x.without.slice(),
    counts: x.counts.slice(),
    extra: x.extra,
    bid: x.bid,
    draw: x.draw,
    bias: x.bias,
    unlisted: x.unlisted,
    reacts: x.reacts,
    confronts: x.confronts,
    keeps: x.keeps,
    assaults: x.assaults,
    terrain: x.terrain.slice(),
    allTerrain: x.allTerrain,
    predeploy: x.predeploy,
    reshuffle: x.reshuffle,
  };
}
