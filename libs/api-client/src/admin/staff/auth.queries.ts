import type { StaffSession } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { saveStaffSession } from '../../session/staff-session';
import { callAdmin, type Input } from '../admin-client';
import { adminCommand, adminWrite } from '../admin-options';

/** Fails with `gate_refused` or `rate_limited`. */
export const unlockAdminGate = () => adminCommand('post', '/api/admin/gate', {});

const LOGIN = '/api/admin/login';

/** Asks who is signed in, and stores it. Rejects when the API cannot be reached. */
export async function readStaffSession(): Promise<void> {
  const { data } = await callAdmin('get', '/api/admin/me', {});
  saveStaffSession(data?.user ? { user: data.user } : null);
}

/** Signs in and stores who did. Fails with `credentials_refused` or `rate_limited`. */
export const signInStaff = () =>
  mutationOptions({
    mutationKey: ['log-in'],
    mutationFn: async (credentials: Input<'post', typeof LOGIN>) => {
      const session = await adminWrite('post', LOGIN, credentials);
      saveStaffSession(session);
      return session;
    },
  });

/** What the browser needs to prove a passkey at the login. */
export const startPasskeySignIn = () => adminWrite('post', `${LOGIN}/passkey/options`, {});

/** Signs in by the browser's proof of a passkey, and stores who did. Fails with `passkey_refused`. */
export async function signInWithPasskey(response: Record<string, unknown>): Promise<StaffSession> {
  const session = await adminWrite('post', `${LOGIN}/passkey`, { response });
  saveStaffSession(session);
  return session;
}

const REAUTHENTICATION = '/api/admin/account/reauthentication';

/** Proves again who is signed in. Fails with `validation_failed` at `password`. */
export const reauthenticate = () => adminCommand('post', REAUTHENTICATION, {});

/** What the browser needs to prove one of the caller's passkeys. */
export const startPasskeyReauthentication = () =>
  adminWrite('post', `${REAUTHENTICATION}/passkey/options`, {});

/** The same by the browser's proof. Fails with `passkey_refused`. */
export const reauthenticateWithPasskey = async (response: Record<string, unknown>): Promise<void> => {
  await callAdmin('post', `${REAUTHENTICATION}/passkey`, { response });
};

/** Key of the mutation that signs out. */
export const SIGN_OUT_STAFF_KEY = ['log-out'] as const;

/** Ends the session on the server; the page then clears it by `saveStaffSession(null)`. */
export const signOutStaff = () => ({
  ...adminCommand('post', '/api/admin/logout', {}),
  mutationKey: SIGN_OUT_STAFF_KEY,
});
