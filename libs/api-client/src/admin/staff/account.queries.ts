import { adminCommand, adminMutation, adminQuery, adminWrite, FRESH } from '../admin-options';

const ACCOUNT = '/api/admin/account';
const SECOND_FACTOR = '/api/admin/account/second-factor';

/** The account of the signed-in staff member. */
export const adminAccountQuery = () => adminQuery(ACCOUNT, {}, FRESH);

/** Changes the own password and ends all other sessions. Fails with `validation_failed` by field. */
export const changeStaffPassword = () => adminCommand('post', `${ACCOUNT}/password`, {});

/** Starts to set up an authenticator app; returns its secret once. */
export const enrollSecondFactor = () => ({ ...adminMutation('post', SECOND_FACTOR, {}), gcTime: 0 });

/** Turns on the second factor with a first code; returns the recovery codes once. */
export const confirmSecondFactor = () => ({
  ...adminMutation('post', `${SECOND_FACTOR}/confirm`, {}),
  gcTime: 0,
});

/** Turns it off. */
export const removeSecondFactor = () => adminCommand('post', `${SECOND_FACTOR}/removal`, {});

const PASSKEYS = `${ACCOUNT}/passkeys` as const;

/** The caller's passkeys, oldest first. */
export const passkeysQuery = () => adminQuery(PASSKEYS, {}, FRESH);

/** What the browser needs to create a passkey. */
export const startPasskeyRegistration = () => adminWrite('post', `${PASSKEYS}/options`, {});

/** Stores the passkey that the browser created. Fails with `passkey_refused`. */
export const registerPasskey = (name: string, response: Record<string, unknown>) =>
  adminWrite('post', PASSKEYS, { name, response });

/** Removes one of the caller's passkeys. */
export const removePasskey = () => adminCommand('delete', `${PASSKEYS}/{id}`, {}, [PASSKEYS, ACCOUNT]);
