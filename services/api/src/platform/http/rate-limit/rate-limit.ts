import { Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { SkipThrottle, Throttle, ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../config/settings';
import { AppError } from '../../errors/app-error';
import { networkOf } from '../networks';

const CHECKOUT = 'gallery:checkout-rate-limit';
const EMAIL = 'gallery:mail-rate-limit';
const COUNT_READS = 'gallery:reads-count';
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
  return SetMetadata(COUNT_READS, true);
}

/** No limit, for callers that authenticate by a signature. */
export function NoRateLimit(): MethodDecorator & ClassDecorator {
  return SkipThrottle();
}
