import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { setCookieHeader } from '../../identity';
import { Clock, Settings } from '../../platform';
import type { CachedEvent } from '../event-cache.service';
import { guestPassCookieName, guestPassExpiresAt } from './guest-pass-expiry';

/** Passes as guests' browsers keep them. */
@Injectable()
export class GuestPassCookies {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  set(reply: FastifyReply, event: CachedEvent, pass: string): void {
    const cookie = setCookieHeader(guestPassCookieName(event.id), pass, {
      isSecure: this.settings.http.publicOrigin.startsWith('https://'),
      maxAgeSeconds: Math.floor((guestPassExpiresAt(event).getTime() - this.clock.now().getTime()) / 1_000),
    });
    void reply.header('set-cookie', cookie).header('cache-control', 'no-store');
  }
}
