import { Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { SkipThrottle, Throttle, ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../config/settings';
import { AppError } from '../errors/app-error';

const CHECKOUT = 'gallery:checkout-rate-limit';
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Writes per address and route. Reads are not counted: the hot ones send ready bytes. */
export function rateLimits(settings: Settings): ThrottlerModuleOptions {
  return {
    throttlers: [
      {
        name: 'default',
        ttl: settings.rateLimit.windowSeconds * 1_000,
        limit: (context) =>
          Reflect.hasMetadata(CHECKOUT, context.getHandler())
            ? settings.rateLimit.checkouts
            : settings.rateLimit.writes,
      },
    ],
    skipIf: (context) => READING.includes(context.switchToHttp().getRequest<FastifyRequest>().method),
  };
}

/** Refuses with `rate_limited` and a Retry-After header in seconds. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override throwThrottlingException(_context: ExecutionContext): Promise<void> {
    throw new AppError('rate_limited');
  }
}

/** A limit of the route's own in place of the general one, per address within the window: `@RateLimit(5)`. */
export function RateLimit(limit: number): MethodDecorator & ClassDecorator {
  return Throttle({ default: { limit } });
}

/** The settings' own limit for starting a checkout, which holds prints back from others. */
export function CheckoutRateLimit(): MethodDecorator {
  return SetMetadata(CHECKOUT, true);
}

/** No limit at all, for callers that prove who they are by a signature. */
export function Unlimited(): MethodDecorator & ClassDecorator {
  return SkipThrottle();
}
