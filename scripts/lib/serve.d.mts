export interface ServeOptions {
  /** First port to try; 0 lets the system choose. Default 4280. */
  port?: number;
  /** Address to listen on. Default 127.0.0.1, so that only this machine can reach it. */
  host?: string;
  /** Fail (EADDRINUSE) instead of taking the next free port. */
  exactly?: boolean;
}

export interface Served {
  port: number;
  url: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** Serves a folder of built files, with unknown routes answered by its index.html. */
export function serve(folder: string, options?: ServeOptions): Promise<Served>;
