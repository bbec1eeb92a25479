/** The training ground: a road over a bridge, woods, a river, and five factories. */
const HEXES: Readonly<Record<string, string>> = {
  '0,3': 'road',
  '1,3': 'road',
  '2,3': 'road',
  '3,3': 'road',
  '4,3': 'road',
  '5,3': 'bridge',
  '6,3': 'road',
  '7,3': 'road',
  '8,3': 'road',
  '5,0': 'river',
  '5,1': 'river',
  '5,2': 'river',
  '5,4': 'river',
  '5,5': 'river',
  '5,6': 'river',
  '1,1': 'factory',
  '3,0': 'forest',
  '3,1': 'factory',
  '2,1': 'forest',
  '2,2': 'forest',
  '0,5': 'forest',
  '0,6': 'forest',
  '2,5': 'factory',
  '7,1': 'factory',
  '8,1': 'forest',
  '7,0': 'forest',
  '7,5': 'factory',
  '8,5': 'forest',
  '3,6': 'forest',
};

export interface Piece {
  readonly at: string;
  readonly unit: string;
  readonly damage?: number;
  readonly xp?: number;
}

interface LessonGround {
  readonly phase: string;
  /** Who has the turn; the person unless it says otherwise. */
  readonly turn?: 'usa' | 'germany-1';
  readonly moving?: { readonly at: string; readonly spent: number };
  readonly coins?: number;
  readonly own: readonly Piece[];
  readonly enemy: readonly Piece[];
  readonly factories?: readonly { readonly at: string; readonly owner: 'usa' | 'germany-1' }[];
}

/** A moment on the training ground: the person plays the United States, the Automa Germany I. */
export function onGround(scene: LessonGround): unknown {
  const { phase, turn = 'usa', moving, coins = 0, own, enemy, factories = [] } = scene;
  return {
    game: 'aces',
    map: { size: '9x7', hexes: HEXES },
    // five factories win a short match on a whole map
    options: { shortGame: true },
    turn: { seat: turn, phase, ...(moving === undefined ? {} : { moving }) },
    seats: { usa: { coins }, 'germany-1': { automa: 'standard' } },
    units: [
      ...own.map((piece) => ({ ...piece, seat: 'usa' })),
      ...enemy.map((piece) => ({ ...piece, seat: 'germany-1' })),
    ],
    factories,
  };
}
