import type { KeyRow } from '../store/rows';

/** The other end of a wire: a socket, or somebody who asks again and again. */
export interface Line {
  /** False: the reader is too slow and is to be dropped. */
  send(message: unknown): boolean;
  close(reason: string): void;
}

/** Somebody who looks at a table: what their key allows, and how to reach them. */
export interface Guest {
  readonly key: KeyRow;
  readonly line: Line;
}

/** A message for a guest; whoever cannot keep up is shown out before it costs memory. */
export function tell({ line }: Guest, message: unknown): void {
  if (!line.send(message)) line.close('You read too slowly; come back and go on from where you were.');
}
