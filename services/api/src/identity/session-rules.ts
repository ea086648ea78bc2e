const DAY_MS = 86_400_000;

/** A session ends after so long without use, in milliseconds (ASVS 7.3.1). */
export const IDLE_MS = 30 * DAY_MS;
/** And after so long however much it is used, in milliseconds (ASVS 7.3.2). */
export const LONGEST_MS = 90 * DAY_MS;
/** Use is noted at most this often, in milliseconds: reading must not become writing. */
const SEEN_EVERY_MS = 5 * 60_000;

interface Times {
  seenAt: Date;
  expiresAt: Date;
}

/** Whether the session still opens anything. */
export const isAlive = ({ seenAt, expiresAt }: Times, now: Date): boolean =>
  now < expiresAt && now.getTime() - seenAt.getTime() < IDLE_MS;

/** Whether its use is worth noting again. */
export const isUseWorthNoting = ({ seenAt }: Pick<Times, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS;
