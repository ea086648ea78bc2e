import {
  applyDecorators,
  Injectable,
  SetMetadata,
  type ExecutionContext,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import {
  SkipThrottle,
  Throttle,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  ThrottlerStorageService,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../config/settings';
import { AppError } from '../../errors/app-error';
import { networkOf } from '../networks';
import { RedisConnection } from '../../redis/redis-connection';
import { CircuitBreaker } from '../../resilience/circuit-breaker';

const CHECKOUT = 'gallery:checkout-rate-limit';
const EMAIL = 'gallery:mail-rate-limit';
const COUNT_READS = 'gallery:reads-count';

/** Says in the OpenAPI document of a route what its method does not: whether its calls are limited. */
const RATE_LIMITED_EXTENSION = 'x-rate-limited';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

type RateLimits = Exclude<ThrottlerModuleOptions, unknown[]>;

/** Limits writes per address and route. Reads are not counted: the hot ones are cached. */
export function rateLimitOptions(settings: Settings): RateLimits {
  return {
    throttlers: [
      {
        name: 'default',
        ttl: settings.rateLimit.windowSeconds * 1_000,
        limit: (context) => limitOf(context, settings.rateLimit),
      },
    ],
    skipIf: (context) =>
      SAFE_METHODS.includes(context.switchToHttp().getRequest<FastifyRequest>().method) &&
      !Reflect.hasMetadata(COUNT_READS, context.getHandler()),
  };
}

function limitOf(context: ExecutionContext, { checkouts, mails, writes }: Settings['rateLimit']): number {
  const route = context.getHandler();
  if (Reflect.hasMetadata(CHECKOUT, route)) return checkouts;
  return Reflect.hasMetadata(EMAIL, route) ? mails : writes;
}

/** Refuses with `rate_limited` and a Retry-After header in seconds. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  /** Sockets have limits of their own, in their adapter. */
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return context.getType() === 'ws';
  }

  protected override async getTracker({ ip }: { ip: string }): Promise<string> {
    return networkOf(ip);
  }

  protected override throwThrottlingException(_context: ExecutionContext): Promise<void> {
    throw new AppError('rate_limited');
  }
}

/** The route's own limit per address and window instead of the general one: `@RateLimit(5)`. */
export function RateLimit(limit: number): MethodDecorator & ClassDecorator {
  return Throttle({ default: { limit } });
}

/** The stricter limit for starting a checkout, which holds prints. */
export function CheckoutRateLimit(): MethodDecorator {
  return SetMetadata(CHECKOUT, true);
}

/** The stricter limit for forms that make the gallery send an email. */
export function EmailRateLimit(): MethodDecorator {
  return SetMetadata(EMAIL, true);
}

/** Also counts reads: for routes with a secret in their URL. */
export function CountReads(): MethodDecorator {
  return applyDecorators(SetMetadata(COUNT_READS, true), ApiExtension(RATE_LIMITED_EXTENSION, true));
}

/** No limit, for callers that authenticate by a signature. */
export function NoRateLimit(): MethodDecorator & ClassDecorator {
  return applyDecorators(SkipThrottle(), ApiExtension(RATE_LIMITED_EXTENSION, false));
}

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
