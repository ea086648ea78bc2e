import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CollectorAuthController } from './collectors/collector-auth.controller';
import {
  CollectorAccountService,
  AdminCollectorAccountsService,
} from './collectors/collector-account.service';
import {
  CollectorAccountController,
  AdminCollectorAccountsController,
} from './collectors/collector-account.controller';
import { CollectorDataService } from './collectors/collector-data.service';
import { AccountRetentionWorker } from './collectors/account-retention.worker';
import { AuditLogService } from './audit/audit-log.service';
import { AuditLogStore } from './audit/audit-log.store';
import { AuditEntryEntity } from './audit/audit-entry.entity';
import { AdminAuditLogController } from './audit/audit-log.admin.controller';
import { AuditLogQueries } from './audit/audit-log.queries';
import { AuditSubjectResolver } from './audit/audit-subject.resolver';
import { CollectorGuard } from './collectors/collector.guard';
import { CollectorEntity } from './collectors/collector.entity';
import { CollectorsService } from './collectors/collectors.service';
import { CollectorsStore } from './collectors/collectors.store';
import { AccountLinkEntity, AccountLinksService } from './account-links/account-links.service';
import { EmailConfirmationService } from './account-links/email-confirmation.service';
import { PasswordResetService } from './account-links/password-reset.service';
import { PasswordsService, PasswordHashingService } from './passwords/passwords.service';
import { SessionEntity, SessionsStore } from './sessions/sessions.store';
import { SessionCookiesService } from './sessions/session-cookies.service';
import { SessionsService } from './sessions/sessions.service';
import { CollectorAuthService } from './collectors/collector-auth.service';
import { StaffAccountsService } from './staff/staff-accounts.service';
import { AdminPasswordLinkEntity, AdminEntity } from './staff/admin.entity';
import { StaffPasswordsService } from './staff/staff-passwords.service';
import { AdminsStore } from './staff/admins.store';
import { StaffAuthService } from './staff/staff-auth.service';
import { StaffDirectoryService } from './staff/staff-directory.service';
import { AdminStaffAccountsController } from './staff/staff-accounts.admin.controller';
import { RecoveryCodeEntity, SecondFactorStore } from './staff/second-factor/second-factor.store';
import {
  SecondFactorPolicyEntity,
  SecondFactorPolicyService,
} from './staff/second-factor/second-factor-policy.service';
import { SecondFactorService } from './staff/second-factor/second-factor.service';
import { AdminAccountController, AdminReauthenticationController } from './staff/account.admin.controller';
import { AdminPasskeysController } from './staff/passkeys/passkeys.admin.controller';
import { PasskeysService } from './staff/passkeys/passkeys.service';
import { PasskeyChallengeEntity, PasskeysStore, StaffPasskeyEntity } from './staff/passkeys/passkeys.store';
import { StaffAuthController } from './staff/staff-auth.controller';
import { PersonalDataExportInterceptor } from './staff/personal-data-export';
import { StaffGuard, CurrentStaffService } from './staff/staff.guard';
import { AttemptCountEntity, KnownBrowserEntity, AttemptsStore } from './attempt-limits/attempts.store';
import { RefusedAttemptEntity, RefusedAttemptsService } from './attempt-limits/refused-attempts.service';
import { AttemptLimitsService } from './attempt-limits/attempt-limits.service';

/** Accounts and sessions. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AccountLinkEntity,
      AdminEntity,
      AdminPasswordLinkEntity,
      AttemptCountEntity,
      AuditEntryEntity,
      CollectorEntity,
      KnownBrowserEntity,
      PasskeyChallengeEntity,
      RecoveryCodeEntity,
      SecondFactorPolicyEntity,
      RefusedAttemptEntity,
      SessionEntity,
      StaffPasskeyEntity,
    ]),
  ],
  controllers: [
    CollectorAuthController,
    CollectorAccountController,
    AdminCollectorAccountsController,
    AdminAuditLogController,
    AdminAccountController,
    AdminPasskeysController,
    AdminReauthenticationController,
    StaffAuthController,
    AdminStaffAccountsController,
  ],
  providers: [
    CollectorAccountService,
    AdminCollectorAccountsService,
    CollectorDataService,
    AccountLinksService,
    AccountRetentionWorker,
    StaffAccountsService,
    EmailConfirmationService,
    StaffPasswordsService,
    AdminsStore,
    AttemptsStore,
    AuditLogService,
    AuditLogStore,
    CollectorGuard,
    CollectorsService,
    CollectorsStore,
    StaffAuthService,
    StaffDirectoryService,
    PasskeysService,
    PasskeysStore,
    PasswordsService,
    CurrentStaffService,
    PasswordHashingService,
    PasswordResetService,
    AuditLogQueries,
    SecondFactorPolicyService,
    SecondFactorService,
    SecondFactorStore,
    SessionCookiesService,
    SessionsStore,
    SessionsService,
    CollectorAuthService,
    StaffGuard,
    PersonalDataExportInterceptor,
    AuditSubjectResolver,
    AttemptLimitsService,
    RefusedAttemptsService,
  ],
  exports: [
    AttemptLimitsService,
    RefusedAttemptsService,
    AuditLogService,
    CollectorGuard,
    CollectorsService,
    StaffDirectoryService,
    CurrentStaffService,
    SessionsService,
    StaffGuard,
    PersonalDataExportInterceptor,
    AuditSubjectResolver,
  ],
})
export class IdentityModule {}
