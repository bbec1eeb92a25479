import { retryable } from '../../once';
import { REACTIONS, SET_UP } from '../react/kinds';
import { type Desk, EMPTY, type Picture } from './desk';

type Pictured = (desk: Desk) => Picture;
type Part = 'turn' | 'reaction' | 'setUp' | 'laying';

const LOADERS: Readonly<Record<Part, () => Promise<Pictured>>> = {
  turn: retryable(async () => (await import('./picture')).pictureOf),
  reaction: retryable(async () => (await import('../react/pictured')).pictured),
  setUp: retryable(async () => (await import('../set-up/pictured')).pictured),
  laying: retryable(async () => (await import('../set-up/pictured-laying')).pictured),
};

function partOf(kind: string): Part {
  if (REACTIONS.includes(kind)) return 'reaction';
  if (kind === 'lay') return 'laying';
  return SET_UP.includes(kind) ? 'setUp' : 'turn';
}

/** Pictures of all questions; each part comes with the first question that needs it, so that a new table opens fast. */
export class Pictures {
  private known = $state.raw<Partial<Readonly<Record<Part, Pictured>>>>({});

  /** Empty while it is on its way. */
  of(desk: Desk): Picture {
    return desk.question === null ? EMPTY : (this.known[partOf(desk.question.kind)]?.(desk) ?? EMPTY);
  }

  /** Whether a question of this kind can be shown at once. */
  has(kind: string): boolean {
    return this.known[partOf(kind)] !== undefined;
  }

  /** Fetches what a question of this kind needs. */
  async load(kind: string): Promise<void> {
    const part = partOf(kind);
    if (this.known[part] !== undefined) return;
    const pictured = await LOADERS[part]();
    this.known = { ...this.known, [part]: pictured };
  }
}
