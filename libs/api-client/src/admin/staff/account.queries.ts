import type { PasswordChange } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const ACCOUNT = '/api/admin/account';

/** For invalidation after a change. */
export const ADMIN_ACCOUNT_KEY = ['owner', ACCOUNT] as const;

/** The caller's own account of the console. */
export const adminAccountQuery = () =>
  queryOptions({
    queryKey: ADMIN_ACCOUNT_KEY,
    queryFn: ({ signal }) => bodyOf(adminClient.GET(ACCOUNT, { signal })),
    staleTime: 0,
  });

/** Changes the caller's password; every other session of theirs ends. `validation_failed` at its fields. */
export const changeStaffPassword = () =>
  mutationOptions({
    mutationFn: async (body: PasswordChange) => {
      await adminClient.POST('/api/admin/account/password', { body });
    },
  });

/** Begins to set up an authenticator app; the secret is shown this once. */
export const enrollSecondFactor = () =>
  mutationOptions({
    mutationFn: (password: string) =>
      bodyOf(adminClient.POST('/api/admin/account/second-factor', { body: { password } })),
    // Secrets do not stay in the cache.
    gcTime: 0,
  });

/** Turns it on by a first code; the recovery codes are shown this once. */
export const confirmSecondFactor = () =>
  mutationOptions({
    mutationFn: (code: string) =>
      bodyOf(adminClient.POST('/api/admin/account/second-factor/confirm', { body: { code } })),
    gcTime: 0,
  });

/** Turns it off. */
export const removeSecondFactor = () =>
  mutationOptions({
    mutationFn: async (password: string) => {
      await adminClient.POST('/api/admin/account/second-factor/removal', { body: { password } });
    },
  });
