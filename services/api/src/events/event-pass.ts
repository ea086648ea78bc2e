import type { KnownEvent } from './known-events';

/** Guests look at the photographs once more on the day after. In milliseconds. */
const AFTERWARDS_MS = 86_400_000;

/** When the passes of an event end. They move with the event's end. */
export const passEnd = ({ endsAt }: Pick<KnownEvent, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + AFTERWARDS_MS);

/** Each event has a cookie of its own: a guest of two has two passes. */
export const passCookieName = (eventId: string): string => `event_pass_${eventId}`;
