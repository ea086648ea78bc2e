export interface RunningDatabase {
  /** mysql://…, for DATABASE_URL; names a schema that exists */
  url: string;
  /** In words, for the person who waits. */
  how: string;
  /** Ends the server if it was started here, and nothing else. */
  stop(): Promise<void>;
}

/** A database server for tests, in a temporary folder. TEST_DATABASE_URL names another one to use. */
export function startThrowawayDatabase(options?: {
  env?: NodeJS.ProcessEnv;
  /** Told before it changes the machine. */
  say?: (sentence: string) => void;
  onProcess?: (pid: number) => void;
  /** Options that the server must have; no other server is used then. */
  args?: string[];
}): Promise<RunningDatabase>;
