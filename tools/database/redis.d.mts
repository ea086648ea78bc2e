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
  /** The port of the Redis that it follows. */
  replicaOf?: number;
  env?: NodeJS.ProcessEnv;
  say?: (sentence: string) => void;
}): Promise<RunningRedis>;

/** One Sentinel that watches a Redis of this machine, and lets a replica lead when it has not answered for a second. */
export function startThrowawaySentinel(options: {
  port: number;
  group: string;
  leaderPort: number;
  env?: NodeJS.ProcessEnv;
}): Promise<{ stop(): Promise<void> }>;
