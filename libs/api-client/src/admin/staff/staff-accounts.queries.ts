import { mutationOptions } from '@tanstack/react-query';
import { callAdmin } from '../admin-client';
import { adminCommand, adminMutation, adminQuery, FRESH } from '../admin-options';

const STAFF = '/api/admin/staff';
const MEMBER = '/api/admin/staff/{id}';

/** Oldest first. */
export const staffAccountsQuery = () => adminQuery(STAFF, {}, FRESH);

/** Creates an account; returns its password link once. Fails with `validation_failed` by field. */
export const createStaffAccount = () => adminMutation('post', STAFF, {});

export const createStaffPasswordLink = () => adminMutation('post', `${MEMBER}/password-links`, {});

/** Disables or enables an account. Fails with `own_account` for the own one. */
export const setStaffAccountDisabled = () =>
  mutationOptions({
    mutationFn: async ({ id, isDisabled }: { id: string; isDisabled: boolean }) => {
      await callAdmin('post', isDisabled ? `${MEMBER}/disable` : `${MEMBER}/enable`, { id });
    },
  });

/** Allows or forbids an account to export personal data. */
export const setStaffExportPermission = () => adminCommand('post', `${MEMBER}/export-permission`, {});

const SIGN_IN_POLICY = '/api/admin/staff/sign-in-policy';

/** What everyone's sign-in requires. */
export const staffSignInPolicyQuery = () => adminQuery(SIGN_IN_POLICY, {}, FRESH);

/** Fails with `second_factor_missing` for an owner who has none. */
export const setStaffSignInPolicy = () => adminCommand('put', SIGN_IN_POLICY, {}, [SIGN_IN_POLICY]);

/** Ends all sessions of an account. */
export const endStaffSessions = () => adminCommand('delete', `${MEMBER}/sessions`, {});

/** Removes the second factor of someone who lost their phone. Fails with `own_account` for the own one. */
export const removeStaffSecondFactor = () => adminCommand('post', `${MEMBER}/second-factor-removal`, {});

/** Sets a password by a link's token. Fails with `account_link_unknown`. */
export const setStaffPassword = (token: string) =>
  adminCommand('post', '/api/admin/password-links/confirm', { token });
