/** A unit of a lesson, in the words of a position. */
export interface Piece {
  /** A space, `hq` beside the HQ, or `craft` inside the unit that `carrier` names. */
  readonly at: string;
  readonly card: string;
  readonly wounds?: number;
  readonly upgrades?: readonly string[];
  readonly carrier?: string;
}

interface Seat {
  readonly ap?: number;
  readonly hq?: number;
  readonly hand?: readonly string[];
  /** The next card to be drawn first. */
  readonly deck?: readonly string[];
}

interface LessonGround {
  readonly edition: 'tactics' | 'pacific';
  readonly phase: string;
  /** Whose turn it is; the person's unless it says otherwise. */
  readonly active?: 'south' | 'north';
  readonly south?: Seat;
  readonly north?: Seat;
  readonly own: readonly Piece[];
  readonly enemy: readonly Piece[];
  readonly natural?: Readonly<Record<string, string>>;
}

const ARMIES = {
  tactics: { south: 'uk', north: 'germany' },
  pacific: { south: 'usa', north: 'japan' },
} as const;

/** A moment on the field; the person plays the south. Nothing is in anybody's hand unless it says so. */
export function onField(scene: LessonGround): unknown {
  const { edition, phase, active = 'south', south, north, own, enemy, natural = {} } = scene;
  const nations = ARMIES[edition];
  return {
    ...{ game: '2gm', edition, phase, active, natural },
    south: { nation: nations.south, hand: [], deck: 20, ...south },
    north: { nation: nations.north, hand: [], deck: 20, ...north },
    units: [
      ...own.map((piece) => ({ ...piece, side: 'south' })),
      ...enemy.map((piece) => ({ ...piece, side: 'north' })),
    ],
  };
}
