import { adminCommand, adminMutation, adminQuery, FRESH } from '../admin-options';

const ACCOUNT = '/api/admin/account';
const SECOND_FACTOR = '/api/admin/account/second-factor';

/** The account of the signed-in staff member. */
export const adminAccountQuery = () => adminQuery(ACCOUNT, {}, FRESH);

/** Changes the own password and ends all other sessions. Fails with `validation_failed` by field. */
export const changeStaffPassword = () => adminCommand('post', `${ACCOUNT}/password`, {});

/** Starts to set up an authenticator app; returns its secret once. */
export const enrollSecondFactor = () => ({ ...adminMutation('post', SECOND_FACTOR, {}), gcTime: 0 });

/** Turns the second factor on by a first code; returns the recovery codes once. */
export const confirmSecondFactor = () => ({
  ...adminMutation('post', `${SECOND_FACTOR}/confirm`, {}),
  gcTime: 0,
});

/** Turns it off. */
export const removeSecondFactor = () => adminCommand('post', `${SECOND_FACTOR}/removal`, {});
