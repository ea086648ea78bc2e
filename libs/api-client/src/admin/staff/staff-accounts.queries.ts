import type { CreateStaffAccount } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const STAFF = '/api/admin/staff';

/** For invalidation after a change. */
export const STAFF_ACCOUNTS_KEY = ['owner', STAFF] as const;

/** The console's accounts, oldest first. */
export const staffAccountsQuery = () =>
  apiQuery(STAFF_ACCOUNTS_KEY, (signal) => adminClient.GET(STAFF, { signal }), { staleTime: 0 });

/** Makes an account; the answer's link is shown this once. `validation_failed` says what is wrong by field. */
export const createStaffAccount = () =>
  apiMutation((body: CreateStaffAccount) => adminClient.POST(STAFF, { body }));

/** Another link to choose a password by. */
export const createStaffPasswordLink = () =>
  apiMutation((id: string) =>
    adminClient.POST('/api/admin/staff/{id}/password-links', { params: { path: { id } } }),
  );

/** Takes from an account what it opens, or gives it back. `own_account` for the caller's own. */
export const setStaffAccountDisabled = () =>
  mutationOptions({
    mutationFn: async ({ id, isDisabled }: { id: string; isDisabled: boolean }) => {
      const params = { path: { id } };
      if (isDisabled) await adminClient.POST('/api/admin/staff/{id}/disable', { params });
      else await adminClient.POST('/api/admin/staff/{id}/enable', { params });
    },
  });

/** Signs an account out everywhere. */
export const endStaffSessions = () =>
  apiCommand((id: string) =>
    adminClient.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } }),
  );

/** Takes the second factor from somebody whose phone is gone. `own_account` for the caller's own. */
export const removeStaffSecondFactor = () =>
  apiCommand((id: string) =>
    adminClient.POST('/api/admin/staff/{id}/second-factor-removal', { params: { path: { id } } }),
  );

/** Chooses a password by a link's token; `account_link_unknown` for a link that is over. */
export const setStaffPassword = (token: string) =>
  apiCommand((password: string) =>
    adminClient.POST('/api/admin/password-links/confirm', { body: { token, password } }),
  );
