import type { Listed } from './games';
import type { Io } from './io';
import type { ExitCode } from './stop';

/** What every command gets. */
export interface Cli {
  readonly io: Io;
  readonly games: readonly Listed[];
  /** How the command ended; success unless it says otherwise. */
  end(code: ExitCode): void;
}
