import { mutationOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';
import { storeStaffSession } from '../stored-staff-session';

/** Who signs in to the console; the code only where a second factor is on. */
export interface StaffLogin {
  username: string;
  password: string;
  code?: string;
}

/** Tries the gate's password; `gate_refused` and `rate_limited` say why not. */
export const openGate = () =>
  mutationOptions({
    mutationKey: ['gate'],
    mutationFn: async (password: string) => {
      await ownerClient.POST('/api/admin/gate', { body: { password } });
    },
  });

/** Opens a session of the console and keeps it; `credentials_refused` and `rate_limited` say why not. */
export const logIn = () =>
  mutationOptions({
    mutationKey: ['log-in'],
    mutationFn: async (body: StaffLogin) => {
      const session = await bodyOf(ownerClient.POST('/api/admin/login', { body }));
      storeStaffSession(session);
      return session;
    },
  });

/** Ends the session at the server; the page forgets it then, by `storeStaffSession(null)`. */
export const logOut = () =>
  mutationOptions({
    mutationKey: ['log-out'],
    mutationFn: async () => {
      await ownerClient.POST('/api/admin/logout');
    },
  });
