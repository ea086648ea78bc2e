import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a pass says: one event, and which guest. A wall's pass is nobody's. */
export interface GuestPassClaim {
  eventId: string;
  guestId: string | null;
}

const PROJECTOR = 'wall';
const TOKEN = /^([0-9a-f-]{36})\.([0-9a-f-]{36}|wall)\.([\w-]{43})$/;

/** A pass as text that may stand in a cookie, a header or an address. */
export function signGuestPass(claim: GuestPassClaim, key: string): string {
  const said = `${claim.eventId}.${claim.guestId ?? PROJECTOR}`;
  return `${said}.${signature(said, key)}`;
}

/** What a pass says, if it was signed with this key; else null. */
export function verifyGuestPass(token: string, key: string): GuestPassClaim | null {
  const [, eventId, visitor, given] = TOKEN.exec(token) ?? [];
  if (eventId === undefined || visitor === undefined || given === undefined) return null;
  const right = signature(`${eventId}.${visitor}`, key);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null;
  return { eventId, guestId: visitor === PROJECTOR ? null : visitor };
}

const signature = (said: string, key: string): string =>
  createHmac('sha256', key).update(`event-pass:${said}`).digest('base64url');
