import type { CreateStaffAccount } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const STAFF = '/api/admin/staff';

/** For invalidation. */
export const STAFF_ACCOUNTS_KEY = ['owner', STAFF] as const;

/** Oldest first. */
export const staffAccountsQuery = () =>
  apiQuery(STAFF_ACCOUNTS_KEY, (signal) => adminClient.GET(STAFF, { signal }), { staleTime: 0 });

/** Creates an account; returns its password link once. Fails with `validation_failed` by field. */
export const createStaffAccount = () =>
  apiMutation((body: CreateStaffAccount) => adminClient.POST(STAFF, { body }));

export const createStaffPasswordLink = () =>
  apiMutation((id: string) =>
    adminClient.POST('/api/admin/staff/{id}/password-links', { params: { path: { id } } }),
  );

/** Disables or enables an account. Fails with `own_account` for the own one. */
export const setStaffAccountDisabled = () =>
  mutationOptions({
    mutationFn: async ({ id, isDisabled }: { id: string; isDisabled: boolean }) => {
      const params = { path: { id } };
      if (isDisabled) await adminClient.POST('/api/admin/staff/{id}/disable', { params });
      else await adminClient.POST('/api/admin/staff/{id}/enable', { params });
    },
  });

/** Ends all sessions of an account. */
export const endStaffSessions = () =>
  apiCommand((id: string) =>
    adminClient.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } }),
  );

/** Removes the second factor of somebody who lost their phone. Fails with `own_account` for the own one. */
export const removeStaffSecondFactor = () =>
  apiCommand((id: string) =>
    adminClient.POST('/api/admin/staff/{id}/second-factor-removal', { params: { path: { id } } }),
  );

/** Sets a password by a link's token. Fails with `account_link_unknown`. */
export const setStaffPassword = (token: string) =>
  apiCommand((password: string) =>
    adminClient.POST('/api/admin/password-links/confirm', { body: { token, password } }),
  );
