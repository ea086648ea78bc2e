import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ThrottlerStorageService, type ThrottlerStorage } from '@nestjs/throttler';
import { RedisConnection } from '../../redis/redis-connection';
import { CircuitBreaker } from '../../resilience/circuit-breaker';

type RateLimitCount = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** How long Redis is not asked after it failed to answer. */
const REDIS_PAUSE_MS = 5_000;

/**
 * Counts one more within the window that the first one opens, and says how many there are and how long it lasts. One
 * script: a count without an end could not be left behind in between.
 */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts for the rate limits: shared by all instances where there is Redis; else, and while it is unavailable, each
 * instance counts for itself. Keys are digests: no address leaves the process.
 */
@Injectable()
export class RateLimitStore implements ThrottlerStorage, OnApplicationShutdown {
  private readonly logger = new Logger(RateLimitStore.name);
  private readonly here = new ThrottlerStorageService();
  private readonly circuit = new CircuitBreaker(REDIS_PAUSE_MS);

  constructor(private readonly redisConnection: RedisConnection) {}

  async increment(
    key: string,
    ttl: number,
    limit: number,
    blockDuration: number,
    throttlerName: string,
  ): Promise<RateLimitCount> {
    const together = await this.countInRedis(key, ttl);
    if (together === null) return this.here.increment(key, ttl, limit, blockDuration, throttlerName);
    const seconds = Math.ceil(together.leftMs / 1_000);
    const isBlocked = together.count > limit;
    return {
      totalHits: together.count,
      timeToExpire: seconds,
      isBlocked,
      timeToBlockExpire: isBlocked ? seconds : 0,
    };
  }

  onApplicationShutdown(): void {
    this.here.onApplicationShutdown();
  }

  /** Null when Redis cannot count. */
  private async countInRedis(key: string, ttl: number): Promise<{ count: number; leftMs: number } | null> {
    const { commands } = this.redisConnection;
    if (commands?.status !== 'ready' || !this.circuit.allowsRequest()) return null;
    try {
      const answer: unknown = await commands.eval(COUNT, 1, this.redisConnection.key(`limit:${key}`), ttl);
      this.circuit.recordSuccess();
      const [count, leftMs] = Array.isArray(answer) ? answer.map(Number) : [];
      return count === undefined || leftMs === undefined ? null : { count, leftMs };
    } catch (error) {
      if (this.circuit.recordFailure())
        this.logger.warn(`Rate limits are counted per instance: ${String(error)}`);
      return null;
    }
  }
}
