import type { paths } from '@gallery/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';

const errors: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.of(response);
  },
  // A call that the page itself gave up is no failure of the network: its own error passes.
  onError: ({ error }) =>
    error instanceof Error && error.name === 'AbortError' ? error : ApiError.network(error),
};

/** The only place that calls fetch. Every call includes credentials; a content type goes only with a body (X1). */
export const client = createClient<paths>({
  // Nothing is called while a server renders.
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  credentials: 'include',
  // Looked up at each call: tests put their own in place.
  fetch: (request) => globalThis.fetch(request),
});
client.use(errors);

/** The body of an answer; a success without one where one is due counts as unreadable. */
export async function bodyOf<Body>(call: Promise<{ data?: Body; response: Response }>): Promise<Body> {
  const { data, response } = await call;
  if (data === undefined) throw await ApiError.of(response);
  return data;
}
