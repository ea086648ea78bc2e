import { mutationOptions } from '@tanstack/react-query';
import { apiCommand } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';
import { saveStaffSession } from '../../session/staff-session-storage';

/** The code is needed only with a second factor. */
export interface StaffCredentials {
  username: string;
  password: string;
  code?: string;
}

/** Fails with `gate_refused` or `rate_limited`. */
export const unlockAdminGate = () =>
  apiCommand((password: string) => adminClient.POST('/api/admin/gate', { body: { password } }));

/** Signs in and stores the session. Fails with `credentials_refused` or `rate_limited`. */
export const signInStaff = () =>
  mutationOptions({
    mutationKey: ['log-in'],
    mutationFn: async (body: StaffCredentials) => {
      const session = await bodyOf(adminClient.POST('/api/admin/login', { body }));
      saveStaffSession(session);
      return session;
    },
  });

/** Of the mutation that signs out. */
export const SIGN_OUT_STAFF_KEY = ['log-out'] as const;

/** Ends the session on the server; the page then clears it by `saveStaffSession(null)`. */
export const signOutStaff = () => ({
  ...apiCommand(() => adminClient.POST('/api/admin/logout')),
  mutationKey: SIGN_OUT_STAFF_KEY,
});
