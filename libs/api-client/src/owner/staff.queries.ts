import type { NewStaffAccount } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const STAFF = '/api/admin/staff';

/** For invalidation after a change. */
export const STAFF_KEY = ['owner', STAFF] as const;

/** The console's accounts, oldest first. */
export const staffQuery = () =>
  queryOptions({
    queryKey: STAFF_KEY,
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(STAFF, { signal })),
    staleTime: 0,
  });

/** Makes an account; the answer's link is shown this once. `validation_failed` says what is wrong by field. */
export const addStaff = () =>
  mutationOptions({
    mutationFn: (body: NewStaffAccount) => bodyOf(ownerClient.POST(STAFF, { body })),
  });

/** Another link to choose a password by. */
export const makePasswordLink = () =>
  mutationOptions({
    mutationFn: (id: string) =>
      bodyOf(ownerClient.POST('/api/admin/staff/{id}/password-links', { params: { path: { id } } })),
  });

/** Takes from an account what it opens, or gives it back. `own_account` for the caller's own. */
export const setStaffDisabled = () =>
  mutationOptions({
    mutationFn: async ({ id, isDisabled }: { id: string; isDisabled: boolean }) => {
      const params = { path: { id } };
      if (isDisabled) await ownerClient.POST('/api/admin/staff/{id}/disable', { params });
      else await ownerClient.POST('/api/admin/staff/{id}/enable', { params });
    },
  });

/** Signs an account out everywhere. */
export const endStaffSessions = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      await ownerClient.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } });
    },
  });

/** Takes the second factor from somebody whose phone is gone. `own_account` for the caller's own. */
export const removeStaffFactor = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      await ownerClient.POST('/api/admin/staff/{id}/second-factor-removal', { params: { path: { id } } });
    },
  });

/** Chooses a password by a link's token; `account_link_unknown` for a link that is over. */
export const chooseStaffPassword = (token: string) =>
  mutationOptions({
    mutationFn: async (password: string) => {
      await ownerClient.POST('/api/admin/password-links/confirm', { body: { token, password } });
    },
  });
