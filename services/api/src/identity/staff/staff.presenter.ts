import type { StaffUser } from './dto/staff-session.dto';
import type { SignedInStaff } from './signed-in-staff';

/** Somebody of the console as they see themselves. */
export const presentStaff = ({
  firstName,
  username,
  role,
}: Pick<SignedInStaff, 'firstName' | 'username' | 'role'>): StaffUser => ({ firstName, username, role });
