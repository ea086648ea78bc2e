import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventEntity } from '../entities/event.entity';
import { PASS_VALID_AFTER_EVENT_MS } from '../events-policy';

/** What a pass opens: one event, for one guest. The pass of a projector belongs to no guest. */
export interface GuestPassClaim {
  eventId: string;
  guestId: string | null;
  /** The guest's version when the pass was issued. */
  version: number;
}

const PROJECTOR = 'wall';
/** Version 0 is not written: passes issued before versions existed have it. */
const TOKEN = /^([0-9a-f-]{36})\.([0-9a-f-]{36}|wall)(?:\.(\d{1,5}))?\.([\w-]{43})$/;

/** A pass as text that is safe in a cookie, a header and a URL. */
export function signGuestPass(claim: GuestPassClaim, key: string): string {
  const content = passContent(claim);
  return `${content}.${signature(content, key)}`;
}

/** The claim of a pass that was signed with this key; null for any other text. */
export function verifyGuestPass(token: string, key: string): GuestPassClaim | null {
  const [, eventId, guest, version = '0', given] = TOKEN.exec(token) ?? [];
  if (eventId === undefined || guest === undefined || given === undefined) return null;
  const claim = { eventId, guestId: guest === PROJECTOR ? null : guest, version: Number(version) };
  const expected = signature(passContent(claim), key);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? claim : null;
}

const passContent = ({ eventId, guestId, version }: GuestPassClaim): string =>
  `${eventId}.${guestId ?? PROJECTOR}${version === 0 ? '' : `.${version}`}`;

const signature = (content: string, key: string): string =>
  createHmac('sha256', key).update(`event-pass:${content}`).digest('base64url');

/** What an emailed link is for: getting the guest's pass, or unregistering and unsubscribing. */
export type GuestLinkPurpose = 'link' | 'leave';

/** Lets anyone who reads the guest's mailbox act for the guest, until it expires. */
interface GuestPassLink {
  eventId: string;
  guestId: string;
  expiresAt: Date;
}

const LINK = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{10})\.([\w-]{43})$/;

/** A link's token, as text that is safe in a URL. */
export function signGuestPassLink(
  { eventId, guestId, expiresAt }: GuestPassLink,
  key: string,
  purpose: GuestLinkPurpose = 'link',
): string {
  const content = `${eventId}.${guestId}.${Math.floor(expiresAt.getTime() / 1_000)}`;
  return `${content}.${signature(`${purpose}:${content}`, key)}`;
}

/** The link of a token that was signed with this key; null for any other text. It may have expired. */
export function verifyGuestPassLink(
  token: string,
  key: string,
  purpose: GuestLinkPurpose = 'link',
): GuestPassLink | null {
  const [, eventId, guestId, seconds, given] = LINK.exec(token) ?? [];
  if (eventId === undefined || guestId === undefined || seconds === undefined || given === undefined)
    return null;
  const expected = signature(`${purpose}:${eventId}.${guestId}.${seconds}`, key);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  return { eventId, guestId, expiresAt: new Date(Number(seconds) * 1_000) };
}

/** When the passes of an event expire. Moves with the event's end. */
export const guestPassExpiresAt = ({ endsAt }: Pick<EventEntity, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + PASS_VALID_AFTER_EVENT_MS);

const COOKIE_PREFIX = 'event_pass_';

const COOKIE = /^(__Host-)?event_pass_/;

/** Each event has its own cookie: a guest of two events has two passes. Over HTTPS, no other host can set it. */
export const guestPassCookieName = (eventId: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}${COOKIE_PREFIX}${eventId}`;

/** All passes in a `Cookie` header. */
export const guestPassesIn = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => COOKIE.test(pair))
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
