import { setTimeout as delay } from 'node:timers/promises';

/** Deadlock victim, lock wait timeout, and MariaDB's "record has changed since last read". */
const TRANSIENT_ERRORS = [1213, 1205, 1020];
const MAX_ATTEMPTS = 8;
const BASE_DELAY_MS = 8;
const MAX_DELAY_MS = 400;

/** Whether the database refused only because of what others did at that moment, so that the same work may pass next time. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const errno: unknown = 'errno' in error ? error.errno : undefined;
  if (typeof errno === 'number' && TRANSIENT_ERRORS.includes(errno)) return true;
  const driverError: unknown = 'driverError' in error ? error.driverError : undefined;
  return driverError !== undefined && driverError !== error && isTransientError(driverError);
}

/** Runs the attempt again while it fails with a passing error. Full jitter keeps rivals from meeting again. */
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
