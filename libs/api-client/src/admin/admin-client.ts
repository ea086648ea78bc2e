import type { paths } from '@gallery/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, isApiError } from '../http/api-error';
import { clearRejectedStaffSession, storedStaffSession } from '../session/staff-session-storage';

const BEARER = 'Bearer ';

/**
 * Sends the staff session with every call. A session that the API rejects is cleared, and the admin asks for the
 * login again.
 */
const staffSessionMiddleware: Middleware = {
  onRequest({ request }) {
    const sessionId = storedStaffSession()?.sessionId;
    if (sessionId !== undefined) request.headers.set('Authorization', `${BEARER}${sessionId}`);
  },
  async onResponse({ request, response }) {
    if (response.ok) return;
    const error = await ApiError.fromResponse(response);
    if (isApiError(error, 'unauthorized'))
      clearRejectedStaffSession(request.headers.get('Authorization')?.slice(BEARER.length) ?? null);
    throw error;
  },
  onError: ({ error }) =>
    error instanceof Error && error.name === 'AbortError' ? error : ApiError.fromNetworkFailure(error),
};

/**
 * The admin's client. Separate from the public one, so that a collector's session never stands in for a staff
 * session. Cookies are sent because the login sets one, which authorizes analytics.
 */
export const adminClient = createClient<paths>({
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  credentials: 'include',
  fetch: (request) => globalThis.fetch(request),
});
adminClient.use(staffSessionMiddleware);

type GetPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/** What a list can be filtered by: the query of its call without the page. */
export type ListFilter<Path extends GetPath> = Omit<
  NonNullable<paths[Path]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** The query of a list's page: its filter, and the cursor of the page unless it is the first. */
export const withCursor = <Filter extends object>(filter: Filter, cursor: string | null) => ({
  ...filter,
  ...(cursor !== null && { cursor }),
});
