import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error';
import { parseJsonBody } from './json-body';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes JSON that is sent as text. */
    readsBeacons?: boolean;
  }
}

/** Marks a route that pages send beacons to: `sendBeacon` calls its JSON text, so that no browser has to ask first. */
export const AcceptsBeacons = (): MethodDecorator =>
  applyDecorators(RouteConfig({ readsBeacons: true }), ApiConsumes('application/json', 'text/plain'));

/** Text is refused everywhere else. */
export function parseBeaconBodies(server: FastifyInstance): void {
  server.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (!request.routeOptions.config.readsBeacons) throw new AppError('unsupported_media_type');
      done(null, parseJsonBody(Buffer.from(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error('The body could not be read.'));
    }
  });
}
