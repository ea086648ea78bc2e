import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters, digits, dash, underscore, dot: nothing that could forge a second log line or header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** The id a proxy in front gave the request when it is well-formed, else a new one. */
export function resolveRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
