import { setTimeout as delay } from 'node:timers/promises';

/** Codes of a server that is stopping, ending this connection, or out of connections, memory or disk. */
const UNAVAILABLE_CODES = new Set([
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_OUTOFMEMORY',
  'ER_OUT_OF_RESOURCES',
  'EE_DISK_FULL',
  'ER_DISK_FULL',
  'ER_DISK_FULL_NOWAIT',
  'ER_RECORD_FILE_FULL',
]);

/**
 * A database cluster's node that is not in sync with a majority, and one that lost it during a COMMIT: the outcome of that
 * is unknown, so it is never repeated.
 */
const UNAVAILABLE_ERRORS: unknown[] = [1047, 1180];

/** A write that failed, and why only in its message: `errno: 28` (ENOSPC). */
const WRITE_CODES = new Set(['EE_WRITE', 'ER_ERROR_ON_WRITE', 'ER_GET_ERRNO']);
const NO_SPACE = /\b28\b/;

/**
 * Whether the database cannot serve at the moment: the connection ended, which the driver calls fatal, none
 * could be opened, or there is no room. What was under way may or may not have been committed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('fatal' in error && error.fatal === true) return true;
  if ('code' in error && typeof error.code === 'string' && UNAVAILABLE_CODES.has(error.code)) return true;
  if ('errno' in error && UNAVAILABLE_ERRORS.includes(error.errno)) return true;
  if (isOutOfSpace(error)) return true;
  return 'driverError' in error && error.driverError !== error && isDatabaseUnavailable(error.driverError);
}

const isOutOfSpace = (error: object): boolean =>
  error instanceof Error &&
  'code' in error &&
  WRITE_CODES.has(String(error.code)) &&
  NO_SPACE.test(error.message);

/** Deadlock victim, lock wait timeout, and MariaDB's "record has changed since last read". */
const TRANSIENT_ERRORS: unknown[] = [1213, 1205, 1020];
const DUPLICATE_ENTRY = 1062;
const MAX_ATTEMPTS = 8;
const BASE_DELAY_MS = 8;
const MAX_DELAY_MS = 400;

/** Whether the database refused only because of concurrent transactions, so that the same work may pass next time. */
export const isTransientError = (error: unknown): boolean => TRANSIENT_ERRORS.includes(errnoOf(error));

/** Whether a unique key refused the row. The rest of the transaction stands. */
export const isDuplicateEntry = (error: unknown): boolean => errnoOf(error) === DUPLICATE_ENTRY;

/** Writes a row. @returns false when a unique key refuses it, which leaves the rest of the transaction intact */
export async function unlessDuplicate(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateEntry(error)) return false;
    throw error;
  }
}

/** The server's number of an error, of the driver's own or of TypeORM's around it. */
function errnoOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('errno' in error) return error.errno;
  return 'driverError' in error && error.driverError !== error ? errnoOf(error.driverError) : undefined;
}

/** Retries while the error is transient. Full jitter keeps concurrent transactions from colliding again. */
export async function retryTransient<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= MAX_ATTEMPTS || !isTransientError(error)) throw error;
      await delay(Math.random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** tried));
    }
  }
}
