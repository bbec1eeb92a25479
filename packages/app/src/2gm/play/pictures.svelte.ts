import { retryable } from '../../once';
import { REACTIONS, SET_UP } from '../react/kinds';
import { type Desk, EMPTY, type Picture } from './desk';
import { pictureOf } from './picture';

type Pictured = (desk: Desk) => Picture;
type Rare = 'reaction' | 'setUp';

const LOADERS: Readonly<Record<Rare, () => Promise<Pictured>>> = {
  reaction: retryable(async () => (await import('../react/pictured')).pictured),
  setUp: retryable(async () => (await import('../set-up/pictured')).pictured),
};

function rareOf(kind: string): Rare | null {
  if (REACTIONS.includes(kind)) return 'reaction';
  return SET_UP.includes(kind) ? 'setUp' : null;
}

/** Pictures of all questions. Those that most turns do not ask come with the first question that needs them. */
export class Pictures {
  private known = $state.raw<Partial<Readonly<Record<Rare, Pictured>>>>({});

  /** Empty while it is on its way. */
  of(desk: Desk): Picture {
    const rare = rareOf(desk.question?.kind ?? '');
    if (rare === null) return pictureOf(desk);
    return this.known[rare]?.(desk) ?? EMPTY;
  }

  /** Fetches what a question of this kind needs. */
  async load(kind: string): Promise<void> {
    const rare = rareOf(kind);
    if (rare === null || this.known[rare] !== undefined) return;
    const pictured = await LOADERS[rare]();
    this.known = { ...this.known, [rare]: pictured };
  }
}
