/** Accounts and sessions of collectors, of the owner and of staff. */
export { Audit, type Deed } from './audit/audit';
export { Collectors, type KnownCollector } from './collectors';
export { CurrentCollector, ForCollectors } from './collector.guard';
export { plainAddress } from './email-address';
export { CollectorDeleted, CollectorEmailConfirmed, CollectorExported } from './identity.events';
export { IdentityModule } from './identity.module';
export { AddressProof } from './links/address-proof';
export { cookieHeader } from './session-cookie';
export { cookieOf, type SessionRequest } from './session-request';
export { Sessions } from './sessions';
export { SignUp } from './sign-up';
export type { SignedInCollector } from './signed-in-collector';
export { hashPassword } from './password/password-hashing';
export type { SignedInStaff, StaffRole } from './staff/signed-in-staff';
export { StaffCaller } from './staff/staff-caller';
export { AddAdmin } from './staff/add-admin';
export { RecoverOwner } from './staff/recover-owner';
export { CurrentStaff, ForOwner, ForStaff } from './staff/staff.guard';
