/** Accounts and sessions of collectors, of the owner and of staff. */
export {
  auditedChanges,
  AuditLogService,
  type AuditHistoryEntry,
  type NewAuditEntry,
} from './audit/audit-log.service';
export {
  AuditSubjectResolver,
  auditSubjectOf,
  STAFF_FIRST_NAME,
  FindAuditSubject,
  ResolveAuditSubjects,
} from './audit/audit-subject.resolver';
export { CollectorsService, type CollectorAccount } from './collectors/collectors.service';
export { CurrentCollector, ForCollectors } from './collectors/collector.guard';
export { clientInfoOf, type ClientInfo } from './client-info';
export { RefusedAttemptsService } from './attempt-limits/refused-attempts.service';
export { AttemptLimitsService } from './attempt-limits/attempt-limits.service';
export { normalizeEmail } from './accounts';
export {
  CollectorDeleted,
  CollectorEmailConfirmed,
  CollectorDataExportRequested,
  StaffSessionsEnded,
} from './domain-events';
export { IdentityModule } from './identity.module';
export { EmailConfirmationService } from './account-links/email-confirmation.service';
export { hasCollectorCookie, setCookieHeader } from './sessions/session-cookies.service';
export { readCookie, type SessionRequest } from './sessions/session-request';
export { SessionsService, type SignedInCollector } from './sessions/sessions.service';
export { CollectorAuthService } from './collectors/collector-auth.service';
export { hashPassword } from './passwords/passwords.service';
export { actorOf, type SignedInStaff, type StaffRole } from './staff/staff-roles';
export { StaffDirectoryService, type StaffDirectoryEntry } from './staff/staff-directory.service';
export {
  CurrentStaffService,
  CurrentStaff,
  OwnerRoute,
  ForStaff,
  RequiresRecentSignIn,
} from './staff/staff.guard';
export { StaffAccountsService } from './staff/staff-accounts.service';
export { StaffPasswordsService } from './staff/staff-passwords.service';
export { PersonalDataExport } from './staff/personal-data-export';
export { STAFF_EMAILS } from './staff/staff.emails';
export { ACCOUNT_EMAILS } from './account-links/account.emails';
