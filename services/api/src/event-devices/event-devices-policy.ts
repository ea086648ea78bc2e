const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a pairing code works: long enough to walk from the console to the laptop and type. */
export const PAIRING_CODE_MINUTES = 10;

/** Without 0, O, 1, I and L, which look alike: 31^8 codes, about 40 bits, of which each network may try only ten. */
export const PAIRING_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const PAIRING_CODE_LENGTH = 8;

/** A photographer sends the last photographs after the event has ended. */
const VALID_AFTER_EVENT_MS = 3 * DAY_MS;
/** For devices that are paired after the event, for photographs that were forgotten. */
const MIN_VALID_MS = DAY_MS;
/** The upper limit, however far away the event is. */
const MAX_VALID_MS = 30 * DAY_MS;

/** A device's last use is written at most this often: photographs arrive several times a second. */
export const USE_INTERVAL_MS = MINUTE_MS;

/** Uploads after a pause this long get their own line in the audit log. */
export const USE_AUDIT_INTERVAL_MS = HOUR_MS;

/** Until when a device that is paired now may upload. */
export function deviceExpiry({ endsAt }: { endsAt: Date }, now: Date): Date {
  const wanted = endsAt.getTime() + VALID_AFTER_EVENT_MS;
  const earliest = now.getTime() + MIN_VALID_MS;
  const latest = now.getTime() + MAX_VALID_MS;
  return new Date(Math.min(Math.max(wanted, earliest), latest));
}
