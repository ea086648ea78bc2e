import type { CachedEvent } from '../event-cache.service';

/** Guests look at the photographs once more on the day after. In milliseconds. */
const PASS_VALID_AFTER_EVENT_MS = 86_400_000;

/** When the passes of an event end. They move with the event's end. */
export const guestPassExpiresAt = ({ endsAt }: Pick<CachedEvent, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + PASS_VALID_AFTER_EVENT_MS);

const PREFIX = 'event_pass_';

/** Each event has a cookie of its own: a guest of two has two passes. */
export const guestPassCookieName = (eventId: string): string => `${PREFIX}${eventId}`;

/** What the `Cookie` header holds under such names. */
export const passesIn = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(PREFIX))
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
