import type { PasswordChange } from '@gallery/contracts';
import { apiCommand, apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const ACCOUNT = '/api/admin/account';

/** For invalidation after a change. */
export const ADMIN_ACCOUNT_KEY = ['owner', ACCOUNT] as const;

/** The caller's own account of the console. */
export const adminAccountQuery = () =>
  apiQuery(ADMIN_ACCOUNT_KEY, (signal) => adminClient.GET(ACCOUNT, { signal }), { staleTime: 0 });

/** Changes the caller's password; every other session of theirs ends. `validation_failed` at its fields. */
export const changeStaffPassword = () =>
  apiCommand((body: PasswordChange) => adminClient.POST('/api/admin/account/password', { body }));

/** Begins to set up an authenticator app; the secret is shown this once. */
export const enrollSecondFactor = () =>
  apiMutation(
    (password: string) => adminClient.POST('/api/admin/account/second-factor', { body: { password } }),
    { gcTime: 0 },
  );

/** Turns it on by a first code; the recovery codes are shown this once. */
export const confirmSecondFactor = () =>
  apiMutation(
    (code: string) => adminClient.POST('/api/admin/account/second-factor/confirm', { body: { code } }),
    { gcTime: 0 },
  );

/** Turns it off. */
export const removeSecondFactor = () =>
  apiCommand((password: string) =>
    adminClient.POST('/api/admin/account/second-factor/removal', { body: { password } }),
  );
