export interface Postgres {
  /** Address of its one database. */
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
  /** Ends it and removes what it stored. */
  end(): Promise<void>;
  /** Ends it as a crash would, with no chance to tidy up. */
  kill(): Promise<void>;
  /** Starts it again, on the same port, after a kill. */
  restart(): Promise<void>;
}

/** The folder of PostgreSQL's programs, or null. */
export function findPostgres(): string | null;

/** Starts a PostgreSQL of our own on a free port of this machine, as a user without rights. Null where there is none. */
export function startPostgres(): Promise<Postgres | null>;
