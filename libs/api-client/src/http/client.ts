import type { paths } from '@gallery/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, isApiError } from './api-error';
import { clearRejectedSession, storedSessionId } from '../session/collector-session-storage';

const BEARER = 'Bearer ';

/** Sends the collector's session with every call, and clears one that the server rejects. */
const collectorSessionMiddleware: Middleware = {
  onRequest({ request }) {
    const sessionId = storedSessionId();
    if (sessionId !== null) request.headers.set('Authorization', `${BEARER}${sessionId}`);
  },
};

const errorMiddleware: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return;
    const error = await ApiError.fromResponse(response);
    if (isApiError(error, 'signed_out')) clearRejectedSession(sessionIdOf(request));
    throw error;
  },
  // A call that the page aborted is not a network failure: its own error is passed on.
  onError: ({ error }) =>
    error instanceof Error && error.name === 'AbortError' ? error : ApiError.fromNetworkFailure(error),
};

/** The only place that calls fetch. Every call includes credentials. */
export const client = createClient<paths>({
  // Nothing is called during server rendering.
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  credentials: 'include',
  // Looked up at each call, so that tests can replace it.
  fetch: (request) => globalThis.fetch(request),
});
client.use(collectorSessionMiddleware, errorMiddleware);

/** The response body. A success without one fails. */
export async function bodyOf<Body>(call: Promise<{ data?: Body; response: Response }>): Promise<Body> {
  const { data, response } = await call;
  if (data === undefined) throw await ApiError.fromResponse(response);
  return data;
}

/** A call whose answer can also be a refusal with status 200, `success: false`: it fails like an error. */
export async function accepted<Body extends { success: boolean; message: string }>(
  call: Promise<{ data?: Body; response: Response }>,
): Promise<{ data?: Body; response: Response }> {
  const { data, response } = await call;
  if (data?.success !== false) return { data, response };
  throw new ApiError(`${response.status}: ${data.message}`, {
    status: response.status,
    code: 'unknown',
    serverMessage: data.message || null,
    requestId: null,
    fields: {},
    details: {},
  });
}

const sessionIdOf = (request: Request): string | null =>
  request.headers.get('Authorization')?.slice(BEARER.length) ?? null;
