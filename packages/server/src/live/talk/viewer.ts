import type { KeyRow } from '../../store/rows';

/** The other end of a wire: a socket, or somebody who asks again and again. */
export interface Line {
  /** Whoever cannot keep up is dropped before it costs memory; they come back and go on from where they were. */
  send(message: unknown): void;
  close(reason: string): void;
}

/** Somebody who looks at a table: what their key allows, and how to reach them. */
export interface Guest {
  readonly key: KeyRow;
  readonly line: Line;
}
