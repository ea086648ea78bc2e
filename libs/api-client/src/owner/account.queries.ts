import type { PasswordChange } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const ACCOUNT = '/api/admin/account';

/** For invalidation after a change. */
export const CONSOLE_ACCOUNT_KEY = ['owner', ACCOUNT] as const;

/** The caller's own account of the console. */
export const consoleAccountQuery = () =>
  queryOptions({
    queryKey: CONSOLE_ACCOUNT_KEY,
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(ACCOUNT, { signal })),
    staleTime: 0,
  });

/** Changes the caller's password; every other session of theirs ends. `validation_failed` at its fields. */
export const changeOwnPassword = () =>
  mutationOptions({
    mutationFn: async (body: PasswordChange) => {
      await ownerClient.POST('/api/admin/account/password', { body });
    },
  });

/** Begins to set up an authenticator app; the secret is shown this once. */
export const beginSecondFactor = () =>
  mutationOptions({
    mutationFn: (password: string) =>
      bodyOf(ownerClient.POST('/api/admin/account/second-factor', { body: { password } })),
    // Secrets do not stay in the cache.
    gcTime: 0,
  });

/** Turns it on by a first code; the recovery codes are shown this once. */
export const confirmSecondFactor = () =>
  mutationOptions({
    mutationFn: (code: string) =>
      bodyOf(ownerClient.POST('/api/admin/account/second-factor/confirm', { body: { code } })),
    gcTime: 0,
  });

/** Turns it off. */
export const removeSecondFactor = () =>
  mutationOptions({
    mutationFn: async (password: string) => {
      await ownerClient.POST('/api/admin/account/second-factor/removal', { body: { password } });
    },
  });
