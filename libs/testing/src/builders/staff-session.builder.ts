import type { StaffSession } from '@gallery/contracts';

/** The console's session of the owner unless said otherwise: keep it with `storeStaffSession`. */
export const aStaffSession = (user: Partial<StaffSession['user']> = {}): StaffSession => ({
  sessionId: 'the-session',
  user: { firstName: 'Theo', username: 'owner', role: 'owner', ...user },
});
