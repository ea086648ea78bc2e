import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Settings } from '../../platform';
import type { AccountKind } from '../accounts';
import { readCookie } from './session-request';
import { KNOWN_BROWSER_MS, PASSKEY_CHALLENGE_MS, SESSION_LIMITS } from '../identity-policy';

/** A cookie that scripts cannot read and other sites' forms do not send. */
interface CookieOptions {
  isSecure: boolean;
  /** Zero removes it. */
  maxAgeSeconds: number;
  /** `Strict` if no link from elsewhere has to arrive signed in; `Lax` by default. */
  sameSite?: SameSite;
}

type SameSite = 'Lax' | 'Strict';

/** The `Set-Cookie` header. Values are secrets that the API generates itself and need no escaping. */
export function setCookieHeader(
  name: string,
  value: string,
  { isSecure, maxAgeSeconds, sameSite = 'Lax' }: CookieOptions,
): string {
  const attributes = [`Max-Age=${maxAgeSeconds}`, 'Path=/', 'HttpOnly', `SameSite=${sameSite}`];
  return [`${name}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
}

const COOKIE_NAMES: Record<AccountKind, { session: string; browser: string }> = {
  collector: { session: 'collector', browser: 'collector-browser' },
  admin: { session: 'admin_session', browser: 'admin_browser' },
};

/** Whether a browser may be signed in as a collector: its cookie is present, over HTTP or HTTPS, but not verified. */
export const hasCollectorCookie = (cookies: string): boolean =>
  ['', '__Host-'].some((prefix) => readCookie(cookies, prefix + COOKIE_NAMES.collector.session) !== null);

const CHALLENGE_COOKIE = 'admin_challenge';

/** The console is static: it reads and writes through separate requests, even when opened from a link in an email. */
const SAME_SITE: Record<AccountKind, SameSite> = { collector: 'Lax', admin: 'Strict' };

/** Secrets for a browser's cookies. */
export interface BrowserTokens {
  session: string;
  /** Null when the browser already has a valid one. */
  browser: string | null;
}

/** Sets cookies: one for the session, and one that says that the browser has signed in before. */
@Injectable()
export class SessionCookiesService {
  private readonly isSecure: boolean;

  constructor({ http }: Settings) {
    this.isSecure = http.publicOrigin.startsWith('https://');
  }

  set(kind: AccountKind, reply: FastifyReply, { session, browser }: BrowserTokens): void {
    // As long as the session can last.
    const seconds = SESSION_LIMITS[kind].maxMs / 1_000;
    const cookies = [this.header(kind, this.sessionName(kind), session, seconds)];
    if (browser !== null)
      cookies.push(this.header(kind, this.browserName(kind), browser, KNOWN_BROWSER_MS / 1_000));
    void reply.header('set-cookie', cookies).header('cache-control', 'no-store');
  }

  /** Signing out does not forget the browser. */
  clear(kind: AccountKind, reply: FastifyReply): void {
    void reply.header('set-cookie', this.header(kind, this.sessionName(kind), '', 0));
  }

  /** For the browser that will answer a passkey challenge. */
  setChallenge(reply: FastifyReply, token: string): void {
    const cookie = this.header('admin', this.named(CHALLENGE_COOKIE), token, PASSKEY_CHALLENGE_MS / 1_000);
    void reply.header('set-cookie', cookie).header('cache-control', 'no-store');
  }

  /** The secret of the challenge that this browser was given, from the `Cookie` header. */
  challengeTokenOf(cookies: string): string | null {
    return readCookie(cookies, this.named(CHALLENGE_COOKIE));
  }

  sessionName(kind: AccountKind): string {
    return this.named(COOKIE_NAMES[kind].session);
  }

  /** The known browser's secret, from the `Cookie` header. */
  browserTokenOf(kind: AccountKind, cookies: string): string | null {
    return readCookie(cookies, this.browserName(kind));
  }

  private browserName(kind: AccountKind): string {
    return this.named(COOKIE_NAMES[kind].browser);
  }

  /** The `__Host-` prefix keeps other hosts and HTTP from setting it; browsers accept it only over HTTPS. */
  private named(name: string): string {
    return this.isSecure ? `__Host-${name}` : name;
  }

  private header(kind: AccountKind, name: string, value: string, maxAgeSeconds: number): string {
    const sameSite = SAME_SITE[kind];
    return setCookieHeader(name, value, { isSecure: this.isSecure, maxAgeSeconds, sameSite });
  }
}
