import type { PasswordChange } from '@gallery/contracts';
import { apiCommand, apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const ACCOUNT = '/api/admin/account';

/** For invalidation. */
export const ADMIN_ACCOUNT_KEY = ['owner', ACCOUNT] as const;

/** The account of the signed-in staff member. */
export const adminAccountQuery = () =>
  apiQuery(ADMIN_ACCOUNT_KEY, (signal) => adminClient.GET(ACCOUNT, { signal }), { staleTime: 0 });

/** Changes the own password and ends all other sessions. Fails with `validation_failed` by field. */
export const changeStaffPassword = () =>
  apiCommand((body: PasswordChange) => adminClient.POST('/api/admin/account/password', { body }));

/** Starts to set up an authenticator app; returns its secret once. */
export const enrollSecondFactor = () =>
  apiMutation(
    (password: string) => adminClient.POST('/api/admin/account/second-factor', { body: { password } }),
    { gcTime: 0 },
  );

/** Turns the second factor on by a first code; returns the recovery codes once. */
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
