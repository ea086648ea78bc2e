import type { StaffSession } from '@gallery/contracts';

/** The console's session of the owner unless said otherwise; store it with `saveStaffSession`. */
export const aStaffSession = (user: Partial<StaffSession['user']> = {}): StaffSession => ({
  user: { firstName: 'Theo', username: 'owner', role: 'owner', isSecondFactorMissing: false, ...user },
});
