import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters, digits, dash, underscore, dot: nothing that could forge a second log line or header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** The id a proxy in front gave the request when it is well-formed, else a new one. */
export function resolveRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** One for the process: galleries that share one, as in tests, have different ids. */
const requestStorage = new AsyncLocalStorage<string | null>();

/** The id of the request on whose behalf this runs, in whatever it calls and waits for; null outside of requests. */
export const currentRequestId = (): string | null => requestStorage.getStore() ?? null;

/** Does the work on behalf of a request. */
export const runWithRequestId = <Result>(requestId: string | null, work: () => Result): Result =>
  requestStorage.run(requestId, work);

/** Does the work on nobody's behalf: what a request has only woken is not its own. */
export const runWithoutRequestId = <Result>(work: () => Result): Result => requestStorage.run(null, work);
