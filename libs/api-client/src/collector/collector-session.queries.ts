import type { SignInRequest, SignUpRequest } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../http/api-error';
import { apiCommand, apiMutation } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { storedSessionId } from '../session/collector-session-storage';

const ME = '/api/collectors/me';
const AUTH_USER = '/api/auth/user';
const FIVE_MINUTES = 5 * 60_000;

/**
 * The signed-in collector. Called only with a session; null when the server rejects it. Any other failure has the
 * specified message.
 * @param sessionId from `useCollectorSession`, so that the page follows sign-in and sign-out
 */
export const collectorQuery = (sessionId: string | null = storedSessionId()) =>
  queryOptions({
    queryKey: [ME],
    queryFn: ({ signal }) =>
      bodyOf(client.GET(ME, { signal })).catch((cause: unknown) => {
        if (isApiError(cause) && cause.status === 401) return null;
        throw new Error('Failed to fetch user', { cause });
      }),
    enabled: sessionId !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  });

/** Null when nobody is signed in. */
export const authUserQuery = () =>
  queryOptions({
    queryKey: [AUTH_USER],
    queryFn: async ({ signal }) => (await client.GET(AUTH_USER, { signal })).data ?? null,
    retry: false,
  });

/** Fails with `sign_in_refused` or `rate_limited`. */
export const signIn = () =>
  apiMutation((body: SignInRequest) => client.POST('/api/collectors/signin', { body }));

/** Creates an account and signs in. Fails with `validation_failed` by field. */
export const signUp = () =>
  apiMutation((body: SignUpRequest) => client.POST('/api/collectors/signup', { body }));

/** Ends the session on the server. */
export const signOut = () => apiCommand(() => client.POST('/api/collectors/logout'));
