import { mutationOptions } from '@tanstack/react-query';
import { apiCommand } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';
import { saveStaffSession } from '../../session/staff-session-storage';

/** Who signs in to the console; the code only where a second factor is on. */
export interface StaffCredentials {
  username: string;
  password: string;
  code?: string;
}

/** Tries the gate's password; `gate_refused` and `rate_limited` say why not. */
export const unlockAdminGate = () =>
  apiCommand((password: string) => adminClient.POST('/api/admin/gate', { body: { password } }));

/** Opens a session of the console and keeps it; `credentials_refused` and `rate_limited` say why not. */
export const signInStaff = () =>
  mutationOptions({
    mutationKey: ['log-in'],
    mutationFn: async (body: StaffCredentials) => {
      const session = await bodyOf(adminClient.POST('/api/admin/login', { body }));
      saveStaffSession(session);
      return session;
    },
  });

/** Ends the session at the server; the page forgets it then, by `storeStaffSession(null)`. */
export const signOutStaff = () => apiCommand(() => adminClient.POST('/api/admin/logout'));
