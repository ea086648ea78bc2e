import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Settings } from '../platform';
import type { AccountKind } from './account-kind';
import { cookieHeader } from './session-cookie';
import { cookieOf } from './session-request';
import { SESSION_LIMITS } from './session-rules';

const BROWSER_SECONDS = 365 * 86_400;

const NAMES: Record<AccountKind, { session: string; browser: string }> = {
  collector: { session: 'collector', browser: 'collector-browser' },
  admin: { session: 'admin_session', browser: 'admin_browser' },
};

/** Secrets that a browser shall keep. */
export interface BrowserSecrets {
  session: string;
  /** Null when the browser has one that counts already. */
  browser: string | null;
}

/** The cookies of people's browsers: the session, and that the browser has signed in before. */
@Injectable()
export class SessionCookies {
  private readonly isSecure: boolean;

  constructor({ http }: Settings) {
    this.isSecure = http.publicOrigin.startsWith('https://');
  }

  set(kind: AccountKind, reply: FastifyReply, { session, browser }: BrowserSecrets): void {
    // As long as the session can last at most.
    const seconds = SESSION_LIMITS[kind].longestMs / 1_000;
    const cookies = [this.header(this.sessionName(kind), session, seconds)];
    if (browser !== null) cookies.push(this.header(this.browserName(kind), browser, BROWSER_SECONDS));
    void reply.header('set-cookie', cookies).header('cache-control', 'no-store');
  }

  /** Signing out leaves the browser known. */
  clear(kind: AccountKind, reply: FastifyReply): void {
    void reply.header('set-cookie', this.header(this.sessionName(kind), '', 0));
  }

  sessionName(kind: AccountKind): string {
    return this.named(NAMES[kind].session);
  }

  /** The secret that makes the browser known, out of its `Cookie` header. */
  browserSecretOf(kind: AccountKind, cookies: string): string | null {
    return cookieOf(cookies, this.browserName(kind));
  }

  private browserName(kind: AccountKind): string {
    return this.named(NAMES[kind].browser);
  }

  /** The `__Host-` prefix keeps other hosts and plain http from setting it; browsers grant it over https only. */
  private named(name: string): string {
    return this.isSecure ? `__Host-${name}` : name;
  }

  private header(name: string, value: string, maxAgeSeconds: number): string {
    return cookieHeader(name, value, { isSecure: this.isSecure, maxAgeSeconds });
  }
}
