import type { paths } from '@gallery/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, isApiError } from './api-error';
import { forgetRefusedStaffSession, storedStaffSession } from './stored-staff-session';

const BEARER = 'Bearer ';

/** Every call carries the console's session; one that the gallery refuses is forgotten, and the console asks for the login again. */
const staffSession: Middleware = {
  onRequest({ request }) {
    const sessionId = storedStaffSession()?.sessionId;
    if (sessionId !== undefined) request.headers.set('Authorization', `${BEARER}${sessionId}`);
  },
  async onResponse({ request, response }) {
    if (response.ok) return;
    const error = await ApiError.of(response);
    if (isApiError(error, 'unauthorized'))
      forgetRefusedStaffSession(request.headers.get('Authorization')?.slice(BEARER.length) ?? null);
    throw error;
  },
  onError: ({ error }) =>
    error instanceof Error && error.name === 'AbortError' ? error : ApiError.network(error),
};

/**
 * Calls of the console. Apart from the public client: a collector's session must never stand in for this one, nor the other
 * way round. Cookies go along because the login sets one, by which analytics are read.
 */
export const ownerClient = createClient<paths>({
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  credentials: 'include',
  fetch: (request) => globalThis.fetch(request),
});
ownerClient.use(staffSession);
