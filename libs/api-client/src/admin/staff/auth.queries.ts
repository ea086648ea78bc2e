import { mutationOptions } from '@tanstack/react-query';
import { saveStaffSession } from '../../session/staff-session-storage';
import type { Input } from '../admin-client';
import { adminCommand, adminWrite } from '../admin-options';

/** Fails with `gate_refused` or `rate_limited`. */
export const unlockAdminGate = () => adminCommand('post', '/api/admin/gate', {});

const LOGIN = '/api/admin/login';

/** Signs in and stores the session. Fails with `credentials_refused` or `rate_limited`. */
export const signInStaff = () =>
  mutationOptions({
    mutationKey: ['log-in'],
    mutationFn: async (credentials: Input<'post', typeof LOGIN>) => {
      const session = await adminWrite('post', LOGIN, credentials);
      saveStaffSession(session);
      return session;
    },
  });

/** Of the mutation that signs out. */
export const SIGN_OUT_STAFF_KEY = ['log-out'] as const;

/** Ends the session on the server; the page then clears it by `saveStaffSession(null)`. */
export const signOutStaff = () => ({
  ...adminCommand('post', '/api/admin/logout', {}),
  mutationKey: SIGN_OUT_STAFF_KEY,
});
