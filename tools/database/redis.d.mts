export interface RunningRedis {
  /** redis://…, for REDIS_URL */
  url: string;
  /** SIGKILL: as if its machine had died. */
  kill(): Promise<void>;
  /** At the same address, with nothing of what it knew. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis that keeps nothing and saves nothing. `say` told before it changes the machine. */
export function startThrowawayRedis(options: {
  /** A free one of this machine. */
  port: number;
  env?: NodeJS.ProcessEnv;
  say?: (sentence: string) => void;
}): Promise<RunningRedis>;
