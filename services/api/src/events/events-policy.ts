/** Topic of cached responses with events. */
export const EVENTS_TOPIC = 'events';

const HOUR_MS = 3_600_000;

/** How long an event lasts unless its form says otherwise. */
export const DEFAULT_EVENT_DURATION_MS = 3 * HOUR_MS;
/** The largest hero image of an event, as it comes out of a camera: 32 MiB. */
export const MAX_HERO_IMAGE_BYTES = 33_554_432;
/** Guest passes work for a day after the event ends, so that guests can look at the photos once more. */
export const PASS_VALID_AFTER_EVENT_MS = 24 * HOUR_MS;
/** How long the emailed link to a guest's pass works. */
export const GUEST_PASS_LINK_MS = HOUR_MS;
/** All guests of a venue share one address, and most of them arrive within minutes. Per address and rate limit window. */
export const ADMISSIONS_PER_WINDOW = 1_200;
/** How long before an event its reminders go out. */
export const REMINDER_LEAD_TIME_MS = HOUR_MS;
/** How many guests may register when the event's form does not say. */
export const DEFAULT_MAX_GUESTS = 50;
/** The hour of the follow-up email, in the venue's time zone. */
export const FOLLOW_UP_HOUR = 9;
/** The follow-up email goes out on the first morning that is at least this long after the event. */
export const FOLLOW_UP_DELAY_MS = 6 * HOUR_MS;
/** How late a follow-up email may be sent after an outage: later than this, guests no longer expect it. */
export const FOLLOW_UP_MAX_DELAY_MS = 72 * HOUR_MS;
/** How long after an event the link to unregister or unsubscribe works. */
export const UNREGISTER_LINK_MS = 90 * 24 * HOUR_MS;
/** How late an event may begin or end, and how late a reminder may go out. */
export const SCHEDULE_INTERVAL_MS = 3_000;
/** How long browsers and proxies keep the QR code of an event's gate. */
export const QR_CODE_CACHE_SECONDS = 300;
/** How many drawn QR codes of gates are kept; each takes a few kilobytes, and tens of milliseconds to draw. */
export const MAX_KEPT_QR_CODES = 50;
/** How many events have their photo feed in memory; live events rarely overlap. */
export const MAX_CACHED_FEEDS = 20;
/** How long a granted picture URL stays the same, so that browsers cache its file. It is valid for one to two periods. */
export const PICTURE_GRANT_PERIOD_MS = 3_600_000;
