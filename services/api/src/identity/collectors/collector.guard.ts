import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform';
import { SessionsService, type SignedInCollector } from '../sessions/sessions.service';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, on routes that are marked `@ForCollectors()`. */
    collector?: SignedInCollector;
  }
}

/** Lets signed-in collectors through. */
@Injectable()
export class CollectorGuard implements CanActivate {
  constructor(private readonly sessionsService: SessionsService) {}

  /** @throws AppError `signed_out`, `foreign_request` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // No browser or proxy may show one person's response to another.
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const collector = await this.sessionsService.findCollector(request);
    if (!collector) throw new AppError('signed_out');
    request.collector = collector;
    return true;
  }
}

/** Marks routes for signed-in collectors, also in the OpenAPI document. */
export function ForCollectors(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(CollectorGuard),
    ApiBearerAuth('collector'),
    ApiCookieAuth('collectorCookie'),
  );
}

/** The signed-in collector, in a route that is marked `@ForCollectors()`. */
export const CurrentCollector = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { collector } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!collector) throw new Error('@CurrentCollector() stands in a route without @ForCollectors().');
  return collector;
});
