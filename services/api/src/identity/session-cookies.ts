import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Settings } from '../platform';
import { cookieHeader } from './session-cookie';
import { cookieOf, sessionCookieName } from './session-request';
import { LONGEST_MS } from './session-rules';

/** As long as the session can last at most. */
const SESSION_SECONDS = LONGEST_MS / 1_000;
const BROWSER_SECONDS = 365 * 86_400;

/** Secrets that a browser shall keep. */
export interface BrowserSecrets {
  session: string;
  /** Null when the browser has one that counts already. */
  browser: string | null;
}

/** The cookies of collectors' browsers: the session, and that the browser has signed in before. */
@Injectable()
export class SessionCookies {
  readonly isSecure: boolean;

  constructor({ http }: Settings) {
    this.isSecure = http.publicOrigin.startsWith('https://');
  }

  set(reply: FastifyReply, { session, browser }: BrowserSecrets): void {
    const cookies = [this.header(sessionCookieName(this.isSecure), session, SESSION_SECONDS)];
    if (browser !== null) cookies.push(this.header(this.browserCookieName, browser, BROWSER_SECONDS));
    void reply.header('set-cookie', cookies).header('cache-control', 'no-store');
  }

  /** Signing out leaves the browser known. */
  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', this.header(sessionCookieName(this.isSecure), '', 0));
  }

  /** The secret that makes the browser known, out of its `Cookie` header. */
  browserSecretOf(cookies: string): string | null {
    return cookieOf(cookies, this.browserCookieName);
  }

  private get browserCookieName(): string {
    return this.isSecure ? '__Host-collector-browser' : 'collector-browser';
  }

  private header(name: string, value: string, maxAgeSeconds: number): string {
    return cookieHeader(name, value, { isSecure: this.isSecure, maxAgeSeconds });
  }
}
