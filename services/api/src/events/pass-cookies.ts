import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { cookieHeader } from '../identity';
import { Clock, Settings } from '../platform';
import type { KnownEvent } from './known-events';
import { passCookieName, passEnd } from './event-pass';

/** Passes as guests' browsers keep them. */
@Injectable()
export class PassCookies {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  set(reply: FastifyReply, event: KnownEvent, pass: string): void {
    const cookie = cookieHeader(passCookieName(event.id), pass, {
      isSecure: this.settings.http.publicOrigin.startsWith('https://'),
      maxAgeSeconds: Math.floor((passEnd(event).getTime() - this.clock.now().getTime()) / 1_000),
    });
    void reply.header('set-cookie', cookie).header('cache-control', 'no-store');
  }
}
