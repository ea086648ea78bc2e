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
 * The signed-in collector, asked for only with a session. A session that the server refuses ends everywhere, and
 * there is nobody; any other failure has the specified words.
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

/** Whether anybody is signed in: null says no. */
export const authUserQuery = () =>
  queryOptions({
    queryKey: [AUTH_USER],
    queryFn: async ({ signal }) => (await client.GET(AUTH_USER, { signal })).data ?? null,
    retry: false,
  });

/** Opens a session. `sign_in_refused` and `rate_limited` say why not. */
export const signIn = () =>
  apiMutation((body: SignInRequest) => client.POST('/api/collectors/signin', { body }));

/** Makes an account and opens a session. `validation_failed` says what is wrong by field. */
export const signUp = () =>
  apiMutation((body: SignUpRequest) => client.POST('/api/collectors/signup', { body }));

/** Ends the session at the server. */
export const signOut = () => apiCommand(() => client.POST('/api/collectors/logout'));
