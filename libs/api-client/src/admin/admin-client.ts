import type { paths } from '@gallery/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, isApiError } from '../http/api-error';
import { clearRejectedStaffSession, storedStaffSession } from '../session/staff-session-storage';

const BEARER = 'Bearer ';

/** Every call carries the console's session; one that the gallery refuses is forgotten, and the console asks for the login again. */
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
 * Calls of the console. Apart from the public client: a collector's session must never stand in for this one, nor the other
 * way round. Cookies go along because the login sets one, by which analytics are read.
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
