import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { readCookie, setCookieHeader, type SessionRequest } from '../../identity';
import { generateSecret, Settings } from '../../platform';
import { BROWSER_COOKIE_DAYS } from './hold-budget-policy';

const COOKIE_NAME = 'checkout_browser';
const SECRET = /^[\w-]{43}$/;

/** The cookie by which a browser keeps its hold budget, whatever network it is on. Only a keyed digest of it is stored. */
@Injectable()
export class BrowserCookieService {
  constructor(private readonly settings: Settings) {}

  /** The secret of the request's cookie; a new one, which the reply sets, where there is none. */
  ensure({ headers: { cookie } }: SessionRequest, reply: FastifyReply): string {
    const known = typeof cookie === 'string' ? readCookie(cookie, COOKIE_NAME) : null;
    if (known !== null && SECRET.test(known)) return known;
    const secret = generateSecret();
    const header = setCookieHeader(COOKIE_NAME, secret, {
      isSecure: this.settings.http.publicOrigin.startsWith('https://'),
      maxAgeSeconds: BROWSER_COOKIE_DAYS * 86_400,
    });
    void reply.header('set-cookie', header);
    return secret;
  }
}
