import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters, digits, dash, underscore, dot: nothing that could forge a second log line or header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** The id a proxy in front gave the request when it is well-formed, else a new one. */
export function resolveRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** One for the process: applications that share it, as in tests, have different ids. */
const requestStorage = new AsyncLocalStorage<string | null>();

/** The id of the current request, in everything that it calls and awaits; null outside of requests. */
export const currentRequestId = (): string | null => requestStorage.getStore() ?? null;

/** Runs the work in the context of a request. */
export const runWithRequestId = <Result>(requestId: string | null, work: () => Result): Result =>
  requestStorage.run(requestId, work);

/** Runs the work outside of any request, for what a request has merely woken. */
export const runWithoutRequestId = <Result>(work: () => Result): Result => requestStorage.run(null, work);
