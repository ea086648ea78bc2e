/** Accounts and sessions of collectors, of the owner and of staff. */
export {
  AuditLogService,
  type NewAuditEntry as Deed,
  type AuditHistoryEntry,
} from './audit/audit-log.service';
export { AuditSubjectResolver } from './audit/audit-subject.resolver';
export {
  auditSubjectOf as subjectOf,
  FindAuditSubject,
  ResolveAuditSubjects,
} from './audit/audit-subject.events';
export { CollectorsService, type CollectorAccount } from './collectors/collectors.service';
export { CurrentCollector, ForCollectors } from './collectors/collector.guard';
export { normalizeEmail } from './email-address';
export { CollectorDeleted, CollectorEmailConfirmed, CollectorDataExportRequested } from './domain-events';
export { IdentityModule } from './identity.module';
export { EmailConfirmationService } from './account-links/email-confirmation.service';
export { setCookieHeader } from './sessions/session-cookie';
export { readCookie as cookieOf, type SessionRequest } from './sessions/session-request';
export { SessionsService } from './sessions/sessions.service';
export { CollectorSignUpService } from './collectors/collector-sign-up.service';
export type { SignedInCollector } from './sessions/signed-in-collector';
export { hashPassword } from './passwords/password-hashing.service';
export { actorOf, type SignedInStaff, type StaffRole } from './staff/signed-in-staff';
export { StaffDirectoryService, type StaffDirectoryEntry } from './staff/staff-directory.service';
export { CurrentStaffService } from './staff/current-staff.service';
export { AdminCreationService } from './staff/admin-creation.service';
export { OwnerRecoveryService } from './staff/owner-recovery.service';
export { CurrentStaff, OwnerRoute, ForStaff } from './staff/staff.guard';
export { STAFF_EMAILS } from './staff/staff.emails';
export { ACCOUNT_EMAILS } from './account-links/account.emails';
