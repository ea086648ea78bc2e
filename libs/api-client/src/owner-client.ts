import type { paths } from '@gallery/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, isApiError } from './api-error';
import { forgetRefusedOwnerKey, storedOwnerKey } from './stored-owner-key';

const BEARER = 'Bearer ';

/** Every call carries the owner's key unless it brings one along; a kept key that the gallery refuses is forgotten, and the console asks for it again. */
const ownerKey: Middleware = {
  onRequest({ request }) {
    const key = storedOwnerKey();
    if (key !== null && !request.headers.has('Authorization'))
      request.headers.set('Authorization', `${BEARER}${key}`);
  },
  async onResponse({ request, response }) {
    if (response.ok) return;
    const error = await ApiError.of(response);
    if (isApiError(error) && error.status === 401)
      forgetRefusedOwnerKey(request.headers.get('Authorization')?.slice(BEARER.length) ?? null);
    throw error;
  },
  onError: ({ error }) =>
    error instanceof Error && error.name === 'AbortError' ? error : ApiError.network(error),
};

/** Calls of the owner. Apart from the public client: a collector's session must never stand in for the key, nor the other way round. */
export const ownerClient = createClient<paths>({
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  credentials: 'omit',
  fetch: (request) => globalThis.fetch(request),
});
ownerClient.use(ownerKey);

/** The header that brings a key along. */
export const asOwner = (key: string) => ({ Authorization: `${BEARER}${key}` });
