/** What a server says that is full, stopping, or ending this one connection. */
const UNAVAILABLE_CODES = new Set([
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
]);

/**
 * Whether an error says that there is no database to talk to at the moment: the connection ended, which the driver calls
 * fatal, or none could be had. What was under way may or may not have been committed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('fatal' in error && error.fatal === true) return true;
  if ('code' in error && typeof error.code === 'string' && UNAVAILABLE_CODES.has(error.code)) return true;
  return 'driverError' in error && error.driverError !== error && isDatabaseUnavailable(error.driverError);
}
